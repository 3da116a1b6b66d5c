import type { Page } from "@playwright/test";
import { findViolations } from "./support/accessibility";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { answer, figure, notice, startOver } from "./support/tool-page";

const LANDED_COST = "/tools/landed-cost";

/** The list of errors beside the outdated answer. */
const problems = (page: Page) => answer(page).getByRole("note").filter({ hasText: "from before" });
const details = (page: Page) => page.getByRole("group").filter({ hasText: "US entry fees" });

/** On wide and narrow screens, one after the other on the same page. */
async function atEachWidth(page: Page, check: () => Promise<void>) {
  for (const { width, height } of [DESKTOP, PHONE])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      await check();
    });
}

/** Goes back to the example, so that the next entries are changes again. */
async function clear(page: Page) {
  await startOver(page).click();
  await expect(startOver(page)).toHaveCount(0);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
}

test("two figures that contradict each other are both marked and listed, and the list leads to them", async ({
  page,
}) => {
  await openPage(page, LANDED_COST);
  const price = page.getByLabel("Price per piece, USD");
  const freight = page.getByLabel("Main freight, USD");
  await atEachWidth(page, async () => {
    await page.getByLabel("Incoterm in the quotation").selectOption("CIF");
    await page.getByLabel("Quantity, pieces").fill("100");
    for (const field of [price, freight]) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/the FOB value would be negative/);
    }
    await expect(problems(page)).toContainText(
      "Price per piece, USD and Main freight, USD: Freight and insurance are more than the price",
    );
    await problems(page).getByRole("button", { name: "Main freight, USD" }).press("Enter");
    await expect(freight).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await clear(page);
  });
});

test("margin and selling fee of 100% together are both marked", async ({ page }) => {
  await openPage(page, LANDED_COST);
  await atEachWidth(page, async () => {
    await page.getByLabel("Selling fee, % of price").fill("60");
    await expect(page.getByLabel("Target margin, % of price")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(problems(page)).toContainText(
      "Target margin, % of price and Selling fee, % of price: Margin and fees together must be under 100 %",
    );
    await clear(page);
  });
});

test("an error in closed details opens them, and the button in its message opens them again", async ({
  page,
}) => {
  const minimum = page.getByLabel("Its minimum, USD");
  await atEachWidth(page, async () => {
    // The details are opened while the page loads, which is why each width loads it.
    await openPage(page, `${LANDED_COST}?v=1&mn=700`);
    await expect(minimum).toBeVisible();
    await expect(minimum).toHaveAccessibleDescription(/The minimum is over the maximum/);
    await details(page).locator("summary").click();
    await expect(minimum).toBeHidden();
    await page.getByRole("button", { name: "Its minimum, USD" }).click();
    await expect(minimum).toBeFocused();
  });
});

test("a dot for thousands is an error, and a button corrects it", async ({ page }) => {
  await openPage(page, "/tools/aql-sampling");
  const lot = page.getByLabel("Lot size, pieces");
  await atEachWidth(page, async () => {
    await expect(answer(page)).toContainText("of 1,000");
    await lot.fill("10.000");
    await expect(lot).toHaveAccessibleDescription("Write 10000 or 10,000");
    await page.getByRole("button", { name: "Use 10,000" }).press("Enter");
    await expect(lot).toHaveValue("10,000");
    await expect(lot).toBeFocused();
    await expect(answer(page)).toContainText("of 10,000");
    await clear(page);
  });
});

test("a change of units converts the entries, and back again restores them", async ({ page }) => {
  await openPage(page, "/tools/shipment-volume?v=1&r=60x40x40x12x100xcm");
  await expect(figure(page)).toHaveText("9.600");
  const before = await answer(page).getByRole("definition").allInnerTexts();
  const unit = page.getByLabel("Units");
  await atEachWidth(page, async () => {
    await unit.selectOption("in and lb");
    await expect(page.getByLabel("Length, in")).toHaveValue("23.62205");
    await expect(page.getByLabel("Weight each, lb")).toHaveValue("26.45547");
    await expect(figure(page)).toHaveText("9.600");
    expect(await answer(page).getByRole("definition").allInnerTexts()).toEqual(before);
    await unit.selectOption("cm and kg");
    await expect(page.getByLabel("Length, cm")).toHaveValue("60");
    await expect(page.getByLabel("Weight each, kg")).toHaveValue("12");
    await expect(page).toHaveURL(/r=60x40x40x12x100xcm/);
  });
});

test("a change of units can keep the figures", async ({ page }) => {
  await openPage(page, "/tools/amazon-carton-check");
  const unit = page.getByLabel("Lengths in");
  const length = page.getByLabel("Length, in", { exact: true });
  await atEachWidth(page, async () => {
    await unit.selectOption("inches");
    await expect(length).toHaveValue("23.62205");
    await page.getByRole("button", { name: "Keep my figures, change the unit" }).press("Enter");
    await expect(length).toHaveValue("60");
    await expect(unit).toBeFocused();
    await expect(page.getByRole("button", { name: /Keep my figures/ })).toHaveCount(0);
    await expect(page).toHaveURL(/lu=in/);
    await clear(page);
  });
});

test("an edited limit is kept while another region is chosen, also after a reload", async ({
  page,
}) => {
  await openPage(page, "/tools/amazon-carton-check");
  await page.getByText("Limits, ").click();
  const limit = page.getByLabel(/^Carton weight, /);
  await limit.fill("45");
  await page.getByLabel("Amazon in").selectOption("European Union");
  await expect(limit).toHaveValue("23");
  await page.reload();
  await expect(limit).toHaveValue("23");
  await page.getByLabel("Amazon in").selectOption("United States");
  await expect(limit).toHaveValue("45");
});

test("a link with invalid values says which", async ({ page }) => {
  await openPage(page, "/tools/aql-sampling?v=1&lot=1.000&ma=3.0");
  await expect(notice(page).getByRole("listitem")).toHaveText([
    "Lot size, pieces: “1.000”",
    "Major, AQL %: “3.0”",
  ]);
  await openPage(page, "/tools/shipment-volume?v=1&r=50x40x30x15x40xcm,60x40");
  await expect(notice(page).getByRole("listitem")).toHaveText(["Carton 2: “60x40”"]);
});

test("a link with a rule of a former edition names its successor", async ({ page }) => {
  await openPage(page, "/tools/incoterms?v=1&q=DAT");
  await expect(notice(page).getByRole("listitem")).toHaveText([
    "Rule in the quotation: “DAT”. DAT was replaced by DPU in 2020.",
  ]);
});
