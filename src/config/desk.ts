/** The three jobs of an order, each in a color of the brand: find it, check it, ship it. */
export type Desk = "find" | "check" | "ship";
