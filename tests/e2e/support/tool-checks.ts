import { expect, type Page } from "@playwright/test";
import { site } from "@/config/site";
import { toolWords } from "@/content/tools/shared";
import { findViolations } from "./accessibility";
import { findCrossedTexts, findOverflow } from "./layout";
import { DESKTOP, PHONE, SMALLEST, TABLET } from "./pages";
import { printPage } from "./pdf";
import { findLowTargets, findSmallTargets } from "./targets";
import { answer } from "./tool-page";

/** The least height of a heading with one line of text below it, in points. */
const HEADING_WITH_TEXT = 28;

/** On no screen does anything overflow, is a target too small, or an accessibility rule violated. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  for (const size of [DESKTOP, TABLET, PHONE, SMALLEST]) {
    await page.setViewportSize(size);
    const width = `${size.width} px wide`;
    expect(await findOverflow(page), width).toEqual([]);
    expect(await findCrossedTexts(page), width).toEqual([]);
    expect(await findSmallTargets(page), width).toEqual([]);
    expect(await findLowTargets(page, "form, #answer"), width).toEqual([]);
    // On a phone the page is checked with its example, like every page of the site.
    if (size === DESKTOP) expect(await findViolations(page), width).toEqual([]);
  }
}

/**
 * The answer is at the top of the first printed page, no heading is parted from its text, and the end
 * says where to open it again. Letter pages are shorter than A4.
 */
export async function expectPrintedPages(page: Page, most: number) {
  const title = await answer(page).getByRole("heading").first().innerText();
  const { pages, headings } = await printPage(page, "Letter");
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(most);
  expect(headings[1]).toMatchObject({ title, page: 1 });
  expect(headings[1]?.pointsAboveFoot).toBeGreaterThan(500);
  expect(headings.filter((one) => one.pointsAboveFoot < HEADING_WITH_TEXT)).toEqual([]);
  const end = (await page.locator(".printed").textContent()) ?? "";
  expect(end).toContain(site.email);
  const [, printed = "", day] = /(http\S+) on (.*)/.exec(end) ?? [];
  const [address, current] = [new URL(printed), new URL(page.url())];
  expect(address.pathname).toBe(current.pathname);
  expect([...address.searchParams]).toEqual(expect.arrayContaining([...current.searchParams]));
  expect(day).toMatch(/^[A-Z][a-z]+ \d+, 2026$/);
}

/** With print styles, the page has no controls, but the date of its figures, and who we are. */
export async function expectPrintStyles(page: Page): Promise<void> {
  for (const role of ["navigation", "form", "combobox", "radio", "textbox", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(toolWords.printedOn("November 23, 2026"))).toBeVisible();
  const end = page.locator(".printed");
  await expect(end).toBeVisible();
  await expect(end).toContainText(/on November 23, 2026$/);
}
