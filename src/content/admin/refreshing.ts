/** The button that reloads the list of a screen. */
export const refreshing = { refresh: "Refresh" };
