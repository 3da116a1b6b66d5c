import type { Page } from "@playwright/test";
import { countKeyboardTask, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import { expectFitAndAccessible, expectPrinted } from "./support/tool-checks";

const PATH = "/tools/aql-sampling";

const LOT = "Lot size, pieces";
const LEVEL = "Inspection level";
const SEVERITY = "Severity";
const CRITICAL = "Critical, could hurt someone, AQL %";
const MAJOR = "Major, AQL %";
const MINOR = "Minor, AQL %";
const DEFECTIVE = "Defective pieces, % of the lot";

type Typed = { lot?: string; level?: string; severity?: string; major?: string; minor?: string };

/** What the page opens with. */
const EXAMPLE = { lot: "1,000", level: "II", severity: "normal", major: "2.5", minor: "4.0" };

const answer = (page: Page) => page.getByRole("region", { name: "The inspector opens" });
const opened = (page: Page) => answer(page).locator("output");
const reading = (page: Page) =>
  page.getByRole("region", { name: "How the table was read" }).getByRole("listitem");
const planOf = (page: Page, name: string) =>
  page
    .getByRole("table", { name: "Accept and reject numbers" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
const chance = (page: Page) => page.getByRole("region", { name: "What a pass is worth" });

async function type(page: Page, { lot, level, severity, major, minor }: Typed) {
  if (lot) await page.getByLabel(LOT).fill(lot);
  for (const [label, option] of [
    [LEVEL, level],
    [SEVERITY, severity],
    [MAJOR, major],
    [MINOR, minor],
  ] as const)
    if (option) await page.getByLabel(label, { exact: true }).selectOption(option);
}

const workedCases: [name: string, typed: Typed, largest: string, major: string, minor: string][] = [
  ["A1", {}, "80", "80 pieces, accept 5, reject 6", "80 pieces, accept 7, reject 8"],
  ["A3", { lot: "501" }, "80", "80 pieces, accept 5, reject 6", "80 pieces, accept 7, reject 8"],
  [
    "A5, arrow up",
    { lot: "100", major: "1.0", minor: "1.0" },
    "13",
    "from F to E: 13 pieces, accept 0, reject 1",
    "from F to E: 13 pieces, accept 0, reject 1",
  ],
  [
    "A5, arrow down",
    { lot: "100", major: "1.5", minor: "2.5" },
    "32",
    "from F to G: 32 pieces, accept 1, reject 2",
    "20 pieces, accept 1, reject 2",
  ],
  [
    "A7",
    { lot: "15", major: "0.65" },
    "15",
    "20 are more than the lot, so all 15 pieces, accept 0, reject 1",
    "accept 0, reject 1",
  ],
  ["A9", { lot: "5" }, "5", "all 5 pieces, accept 0, reject 1", "accept 0, reject 1"],
  [
    "A11",
    { lot: "600,000" },
    "500",
    "from Q to N: 500 pieces, accept 21, reject 22",
    "from Q to M: 315 pieces, accept 21, reject 22",
  ],
  [
    "A13",
    { lot: "1000000000", level: "III", major: "1.0" },
    "1,250",
    "from R to Q: 1,250 pieces, accept 21, reject 22",
    "accept 21, reject 22",
  ],
  [
    "A15",
    { level: "S-3", major: "1.0", minor: "1.0" },
    "13",
    "13 pieces, accept 0, reject 1",
    "13 pieces, accept 0, reject 1",
  ],
  [
    "A17",
    { severity: "tightened" },
    "80",
    "80 pieces, accept 3, reject 4",
    "80 pieces, accept 5, reject 6",
  ],
];

test("each worked case, typed by hand one after the other, is read from the table", async ({
  page,
}) => {
  await openPage(page, PATH);
  for (const [name, typed, largest, major, minor] of workedCases) {
    await test.step(name, async () => {
      const entries = { ...EXAMPLE, ...typed };
      await type(page, entries);
      const pieces = Number(entries.lot.replaceAll(",", "")).toLocaleString("en-US");
      await expect(reading(page).first()).toContainText(`Lot ${pieces} `);
      await expect(opened(page)).toHaveText(largest);
      await expect(reading(page).nth(1)).toContainText(major);
      await expect(reading(page).nth(2)).toContainText(minor);
      await expect(planOf(page, "Critical")).toContainText("accept 0, reject 1");
    });
  }
});

test("the page opens on the example, with the chance that a bad lot passes", async ({ page }) => {
  await openPage(page, PATH);
  await expect(reading(page).first()).toHaveText(
    /Lot 1,000 lies in 501–1,200\s*level II gives code letter J/,
  );
  await expect(planOf(page, "Major")).toContainText("the sixth refuses the lot.");
  await expect(chance(page)).toContainText("A lot with 4% defects passes 91% of the time.");
  await expect(chance(page)).toContainText(
    "40 bad pieces in 1,000, and 80 opened. At 3.5% it passes 19 times in 20. At 7% it is a coin toss. At 11% it passes one time in ten.",
  );
  await expect(chance(page).getByRole("row", { name: "8% 36.6%" })).toBeVisible();
  const rows = chance(page).locator("tbody tr");
  expect(await rows.evaluateAll(measureRightEdges)).toEqual(Array(8).fill(0));
});

/** How far apart the texts of each share and of its chance end. */
function measureRightEdges(rows: Element[]): number[] {
  return rows.map((row) => {
    const [share = 0, passes = 0] = [...row.children].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().right;
    });
    return Math.round(Math.abs(share - passes));
  });
}

test("the chance depends on the share of defects, and is not shown where every piece is inspected", async ({
  page,
}) => {
  await openPage(page, PATH);
  for (const [share, sentence] of [
    ["6.5", "A lot with 6.5% defects passes 58% of the time."],
    ["0", "A lot with 0% defects passes 100% of the time."],
    ["100", "A lot with 100% defects passes 0% of the time."],
    ["1", "A lot with 1% defects passes over 99% of the time."],
  ] as const) {
    await page.getByLabel(DEFECTIVE).fill(share);
    await expect(chance(page)).toContainText(sentence);
  }
  await type(page, { lot: "15", major: "0.65" });
  await expect(chance(page)).toContainText("Every piece is opened, so luck has no part");
  await expect(chance(page)).not.toContainText("coin toss");
  // The first bad piece, 14% of 7, leaves a chance of 2 in 7.
  await type(page, { lot: "7", major: "2.5" });
  await expect(chance(page)).toContainText("in 7, and 5 opened.");
  await expect(chance(page)).not.toContainText("coin toss");
});

test("the lot is drawn to scale, with the number of pieces per square", async ({ page }) => {
  await openPage(page, PATH);
  await expect(page.getByText("1,000 squares, 80 opened.")).toBeVisible();
  await page.getByLabel(LOT).fill("1,200");
  await expect(
    page.getByText(
      "1,000 squares stand for 1,200 pieces, 67 in orange for the 80 that are opened.",
    ),
  ).toBeVisible();
  await page.getByLabel(LOT).fill("1,000,000,000");
  await expect(page.getByText("that are opened would not fill the orange one.")).toBeVisible();
  await page.getByLabel(LOT).fill("2");
  await expect(
    page.getByText("2 squares, all opened. Each piece is measured against the sample you signed."),
  ).toBeVisible();
});

const errors = [
  ["0", "Enter a whole number of pieces, 2 or more"],
  ["1", "Enter a whole number of pieces, 2 or more"],
  ["-5", "Enter a whole number of pieces, 2 or more"],
  ["2.5", "Enter a whole number of pieces, 2 or more"],
  ["abc", "Enter a whole number of pieces, 2 or more"],
  ["12,5", "Use a point for decimals"],
  ["1,000,000,001", "Enter a lot of 1,000,000,000 pieces or fewer"],
] as const;

test("an invalid lot is marked at its field, and the last answer as outdated", async ({ page }) => {
  await openPage(page, PATH);
  const lot = page.getByLabel(LOT);
  for (const [text, message] of errors) {
    await test.step(text, async () => {
      await lot.fill(text);
      await expect(lot).toHaveAttribute("aria-invalid", "true");
      await expect(lot).toHaveAccessibleDescription(message);
      await expect(opened(page)).toHaveText("80");
      await expect(answer(page)).toContainText("These figures are from before your last change.");
    });
  }
  await test.step("a blank one, on blur", async () => {
    await lot.fill("");
    await lot.blur();
    await expect(lot).toHaveAccessibleDescription("Enter a whole number of pieces, 2 or more");
  });
});

test("the worksheet is filled in by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  await typeInto(page, page.getByLabel(LOT), "600000");
  for (const [label, key, value] of [
    [LEVEL, "ArrowDown", "III"],
    [SEVERITY, "ArrowDown", "tightened"],
    [CRITICAL, "ArrowDown", "0.065"],
    [MAJOR, "ArrowUp", "1.5"],
    [MINOR, "ArrowUp", "2.5"],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await tabTo(page, field);
    await page.keyboard.press(key);
    await expect(field).toHaveValue(value);
  }
  await typeInto(page, page.getByLabel(DEFECTIVE), "2.5");
  await expect(opened(page)).toHaveText("2,000");
  await expect(chance(page)).toContainText("A lot with 2.5% defects");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countKeyboardTask();
});

test("fits all screens and has no accessibility violations", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&lot=1000000000&lv=III&ma=1.0`);
  await expectFitAndAccessible(page);
  await page.getByLabel(LOT).fill("2");
  await expect(opened(page)).toHaveText("2");
  await expectFitAndAccessible(page);
});

test("a link shows the same figures in another tab", async ({ page, context }) => {
  await openPage(page, PATH);
  await type(page, { lot: "3,000", severity: "tightened", major: "1.5" });
  await page.getByLabel(DEFECTIVE).fill("2.5");
  await expect(page).toHaveURL(/\?v=1&lot=3000&s=tightened&ma=1\.5&p=2\.5$/);
  const lines = await reading(page).allInnerTexts();
  const sentences = await chance(page).allTextContents();

  const other = await context.newPage();
  await openPage(other, page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(opened(other)).toHaveText("125");
  expect(await reading(other).allInnerTexts()).toEqual(lines);
  await expect(chance(other)).toHaveText(sentences);
});

test("is printed with its answer and every step, without controls", async ({ page }) => {
  await openPage(page, PATH);
  await page.emulateMedia({ media: "print" });
  await expect(opened(page)).toBeVisible();
  await expect(reading(page).nth(1)).toBeVisible();
  await expect(chance(page).getByRole("table")).toBeVisible();
  await expectPrinted(page);
});

test.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(opened(page)).toHaveText("80");
    await expect(reading(page).nth(1)).toContainText("80 pieces, accept 5, reject 6");
    await expect(chance(page)).toContainText("passes 91% of the time");
    await expect(page.getByLabel(LOT)).toHaveValue("1,000");
  });
});
