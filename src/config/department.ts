/**
 * The three departments of the agency, by what they do with an order: find a supplier, check the
 * goods, ship them. Each has its own brand color throughout the site.
 */
export type Department = "find" | "check" | "ship";
