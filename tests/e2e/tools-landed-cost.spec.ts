import type { Page } from "@playwright/test";
import { answer as answerWords, invoice, productsSection } from "@/content/tools/landed-cost";
import { form as words } from "@/content/tools/landed-cost-form";
import { tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { answer, goToTool, sendLink } from "./support/tool-page";
import { labeled, landedCost } from "./support/tools";

const { fields, rows } = words;
const inDollars = { currency: "USD" };
const total = (page: Page) =>
  page.getByRole("table", { name: invoice.caption }).getByRole("row").last();
const folded = (page: Page, title: string) => page.locator("summary").filter({ hasText: title });
const firstDuty = (page: Page, label: string) =>
  page.getByRole("group", { name: rows.duties.row(1) }).getByLabel(label, { exact: true });

test("an order is typed by keyboard alone: EXW, with an additional duty", async ({ page }) => {
  await goToTool(page, landedCost);
  await typeInto(page, labeled(fields.price.label(inDollars))(page), "5");
  await tabTo(page, labeled(fields.incoterm.label)(page));
  await page.keyboard.type("EXW");
  await tabToAndPress(page, page.getByRole("button", { name: answerWords.noOrigin("EXW").action }));
  await expect(labeled(fields.originCharges.label(inDollars))(page)).toBeFocused();
  await page.keyboard.insertText("300");
  await expect(answer(page)).not.toContainText(answerWords.noOrigin("EXW").text);
  await typeInto(page, labeled(fields.freight.label(inDollars))(page), "800");
  const add = page.getByRole("button", { name: words.duties.add, exact: true });
  await tabToAndPress(page, add);
  await expect(firstDuty(page, rows.duties.columns.name.label)).toBeFocused();
  await typeInto(page, firstDuty(page, rows.duties.columns.figure.label({}, "", {})), "25");
  await tabToAndPress(page, folded(page, words.folded.more));
  await typeInto(page, labeled(fields.inspection.label(inDollars))(page), "0");
  // The customs value is 5,300, a quarter of which is 1,325.
  await expect(total(page)).toContainText("8,923.05");
  await tabTo(page, page.getByRole("button", { name: words.duties.remove(1) }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(add).toBeFocused();
  await typeInto(page, labeled(fields.currency.label)(page), "EUR");
  await expect(total(page)).toContainText("7,598.05");
  await expect(labeled(fields.price.label({ currency: "EUR" }))(page)).toHaveValue("5");
  await tabTo(page, sendLink(page));
});

test("a second product shares the costs, and has its own duty and price in a table", async ({
  page,
}) => {
  await goToTool(page, landedCost);
  await page.getByRole("button", { name: words.products.add }).click();
  const { productName, productPieces, productPrice, productDuty } = rows.products.columns;
  const second = page.getByRole("group", { name: words.products.title(1, "") });
  const mugs = page.getByRole("group", { name: /^Mugs,/ });
  await expect(second.getByLabel(productName.label, { exact: true })).toBeFocused();
  await page.keyboard.insertText("Mugs");
  await mugs.getByLabel(productPieces.label).fill("1000");
  await mugs.getByLabel(productPrice.label(inDollars)).fill("1.50");
  const asPercent = { productDutyKind: "percent" };
  await mugs.getByLabel(productDuty.label(inDollars, "", asPercent)).fill("4");
  const bears = page.getByRole("table", { name: productsSection.caption }).getByRole("row");
  await expect(bears.nth(2)).toContainText("20.0%");
  await page.getByLabel(fields.sharedBy.label).selectOption(fields.sharedBy.options.volume);
  await page.getByLabel(fields.volume.label).first().fill("3");
  await mugs.getByLabel(rows.products.columns.productVolume.label).fill("1");
  await expect(bears.nth(2)).toContainText("25.0%");
  await page.getByRole("button", { name: words.products.remove(1) }).click();
  await expect(bears).toHaveCount(0);
});

test("an error in closed details opens them, and its fields are listed and reached, until our figures are back", async ({
  page,
}) => {
  const [minimum, maximum] = [fields.mpfMin.label, fields.mpfMax.label];
  const details = folded(page, words.folded.rates);
  await openPage(page, `${landedCost.path}?v=1&mn=700`);
  for (const label of [minimum, maximum]) {
    await expect(labeled(label)(page)).toBeVisible();
    await expect(labeled(label)(page)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.locator("#answer")).toContainText(`${minimum} and ${maximum}: `);
  await details.click();
  await expect(labeled(minimum)(page)).toBeHidden();
  await page.getByRole("button", { name: minimum }).click();
  await expect(labeled(minimum)(page)).toBeFocused();
  await page.getByRole("button", { name: words.folded.reset }).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page).toHaveURL(landedCost.path);
});
