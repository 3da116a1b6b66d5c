import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./support/accessibility";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import { expectFitAndAccessible, expectPrinted } from "./support/tool-checks";

const PATH = "/tools/shipment-volume";

type Carton = readonly [
  length: string,
  width: string,
  height: string,
  weight: string,
  cartons: string,
];

const carton = (page: Page, number: number) =>
  page.getByRole("group", { name: new RegExp(`^Carton ${number},`) });
const answer = (page: Page) => page.getByRole("region", { name: "Your shipment measures" });
const modes = (page: Page) => page.getByRole("table", { name: /^What each carrier charges/ });
const mode = (page: Page, name: string) =>
  modes(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const box = (page: Page, type: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: type }) });

async function listFields(group: Locator): Promise<Locator[]> {
  return (await group.getByRole("textbox").all()).slice(0, 5);
}

async function fillCarton(page: Page, number: number, texts: Carton) {
  for (const [i, field] of (await listFields(carton(page, number))).entries()) {
    await field.fill(texts[i] ?? "");
  }
}

async function fillOnly(page: Page, texts: Carton) {
  await carton(page, 2).getByRole("button", { name: "Remove" }).click();
  await fillCarton(page, 1, texts);
}

const workedCases = [
  ["B1", ["60", "40", "40", "12", "100"], "9.600", "1,600.0", "1,950.0", "1,920.0", "9.600"],
  ["B3", ["10.2", "10.2", "10.2", "0.3", "1"], "0.001", "0.5", "0.5", null, "1.000"],
  ["B7", ["20", "20", "12.5", "1", "1"], "0.005", "1.0", "1.5", null, "1.000"],
  ["B9", ["45", "35", "30", "9", "260"], "12.285", "2,340.0", "2,470.0", "2,457.0", "12.285"],
] as const;

test("the worked cases: B5 when the page opens, the others typed by hand", async ({ page }) => {
  await openPage(page, PATH);
  await test.step("B5", () => expectExample(page));
  await carton(page, 2).getByRole("button", { name: "Remove" }).click();
  for (const [name, texts, cbm, air, perCarton, perShipment, sea] of workedCases) {
    await test.step(name, async () => {
      await fillCarton(page, 1, texts);
      await expect(answer(page).locator("output")).toHaveText(cbm);
      await expect(mode(page, "Air freight")).toContainText(`${air} kg`);
      await expect(mode(page, "Courier")).toContainText(`${perCarton} kg`);
      if (perShipment) {
        await expect(mode(page, "Courier")).toContainText(
          `Counted per shipment it would be ${perShipment} kg`,
        );
      }
      await expect(mode(page, "Sea groupage")).toContainText(`${sea} m³`);
    });
  }
});

async function expectExample(page: Page) {
  await expect(answer(page).locator("output")).toHaveText("4.800");
  await expect(answer(page)).toContainText("820 kg in 50 cartons. At 171 kg a cubic meter");
  await expect(mode(page, "Courier")).toContainText("1,080.0 kg");
  await expect(box(page, "20GP")).toContainText("17.1%");
  await expect(
    page.getByRole("heading", { name: "Is a container sensible? Not yet." }),
  ).toBeVisible();
}

test("the number of cartons that fit depends on room, weight and the side up", async ({ page }) => {
  await openPage(page, PATH);
  await fillOnly(page, ["40", "30", "25", "28", "1"]);
  for (const [type, fit] of [
    ["20GP", "fit in, room is the limit981"],
    ["40GP", "fit in, weight is the limit954"],
    ["40HQ", "fit in, weight is the limit947"],
  ] as const)
    await expect(box(page, type)).toContainText(fit);

  await fillCarton(page, 1, ["110", "110", "230", "500", "1"]);
  await page.getByLabel("Which side is up").selectOption("This side up");
  await expect(box(page, "20GP")).toContainText("too high for the door");
  await expect(box(page, "40HQ")).toContainText("room is the limit20");
  await expect(answer(page)).toContainText("No parcel: carton 1, over 70 kg");
  await expect(answer(page)).toContainText("Too large or too heavy for a 20GP or 40GP: carton 1.");
});

test("a row in inches and pounds can stand beside one in centimeters", async ({ page }) => {
  await openPage(page, PATH);
  await carton(page, 2).getByLabel("Units").selectOption("in and lb");
  await fillCarton(page, 2, ["24", "16", "16", "30", "1"]);
  await expect(carton(page, 2).getByLabel("Length, in")).toHaveValue("24");
  await expect(carton(page, 2).getByLabel("Weight each, lb")).toHaveValue("30");
  await expect(mode(page, "Courier, US account")).toContainText("1 carton at 45 lb by volume");
  await expect(page).toHaveURL(/r=~50x~40x~30x~15x~40xcm,24x16x16x30x1xin/);
});

test("the break-even of two quotes is calculated", async ({ page }) => {
  await openPage(page, PATH);
  await page.getByLabel("Shared container, per m³").fill("95");
  await page.getByLabel("Whole container, all in").fill("1,400");
  await expect(page.getByText("a whole container costs less from 14.74 m³ on")).toBeVisible();
  const verdict = page.getByRole("heading", { name: /^Is a container sensible/ });
  await expect(verdict).toHaveText("Is a container sensible? Not yet.");
  await page.getByLabel("Whole container, all in").fill("400");
  await expect(verdict).toHaveText("Is a container sensible? Yes.");
  await expect(
    page.getByText(/4\.800 m³ at 95 is 456\.00.+ not sharing saves 56\.00/),
  ).toBeVisible();
});

const errors = [
  ["Length, cm", "0", "Enter a length greater than 0"],
  ["Length, cm", "-3", "Enter a length greater than 0"],
  ["Width, cm", "abc", "Enter a width greater than 0"],
  ["Height, cm", "1200", "Longer than any container; check the unit"],
  ["Weight each, kg", "12,5", "Use a point for decimals"],
  ["Cartons", "1.5", "Whole number of cartons"],
] as const;

test("an invalid entry is marked at its field, and the last answer as outdated", async ({
  page,
}) => {
  await openPage(page, PATH);
  for (const [label, text, message] of errors) {
    await test.step(`${label} ${text}`, async () => {
      const field = carton(page, 1).getByLabel(label);
      const before = await field.inputValue();
      await field.fill(text);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(message);
      await expect(answer(page).locator("output")).toHaveText("4.800");
      await expect(answer(page)).toContainText("These figures are from before your last change.");
      await field.fill(before);
    });
  }

  await test.step("a blank side is an error on blur", async () => {
    const length = carton(page, 1).getByLabel("Length, cm");
    await length.fill("");
    await length.blur();
    await expect(length).toHaveAccessibleDescription("Enter a length greater than 0");
  });
  await test.step("an empty list asks for a row", async () => {
    for (const number of [2, 1])
      await carton(page, number).getByRole("button", { name: "Remove" }).click();
    await expect(page.locator("#rows-error")).toHaveText("Fill in one row");
  });
});

const preview = (page: Page) => page.getByRole("region", { name: "What your list was taken for" });

async function readList(page: Page, ...lines: readonly string[]) {
  await page.getByText("Paste a packing list").click();
  await page.getByLabel("Lines from a spreadsheet").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Read the list" }).click();
  await expect(page.getByRole("heading", { name: "What your list was taken for" })).toBeFocused();
}

test("a pasted packing list is previewed column by column, then fills the rows, which can be undone", async ({
  page,
}) => {
  await openPage(page, PATH);
  await readList(
    page,
    "CTNS\tL (in)\tW (in)\tH (in)\tG.W. (lb)\tPrice",
    "50\t24\t16\t16\t1500\t$20",
    "1.5\t24\t16\t16\t30\t",
    "TOTAL 51 CTNS",
  );
  await expect(preview(page).getByLabel("Column 1, CTNS")).toHaveValue("cartons");
  await expect(preview(page).getByLabel("Column 5, G.W. (lb)", { exact: true })).toHaveValue(
    "weightLine",
  );
  await expect(preview(page).getByLabel("Column 6, Price")).toHaveValue("ignore");
  await expect(preview(page)).toContainText("50 cartons of 24 × 16 × 16 in at 30 lb");
  await expect(preview(page)).toContainText("Line 3: Whole number of cartons");
  await expect(preview(page)).toContainText("Line 4 says 51 cartons, the rows make 50 cartons.");
  await expect(answer(page).locator("output")).toHaveText("4.800");
  await preview(page).getByLabel("Unit of column 2, L (in)").selectOption("cm");
  await expect(preview(page)).toContainText("50 cartons of 24 × 16 × 16 cm at 13.608 kg");
  await preview(page).getByLabel("Unit of column 2, L (in)").selectOption("in");
  expect(await findViolations(page)).toEqual([]);

  await preview(page).getByRole("button", { name: "Use these rows" }).click();
  await expect(page.getByText("1 row filled in.")).toBeFocused();
  await expect(preview(page)).toHaveCount(0);
  await expect(carton(page, 1).getByLabel("Length, in")).toHaveValue("24");
  await expect(carton(page, 1).getByLabel("Cartons")).toHaveValue("50");
  await expect(carton(page, 2)).toHaveCount(0);

  await page.getByRole("button", { name: "Put my rows back" }).click();
  await expect(answer(page).locator("output")).toHaveText("4.800");
  await expect(carton(page, 2)).toBeVisible();
});

test("pasted text is previewed immediately, and can be discarded", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PATH);
  await page.evaluate(() => navigator.clipboard.writeText("60x40x40\t12\t1,000\t<b>x</b>"));
  await page.getByText("Paste a packing list").click();
  await page.getByLabel("Lines from a spreadsheet").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(preview(page)).toContainText("1,000 cartons of 60 × 40 × 40 cm at 12 kg, 96.000 m³");
  await expect(preview(page).getByRole("cell", { name: "<b>x</b>" })).toBeVisible();
  await preview(page).getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Lines from a spreadsheet")).toBeFocused();
  await expect(answer(page).locator("output")).toHaveText("4.800");
});

/** Whether something else lies over the middle of an element, such as a bar. */
async function isCovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return !element.contains(above);
  });
}

test("an ambiguous pasted list asks a question, which is answered by keyboard alone", async ({
  page,
}) => {
  await openPage(page, PATH);
  await readList(page, "CTNS\tG.W. (KGS)\tSIZE (CM)", "2\t24\t60x40x40");
  await expect(answer(page)).toContainText("not in these figures yet: 1 question");
  await test.step("the older figures are outdated, and are not sent", async () => {
    await expect(page.locator(".tool-results")).toHaveAttribute("inert");
    await answer(page)
      .getByRole("link", { name: /^Send this/ })
      .click();
    await expect(preview(page).getByRole("radio").first()).toBeFocused();
  });
  await test.step("on a phone the bar leads to the question, and shows no older figures", async () => {
    await page.setViewportSize(PHONE);
    const bar = page.locator(".sticky-answer");
    await carton(page, 2).scrollIntoViewIfNeeded();
    await expect(bar).toContainText("Your list: 1 question");
    await expect(bar).not.toContainText("m³");
    await bar.getByRole("button", { name: "Answer" }).click();
    await expect(preview(page).getByRole("radio").first()).toBeFocused();
    const question = preview(page).getByText("Which one is right?");
    await expect(question).toBeInViewport({ ratio: 1 });
    expect(await isCovered(question)).toBe(false);
    await page.setViewportSize(DESKTOP);
  });
  await tabToAndPress(page, preview(page).getByRole("button", { name: "Use these rows" }));
  await expect(preview(page).getByRole("alert")).toHaveText("Answer the question first.");
  const each = preview(page).getByRole("radio", { name: "weight of each carton" });
  const line = preview(page).getByRole("radio", { name: "weight of the line" });
  await expect(each).toBeFocused();
  await expect(answer(page).locator("output")).toHaveText("4.800");
  await page.keyboard.press("ArrowDown");
  await expect(line).toBeChecked();
  await expect(preview(page)).toContainText("2 cartons of 60 × 40 × 40 cm at 12 kg");
  await tabToAndPress(page, preview(page).getByRole("button", { name: "Use these rows" }));
  await expect(carton(page, 1).getByLabel("Weight each, kg")).toHaveValue("12");
  await expect(answer(page).locator("output")).toHaveText("0.192");
  countKeyboardTask();
});

test("the preview of a pasted list fits all screens", async ({ page }) => {
  await openPage(page, PATH);
  await readList(
    page,
    "C/NO.\tDESCRIPTION\tQTY (PCS)\tN.W. (KGS)\tG.W. (KGS)\tMEAS (CM)\tCBM",
    "1-2\tSTEEL BRACKET, GALVANIZED, WITH SCREWS\t2400\t22\t24\t60x40x40\t0.192",
  );
  await expectFitAndAccessible(page);
});

test("the packing list is filled in by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  await tabToAndPress(page, page.getByRole("button", { name: "Add a carton size" }));
  await expect(carton(page, 3).getByLabel("Length, cm")).toBeFocused();
  await page.keyboard.insertText("60");
  for (const [label, text] of [
    ["Width, cm", "40"],
    ["Height, cm", "40"],
    ["Weight each, kg", "12"],
    ["Cartons", "100"],
  ] as const)
    await typeInto(page, carton(page, 3).getByLabel(label), text);
  await expect(answer(page).locator("output")).toHaveText("14.400");
  await tabToAndPress(page, carton(page, 3).getByRole("button", { name: "Remove Carton 3" }));
  await expect(page.getByRole("button", { name: "Add a carton size" })).toBeFocused();
  await expect(answer(page).locator("output")).toHaveText("4.800");
  await tabToAndPress(page, page.getByText("Divisors and container limits"));
  await typeInto(page, page.getByLabel("Air divisor, cm³ per kg"), "5000");
  await expect(mode(page, "Air freight")).toContainText("960.0 kg");
  await tabToAndPress(page, page.getByRole("button", { name: "Reset to our figures" }));
  await expect(mode(page, "Air freight")).toContainText("820.0 kg");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countKeyboardTask();
});

test("fits all screens and has no accessibility violations", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&r=60.25x40.75x40.5x12.75x1000xin,50x40x30x15x40xcm`);
  for (const title of ["Paste a packing list", "Divisors and container limits"])
    await page.getByText(title).click();
  await expectFitAndAccessible(page);
});

test("a link shows the same figures in another tab", async ({ page, context }) => {
  await openPage(page, PATH);
  await fillOnly(page, ["45", "35", "30", "9", "260"]);
  await page.getByText("Divisors and container limits").click();
  await page.getByLabel("40HQ payload, kg").fill("26,000");
  await page.getByLabel("Which side is up").selectOption("This side up");
  await expect(page).toHaveURL(/\?v=1&up=up&p4h=26000&r=45x35x30x9x260xcm$/);
  const rows = await modes(page).allTextContents();

  const other = await context.newPage();
  await openPage(other, page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(answer(other).locator("output")).toHaveText("12.285");
  await expect(modes(other)).toHaveText(rows);
  await expect(box(other, "40HQ")).toContainText("of 26,000 kg payload");
});

test("is printed with its answer and every step, without controls", async ({ page }) => {
  await openPage(page, PATH);
  await page.emulateMedia({ media: "print" });
  await expect(answer(page).locator("output")).toBeVisible();
  await expect(
    page.getByRole("cell", { name: "50 × 40 × 30 cm × 40 cartons = 2,400,000 cm³" }),
  ).toBeVisible();
  await expectPrinted(page);
});

test.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(answer(page).locator("output")).toHaveText("4.800");
    await expect(mode(page, "Courier")).toContainText("1,080.0 kg");
    await expect(page.getByLabel("Length, cm").first()).toHaveValue("50");
  });
});
