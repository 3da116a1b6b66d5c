/** Entries per card of the dashboard. */
export const ROW_COUNT = 3;
