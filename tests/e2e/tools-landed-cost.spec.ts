import type { Page } from "@playwright/test";
import {
  answer as answerWords,
  invoice as invoiceWords,
  ratesDisclosure,
  worksheet,
} from "@/content/tools/landed-cost";
import { tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { answer, goToTool, sendLink } from "./support/tool-page";
import { labeled, landedCost } from "./support/tools";

const total = (page: Page) =>
  page.getByRole("table", { name: invoiceWords.caption }).getByRole("row").last();
const details = (page: Page) =>
  page.locator("summary").filter({ hasText: ratesDisclosure.titles.us });

test("an order is typed by keyboard alone: EXW, with an additional duty", async ({ page }) => {
  await goToTool(page, landedCost);
  await typeInto(page, labeled(worksheet.price("USD").label)(page), "5");
  await tabTo(page, labeled(worksheet.incoterm.label)(page));
  await page.keyboard.type("EXW");
  await tabToAndPress(page, page.getByRole("button", { name: answerWords.noOrigin("EXW").action }));
  await expect(labeled(worksheet.originCharges("USD").label)(page)).toBeFocused();
  await page.keyboard.insertText("300");
  await expect(answer(page)).not.toContainText(answerWords.noOrigin("EXW").text);
  await typeInto(page, labeled(worksheet.inspection("USD").label)(page), "0");
  await typeInto(page, labeled(worksheet.freight("USD").label)(page), "800");
  const add = page.getByRole("button", { name: worksheet.addDuty, exact: true });
  await tabToAndPress(page, add);
  await expect(labeled(worksheet.dutyName(1).label)(page)).toBeFocused();
  await typeInto(page, labeled(worksheet.dutyFigure(1, false).label)(page), "25");
  // The customs value is 5,300, a quarter of which is 1,325.
  await expect(total(page)).toContainText("8,923.05");
  await tabToAndPress(page, page.getByRole("button", { name: worksheet.removeDuty(1) }));
  await expect(add).toBeFocused();
  await tabToAndPress(page, details(page));
  await typeInto(page, labeled(ratesDisclosure.currency.label)(page), "EUR");
  await expect(total(page)).toContainText("7,598.05");
  await expect(labeled(worksheet.price("EUR").label)(page)).toHaveValue("5");
  await tabTo(page, sendLink(page));
});

test("an error in closed details opens them, and its fields are listed and reached, until our figures are back", async ({
  page,
}) => {
  const [minimum, maximum] = [ratesDisclosure.mpfMin("").label, ratesDisclosure.mpfMax("").label];
  await openPage(page, `${landedCost.path}?v=1&mn=700`);
  for (const label of [minimum, maximum]) {
    await expect(labeled(label)(page)).toBeVisible();
    await expect(labeled(label)(page)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.locator("#answer")).toContainText(`${minimum} and ${maximum}: `);
  await details(page).click();
  await expect(labeled(minimum)(page)).toBeHidden();
  await page.getByRole("button", { name: minimum }).click();
  await expect(labeled(minimum)(page)).toBeFocused();
  await page.getByRole("button", { name: ratesDisclosure.reset }).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page).toHaveURL(landedCost.path);
});
