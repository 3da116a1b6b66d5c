import type { Page } from "@playwright/test";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { openPage } from "./support/pages";
import { printPage } from "./support/pdf";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const FORMATS = ["A4", "Letter"] as const;

/** The least height of a heading with one line of text below it, in points. */
const HEADING_WITH_TEXT = 28;

const TOOLS = [
  { path: "/tools/landed-cost", pages: 3, answer: "One piece at your door costs" },
  { path: "/tools/shipment-volume", pages: 2, answer: "Your shipment measures" },
  { path: "/tools/production-planner", pages: 2, answer: "Order by" },
  { path: "/tools/aql-sampling", pages: 2, answer: "The inspector opens" },
  { path: "/tools/amazon-carton-check", pages: 2, answer: "This carton is" },
  { path: "/tools/incoterms", pages: 2, answer: "Ask for" },
];

for (const { path, pages, answer } of TOOLS) {
  test(`${path} takes ${pages} printed pages at most, before hydration and after`, async ({
    page,
  }) => {
    const application = await delayRequests(page, APPLICATION_CHUNKS);
    await page.goto(path);
    await expectPrintedPages(page, { pages, answer });
    await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
    application.release();
    await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
    await expectPrintedPages(page, { pages, answer });
  });
}

test("a long list is printed without a heading at the bottom of a page", async ({ page }) => {
  const sizes = Array.from({ length: 20 }, (_, i) => `${40 + i}x30x25x${8 + i}x10xcm`);
  await openPage(page, `/tools/shipment-volume?v=1&r=${sizes.join(",")}`);
  await expectPrintedPages(page, { pages: 6, answer: "Your shipment measures" });
  const duties = [1, 2, 3, 4].map((number) => `Duty ${number}:2.5`);
  await openPage(page, `/tools/landed-cost?v=1&t=EXW&to=DE&rc=no&sl=15&ad=${duties.join(",")}`);
  await expectPrintedPages(page, { pages: 3, answer: "One piece at your door costs" });
});

test("a plan that is too late, with its warnings, takes 2 printed pages at most", async ({
  page,
}) => {
  for (const query of ["t=2027-01-25&su=yes", "t=2027-02-24&m=courier&pr=365&su=yes"]) {
    await openPage(page, `/tools/production-planner?v=1&${query}`);
    await expectPrintedPages(page, { pages: 2, answer: "Samples are" });
  }
});

/** The answer is at the top of the first page, and no heading is separated from its text. */
async function expectPrintedPages(page: Page, limits: { pages: number; answer: string }) {
  for (const format of FORMATS) {
    const { pages, headings } = await printPage(page, format);
    expect(pages, format).toBeGreaterThan(0);
    expect(pages, format).toBeLessThanOrEqual(limits.pages);
    expect(headings[1], format).toMatchObject({ title: limits.answer, page: 1 });
    expect(headings[1]?.pointsAboveFoot, format).toBeGreaterThan(500);
    const orphaned = headings.filter(({ pointsAboveFoot }) => pointsAboveFoot < HEADING_WITH_TEXT);
    expect(orphaned, format).toEqual([]);
  }
}
