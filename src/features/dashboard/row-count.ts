/** How many entries a card of the dashboard shows. */
export const ROW_COUNT = 3;
