import type { Page } from "@playwright/test";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/pages";
import { printPage } from "./support/pdf";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import { expectFitAndAccessible, expectPrinted } from "./support/tool-checks";
import { startOver } from "./support/tool-page";

const PATH = "/tools/landed-cost";

const answer = (page: Page) => page.getByRole("region", { name: "One piece at your door costs" });
const invoice = (page: Page) => page.getByRole("table", { name: "Worked invoice" });
const line = (page: Page, name: string) =>
  invoice(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const step = (page: Page, name: string) =>
  page
    .getByRole("table", { name: "What is counted from these lines" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const details = (page: Page) => page.locator("details summary");

type Figures = Readonly<Record<string, string>>;

const CHOICES = new Set([
  "Destination",
  "Incoterm in the quotation",
  "Mode",
  "Can you reclaim the VAT?",
]);

/** The choices must come first, because other fields depend on them. */
async function fill(page: Page, figures: Figures) {
  for (const [label, text] of Object.entries(figures)) {
    const field = page.getByLabel(label, { exact: true });
    if (CHOICES.has(label)) await field.selectOption(text);
    else await field.fill(text);
  }
}

const nothingElse = {
  "Inspection, USD": "0",
  "Main freight, USD": "0",
  "Terminal, clearance, bond, USD": "0",
  "Delivery to your door, USD": "0",
  "Duty rate, %": "0",
};
const insured = "Insurance, % of 110%";

const workedCases: readonly [
  name: string,
  figures: Figures,
  answers: { total?: string; price?: string; lines?: Figures; steps?: Figures },
][] = [
  [
    "D3",
    {
      Destination: "Netherlands",
      ...nothingElse,
      [insured]: "0",
      "Service fee, % of goods": "0",
      "Price per piece, USD": "70",
      "Main freight, USD": "6,792",
      "Duty rate, %": "8",
    },
    { lines: { Duty: "6,143.36" }, steps: { "Import VAT": "17,416.43" } },
  ],
  [
    "D5",
    {
      Destination: "France",
      "Incoterm in the quotation": "CIF",
      ...nothingElse,
      "Price per piece, USD": "10",
      "Main freight, USD": "1,200",
      "Insurance, USD": "50",
      "Duty rate, %": "5",
    },
    {
      total: "11,112.50",
      lines: { Duty: "500.00" },
      steps: { "Customs value (CIF)": "10,000.00", "Import VAT, base": "10,500.00" },
    },
  ],
  [
    "D7",
    {
      Mode: "Air",
      ...nothingElse,
      [insured]: "0",
      "Price per piece, USD": "12",
      "Quantity, pieces": "10",
      "Main freight, USD": "85",
      "Duty rate, %": "2.6",
    },
    {
      total: "260.89",
      price: "43.49",
      lines: {
        Duty: "3.12",
        "Merchandise processing fee": "2.77",
        "Harbor maintenance fee": "0.00",
        "Our fee": "50.00",
      },
    },
  ],
  [
    "D9",
    { ...nothingElse, "Price per piece, USD": "193,700", "Quantity, pieces": "1" },
    { lines: { "Harbor maintenance fee": "242.13", "Merchandise processing fee": "670.86" } },
  ],
  [
    "D11",
    {
      Destination: "New Zealand",
      ...nothingElse,
      [insured]: "0",
      "Price per piece, USD": "1",
      "Main freight, USD": "100",
      "Duty rate, %": "5",
    },
    { steps: { "Import GST": "172.50" } },
  ],
  [
    "D13",
    {
      Destination: "South Africa",
      ...nothingElse,
      "Price per piece, USD": "10",
      "Duty rate, %": "20",
    },
    { steps: { "Import VAT, base": "13,000.00", "Import VAT": "1,950.00" } },
  ],
  [
    "D15",
    {
      "Incoterm in the quotation": "EXW",
      "Price per piece, USD": "5",
      "To the port of loading, USD": "300",
      "Main freight, USD": "800",
      "Inspection, USD": "0",
    },
    {
      total: "7,598.05",
      price: "12.67",
      lines: { Insurance: "26.84", "Harbor maintenance fee": "6.63", "Our fee": "350.00" },
    },
  ],
  [
    "D17",
    { "Incoterm in the quotation": "DDP", "Price per piece, USD": "9" },
    { total: "9,880.00", lines: { "Our fee": "630.00" } },
  ],
];

test("the worked cases: D1 when the page opens, the others typed by hand", async ({ page }) => {
  await openPage(page, PATH);
  await test.step("D1", () => expectExample(page));
  for (const [name, figures, { total, price, lines = {}, steps = {} }] of workedCases) {
    await test.step(name, async () => {
      await fill(page, figures);
      if (total) await expect(line(page, "Landed at your door")).toContainText(total);
      if (price) await expect(answer(page)).toContainText(price);
      for (const [label, amount] of Object.entries(lines))
        await expect(line(page, label).getByRole("cell").last()).toHaveText(amount);
      for (const [label, amount] of Object.entries(steps))
        await expect(step(page, label).getByRole("cell").last()).toHaveText(amount);

      await startOver(page).click();
      await expect(answer(page).locator("output")).toHaveText("8.79");
      await expect(page).toHaveURL(PATH);
    });
  }
});

async function expectExample(page: Page) {
  await expect(answer(page).locator("output")).toHaveText("8.79");
  await expect(answer(page)).toContainText("8,792.44 for all 1,000 pieces");
  await expect(answer(page)).toContainText("14.66");
  await expect(answer(page)).toContainText("642.08");
  await expect(line(page, "Goods")).toContainText("68.2%");
  await expect(line(page, "Landed at your door")).toContainText("8.79 a piece, 100.0%");
  for (const heading of ["Ten lines make one price", "Of 14.66 on the shelf, 5.87 is yours"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByText("the shelf says 15.99")).toBeVisible();
}

test("up to four additional duties can be added, each on the customs value", async ({ page }) => {
  await openPage(page, PATH);
  const add = page.getByRole("button", { name: "Additional duty" });
  for (const number of [1, 2, 3, 4]) {
    await add.click();
    await expect(page.getByLabel(`Additional duty ${number}, name`)).toBeFocused();
  }
  await expect(add).toHaveCount(0);
  await fill(page, { "Additional duty 1, name": "Section 301", "Additional duty 1, %": "25" });
  await expect(line(page, "Section 301")).toContainText("25% of 6,000.00 customs value (FOB)");
  await expect(line(page, "Section 301")).toContainText("1,500.00");
  await page.getByRole("button", { name: "Remove duty 1" }).click();
  await expect(add).toBeFocused();
  await expect(line(page, "Section 301")).toHaveCount(0);
});

test("US fees depend on the day of entry, and changes are kept until reset", async ({ page }) => {
  await openPage(page, PATH);
  await details(page).click();
  await page.getByLabel("Its minimum, USD").fill("40");
  await page.getByLabel("Day of entry").fill("2025-12-01");
  await expect(page.getByLabel("Its maximum, USD")).toHaveValue("651.50");
  await expect(line(page, "Merchandise processing fee")).toContainText("40.00");
  await page.getByRole("button", { name: "Reset to our figures" }).click();
  await expect(line(page, "Merchandise processing fee")).toContainText("33.58");
  await page.getByLabel("Day of entry").fill("2027-10-01");
  await expect(answer(page)).toContainText("ends on September 30, 2027");
});

test("import VAT is cash to reclaim, or a cost", async ({ page }) => {
  await openPage(page, PATH);
  await fill(page, { Destination: "Germany" });
  await expect(answer(page)).toContainText("reclaimed later");
  await expect(line(page, "Import VAT")).toHaveCount(0);
  await fill(page, { "Can you reclaim the VAT?": "No" });
  await expect(answer(page)).toContainText("part of the cost");
  await expect(line(page, "Import VAT")).toContainText("19% of");
  await test.step("each country names the basis of its tax, and what an entry costs", async () => {
    await fill(page, { Destination: "Switzerland" });
    await expect(page.getByText("The basis of duty and tax in Switzerland")).toContainText(
      "Article 54",
    );
    await fill(page, { Destination: "Australia" });
    await expect(page.getByLabel("Terminal, clearance, bond, USD")).toHaveAccessibleDescription(
      /50 AUD an entry, 152 from 10,000 AUD/,
    );
  });
});

test("a blank cost to the port is mentioned beside the answer until 0 is typed", async ({
  page,
}) => {
  await openPage(page, PATH);
  const blankCostNote = answer(page).getByText(
    "An EXW price leaves the way to the port of loading to you.",
  );
  await expect(blankCostNote).toHaveCount(0);
  await fill(page, { "Incoterm in the quotation": "EXW" });
  await expect(blankCostNote).toBeVisible();
  await expect(line(page, "To the port of loading")).toContainText("not filled in, counted as 0");
  await tabToAndPress(
    page,
    answer(page).getByRole("button", { name: "Fill in the way to the port" }),
  );
  await expect(page.getByLabel("To the port of loading, USD")).toBeFocused();
  await page.keyboard.insertText("0");
  await expect(blankCostNote).toHaveCount(0);
  await expect(page).toHaveURL(/&t=EXW&o=0$/);
  await page.reload();
  await expect(page.getByLabel("To the port of loading, USD")).toHaveValue("0");
  await expect(blankCostNote).toHaveCount(0);
  await expect(answer(page).locator("output")).toHaveText("8.79");
});

test("a rise of the freight is shown only where the buyer pays it", async ({ page }) => {
  await openPage(page, PATH);
  const freightRise = page.getByText(/freight rises 50%/i);
  await expect(freightRise).not.toHaveCount(0);
  await fill(page, { "Incoterm in the quotation": "CIF", "Price per piece, USD": "8" });
  await expect(freightRise).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "What if duty rises?" })).toBeVisible();
  await expect(page.getByText("Under CIF the seller pays the freight")).toBeVisible();
  await expect(step(page, "Cost per piece if duty rises 5 points")).toBeVisible();
});

const errors: readonly [label: string, text: string, message: string][] = [
  ["Quantity, pieces", "0", "Whole number of pieces, from 1 to 10,000,000"],
  ["Quantity, pieces", "2.5", "Whole number of pieces, from 1 to 10,000,000"],
  ["Price per piece, USD", "-6", "Enter a price from 0.0001 to 1,000,000"],
  ["Price per piece, USD", "12,5", "Use a point for decimals"],
  ["Target margin, % of price", "100", "Margin and fees together must be under 100 %"],
];

test("an invalid entry is marked at its field, and the last answer as outdated", async ({
  page,
}) => {
  await openPage(page, PATH);
  for (const [label, text, message] of errors) {
    await test.step(`${label}: ${text}`, async () => {
      const field = page.getByLabel(label);
      const before = await field.inputValue();
      await field.fill(text);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(message);
      await expect(answer(page).locator("output")).toHaveText("8.79");
      await expect(answer(page)).toContainText("These figures are from before your last change.");
      await field.fill(before);
    });
  }

  await test.step("freight above the price is an error at the freight", async () => {
    await fill(page, { "Incoterm in the quotation": "CIF", "Price per piece, USD": "1" });
    const freight = page.getByLabel("Main freight, USD");
    await freight.fill("1200");
    await expect(freight).toHaveAccessibleDescription(
      /Freight and insurance are more than the price; the FOB value would be negative/,
    );
  });
});

test("the worksheet is filled in by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  await typeInto(page, page.getByLabel("Price per piece, USD"), "5");
  await tabTo(page, page.getByLabel("Incoterm in the quotation"));
  await page.keyboard.type("EXW");
  await typeInto(page, page.getByLabel("To the port of loading, USD"), "300");
  await typeInto(page, page.getByLabel("Inspection, USD"), "0");
  await typeInto(page, page.getByLabel("Main freight, USD"), "800");
  await tabToAndPress(page, page.getByRole("button", { name: "Additional duty" }));
  await page.keyboard.insertText("Section 301");
  await typeInto(page, page.getByLabel("Additional duty 1, %"), "0");
  await tabToAndPress(page, details(page));
  await typeInto(page, page.getByLabel("Currency label"), "EUR");
  await expect(line(page, "Landed at your door")).toContainText("7,598.05");
  await expect(answer(page)).toContainText("US entry fees are set in US dollars");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countKeyboardTask();
});

test("fits all screens and has no accessibility violations", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&t=EXW&to=ES&rc=no&sl=15&p=1234.5678&q=10000&ad=301:25`);
  await details(page).click();
  await expectFitAndAccessible(page);
});

test("a link shows the same figures in another tab", async ({ page, context }) => {
  await openPage(page, PATH);
  await page.getByRole("button", { name: "Additional duty" }).click();
  await fill(page, {
    "Additional duty 1, name": "Section 301, list 4A",
    "Additional duty 1, %": "7.5",
    "Price per piece, USD": "4.25",
    Mode: "Air",
  });
  await expect(page).toHaveURL(/\?v=1&ed=[\d-]+&p=4.25&m=air&ad=/);
  const rows = await invoice(page).allTextContents();

  const other = await context.newPage();
  await openPage(other, page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(line(other, "Section 301, list 4A")).toContainText("318.75");
  await expect(invoice(other)).toHaveText(rows);
});

const PRINTED_HEADINGS = [
  "What will one piece really cost?",
  "One piece at your door costs",
  "Ten lines make one price",
  "Behind the lines",
  "Of 14.66 on the shelf, 5.87 is yours",
  "What if freight or duty rises?",
  "And a marketplace?",
  "Figures a law can move",
];

test("is printed with its answer and every line, without controls and explanations", async ({
  page,
}) => {
  await openPage(page, PATH);
  const { headings } = await printPage(page, "A4");
  expect(headings.map(({ title }) => title)).toEqual(PRINTED_HEADINGS);
  await page.emulateMedia({ media: "print" });
  await expect(answer(page).locator("output")).toBeVisible();
  await expect(answer(page)).toContainText("8,792.44 for all 1,000 pieces by sea to the United");
  await expect(line(page, "Duty")).toContainText("10% of 6,000.00 customs value (FOB)");
  await expect(step(page, "Selling price")).toBeVisible();
  await expect(page.getByText("Type over the example")).toBeHidden();
  await expect(page.getByText("A buying agent’s commission stays out")).toBeHidden();
  await expectPrinted(page);
});

test.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(answer(page).locator("output")).toHaveText("8.79");
    await expect(line(page, "Delivery to your door")).toContainText("300.00");
    await expect(page.getByLabel("Price per piece, USD")).toHaveValue("6.00");
  });
});
