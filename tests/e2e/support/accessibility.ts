import type { Page } from "@playwright/test";
import { findWithAxe } from "./axe";
import { findWithEqualAccess } from "./equal-access";
import { addToTotal } from "./add-to-total";

/** The accessibility violations that two checkers find on the page, or in a part of it. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const found = [...(await findWithAxe(page, part)), ...(await findWithEqualAccess(page, part))];
  addToTotal("accessibility violations", found.length);
  return found;
}
