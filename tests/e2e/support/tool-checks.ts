import { expect, type Page } from "@playwright/test";
import { findViolations } from "./accessibility";
import { findCrossedTexts, findOverflow } from "./layout";
import { DESKTOP, PHONE, TABLET } from "./pages";
import { findLowTargets, findSmallTargets } from "./targets";

const SCREENS = [{ width: 320, height: 640 }, PHONE, TABLET, DESKTOP];

/** On no screen does anything overflow, is a target too small, or an accessibility rule violated. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const width = `${size.width} px wide`;
    expect(await findOverflow(page), width).toEqual([]);
    expect(await findCrossedTexts(page), width).toEqual([]);
    expect(await findSmallTargets(page), width).toEqual([]);
    expect(await findLowTargets(page, "form, #answer"), width).toEqual([]);
    // The tool pages have one layout for narrow and one for wide screens: one check for each.
    if (size !== PHONE && size !== TABLET) expect(await findViolations(page), width).toEqual([]);
  }
}

/** With print styles, the page has no controls, but the date and the link. */
export async function expectPrinted(page: Page): Promise<void> {
  for (const role of ["navigation", "form", "combobox", "radio", "textbox", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(/^Counted on \w+ \d+, \d{4} at https:/)).toBeVisible();
}
