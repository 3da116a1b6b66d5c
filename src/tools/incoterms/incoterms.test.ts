import { describe, expect, test } from "vitest";
import { worksheet } from "@/content/tools/incoterms";
import type { FormState } from "@/lib/tools/form-state";
import { shipRules } from "@/lib/trade/incoterms";
import { cargos, forwarders, importers, licenses, quotations, transports, vats } from "./answers";
import { calculateIncoterms } from "./calculate";
import type { Journey } from "./compare-rules";
import { incotermsForm, type IncotermsField } from "./form";
import { announceIncoterms, summarizeIncoterms } from "./summary";

type State = FormState<IncotermsField, never>;

const TODAY = "2026-11-23";
const answered = (texts: Partial<State["texts"]>): State => ({
  texts: { ...incotermsForm.getDefaults(texts, TODAY), ...texts },
  rows: [],
});

function solve(texts: Partial<State["texts"]>) {
  const outcome = calculateIncoterms(answered(texts));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

describe("the first step that fits decides", () => {
  test.each([
    ["samples by air, freight like any other", { cargo: "parcel", transport: "air" }, "FCA"],
    [
      "samples by courier, which need no importer",
      { cargo: "parcel", transport: "courier", importer: "no", vat: "no" },
      "DAP",
    ],
    ["cartons by courier do", { transport: "courier", importer: "no", vat: "no" }, "DDP"],
    ["a courier, who needs no forwarder", { transport: "courier" }, "DAP"],
    ["out of gauge at sea too", { cargo: "bulk", transport: "sea" }, "FOB"],
    ["out of gauge by air not", { cargo: "bulk", transport: "air" }, "FCA"],
    ["bulk without a forwarder", { cargo: "bulk", transport: "bulk-ship", forwarder: "no" }, "DAP"],
    ["no VAT there", { importer: "no", vat: "none" }, "FCA"],
    ["tax to reclaim, so that registering comes first", { importer: "no", vat: "yes" }, "FCA"],
    ["not known whether registered", { importer: "unknown", vat: "no" }, "FCA"],
  ])("%s: %j, %s", (_, answers, rule) => {
    expect(solve(answers).result.choice.rule).toBe(rule);
  });

  test("buyers who may not be registered get a hint, except for samples", () => {
    expect(solve({ importer: "unknown" }).warnings[0]).toMatch(/^Ask whether .*EORI/);
    expect(solve({ importer: "no", vat: "yes" }).warnings[0]).toMatch(/^Register first.*EORI/);
    const samples = { cargo: "parcel", transport: "courier", importer: "unknown" };
    expect(solve(samples).warnings).toEqual([]);
  });

  test.each([
    ["a sea container", {}, /^FOB/],
    ["no forwarder", { forwarder: "no" }, /^CIP/],
    ["rail", { transport: "rail" }, /^null$/],
  ])("the second choice for %s", (_, answers, alternative) => {
    expect(String(solve(answers).result.choice.alternative)).toMatch(alternative);
  });

  test("the steps list the questions and answers up to the deciding one", () => {
    const { steps } = solve({ transport: "air" });
    expect(steps.map(({ value }) => value)).toEqual(["No", "No", "No", "FCA"]);
    const { cargo, transport } = worksheet.questions;
    expect(steps[0]?.how).toBe(
      `${cargo.label} ${cargo.options.cartons}. ${transport.label} ${transport.options.air}.`,
    );
  });
});

test("answers and a place are required, and line breaks in the place become spaces", () => {
  expect(calculateIncoterms(answered({ cargo: "", vat: "perhaps", place: "  " }))).toEqual({
    ok: false,
    errors: {
      cargo: "Choose one",
      vat: "Choose one",
      place: "Name a place: every rule needs one",
    },
  });
  expect(calculateIncoterms(answered({ place: "x".repeat(61) }))).toMatchObject({
    errors: { place: "Name it in 60 characters" },
  });
  expect(solve({ place: " Ningbo\n port " }).result.sentence).toBe(
    "FCA Ningbo port, Incoterms 2020",
  );
});

describe("for every combination of answers", () => {
  const answersTo = {
    cargo: cargos,
    transport: transports,
    forwarder: forwarders,
    importer: importers,
    vat: vats,
    license: licenses,
    quotation: quotations,
  };
  const all = Object.entries(answersTo).reduce<Record<string, string>[]>(
    (some, [question, options]) =>
      some.flatMap((given) => options.map((option) => ({ ...given, [question]: option }))),
    [{}],
  );

  test("the advice is never EXW, CIF, or DDP to someone who can reclaim VAT", () => {
    let answeredCount = 0;
    // One assertion for all combinations, because thousands of them take seconds.
    const wrong: unknown[] = [];
    for (const answers of all) {
      const state = answered({ ...answers, place: "W".repeat(60) });
      const outcome = calculateIncoterms(state);
      if (!outcome.ok) continue;
      answeredCount++;
      const { choice, sentence } = outcome.result;
      const { rule, alternative } = choice;
      const isRight =
        !["EXW", "CIF"].includes(rule) &&
        !/EXW|CIF|DDP/.test(alternative ?? "") &&
        (rule !== "DDP" || (answers["importer"] === "no" && answers["vat"] === "no")) &&
        (!shipRules.includes(rule) || ["sea", "bulk-ship"].includes(answers["transport"] ?? "")) &&
        /^[A-Z]{3} .+, Incoterms 2020$/.test(sentence);
      if (!isRight) wrong.push({ answers, rule, alternative, sentence });
    }
    expect(wrong).toEqual([]);
    expect(answeredCount).toBeGreaterThan(8000);
  });

  test("only answers that contradict each other are refused", () => {
    const refused = all.filter((answers) => !calculateIncoterms(answered(answers)).ok);
    const pairs = new Set(refused.map(({ cargo, transport }) => `${cargo} by ${transport}`));
    expect([...pairs]).toEqual(["parcel by bulk-ship", "bulk by courier"]);
  });
});

test.each([
  ["a quotation EXW", { quotation: "EXW" }, "clear export in China"],
  ["a quotation CFR", { quotation: "CFR" }, "lets you tell the carrier to issue one"],
  ["a quotation CIF", { quotation: "CIF" }, "clauses C only, so no theft and no rain"],
  ["a quotation FOB for a container", { quotation: "FOB" }, "risk passes only on board"],
  ["a factory that cannot export", { license: "no" }, "export agent or trading company"],
  ["advice of DDP", { importer: "no", vat: "no" }, "importer of record"],
  ["a quotation DDP with tax to reclaim", { quotation: "DDP" }, "VAT cannot be deducted"],
  ["a quotation FOB by rail", { transport: "rail", quotation: "FOB" }, "matching rule is FCA"],
  ["a quotation CIF by courier", { transport: "courier", quotation: "CIF" }, "rule is CIP"],
])("%s brings a warning", (_, answers, warning) => {
  expect(solve(answers).warnings.join(" ")).toContain(warning);
});

test("the seller pays the truck under the recommended FCA; in a quotation either party may", () => {
  const truckOf = (journey: Journey | null) =>
    journey?.legs.find(({ leg }) => leg === "originTruck")?.payer;
  expect(truckOf(solve({}).result.recommended)).toBe("seller");
  expect(truckOf(solve({ quotation: "FCA", forwarder: "no" }).result.quoted)).toBe("either");
});

test("screen readers hear how many obligations change hands", () => {
  expect(announceIncoterms(solve({ quotation: "EXW" }).result)).toMatch(/EXW 3 obligations/);
  expect(announceIncoterms(solve({ quotation: "FCA" }).result)).not.toMatch(/obligation/);
});

test("an enquiry contains the rule, what changes hands, and the answers in words", () => {
  const state = answered({ quotation: "EXW", license: "unknown" });
  const { cargo, transport, forwarder, license } = worksheet.questions;
  expect(summarizeIncoterms(state, solve(state.texts).result)).toEqual({
    answer: [
      "Rule to ask for: FCA Yantian, Shenzhen, Incoterms 2020",
      "Risk passes: when handed to your carrier",
      expect.stringMatching(/^Or: FOB/),
    ],
    details: [
      `Goods: ${cargo.options.cartons}; ${transport.options.sea}`,
      "Rule in the quotation: EXW",
      "Risk passes under EXW: at the factory, not loaded",
      "Changes hands: Loading at factory, Truck to port or terminal, Export clearance",
      `Forwarder: ${forwarder.options.yes}`,
      "Registered importer: Yes; reclaims VAT: Yes",
      `Factory exports in its own name: ${license.options.unknown}`,
    ],
  });
});
