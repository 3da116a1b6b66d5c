import { expect, test } from "vitest";
import {
  answer,
  noPrice,
  openCosts,
  questions,
  sameTier,
  table,
} from "@/content/tools/compare-quotes";
import { inThePrice } from "@/content/tools/landed-cost-steps";
import { findField } from "@/tools/engine/form/find-field";
import { listEntries } from "@/tools/engine/form/list-entries";
import { errorsOf, solve, TODAY, typeInto } from "../../../tests/support/solve-tool";
import { compareQuotesTool } from "./compare-quotes-page";
import { makeTable } from "./view";

type Cells = Readonly<Record<string, string>>;

/** A quotation that leaves nothing open, of 1,000 pieces at 6.00 each if nothing else is given. */
const said = (cells: Cells = {}): Cells => ({
  ...{ name: "One", rule: "FOB", place: "Yantian", price1: "6.00", quantity1: "1,000" },
  ...{ tooling: "0", samples: "0", lead: "30", deposit: "30", excluded: "nothing" },
  ...cells,
});

const compare = (quotes: readonly Cells[], texts: Cells = {}) =>
  solve(compareQuotesTool, { pickUp: "0", ...texts, quotes });
const offersOf = (...input: Parameters<typeof compare>) => compare(...input).result.offers;
const totalOf = (cells: Cells, texts?: Cells) => offersOf([said(cells)], texts)[0]?.landed?.total;
const questionsOf = (cells: Cells, texts?: Cells) =>
  offersOf([said(), said(cells)], texts)[1]?.questions.map(({ text }) => text);

test("equal goods cost the same at the door, whatever the price includes of the way", () => {
  // Goods 6,000.00, freight 900.00, insurance 0.4% of 110% of 6,900.00 = 30.36, duty 600.00, MPF 34.58
  // (the least), HMF 0.125% = 7.50, terminal 250.00, delivery 300.00. The landed cost tool has 8.79
  // with a fee of 420.00 and an inspection of 250.00 on top.
  expect(totalOf({})).toBe(812_244);
  // 150.00 to the port are in the price of the others.
  expect(totalOf({ rule: "EXW", price1: "5.85" }, { pickUp: "150" })).toBe(812_244);
  expect(totalOf({ rule: "FCA", price1: "6" }, { pickUp: "150" })).toBe(812_244);
  expect(totalOf({ rule: "CFR", price1: "6.90" })).toBe(812_244);
  expect(totalOf({ rule: "CIF", price1: "6.93036" })).toBe(812_244);
  expect(totalOf({ rule: "DAP", price1: "7.48036" })).toBe(812_244);
  // Under DDP the seller pays the customs, too.
  expect(totalOf({ rule: "DDP", price1: "8.12244" })).toBe(812_244);
  // In Germany duty is 10% of 6,930.36: 6,000.00 + 900.00 + 30.36 + 693.04 + 550.00.
  expect(totalOf({}, { destination: "DE" })).toBe(817_340);
});

test("tooling and samples are spread over the order, and due before shipment", () => {
  const cells = { tooling: "300", samples: "50" };
  // (8,122.44 + 350.00) / 1,000; 30% of 6,000.00 and 350.00; 30 days and 5 + 35 + 7 by sea.
  expect(offersOf([said(cells)])[0]).toMatchObject({
    landed: { piece: 8.47, cash: 215_000 },
    days: 77,
  });
  const blank = offersOf([said({ ...cells, deposit: "", lead: "" })], { mode: "air" });
  expect(blank[0]).toMatchObject({ landed: { cash: 635_000 }, days: null });
  expect(offersOf([said()], { mode: "air" })[0]?.days).toBe(42);
});

const linesOf = (...input: Parameters<typeof compare>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    makeTable(compare(...input).result).rows.map(([label = "", cell = ""]) => [label, cell]),
  );

test.each(["EXW", "FOB", "CIF", "DAP", "DDP"])("the lines of an offer under %s add up", (rule) => {
  const cells = { rule, price1: "9.87", tooling: "300", samples: "50.05" };
  const lines = linesOf([said(cells)], { pickUp: "150" });
  const { goods, transport, insurance, customs, tooling, samples, total: all } = table.lines;
  const parts = [goods, transport, insurance, customs, tooling, samples];
  const cents = (label: string) => Math.round(Number(lines[label]?.replaceAll(",", "")) * 100);
  const total = parts.reduce((sum, label) => sum + cents(label), 0);
  expect(total).toBe(cents(all));
});

test("what is not said is open in the lines, or says what was assumed", () => {
  const some = { tooling: "300", samples: "" };
  expect(linesOf([said(some)])).toMatchObject({ Tooling: "300.00", Samples: "open" });
  expect(linesOf([said()])).toMatchObject({ "Before shipment": "1,800.00" });
  const blank = said({ deposit: "" });
  expect(linesOf([blank])).toMatchObject({ "Before shipment": "6,000.00 (100% assumed)" });
  expect(compare([blank]).view.rows[0]?.detail).toContain(
    "6,000.00 (100% assumed) before shipment",
  );
});

test("a larger quantity that costs less in all is named, and counted if it is to be ordered", () => {
  const tiers = { quantity1: "10", price1: "9", quantity2: "50", price2: "8" };
  const quotes = [
    said({ ...tiers, quantity3: "100", price3: "7" }),
    said({ name: "Two", quantity1: "1", price1: "7.90" }),
  ];
  const none = { freight: "0", terminal: "0", delivery: "0", insurance: "0", duty: "0" };
  const order = { pieces: "90", destination: "DE", ...none };
  const asked = compare(quotes, order).view;
  expect([asked.label, asked.figure]).toEqual(["Lowest cost at your door, Two", "7.90"]);
  expect(asked.warnings).toEqual([
    expect.stringContaining("One: 100 pieces at 700.00 cost less than 90 at 720.00. Order 100"),
  ]);
  const { result, view } = compare(quotes, { ...order, orderMore: "yes" });
  expect(view.label).toBe("Lowest cost at your door, One");
  expect(result.ranked.map(({ landed }) => landed.total)).toEqual([70_000, 71_100]);
  expect(compareQuotesTool.share?.(result, () => true)).toMatchObject({
    price: "7.00",
    pieces: "100",
  });
  expect(compare(quotes, { ...order, pieces: "87" }).view.warnings).toEqual([]);
  const least = said({ ...tiers, quantity3: "100", price3: "7", minimum: "100" });
  expect(offersOf([least], order)[0]?.open).toEqual(["minimum"]);
  expect(offersOf([least], { ...order, orderMore: "yes" })[0]?.open).toEqual([]);
});

/** Cheaper than the other one as long as its pick-up is. */
const exWorks = said({ name: "Two", rule: "EXW", place: "Foshan", price1: "5.50" });
const open = { pickUp: "" };
const { decisions } = answer;

test("an offer whose pick-up nobody has priced is no winner, however low its price is", () => {
  const { result, view } = compare([said(), exWorks], open);
  const { label, unit, short, rows, decision } = view;
  expect([label, unit]).toEqual(["Lowest sure cost at your door, One", "USD a piece"]);
  expect(short).toEqual({ figure: "8.12", text: "USD a piece from One, for sure" });
  expect(rows.map(({ figure }) => figure)).toEqual(["8.12", "from 7.57"]);
  // 8,122.44 - 7,569.62 = 552.82, as if the pick-up of 500.00 were in a price of 6.00.
  expect(decision).toBe(
    decisions.mayBeCheaper("Two", "One", "0.55 USD", ["pickUp"], "500.00 USD", 1),
  );
  const lines = makeTable(result).rows.map(([line = "", ...cells]) => [line, cells]);
  expect(Object.fromEntries(lines)).toMatchObject({
    [table.lines.transport]: ["1,450.00", "from 1,450.00"],
    [table.lines.total]: ["8,122.44", "from 7,569.62"],
    "Open costs": ["none", "cheaper below 500.00"],
  });
  expect(compareQuotesTool.share?.(result, () => true)).toMatchObject({ rule: "FOB" });
  expect(compare([said(), exWorks], { pickUp: "0" }).view.label).toBe(
    "Lowest cost at your door, Two",
  );
});

test.each<[field: string, destination: string, complete: Cells, open: Cells]>([
  ["pickUp", "US", {}, exWorks],
  ["pickUp", "JP", { rule: "DDP", price1: "8.5" }, exWorks],
  ["pickUp", "CH", {}, exWorks],
  ["freight", "US", { rule: "CIF", price1: "7.05" }, {}],
  ["freight", "DE", { rule: "CFR", price1: "7.05" }, { rule: "FCA" }],
  ["freight", "UK", { rule: "DDP", price1: "8.9" }, {}],
  ["terminal", "US", { rule: "DAP", price1: "8" }, { rule: "CIF" }],
  ["delivery", "AU", { rule: "DAP", price1: "7.5" }, { rule: "CFR" }],
])(
  "with a cent less of %s than is said, to %s, it is cheaper, and with all of it not",
  (...row) => {
    const [field, destination, complete, cells] = row;
    const compareAt = (text: string) =>
      offersOf([said(complete), said({ ...cells, name: "Two" })], {
        ...{ destination, duty: "7.3", currency: destination === "JP" ? "JPY" : "USD" },
        [field]: text,
      }).map(({ landed }) => landed);
    const limit = compareAt("")[1]?.limit ?? 0;
    const [one, less] = compareAt(String((limit - 1) / 100));
    const [other, all] = compareAt(String(limit / 100));
    expect(limit).toBeGreaterThan(0);
    expect(less?.total).toBeLessThan(one?.total ?? 0);
    expect(all?.total).toBeGreaterThanOrEqual(other?.total ?? Infinity);
  },
);

test("what the buyer pays on the way and nobody has typed is open under the rules that leave it open", () => {
  const blank = { pickUp: "", freight: "", terminal: "", delivery: "" };
  const openUnder = (rule: string) => offersOf([said({ rule, price1: "9" })], blank)[0]?.open;
  expect(openUnder("EXW")).toEqual(["pickUp", "freight", "terminal", "delivery"]);
  expect(openUnder("FCA")).toEqual(["freight", "terminal", "delivery"]);
  expect(openUnder("CIF")).toEqual(["terminal", "delivery"]);
  expect(openUnder("DAP")).toEqual([]);
  const { decision } = compare([said(), said({ name: "Two", rule: "DAP", price1: "9" })], {
    freight: "",
  }).view;
  expect(decision).toMatch(
    /^One is cheaper .* if main freight costs less .*: ask a forwarder first\.$/,
  );
});

test("several open costs are one sum, and duty counts on those that customs see in the price", () => {
  const decide = (cells: Cells) => compare([said(), { ...exWorks, ...cells }], open).view.decision;
  const mayBeCheaper = (topics: readonly string[], limit: string) =>
    decisions.mayBeCheaper("Two", "One", "0.55 USD", topics, limit, topics.length);
  expect(decide({ tooling: "", samples: "", excluded: "labels" })).toBe(
    mayBeCheaper(["pickUp", "tooling", "samples", "excluded"], "500.00 USD"),
  );
  expect(decide({ rule: "FOB", tooling: "" })).toBe(mayBeCheaper(["tooling"], "552.82 USD"));
  expect(mayBeCheaper(["tooling"], "9 USD")).toContain("tooling costs less than 9 USD");
  expect(mayBeCheaper(["tooling", "samples"], "9 USD")).toContain("samples cost less than 9 USD");
});

test.each<[string | undefined, Cells]>([
  [openCosts["minimum"], { minimum: "2,000" }],
  [openCosts["tier"], { minimum: "2,000", quantity1: "2,000" }],
  [openCosts["place"], { place: "" }],
  [`${openCosts["tooling"]} and ${openCosts["samples"]}`, { tooling: "", samples: "" }],
  [openCosts["excluded"], { excluded: "labels" }],
  [openCosts["excluded"], { excluded: "" }],
])("no samples are ordered while a price may rise by %s", (costs, cells) => {
  const { decision, label } = compare([said(), said({ name: "Two", price1: "5", ...cells })]).view;
  expect(decision).toContain(`Two is cheaper than One by up to 1.10 USD a piece if ${costs} cost`);
  expect(label).toBe("Lowest sure cost at your door, One");
});

test("one that is no cheaper without its open costs is not asked before samples are ordered", () => {
  const cells = said({ name: "Two", price1: "6.38", tooling: "", lead: "" });
  const { result, view } = compare([said(), cells]);
  expect(view.label).toBe("Lowest cost at your door, One");
  expect(view.decision).toBe(decisions.orderBefore("One", "Two", "0.42", ["tooling"]));
  expect(makeTable(result).rows).toContainEqual([
    ...[table.lines.open, table.noOpenCosts, table.noLimit],
  ]);
  expect(compare([said(), { ...cells, price1: "6" }]).view.decision).toBe(
    decisions.orderBefore("One", "Two", "", ["tooling"]),
  );
  expect(decisions.orderBefore("One", "Two", "0.42", [])).toContain("0.42 a piece more");
  expect(decisions.orderBefore("One", "Two", "", [])).toContain("as much");
});

test("where each leaves a cost open, none is the cheapest, and the lowest is asked first", () => {
  const { result, view } = compare([said({ tooling: "" }), exWorks], open);
  expect([view.label, view.figure, view.unit]).toEqual([
    ...[answer.undecided.label, "0 of 2", answer.undecided.unit],
  ]);
  expect(view.decision).toBe(decisions.ask("Two", 1, ["pickUp"]));
  expect(view.rows.map(({ figure }) => figure)).toEqual(["from 8.12", "from 7.57"]);
  expect(compareQuotesTool.share?.(result, () => true)).toMatchObject({
    ...{ price: undefined, rule: undefined },
  });
  const alone = compare([exWorks], open).view;
  expect([alone.label, alone.unit]).toEqual([
    ...["Cost so far at your door, Two", "USD a piece, not final"],
  ]);
});

test("all prices have four decimals if one is under 1.00, and differ by what is said", () => {
  const cheap = { price1: "0.05", quantity1: "1", tooling: "0" };
  const { result, view } = compare([said({ ...cheap, price1: "0.1234" }), said(cheap)], {
    ...{ pieces: "1,650", freight: "900", duty: "0" },
  });
  expect(view.rows.map(({ figure }) => figure)).toEqual(["1.0070", "0.9331"]);
  expect(view.decision).toBe(decisions.order("One", "0.0739", 0, "One"));
  expect(makeTable(result).rows[1]).toEqual(["Price a piece", "0.1234", "0.0500"]);
});

test("prices of a large order that differ by less than a cent have four decimals, too", () => {
  const large = { pieces: "100,000" };
  const [one, two] = [said({ price1: "6.003" }), said({ name: "Two" })];
  expect(compare([one, two], large).view.decision).toBe(decisions.order("Two", "0.0034", 0, "One"));
  expect(compare([one, { ...two, tooling: "" }], large).view.decision).toBe(
    decisions.mayBeCheaper("Two", "One", "0.0034 USD", ["tooling"], "331.70 USD", 1),
  );
});

test("a quantity below all tiers counts with the price of the lowest, which is asked", () => {
  const high = { quantity2: "3,000", price2: "5.50" };
  const { result, view } = compare([said(), said({ ...high, name: "Two" })], { pieces: "500" });
  expect(result.offers.map(({ landed }) => landed?.price)).toEqual([6, 6]);
  expect(view.rows[0]?.detail).toContain("price from 1,000 pieces");
  expect(view.decision).toBe(decisions.ask("One", 1, ["tier"]));
  const lines = linesOf([said()], { pieces: "500" });
  expect(lines).toMatchObject({ "Price a piece": "6.00 (from 1,000)" });
  expect(compare([said()]).view.rows[0]?.detail).not.toContain("price from");
});

test.each([
  ["500", 6.5],
  ["2,999", 6.5],
  ["3,000", 5.5],
  ["9,000", 5.2],
])("for %s pieces the price is %s", (pieces, price) => {
  const low = { quantity3: "500", price3: "6.50" };
  const high = { quantity1: "5,000", price1: "5.20", quantity2: "3,000", price2: "5.50" };
  expect(offersOf([said({ ...low, ...high })], { pieces })[0]?.landed).toMatchObject({ price });
});

test.each<[string, Cells, Cells?]>([
  [questions.tier("3,000", "1,000 pieces"), { quantity1: "3,000" }],
  [questions.price("1,000 pieces"), { price1: "" }],
  [questions.minimum("2,000", "1,000 pieces"), { minimum: "2000" }],
  [questions.place("FOB"), { place: "" }],
  [questions.pickUp, { rule: "EXW" }, { pickUp: "" }],
  [questions.importer, { rule: "DDP", price1: "9" }],
  [questions.tooling, { tooling: "" }],
  [questions.samples, { samples: "" }],
  [questions.lead, { lead: "" }],
  [questions.deposit, { deposit: "" }],
  [questions.costOfExcluded("labels"), { excluded: "labels" }],
  [questions.excluded, { excluded: "" }],
])("what is missing is asked: %s", (question, cells, texts) => {
  expect(questionsOf(cells, texts)).toEqual([question]);
  expect(questionsOf({})).toEqual([]);
  expect(questionsOf({ rule: "FCA" }, { pickUp: "" })).toEqual([]);
  expect(questionsOf({ excluded: "All included." })).toEqual([]);
});

test("it says which supplier to ask first, or whose samples to order", () => {
  const decide = (...quotes: Cells[]) => compare(quotes).view.decision;
  const two = said({ name: "Two", price1: "5.62", lead: "39" });
  // 0.38 of the price, 0.038 of duty, 0.00167 of insurance and 0.000475 of HMF: 8.12 - 7.70.
  expect(decide(said(), two)).toBe(decisions.order("Two", "0.42", 9, "One"));
  expect(decide(said(), two)).toContain(", and 9 days later");
  expect(decide(said({ lead: "", deposit: "" }), two)).toBe(
    decisions.order("Two", "0.42", null, "One"),
  );
  expect(decide(said({ price1: "" }), two)).toBe(decisions.unpriced("One", 1));
  expect(compare([said({ price1: "" }), two, said()]).view.label).toContain("Lowest sure cost");
  expect(decide(said(), said({ rule: "DDP" }))).toBe(decisions.importer("One", 1));
  expect(decide(two)).toBe(decisions.alone("Two"));
  expect(compare([two]).view.label).toBe("Cost at your door, Two");
});

test("two that cost the same are compared by days and cash", () => {
  expect([1, 0, -1, -9].map(decisions.moreDays)).toEqual([
    ...["1 day more", "as many days", "1 day fewer", "9 days fewer"],
  ]);
  expect([1, -1].map((sign) => decisions.moreCash("6.00", sign))).toEqual([
    ...["6.00 more before shipment", "6.00 less before shipment"],
  ]);
  const decide = (cells: Cells) => compare([said(), said({ name: "Two", ...cells })]).view.decision;
  const tie = (differences: readonly string[]) => decisions.tie("One", "Two", differences);
  expect(tie(["1 day more"])).toContain("One takes 1 day more");
  expect(tie([])).not.toContain("takes");
  expect(decide({ lead: "31", deposit: "20" })).toBe(
    tie([decisions.moreDays(-1), decisions.moreCash("600.00", 1)]),
  );
  expect(compare([said(), said({ name: "Two" })]).view.label).toBe(
    "Lowest cost at your door, 2 suppliers alike",
  );
  expect(decide({})).toBe(tie([decisions.moreDays(0), decisions.moreCash("", 0)]));
  expect(decide({ lead: "", deposit: "" })).toBe(tie([]));
});

test("a price that includes more than it is worth, two for one quantity, and none are errors", () => {
  const errors = (...quotes: Cells[]) => errorsOf(compareQuotesTool, { quotes });
  expect(errors(said(), said({ rule: "CFR", price1: "0.89" }))).toEqual({
    "price1.1": inThePrice.freight.tooMuch,
  });
  const two = said({ quantity2: "1,000", price2: "5" });
  expect(errors(two)).toEqual({ "price2.0": sameTier });
  expect(errors({ ...two, quantity2: "999" })).toEqual({});
  expect(errors({}, said({ price1: "" }))).toEqual({ "price1.1": noPrice });
  expect(errors({})).toEqual({ quotes: noPrice });
});

test("a long name is whole in an answer, and shortened where six would not fit into a mail", () => {
  const name = "Shenzhen Brightway Industrial Lighting Technology Co., Ltd.";
  const labelsOf = (count: number) =>
    compare(Array.from({ length: count }, () => said({ name }))).view.rows.map(
      ({ label }) => label,
    );
  expect(labelsOf(2)).toEqual([name, name]);
  expect(new Set(labelsOf(6))).toEqual(new Set(["Shenzhen Brightway Industrial Lighting…"]));
  const real = "Shenzhen Brightway Lighting Co., Ltd.";
  expect(compare([said({ name: real }), said()]).view.rows[0]?.label).toBe(real);
  const six = [said({ name: real }), ...Array.from({ length: 5 }, () => said())];
  expect(compare(six).view.rows[0]?.label).toBe(real);
});

test("an enquiry says of each supplier which price counts and what it quoted besides", () => {
  const linesOf = (quotes: readonly Cells[], pieces: string, orderMore = "no") =>
    listEntries(
      compareQuotesTool.form,
      typeInto(compareQuotesTool, { pieces, orderMore, quotes }),
      TODAY,
    ).filter((line) => /^(Supplier|One)/.test(line));
  const high = { quantity2: "3,000", price2: "5.50" };
  const full = said({ ...high, name: "", minimum: "500", excluded: "labels" });
  const rest = "minimum 500, 30 days, 30% before shipment, without labels";
  expect(linesOf([full], "4,000")).toEqual([
    `Supplier A: FOB Yantian, 5.50 from 3,000 pieces, ${rest}`,
  ]);
  expect(linesOf([full], "400")[0]).toContain("6.00 from 1,000 pieces");
  expect(linesOf([said()], "4,000")[0]).toMatch(/^One: FOB Yantian, .* all included$/);
  expect(linesOf([{ rule: "EXW", price1: "5", lead: "1" }], "100")).toEqual([
    "Supplier A: EXW, 5 from 1 piece, 1 day",
  ]);
  expect(linesOf([said({ ...high, price2: "1.50" })], "2,000", "yes")[0]).toContain(
    "1.50 from 3,000",
  );
});

test("messages call a supplier by its name, or by the same letter as the answer", () => {
  const state = typeInto(compareQuotesTool, { quotes: [said(), said({ name: "" })] });
  const nameOf = (key: string) => findField(compareQuotesTool.form, state, key, TODAY)?.name;
  expect(nameOf("price1.0")).toBe("One: Tier 1, a piece");
  expect(nameOf("price1.1")).toBe("Supplier B: Tier 1, a piece");
});

test("six suppliers are compared, and the cheapest is told to the other tools", () => {
  const prices = ["6.1", "6.2", "5.9", "6.3", "6.4", "6.5"];
  const { result, view } = compare(prices.map((price1) => said({ name: "", price1 })));
  expect(view.label).toBe("Lowest cost at your door, Supplier C");
  expect(view.rows.map(({ label }) => label.slice(-1)).join("")).toBe("ABCDEF");
  const facts = { price: "5.90", currency: "USD", rule: "FOB", place: "Yantian" };
  expect(compareQuotesTool.share?.(result, () => false)).toEqual(facts);
  const freight = { freight: "900.00", freightCurrency: "USD", mode: "sea" };
  expect(compareQuotesTool.share?.(result, () => true)).toEqual({ ...facts, ...freight });
});
