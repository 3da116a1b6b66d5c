import type { Page } from "@playwright/test";
import { findViolations } from "./support/accessibility";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { findOverflow } from "./support/layout";
import { openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import { expectFitAndAccessible, expectPrinted } from "./support/tool-checks";
import { confirmExample } from "./support/tool-page";

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
const place = (page: Page) => page.getByLabel("Place to name in the order");
const journey = (page: Page) =>
  page.getByRole("region", { name: "Who pays, and where the risk passes" });
const matrix = (page: Page) =>
  page.getByRole("table", { name: "Who has to do what under each rule of Incoterms 2020" });
const obligation = (page: Page, name: string) =>
  matrix(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

const rules = [
  "EXW",
  "FCA",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
] as const;

async function choose(page: Page, answers: readonly (readonly [string, string])[]) {
  for (const [name, label] of answers)
    await question(page, name).getByLabel(label, { exact: true }).check();
}

/** The rules under which a cell of the matrix says this. */
async function findRules(page: Page, name: string, cell: RegExp): Promise<string[]> {
  const cells = await obligation(page, name).getByRole("cell").allInnerTexts();
  return rules.filter((_, i) => cell.test(cells[i] ?? ""));
}

const workedCases = [
  [
    "E1",
    [
      [questions.cargo, "Parcel or samples"],
      [questions.transport, "Courier"],
    ],
    "DAP [your street address], Incoterms 2020",
    "Or FCA, seller’s premises, with your own courier account.",
  ],
  [
    "E3",
    [
      [questions.transport, "Sea, container or groupage"],
      [questions.forwarder, "No"],
      [questions.importer, "Yes"],
      [questions.vat, "Yes"],
    ],
    "DAP [your warehouse], Incoterms 2020",
    "Or CIP to a named place, if you want the seller’s insurance.",
  ],
  [
    "E5",
    [
      [questions.transport, "Air"],
      [questions.importer, "No"],
      [questions.vat, "No"],
    ],
    "DDP [your street address], Incoterms 2020",
    "DDP: ask who is the importer of record",
  ],
  [
    "E13",
    [
      [questions.transport, "Sea, container or groupage"],
      [questions.forwarder, "Yes, or the agency books"],
      [questions.importer, "No"],
      [questions.vat, "Yes"],
    ],
    "FCA Yantian, Shenzhen, Incoterms 2020",
    "Register first: an EORI number in the EU and UK, an importer number in the US",
  ],
] as const;

test("each worked case, answered by hand one after the other, leads to its rule", async ({
  page,
}) => {
  // Starts with answers of none of the worked cases, so that the first changes them, too.
  await openPage(page, `${PATH}?v=1&c=bulk&t=rail&f=no&i=unknown&x=none`);
  for (const [name, answers, sentence, text] of workedCases) {
    await test.step(name, async () => {
      await choose(page, [
        [questions.cargo, "Cartons or pallets"],
        [questions.forwarder, "Yes, or the agency books"],
        ...answers,
      ]);
      await expect(rule(page)).toHaveText(sentence.slice(0, 3));
      await expect(answer(page)).toContainText(text);
      await expect(order(page).getByText(sentence, { exact: true })).toBeVisible();
    });
  }
});

test("worked case E11: look-ups in the matrix, which is in lists on a phone", async ({ page }) => {
  await openPage(page, PATH);
  await expect(matrix(page).getByRole("columnheader")).toHaveText(["Obligation", ...rules]);
  for (const [name, cell, expected] of [
    ["Insurance", /^S/, ["CIF", "CIP"]],
    ["Unloading at named place", /^S/, ["DPU"]],
    ["Duty and import tax", /^S/, ["DDP"]],
    ["Import clearance", /^S/, ["DDP"]],
    ["Export clearance", /^B/, ["EXW"]],
    ["Loading on ship", /^B/, ["EXW", "FCA", "FAS"]],
    ["Truck to port or terminal", /^S\/B/, ["FCA"]],
    ["Delivery to your door", /^S\/B/, ["CPT", "CIP"]],
    ["Destination terminal", /\(3\)/, ["CFR", "CIF"]],
  ] as const)
    expect(await findRules(page, name, cell), name).toEqual(expected);
  await expect(page.getByText("Only FAS, FOB, CFR and CIF are for ships alone")).toBeVisible();
  for (const note of ["DAT no longer exists: it became DPU.", "There is no “Incoterms 2025”"])
    await expect(page.getByText(note)).toBeVisible();

  await page.setViewportSize(PHONE);
  for (const [name, cells] of [
    ["Insurance", ["CIF (C), CIP (A)", "–", /^nobody under EXW, FCA, .+ DAP, DPU, DDP$/]],
    ["Unloading at named place", ["DPU", /^EXW, .+, DAP, DDP$/, "–"]],
    ["Duty and import tax", ["DDP", /^EXW, .+, DPU$/, "–"]],
    ["Export clearance", [/^FCA, .+, DDP$/, "EXW", "–"]],
    ["Loading on ship", [/^FOB, .+, DDP$/, "EXW, FCA, FAS", "–"]],
  ] as const)
    await expect(obligation(page, name).getByRole("cell"), `${name}, on a phone`).toHaveText([
      ...cells,
    ]);
});

const risks = {
  EXW: "at the factory, not loaded",
  FCA: "when handed to your carrier",
  FAS: "alongside the ship at the port of loading",
  FOB: "on board at the port of loading",
  CFR: "on board at the port of loading",
  CIF: "on board at the port of loading",
  CPT: "when handed to the first carrier",
  CIP: "when handed to the first carrier",
  DAP: "at the named place, ready to unload",
  DPU: "at the named place, unloaded",
  DDP: "at the named place, cleared for import, ready to unload",
};

test("the rule of the quotation is compared with the recommended one, leg by leg", async ({
  page,
}) => {
  await openPage(page, PATH);
  for (const [quoted, where] of Object.entries(risks)) {
    await test.step(`the place where the risk passes under ${quoted}`, async () => {
      await quotation(page).selectOption(quoted);
      if (quoted === "FCA") {
        await expect(answer(page)).toContainText(
          "says this rule already; check the place it names",
        );
        await expect(journey(page).getByRole("heading", { level: 3 })).toHaveText([/^FCA/]);
        return;
      }
      await expect(answer(page)).toContainText(`Under ${quoted} it pays`);
      await expect(journey(page).getByRole("heading", { level: 3 })).toHaveText([
        /^FCA what to ask for$/,
        new RegExp(`^${quoted} in your quotation$`),
      ]);
      await expect(journey(page)).toContainText(`Risk passes ${where}`);
      await expect(
        journey(page).getByRole("table", { name: `What changes from ${quoted} to FCA` }),
      ).toBeVisible();
    });
  }

  await test.step("worked case E7: what changes from EXW to FCA", async () => {
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

  await test.step("who pays each leg under CIP, as text", async () => {
    await quotation(page).selectOption("CIP");
    const legs = page.getByRole("table", {
      name: "The journey in eight legs, and who pays each",
    });
    await expect(legs.getByRole("row")).toHaveText([
      "LegFCACIP",
      "1. Factorysellerseller",
      "2. Trucksellerseller",
      "3. Export customssellerseller",
      "4. On boardyouseller",
      "5. Ocean or airyouseller",
      "6. Your portyouseller",
      "7. Duty and taxyouyou",
      "8. Your dooryouseller or you",
    ]);
    await expect(answer(page)).toContainText("6 to 7 of 8");
  });
});

const advice: readonly [
  name: string,
  answers: readonly (readonly [string, string])[],
  rule: string,
  text: string,
][] = [
  ["a sea container", [], "FCA", "Or FOB, if the factory insists: usual in China"],
  ["rail", [[questions.transport, "Rail"]], "FCA", "risk passes there."],
  [
    "bulk on a ship, with a forwarder",
    [
      [questions.cargo, "Bulk or out of gauge"],
      [questions.transport, "Bulk ship"],
    ],
    "FOB",
    "handed over on board",
  ],
  [
    "cartons by courier",
    [[questions.transport, "Courier"]],
    "DAP",
    "A courier carries to your door",
  ],
  [
    "whoever is not registered where there is no VAT",
    [
      [questions.importer, "No"],
      [questions.vat, "No VAT here"],
    ],
    "FCA",
    "Register first",
  ],
  [
    "whoever does not know",
    [
      [questions.importer, "Do not know"],
      [questions.license, "Do not know"],
    ],
    "FCA",
    "Ask whether you are registered: an EORI number in the EU and UK",
  ],
  [
    "a factory whose license is not known",
    [[questions.license, "Do not know"]],
    "FCA",
    "Ask for the factory’s export license",
  ],
  [
    "a factory that cannot export",
    [[questions.license, "No"]],
    "FCA",
    "through an export agent or trading company, which then is the seller",
  ],
];

/** What the page opens with. */
const EXAMPLE = [
  [questions.cargo, "Cartons or pallets"],
  [questions.transport, "Sea, container or groupage"],
  [questions.importer, "Yes"],
  [questions.vat, "Yes"],
  [questions.license, "Yes"],
] as const;

test("the advice depends on the answers", async ({ page }) => {
  await openPage(page, PATH);
  for (const [name, answers, expected, text] of advice) {
    await test.step(`for ${name}`, async () => {
      await choose(page, [...EXAMPLE, ...answers]);
      await expect(rule(page)).toHaveText(expected);
      await expect(answer(page)).toContainText(text);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    });
  }
});

test("warnings about the rule in the quotation are shown", async ({ page }) => {
  await openPage(page, PATH);
  for (const [quoted, ...texts] of [
    ["FOB", "FOB for containers: handed over at the terminal, but the risk passes only on board"],
    ["CFR", "CFR for containers:", "Incoterms 2020 lets you tell the carrier to issue one"],
    ["CIF", "CIF for containers:", "clauses C only, so no theft and no rain"],
    ["DDP", "customs may hold the goods", "a seller without a local tax number"],
  ] as const) {
    await quotation(page).selectOption(quoted);
    for (const text of texts) await expect(answer(page), quoted).toContainText(text);
  }

  await test.step("worked case E9: DDP warns whoever reclaims VAT", async () => {
    await quotation(page).selectOption("DDP");
    await expect(rule(page)).toHaveText("FCA");
    await expect(answer(page)).toContainText(
      "DDP: the VAT cannot be deducted without import papers in your name.",
    );
    await choose(page, [[questions.vat, "No VAT here"]]);
    await expect(answer(page)).not.toContainText("VAT cannot be deducted");
    await expect(answer(page)).toContainText("DDP: ask who is the importer of record");
    await choose(page, [[questions.vat, "Yes"]]);
  });

  await choose(page, [[questions.transport, "Air"]]);
  for (const [quoted, matching] of [
    ["FAS", "FCA"],
    ["FOB", "FCA"],
    ["CFR", "CPT"],
    ["CIF", "CIP"],
  ] as const) {
    await quotation(page).selectOption(quoted);
    await expect(answer(page)).toContainText(
      `${quoted} is for ships only; for any other way the matching rule is ${matching}.`,
    );
  }
});

test("the sentence for the order contains the typed place, and can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PATH);
  await expect(order(page)).toContainText("FCA Yantian, Shenzhen, Incoterms 2020");
  await place(page).fill("Ningbo Beilun");
  await order(page).getByRole("button", { name: "Copy the sentence" }).click();
  await expect(order(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "FCA Ningbo Beilun, Incoterms 2020",
  );
  await place(page).fill("Ningbo");
  await expect(order(page).getByRole("button", { name: "Copy the sentence" })).toBeVisible();
});

test("the place depends on the rule until one is typed", async ({ page }) => {
  await openPage(page, PATH);
  await choose(page, [[questions.transport, "Air"]]);
  await expect(place(page)).toHaveValue("Shenzhen Airport");
  await choose(page, [[questions.forwarder, "No"]]);
  await expect(place(page)).toHaveValue("[your warehouse]");
  await expect(place(page)).toHaveAccessibleDescription(/^Still open/);
});

test("a rule with another kind of place asks for it, and the typed one is kept", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PATH);
  await place(page).fill("Ningbo Beilun");
  await choose(page, [[questions.forwarder, "No"]]);
  await expect(page.getByLabel("Place to name in the order: your warehouse")).toHaveValue(
    "[your warehouse]",
  );
  const note =
    "DAP needs your warehouse. “Ningbo Beilun” is kept as the port or terminal in China.";
  await expect(page.getByRole("status").filter({ hasText: note })).toHaveCount(1);
  await expect(order(page)).toContainText("Not ready to send: put your warehouse");
  await order(page).getByRole("button", { name: "Copy with the place open" }).click();
  await expect(order(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await place(page).fill("Dock 4, Reno");
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(order(page)).toContainText("DAP Dock 4, Reno, Incoterms 2020");
  await choose(page, [[questions.forwarder, "Yes, or the agency books"]]);
  await expect(order(page)).toContainText("FCA Ningbo Beilun, Incoterms 2020");
});

test("a kept place can be used for another rule by keyboard, also after a reload", async ({
  page,
}) => {
  await openPage(page, PATH);
  await place(page).fill("Ningbo Beilun");
  await choose(page, [[questions.forwarder, "No"]]);
  await page.reload();
  await tabToAndPress(page, page.getByRole("button", { name: "Use “Ningbo Beilun” here" }));
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveValue("Ningbo Beilun");
  await expect(order(page)).toContainText("DAP Ningbo Beilun, Incoterms 2020");
  await expect(order(page).getByRole("button", { name: "Copy the sentence" })).toBeVisible();
});

test("answers that contradict each other are an error at the question", async ({ page }) => {
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
  await expect(question(page, questions.cargo)).toBeFocused();
  await choose(page, [[questions.cargo, "Bulk or out of gauge"]]);
  await expect(how).toHaveAttribute("aria-invalid", "false");
  await choose(page, [[questions.transport, "Courier"]]);
  await expect(how).toHaveAccessibleDescription("These two do not go together");
});

test("a question without a valid answer in the stored draft asks for one", async ({ page }) => {
  // A stored draft may come from an older version of the page. It is stored before the first visit:
  // the shared page is on the site already.
  await page.evaluate(() => {
    sessionStorage.setItem(
      "toolDraft.incoterms",
      JSON.stringify({ texts: { cargo: "", vat: "perhaps" }, rows: [], queries: [""] }),
    );
  });
  await openPage(page, PATH);
  await expect(question(page, questions.cargo)).toHaveAccessibleDescription("Choose one");
  await expect(question(page, questions.vat)).toHaveAccessibleDescription("Choose one");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await choose(page, [
    [questions.cargo, "Cartons or pallets"],
    [questions.vat, "Yes"],
  ]);
  await expect(rule(page)).toHaveText("FCA");
});

test("an empty place is an error", async ({ page }) => {
  await openPage(page, PATH);
  await place(page).fill("");
  await place(page).blur();
  await expect(place(page)).toHaveAccessibleDescription(/Name a place: every rule needs one/);
  await place(page).fill("W".repeat(61));
  await expect(place(page)).toHaveAccessibleDescription(/Name it in 60 characters/);
  await expect(order(page)).toContainText("FCA Yantian, Shenzhen, Incoterms 2020");
});

test("an enquiry contains the sentence and the answers", async ({ page }) => {
  await openPage(page, PATH);
  await quotation(page).selectOption("EXW");
  await expect(answer(page)).toContainText("Under EXW it pays");
  await confirmExample(page).click();
  await answer(page).getByRole("link", { name: "Send this with an enquiry" }).click();
  await expect(page).toHaveURL(/\/contact-us\?service=shipping-from-china/);
  const message = page.getByRole("textbox", { name: /message/i });
  for (const line of [
    "Rule to ask for: FCA Yantian, Shenzhen, Incoterms 2020",
    "Goods: Cartons or pallets; Sea, container or groupage",
    "Rule in the quotation: EXW",
    "Changes hands: Loading at factory, Truck to port or terminal, Export clearance",
    "/tools/incoterms\\?v=1&c=cartons&t=sea&f=yes&i=yes&x=yes&e=yes&q=EXW&p=Yantian,\\+Shenzhen",
  ])
    await expect(message).toHaveValue(new RegExp(line));
});

test("the questions are answered by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  await tabTo(page, question(page, questions.cargo).getByLabel("Cartons or pallets"));
  await page.keyboard.press("ArrowDown");
  await expect(question(page, questions.cargo).getByLabel("Parcel or samples")).toBeChecked();
  await tabTo(page, question(page, questions.transport).getByLabel("Sea, container or groupage"));
  for (const press of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(press);
  await expect(rule(page)).toHaveText("DAP");
  await typeInto(page, place(page), "Dock 4, Reno");
  await expect(order(page)).toContainText("DAP Dock 4, Reno, Incoterms 2020");
  await tabTo(page, quotation(page), "Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(quotation(page)).toHaveValue("EXW");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countKeyboardTask();
});

test("fits all screens and has no accessibility violations", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&f=no&i=unknown&e=no&q=CIP&p=${"W".repeat(60)}`);
  await expectFitAndAccessible(page);
});

test("error messages fit a narrow screen and have no accessibility violations", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, PATH);
  await choose(page, [
    [questions.cargo, "Parcel or samples"],
    [questions.transport, "Bulk ship"],
  ]);
  await place(page).fill("W".repeat(61));
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(3);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test("the URL contains only changed values, and a reload keeps everything chosen", async ({
  page,
}) => {
  await openPage(page, PATH);
  await choose(page, [
    [questions.transport, "Rail"],
    [questions.vat, "No VAT here"],
    [questions.transport, "Air"],
    [questions.vat, "Yes"],
  ]);
  await expect(page).toHaveURL(/\?v=1&t=air&x=yes$/);
  await place(page).fill("");
  await page.reload();
  await expect(question(page, questions.transport).getByLabel("Air")).toBeChecked();
  await expect(place(page)).toHaveAccessibleDescription(/Name a place/);
  await page.getByRole("button", { name: /^(Start over|Use the example)$/ }).click();
  await expect(place(page)).toHaveValue("Yantian, Shenzhen");
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test("a link shows the same advice in another tab", async ({ page, context }) => {
  await openPage(page, PATH);
  await choose(page, [
    [questions.transport, "Rail"],
    [questions.license, "Do not know"],
  ]);
  await quotation(page).selectOption("FOB");
  await expect(page).toHaveURL(/\?v=1&t=rail&e=unknown&q=FOB$/);
  // The live region is left out: it announces a change after a delay, and nothing for a link.
  const texts = (page: Page) =>
    answer(page).locator("h2, p:not([role=status]), dl").allInnerTexts();
  const advice = await texts(page);

  const other = await context.newPage();
  await openPage(other, page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(question(other, questions.transport).getByLabel("Rail")).toBeChecked();
  expect(await texts(other)).toEqual(advice);
  await expect(order(other)).toContainText("FCA Xi’an rail terminal, Incoterms 2020");
});

test("is printed with its answers, steps, matrix and link, without controls", async ({ page }) => {
  await openPage(page, `${PATH}?v=1&e=unknown&q=CIF`);
  const answers = order(page).getByText(
    /^What ships\? Cartons or pallets\. .* own name\? Do not know\. Rule in the quotation: CIF\.$/,
  );
  await expect(answers).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(rule(page)).toBeVisible();
  await expect(answers).toBeVisible();
  await expect(order(page)).toContainText("A forwarder, or an agency that books the freight?");
  await expect(matrix(page)).toBeVisible();
  await expect(
    page.getByText(/^Incoterms decide delivery, cost and risk; not title/),
  ).toBeVisible();
  await expectPrinted(page);
  await expect(
    page.getByText(/^Counted on .+ at https:.+\/tools\/incoterms\?v=1&e=unknown&q=CIF$/),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(rule(page)).toHaveText("FCA");
    await expect(order(page)).toContainText("FCA Yantian, Shenzhen, Incoterms 2020");
    await expect(question(page, questions.cargo).getByLabel("Cartons or pallets")).toBeChecked();
  });
});
