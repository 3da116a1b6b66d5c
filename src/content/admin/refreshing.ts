/** On the button of each screen that reads its list again. */
export const refreshing = { refresh: "Refresh" };
