import { expect, type Page } from "@playwright/test";
import { findViolations } from "./accessibility";
import { findOverflow } from "./layout";
import { DESKTOP, PHONE, TABLET } from "./pages";
import { findLowTargets, findSmallTargets } from "./targets";

/** The screens on which each tool is looked at. */
export const SCREENS = Object.entries({
  narrow: { width: 320, height: 640 },
  phone: PHONE,
  tablet: TABLET,
  desktop: DESKTOP,
});

/** Nothing sticks out, is too small or too low to be hit, or is a fault for assistive tools. */
export async function expectFit(page: Page): Promise<void> {
  expect(await findOverflow(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findLowTargets(page, "form, #answer")).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
}

/** Under the medium of print: no controls, but the day and the link. */
export async function expectPrinted(page: Page): Promise<void> {
  for (const role of ["navigation", "form", "combobox", "radio", "textbox", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(/^Counted on \w+ \d+, \d{4} at https:/)).toBeVisible();
}
