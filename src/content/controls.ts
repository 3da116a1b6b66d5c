/** Names of controls that are the same wherever they stand. */
export const controls = { close: "Close", tryAgain: "Try again", loading: "Loading…" };
