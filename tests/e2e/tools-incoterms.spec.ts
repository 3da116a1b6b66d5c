import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import {
  differences,
  form,
  journey,
  matrix as matrixWords,
  place as placeWords,
  places,
  sentence,
} from "@/content/tools/incoterms";
import { findViolations } from "./support/accessibility";
import { tabToAndPress } from "./support/keyboard";
import { openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { answer, figure } from "./support/tool-page";
import { labeled } from "./support/tools";

const { cargo, transport, forwarder, quotation } = form.fields;
const question = (page: Page, { label }: { label: string }) =>
  page.getByRole("group", { name: label, exact: true });
const choose = (page: Page, group: { label: string }, option: string) =>
  question(page, group).getByLabel(option, { exact: true }).check();
const order = (page: Page) => page.getByRole("region", { name: sentence.heading });
const place = (page: Page) => page.getByLabel(placeWords.label(""));
const matrix = (page: Page) => page.getByRole("table", { name: matrixWords.caption });
const obligation = (page: Page, name: string) =>
  matrix(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

test("questions are answered by hand, and a place for another rule is asked for and kept", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, paths.incoterms);
  await place(page).fill("Ningbo Beilun");
  await order(page).getByRole("button", { name: sentence.copy.named }).click();
  await expect(order(page).getByRole("status").filter({ hasText: sentence.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "FCA Ningbo Beilun, Incoterms 2020",
  );
  await choose(page, forwarder, forwarder.options.no);
  await expect(figure(page)).toHaveText("DAP");
  await expect(order(page)).toContainText("DAP [your warehouse], Incoterms 2020");
  await expect(order(page).getByRole("button", { name: sentence.copy.open })).toBeVisible();
  const kept = placeWords.kept("Ningbo Beilun", places.seaport.own);
  await expect(page.getByRole("status").filter({ hasText: kept })).toHaveCount(1);
  await page.reload();
  await tabToAndPress(page, page.getByRole("button", { name: placeWords.use("Ningbo Beilun") }));
  await expect(place(page)).toBeFocused();
  await expect(order(page)).toContainText("DAP Ningbo Beilun, Incoterms 2020");
  await expect(page.getByRole("status").filter({ hasText: kept })).toHaveCount(0);
});

test("answers that contradict each other are an error at the question, by keyboard too", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, paths.incoterms);
  const how = question(page, transport);
  await how.getByLabel(transport.options.sea).focus();
  for (const press of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(press);
  await expect(figure(page)).toHaveText("DAP");
  await choose(page, cargo, cargo.options.bulk);
  await expect(how).toHaveAttribute("aria-invalid", "true");
  await expect(how).toHaveAccessibleDescription(/\S/);
  await place(page).fill("W".repeat(61));
  expect(await findViolations(page)).toEqual([]);
  await place(page).fill("Yantian");
  await answer(page).getByRole("button", { name: cargo.label }).click();
  await expect(question(page, cargo)).toBeFocused();
  await choose(page, cargo, cargo.options.cartons);
  await expect(how).toHaveAttribute("aria-invalid", "false");
});

test("the rule of the quotation is compared leg by leg, and the matrix of all rules is in lists on a phone", async ({
  page,
}) => {
  await openPage(page, paths.incoterms);
  await labeled(quotation.label)(page).selectOption("EXW");
  await expect(answer(page).getByRole("note")).toContainText("EXW: ");
  const legs = page.getByRole("region", { name: journey.heading });
  await expect(legs.getByRole("heading", { level: 3 })).toHaveText([/^FCA/, /^EXW/]);
  const changes = legs.getByRole("table", { name: differences.heading("EXW", "FCA") });
  await expect(changes.getByRole("row")).toHaveText([
    "ObligationUnder EXWUnder FCA",
    "Loading at factoryyouseller",
    "Truck to port or terminalyouseller",
    "Export clearanceyouseller",
  ]);
  await labeled(quotation.label)(page).selectOption("CIP");
  const payers = legs.getByRole("table", { name: journey.caption }).getByRole("row");
  await expect(payers.nth(1)).toHaveText("1. Factorysellerseller");
  await expect(payers.last()).toHaveText("8. Your dooryouseller or you");

  await expect(matrix(page).getByRole("columnheader")).toHaveCount(12);
  await expect(obligation(page, "Insurance")).toHaveText("Insurance–––––S (C)–S (A)–––");
  await page.setViewportSize(PHONE);
  await page.getByRole("heading", { name: matrixWords.heading }).click();
  await expect(obligation(page, "Insurance")).toHaveText(/^InsuranceCIF \(C\), CIP \(A\)–.+EXW/);
  await expect(obligation(page, "Loading on ship")).toHaveText(/, DDPEXW, FCA, FAS–$/);
});
