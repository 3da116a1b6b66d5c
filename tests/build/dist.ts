/** The production build. */
export const dist = new URL("../../dist/", import.meta.url);
