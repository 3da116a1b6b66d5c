import type { Page } from "@playwright/test";
import { findViolations } from "./support/accessibility";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import { expectFitAndAccessible, expectPrinted } from "./support/tool-checks";
import { confirmExample } from "./support/tool-page";

const PATH = "/tools/amazon-carton-check";

const worksheet = (page: Page) => page.getByRole("form", { name: "Worksheet" });
const answer = (page: Page) =>
  page.getByRole("region", { name: / a carton may hold$|^This (carton|pallet) is$/ });
const figure = (page: Page) => answer(page).locator("output");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const limits = (page: Page) => page.getByText("Limits, as of November 2026", { exact: true });
const table = (page: Page) =>
  page.getByRole("table", { name: "Each limit, and how this carton stands to it" });
const row = (page: Page, limit: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: limit, exact: true }) });
const sum = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Limit by limit" })
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

type Figures = Readonly<Record<string, string>>;

const CHOICES: readonly string[] = [
  "Amazon in",
  "Lengths in",
  "Weights in",
  "Jewelry or watches",
  "One single unit only",
];

/** The choices must come first, because the labels of other fields depend on them. */
async function fill(page: Page, figures: Figures) {
  for (const [label, text] of Object.entries(figures)) {
    if (CHOICES.includes(label)) await field(page, label).selectOption(text);
    else await field(page, label).fill(text);
  }
}

function inches(length: string, width: string, height: string, weight: string): Figures {
  return {
    "Lengths in": "inches",
    "Weights in": "pounds",
    "Length, in": length,
    "Width, in": width,
    "Height, in": height,
    "Weight, lb": weight,
  };
}

function metric(length: string, width: string, height: string, weight: string): Figures {
  return {
    "Lengths in": "centimeters",
    "Weights in": "kilograms",
    "Length, cm": length,
    "Width, cm": width,
    "Height, cm": height,
    "Weight, kg": weight,
  };
}

/** A carton that is none of the worked cases, so that the first changes its fields, too. */
const OTHER_CARTON = "?v=1&l=11&w=12&h=13&g=4&u=3&jw=yes";

/** What all worked cases have in common, unless they say otherwise. */
const USUAL: Figures = {
  "Amazon in": "United States",
  "Jewelry or watches": "No",
  "Units in the carton": "3",
};

const pass = "This carton is inside every limit of the warehouse.";
const refuse = (limit: string) => `It may be refused for one limit: ${limit}.`;

const workedCases: readonly [
  name: string,
  typed: Figures,
  texts: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
  sums?: Figures,
][] = [
  [
    "C1",
    inches("25", "25", "25", "50.0"),
    [pass],
    {
      "Carton weight": ["50 lb", "50 lb", "Pass", "exactly at the limit"],
      "Longest side": ["25 in", "36 in", "Pass", "11 in to spare"],
      "Second side": ["25 in", "25 in", "Pass", "exactly at the limit"],
      "Bulk storage (AWD), every side": ["25 in", "25 in", "Pass", "exactly at the limit"],
      "Bulk storage (AWD), weight": ["50 lb", "50 lb", "Pass", "exactly at the limit"],
    },
  ],
  [
    "C3",
    inches("26", "20", "15", "40"),
    [pass],
    {
      "Longest side": ["26 in", "36 in", "Pass", "10 in to spare"],
      "Bulk storage (AWD), every side": ["26 in", "25 in", "Fail", "1 in too long"],
    },
  ],
  [
    "C5",
    metric("60", "60", "60", "22.7"),
    [refuse("carton weight")],
    { "Carton weight": ["50.04 lb", "50 lb", "Fail", "0.04 lb too heavy"] },
  ],
  [
    "C7, without a label",
    { "Amazon in": "European Union", ...metric("40", "40", "40", "15.0") },
    [pass],
    { "Carton weight": ["15 kg", "23 kg", "Pass", "8 kg to spare"] },
  ],
  [
    "C7, with a label",
    { "Amazon in": "European Union", ...metric("40", "40", "40", "15.1") },
    ["The warehouse takes this carton with a “Heavy Package” label, top and sides."],
    {
      "Carton weight": [
        "15.10 kg",
        "23 kg",
        "Label needed",
        "“Heavy Package” label, top and sides",
      ],
    },
  ],
  [
    "C9",
    inches("36", "25.1", "20", "40"),
    [refuse("second side")],
    {
      "Longest side": ["36 in", "36 in", "Pass", "exactly at the limit"],
      "Second side": ["25.10 in", "25 in", "Fail", "0.10 in too long"],
    },
  ],
  [
    "C11",
    { ...inches("12", "12", "12", "41"), "Jewelry or watches": "Yes" },
    [refuse("carton weight, jewelry or watches")],
    { "Carton weight, jewelry or watches": ["41 lb", "40 lb", "Fail", "1 lb too heavy"] },
  ],
  [
    "C13",
    inches("24", "16", "16", "30"),
    [pass],
    {},
    {
      "Cartons in a layer": "24 x 16 on 48 x 40 in, in two blocks5",
      Layers: "(72 − 6) ÷ 16 in, rounded down4",
      "Cartons on a pallet": "5 x 420, 600 lb of goods",
    },
  ],
  [
    "C15 in the EU",
    { "Amazon in": "European Union", ...metric("60", "40", "40", "10") },
    [pass],
    {},
    { "Cartons in a layer": "60 x 40 on 120 x 80 cm, in two blocks4" },
  ],
  [
    "C15 in the UK",
    { "Amazon in": "United Kingdom", ...metric("60", "40", "40", "10") },
    [pass],
    {},
    { "Cartons in a layer": "60 x 40 on 120 x 100 cm, in two blocks5" },
  ],
  [
    "just over a limit, which is not rounded to the limit",
    inches("36.001", "25", "20", "50.0004"),
    ["for 2 limits: carton weight, longest side."],
    {
      "Longest side": ["36.001 in", "36 in", "Fail", "0.001 in too long"],
      "Carton weight": ["50.0004 lb", "50 lb", "Fail", "0.0004 lb too heavy"],
    },
  ],
  [
    "a small carton with many units, which causes a warning, not a rejection",
    { ...inches("5.9", "4", "1", "1"), "Units in the carton": "151" },
    ["No limit refuses this carton", "Smallest carton: smaller than allowed.", "1 unit too many."],
    {
      "Smallest carton": [
        "5.90 x 4 x 1 in, 1 lb",
        "6 x 4 x 1 in, 1 lb",
        "Warning",
        "smaller than allowed",
      ],
      "Units in the carton": ["151 units", "150 units", "Warning", "1 unit too many"],
    },
  ],
];

test("each worked case, typed by hand one after the other, is judged limit by limit", async ({
  page,
}) => {
  await openPage(page, PATH + OTHER_CARTON);
  for (const [name, typed, texts, rows, sums = {}] of workedCases) {
    await test.step(name, async () => {
      await fill(page, { ...USUAL, ...typed });
      for (const text of texts) await expect(answer(page)).toContainText(text);
      for (const [limit, cells] of Object.entries(rows))
        await expect(row(page, limit).getByRole("cell")).toHaveText([...cells]);
      for (const [label, line] of Object.entries(sums))
        await expect(sum(page, label)).toHaveText(label + line);
    });
  }
});

test("the page opens on worked case C5, and says how many units would pass", async ({ page }) => {
  await openPage(page, PATH);
  await expect(page.getByRole("region", { name: "This carton is" }).locator("output")).toHaveText(
    "0.04 lb",
  );
  for (const text of [
    "too heavy",
    "Units that passby weight, at 50 lb for the carton19",
    "Amazon’s bulk storage (AWD) would refuse this carton",
    "Amazon ended its own prep and labeling in the US on January 1, 2026",
    "Amazon changes them. Check your seller account before you print labels.",
  ])
    await expect(answer(page)).toContainText(text);
  await expect(sum(page, "Units that pass by weight")).toContainText(
    "50 lb ÷ (50.04 ÷ 20) lb each",
  );
  await expect(
    page.getByRole("img", {
      name: "A carton of 23.62 x 23.62 in drawn inside a limit of 36 x 25 in",
    }),
  ).toBeVisible();
});

test("one single unit may be longer and heavier, with a label", async ({ page }) => {
  await openPage(page, PATH);
  await fill(page, { ...inches("60", "30", "20", "50"), "One single unit only": "Yes" });
  await expect(row(page, "Longest side").getByRole("cell")).toHaveText([
    "60 in",
    "36 in",
    "Pass",
    "longer, which one single unit may be",
  ]);
  await expect(figure(page)).toHaveText("1");
  for (const [weight, verdict] of [
    ["50", "Passexactly at the limit"],
    ["50.01", "Label needed“Team Lift” label, top and sides"],
    ["100", "Label needed“Team Lift” label, top and sides"],
    ["100.01", "Label needed“Mech Lift” label, top and sides"],
  ] as const) {
    await field(page, "Weight, lb").fill(weight);
    await expect(row(page, "Carton weight")).toContainText(`${weight} lb50 lb${verdict}`);
  }
});

test("the pallet is compared with its limits where they are known", async ({ page }) => {
  await openPage(page, PATH);
  await fill(page, inches("24", "16", "16", "30"));
  await expect(table(page)).not.toContainText("allet");
  await fill(page, {
    "Cartons on a pallet": "51",
    "Height with pallet, in": "72",
    "Height of two stacked, in": "100",
    "Goods hang over by, in": "1",
  });
  for (const [limit, text] of [
    ["Pallet height with goods", "72 in72 inPass"],
    ["Two pallets stacked, height", "100 in100 inPass"],
    ["Overhang of the goods", "1 in1 inPass"],
    ["Weight of the goods on the pallet", "1,530 lb1,500 lbFail30 lb too heavy"],
    ["Cartons on the pallet", "51 cartons20 cartonsWarning31 cartons more than we count"],
  ] as const)
    await expect(row(page, limit)).toContainText(text);
  await expect(page.getByRole("region", { name: "This pallet is" })).toContainText("too heavy");

  await fill(page, {
    "Height with pallet, in": "72.5",
    "Height of two stacked, in": "101",
    "Goods hang over by, in": "1.5",
    "Weight with pallet, lb": "1,500",
  });
  for (const [limit, text] of [
    ["Pallet height with goods", "Fail0.50 in too high"],
    ["Two pallets stacked, height", "Fail1 in too high"],
    ["Overhang of the goods", "Fail0.50 in too far out"],
    ["Pallet weight", "1,500 lb1,500 lbPass"],
  ] as const)
    await expect(row(page, limit)).toContainText(text);
});

test("the limits change with the region, in its units", async ({ page }) => {
  await openPage(page, PATH);
  await limits(page).click();
  await expect(field(page, "Longest side, in")).toHaveValue("36");
  await expect(field(page, "Longest side, in")).toHaveAccessibleDescription(
    /since June 20, 2025, older guides say 25 in for all/,
  );
  for (const [region, palletWidth] of [
    ["European Union", "80"],
    ["United Kingdom", "100"],
  ] as const) {
    await field(page, "Amazon in").selectOption(region);
    for (const [label, value] of Object.entries({
      "Carton weight, kg": "23",
      "Longest side, cm": "63.5",
      "Other sides, cm": "63.5",
      "Heavy label from, kg": "15",
      "Mech Lift label from, kg": "",
      "Jewelry, watches, kg": "15",
      "Smallest length, cm": "",
      "Bulk storage, every side, cm": "",
      "Pallet length, cm": "120",
      "Pallet width, cm": palletWidth,
      "Pallet height, cm": "180",
      "Two pallets stacked, cm": "",
      "Pallet weight, kg": "500",
      "Overhang on a pallet, cm": "0",
    }))
      await expect(field(page, label)).toHaveValue(value);
  }
});

test("every limit can be changed, shows its date, and is restored by one button", async ({
  page,
}) => {
  await openPage(page, PATH);
  await limits(page).click();
  const fields = page.locator("details").getByRole("textbox");
  await expect(fields).toHaveCount(20);
  const readValues = () =>
    fields.evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : "")),
    );
  const ours = await readValues();
  for (const limit of await fields.all()) {
    await expect(limit).toHaveAccessibleDescription(/as of November 2026$/);
    await limit.fill("77");
  }
  await expect(row(page, "Carton weight")).toContainText("50.04 lb77 lbPass");
  await expect(page).toHaveURL(/\?v=1(&x[a-z2]=77){20}$/);
  await page.getByRole("button", { name: "Reset to our limits" }).click();
  await expect(row(page, "Carton weight")).toContainText("50.04 lb50 lbFail");
  expect(await readValues()).toEqual(ours);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

const errors: Readonly<
  Record<string, readonly (readonly [label: string, text: string, message: string])[]>
> = {
  "the carton": [
    ["Length, cm", "0", "Enter a length greater than 0"],
    ["Width, cm", "-3", "Enter a width greater than 0"],
    ["Height, cm", "abc", "Enter a height greater than 0"],
    ["Length, cm", "1e3", "Enter a length greater than 0"],
    ["Length, cm", "1,200", "Longer than any container; check the unit"],
    ["Weight, kg", "0", "Enter a weight greater than 0"],
    ["Weight, kg", "-5", "Enter a weight greater than 0"],
    ["Weight, kg", "12,5", "Use a point for decimals"],
    ["Units in the carton", "0", "Enter a whole number of units, 1 to 1,000"],
    ["Units in the carton", "2.5", "Enter a whole number of units, 1 to 1,000"],
    ["Units in the carton", "1,001", "Enter a whole number of units, 1 to 1,000"],
  ],
  "the pallet": [
    ["Cartons on a pallet", "1.5", "Enter a whole number of cartons, 1 to 1,000"],
    ["Height with pallet, cm", "0", "Enter a height greater than 0"],
    ["Weight with pallet, kg", "x", "Enter a weight greater than 0"],
    ["Weight with pallet, kg", "20,000", "More than a pallet; check the unit"],
    ["Height of two stacked, cm", "-1", "Enter a height greater than 0"],
    ["Goods hang over by, cm", "-1", "Enter an overhang of 0 or more"],
  ],
  "the limits": [
    ["Carton weight, lb", "0", "Enter a limit greater than 0"],
    ["Pallet height, in", "12,5", "Use a point for decimals"],
    ["Longest side, in", "20,000", "Enter a limit up to 10,000"],
    ["Pallet width, in", "-1", "Enter a limit greater than 0"],
  ],
};

test("an invalid entry is marked at its field, and the last answer as outdated", async ({
  page,
}) => {
  await openPage(page, PATH);
  await limits(page).click();
  for (const [part, cases] of Object.entries(errors))
    for (const [label, text, message] of cases)
      await test.step(`${part}: ${label}: ${text}`, async () => {
        const control = field(page, label);
        const before = await control.inputValue();
        await control.fill(text);
        await expect(control).toHaveAttribute("aria-invalid", "true");
        await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`));
        await expect(figure(page)).toHaveText("0.04 lb");
        await expect(answer(page)).toContainText("These figures are from before your last change.");
        await control.fill(before);
        await expect(answer(page)).not.toContainText("from before your last change");
      });

  await test.step("2,000 lb is more than a pallet, in kilograms too", async () => {
    await fill(page, { "Weights in": "pounds", "Weight, lb": "2,000" });
    await expect(field(page, "Weight, lb")).toHaveAccessibleDescription(
      "More than a pallet; check the unit",
    );
    await fill(page, { "Weights in": "kilograms", "Weight, kg": "907.2" });
    await expect(field(page, "Weight, kg")).toHaveAccessibleDescription(
      "More than a pallet; check the unit",
    );
    await field(page, "Weight, kg").fill("680");
    await expect(figure(page)).toHaveText("1,449.14 lb");
  });
});

test("a blank side is an error on blur, a blank pallet is not", async ({ page }) => {
  await openPage(page, PATH);
  const length = field(page, "Length, cm");
  await length.fill("");
  await length.blur();
  await expect(length).toHaveAccessibleDescription("Enter a length greater than 0");
  await length.fill("60");
  const cartons = field(page, "Cartons on a pallet");
  await cartons.fill("3");
  await expect(table(page)).toContainText("Weight of the goods on the pallet");
  await cartons.fill("");
  await cartons.blur();
  await expect(cartons).toHaveAttribute("aria-invalid", "false");
  await expect(table(page)).not.toContainText("Weight of the goods on the pallet");
});

test("nothing is sent with errors: the first invalid field gets the focus", async ({ page }) => {
  await openPage(page, PATH);
  await fill(page, { "Width, cm": "0", "Units in the carton": "2.5" });
  await answer(page).getByRole("link", { name: "Send this with an enquiry" }).click();
  await expect(field(page, "Width, cm")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(PATH));
  expect(await findViolations(page)).toEqual([]);
});

test("an enquiry contains the carton, the limits it exceeds, and a link", async ({ page }) => {
  await openPage(page, PATH);
  await fill(page, { "Weight, kg": "23" });
  await expect(figure(page)).toHaveText("0.71 lb");
  await confirmExample(page).click();
  await answer(page).getByRole("link", { name: "Send this with an enquiry" }).click();
  await expect(page).toHaveURL(/\/contact-us\?service=amazon-fba-prep-service-china/);
  const message = page.getByRole("textbox", { name: /message/i });
  for (const line of [
    "Amazon US: not accepted",
    "Carton weight: 0.71 lb too heavy, limit 50 lb",
    "Carton: 60 x 60 x 60 cm, 23 kg, 20 units",
    "/tools/amazon-carton-check?v=1&rg=US&l=60&w=60&h=60&g=23&u=20",
  ])
    await expect(message).toHaveValue(new RegExp(line.replace(/[?.()]/g, "\\$&")));
});

test("the worksheet is filled in by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  for (const [label, value] of [
    ["Amazon in", "EU"],
    ["Lengths in", "in"],
    ["Weights in", "lb"],
  ] as const) {
    const choice = field(page, label);
    await tabTo(page, choice);
    await page.keyboard.press("ArrowDown");
    await expect(choice).toHaveValue(value);
  }
  for (const [label, text] of Object.entries({
    "Length, in": "25",
    "Width, in": "25",
    "Height, in": "25",
    "Weight, lb": "35",
    "Units in the carton": "7",
  }))
    await typeInto(page, field(page, label), text);
  await expect(row(page, "Longest side")).toContainText("63.50 cm63.5 cmPassexactly at the limit");
  await expect(row(page, "Carton weight")).toContainText("15.88 kg23 kgLabel needed");
  await tabTo(page, field(page, "Jewelry or watches"));
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "Carton weight, jewelry or watches")).toContainText("15 kgFail");
  await tabToAndPress(page, limits(page));
  await typeInto(page, field(page, "Jewelry, watches, kg"), "16");
  await expect(row(page, "Carton weight, jewelry or watches")).toContainText("16 kgLabel needed");
  await tabToAndPress(page, page.getByRole("button", { name: "Reset to our limits" }));
  await expect(row(page, "Carton weight, jewelry or watches")).toContainText("15 kgFail");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countKeyboardTask();
});

/** Long figures in every field. */
const LONG_FIGURES =
  "?v=1&rg=UK&lu=in&wu=lb&l=393.7&w=200.125&h=99.875&g=1234.5678&u=1000&pc=999&ph=393.7&pw=9999.99&po=11.25&ps=393.7";

test("fits all screens and has no accessibility violations", async ({ page }) => {
  await openPage(page, PATH + LONG_FIGURES);
  await limits(page).click();
  await expectFitAndAccessible(page);
});

test("error messages fit all screens and have no accessibility violations", async ({ page }) => {
  await openPage(page, PATH);
  await limits(page).click();
  const wrong = Object.fromEntries(
    Object.values(errors).flatMap((cases) => cases.map(([label, text]) => [label, text])),
  );
  await fill(page, wrong);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(Object.keys(wrong).length);
  await expectFitAndAccessible(page);
});

test("on a phone the number of errors is shown at the bottom, with a button to the first", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, PATH);
  await fill(page, { "Length, cm": "0", "Units in the carton": "0" });
  await expect(worksheet(page)).toContainText("2 fields to correct");
  await worksheet(page).getByRole("button", { name: "First" }).click();
  await expect(field(page, "Length, cm")).toBeFocused();
});

test("the URL contains only changed values, and a reload keeps everything typed", async ({
  page,
}) => {
  await openPage(page, PATH);
  await fill(page, { "Weight, kg": "22.70", "Height, cm": "1,00" });
  await fill(page, { "Amazon in": "United Kingdom", "Length, cm": "61.0", "Height, cm": "60" });
  await expect(page).toHaveURL(/\?v=1&rg=UK&l=61&h=60&g=22.7$/);
  await field(page, "Width, cm").fill("abc");
  await page.reload();
  await expect(field(page, "Amazon in")).toHaveValue("UK");
  await expect(field(page, "Length, cm")).toHaveValue("61.0");
  await expect(field(page, "Weight, kg")).toHaveValue("22.70");
  await expect(field(page, "Width, cm")).toHaveValue("abc");
  await expect(field(page, "Width, cm")).toHaveAccessibleDescription(
    "Enter a width greater than 0",
  );
  await field(page, "Width, cm").fill("60");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(field(page, "Length, cm")).toHaveValue("60");
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test("a link shows the same figures in another tab", async ({ page, context }) => {
  await openPage(page, PATH);
  await limits(page).click();
  await fill(page, {
    "Amazon in": "European Union",
    ...inches("24.5", "20", "10", "40"),
    "One single unit only": "Yes",
    "Goods hang over by, in": "0.5",
    "Carton weight, kg": "18",
    "Mech Lift label from, kg": "30",
  });
  await expect(page).toHaveURL(
    /\?v=1&rg=EU&lu=in&wu=lb&l=24.5&w=20&h=10&g=40&one=yes&po=0.5&xw=18&xm=30$/,
  );
  const figures = await answer(page).getByRole("definition").allInnerTexts();
  const rows = await table(page).allTextContents();

  const other = await context.newPage();
  await openPage(other, page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(row(other, "Overhang of the goods")).toContainText("1.27 cm0 cmFail");
  await expect(table(other)).toHaveText(rows);
  expect(await answer(other).getByRole("definition").allInnerTexts()).toEqual(figures);
});

test("is printed with its entries, answer, lines and link, without controls", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&rg=EU&l=61`);
  await page.emulateMedia({ media: "print" });
  await expect(figure(page)).toBeVisible();
  await expect(sum(page, "Your carton")).toContainText(
    "61 x 60 x 60 cm, 22.7 kg, 20 units, for Amazon in the European Union",
  );
  await expect(
    row(page, "Carton weight").getByRole("cell", { name: "Label needed" }),
  ).toBeVisible();
  await expect(sum(page, "Cartons on a pallet")).toBeVisible();
  await expect(page.getByText(/^Limits as of November 2026, from published guides/)).toBeVisible();
  await expectPrinted(page);
  await expect(
    page.getByText(/^Counted on .+ at https:.+\/tools\/amazon-carton-check\?v=1&rg=EU&l=61$/),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(figure(page)).toHaveText("0.04 lb");
    await expect(row(page, "Carton weight")).toContainText("50.04 lb50 lbFail0.04 lb too heavy");
    await expect(sum(page, "Cartons on a pallet")).toContainText("4, 200.18 lb of goods");
    await expect(field(page, "Weight, kg")).toHaveValue("22.7");
    await limits(page).click();
    await expect(field(page, "Carton weight, lb")).toHaveValue("50");
  });
});
