import type { Page } from "@playwright/test";
import { findViolations } from "./support/accessibility";
import { countTask, tabTo, typeInto } from "./support/keyboard";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE, TABLET } from "./support/pages";
import { findSmallTargets } from "./support/targets";
import { expect, test } from "./support/test";

const PATH = "/tools/incoterms";

const questions = {
  cargo: "What ships?",
  transport: "How?",
  forwarder: "Is there a forwarder?",
  importer: "Are you a registered importer there?",
  vat: "Can you reclaim import VAT?",
  license: "Can the factory export in its own name?",
} as const;

const question = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const answer = (page: Page) => page.getByRole("region", { name: "Ask for" });
const rule = (page: Page) => answer(page).locator("output");
const order = (page: Page) => page.getByRole("region", { name: "Write this into the order" });
const quotation = (page: Page) => page.getByLabel("Rule in the quotation");

async function choose(page: Page, answers: readonly (readonly [string, string])[]) {
  for (const [name, label] of answers)
    await question(page, name).getByLabel(label, { exact: true }).check();
}

const workedCases = [
  [
    "E1",
    [
      [questions.cargo, "Parcel or samples"],
      [questions.transport, "Courier"],
    ],
    "DAP",
    "with your own courier account",
  ],
  ["E3", [[questions.forwarder, "No"]], "DAP", "Or CIP to a named place"],
  [
    "E5",
    [
      [questions.transport, "Air"],
      [questions.importer, "No"],
      [questions.vat, "No"],
    ],
    "DDP",
    "ask who is the importer of record",
  ],
  ["E13", [[questions.importer, "No"]], "FCA", "Register first"],
] as const;

for (const [name, answers, expected, text] of workedCases) {
  test(`worked case ${name}, answered by hand`, async ({ page }) => {
    await openPage(page, PATH);
    await choose(page, answers);
    await expect(rule(page)).toHaveText(expected);
    await expect(answer(page)).toContainText(text);
    await expect(order(page)).toContainText(new RegExp(`${expected} .+, Incoterms 2020`));
  });
}

test("worked case E7: a quotation EXW is compared with FCA", async ({ page }) => {
  await openPage(page, PATH);
  await quotation(page).selectOption("EXW");
  await expect(rule(page)).toHaveText("FCA");
  await expect(answer(page)).toContainText("you must clear export in China");
  const changes = page.getByRole("table", { name: "What changes from EXW to FCA" });
  await expect(changes.getByRole("row")).toHaveText([
    "ObligationUnder EXWUnder FCA",
    "Loading at factoryyouseller",
    "Truck to port or terminalyouseller",
    "Export clearanceyouseller",
  ]);
});

test("worked case E9: a quotation DDP warns whoever reclaims VAT", async ({ page }) => {
  await openPage(page, PATH);
  await quotation(page).selectOption("DDP");
  await expect(answer(page)).toContainText("VAT cannot be deducted without import papers");
});

test("the sentence for the order has the place typed, and is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PATH);
  await expect(order(page)).toContainText("FCA Yantian, Shenzhen, Incoterms 2020");
  await page.getByLabel("Place to name in the order").fill("Ningbo Beilun");
  await order(page).getByRole("button", { name: "Copy the sentence" }).click();
  await expect(order(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "FCA Ningbo Beilun, Incoterms 2020",
  );
});

test("answers that do not go together are refused at the question", async ({ page }) => {
  await openPage(page, PATH);
  await choose(page, [
    [questions.transport, "Bulk ship"],
    [questions.cargo, "Parcel or samples"],
  ]);
  const how = question(page, questions.transport);
  await expect(how).toHaveAccessibleDescription("These two do not go together");
  await expect(how).toHaveAttribute("aria-invalid", "true");
  await expect(rule(page)).toHaveText("FOB");
  await expect(answer(page)).toContainText("from before your last change");
  expect(await findViolations(page)).toEqual([]);
  await answer(page).getByRole("link", { name: "Send this with an enquiry" }).click();
  await expect(how).toBeFocused();
});

test("a place is asked for where there is none", async ({ page }) => {
  await openPage(page, PATH);
  const place = page.getByLabel("Place to name in the order");
  await place.fill("");
  await place.blur();
  await expect(place).toHaveAccessibleDescription(/Name a place: every rule needs one/);
});

test("the questions are answered by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  await tabTo(page, question(page, questions.cargo).getByLabel("Cartons or pallets"));
  await page.keyboard.press("ArrowDown");
  await expect(question(page, questions.cargo).getByLabel("Parcel or samples")).toBeChecked();
  await tabTo(page, question(page, questions.transport).getByLabel("Sea, container or groupage"));
  for (const press of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(press);
  await expect(rule(page)).toHaveText("DAP");
  await typeInto(page, page.getByLabel("Place to name in the order"), "Dock 4, Reno");
  await expect(order(page)).toContainText("DAP Dock 4, Reno, Incoterms 2020");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countTask();
});

for (const [name, size] of Object.entries({
  narrow: { width: 320, height: 640 },
  phone: PHONE,
  tablet: TABLET,
  desktop: DESKTOP,
})) {
  test(`fits a ${name} screen, without faults for assistive tools`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, `${PATH}?v=1&f=no&i=unknown&e=no&q=CIP&p=${"W".repeat(60)}`);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

test("a link shows the same advice to whoever opens it", async ({ page, context }) => {
  await openPage(page, PATH);
  await choose(page, [
    [questions.transport, "Rail"],
    [questions.license, "Do not know"],
  ]);
  await quotation(page).selectOption("FOB");
  await expect(page).toHaveURL(/\?v=1&t=rail&e=unknown&q=FOB$/);
  const text = await answer(page).innerText();

  const other = await context.newPage();
  await openPage(other, page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(question(other, questions.transport).getByLabel("Rail")).toBeChecked();
  expect(await answer(other).innerText()).toBe(text);
  await expect(order(other)).toContainText("FCA Xi’an rail terminal, Incoterms 2020");
});

test("a value in a link that is not valid is dropped and named", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&t=mule&q=DAT&f=no`);
  await expect(page.getByText("2 values in this link were not valid")).toBeVisible();
  await expect(rule(page)).toHaveText("DAP");
});

test("is printed with its answer, every step and the matrix, without controls", async ({
  page,
}) => {
  await openPage(page, PATH);
  await page.emulateMedia({ media: "print" });
  await expect(rule(page)).toBeVisible();
  await expect(order(page)).toContainText("A forwarder, or an agency that books the freight?");
  await expect(page.getByRole("table", { name: /^Who has to do what/ })).toBeVisible();
  for (const role of ["navigation", "form", "radio", "textbox", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example and its answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(rule(page)).toHaveText("FCA");
    await expect(order(page)).toContainText("FCA Yantian, Shenzhen, Incoterms 2020");
    await expect(question(page, questions.cargo).getByLabel("Cartons or pallets")).toBeChecked();
  });
});
