import { screen, within } from "@testing-library/react";

/** Queries in the main area of the page, without header and footer. */
export const main = () => within(screen.getByRole("main"));

export const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

export const hrefsOf = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute("href"));
