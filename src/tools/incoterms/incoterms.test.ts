import { describe, expect, test } from "vitest";
import {
  answer as said,
  form as words,
  place as placeWords,
  riskPasses,
  steps as questions,
  warnings,
} from "@/content/tools/incoterms";
import { shipRules } from "@/lib/trade/incoterms";
import {
  changeText,
  initialState,
  listExamplesInUse,
  type FormState,
} from "@/tools/engine/form/form-state";
import { errorsOf, solve as solveTool, TODAY, type Typed } from "../../../tests/support/solve-tool";
import type { Journey } from "./calculate";
import { options } from "./choose-rule";
import { listReusablePlaces } from "./place";
import { incotermsTool as tool } from "./incoterms-page";

const solve = (typed: Typed = {}) => solveTool(tool, typed);

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
    expect(solve(answers).view.figure).toBe(rule);
  });

  test("buyers who may not be registered get a hint, except for samples", () => {
    expect(solve({ importer: "unknown" }).view.warnings[0]).toBe(warnings.importer.unknown);
    expect(solve({ importer: "no", vat: "yes" }).view.warnings[0]).toBe(warnings.importer.no);
    const samples = { cargo: "parcel", transport: "courier", importer: "unknown" };
    expect(solve(samples).view.warnings).toEqual([]);
  });

  test.each([
    ["a sea container", {}, [questions.ownCarrier.reason, said.alternatives.FOB]],
    ["no forwarder", { forwarder: "no" }, [said.withoutForwarder, said.alternatives.CIP]],
    ["a courier", { transport: "courier" }, [questions.toDoor.reason, said.alternatives.CIP]],
    ["rail", { transport: "rail" }, [questions.ownCarrier.reason]],
  ])("the reason and the second choice for %s", (_, answers, sentences) => {
    expect(solve(answers).view.text).toBe(sentences.join(" "));
  });

  test("the steps list the questions and answers up to the deciding one", () => {
    const { steps } = solve({ transport: "air" }).view;
    expect(steps.map(({ how }) => how.split(".")[0])).toEqual(["No", "No", "No", "FCA"]);
    const { cargo, transport } = words.fields;
    expect(steps[0]?.how).toBe(
      `No. ${cargo.label} ${cargo.options.cartons}. ${transport.label} ${transport.options.air}.`,
    );
  });
});

test("a place is required, and line breaks in the place become spaces", () => {
  expect(errorsOf(tool, { place: "  " })).toEqual({ place: placeWords.missing });
  expect(errorsOf(tool, { place: "x".repeat(61) })).toEqual({ place: words.fields.place.message });
  expect(solve({ place: " Ningbo\n port " }).result.place.text).toBe("Ningbo port");
});

test("no answers lead to EXW, CIF, or DDP for someone who can reclaim VAT, and only contradictions to none", () => {
  const all = Object.entries(options).reduce<Record<string, string>[]>(
    (some, [question, answers]) =>
      some.flatMap((given) => answers.map((answer) => ({ ...given, [question]: answer }))),
    [{}],
  );
  // One assertion for all combinations, because thousands of them take seconds.
  const wrong: unknown[] = [];
  const refused = new Set<string>();
  const start = initialState(tool.form, TODAY);
  for (const answers of all) {
    const { cargo, transport, importer, vat } = answers;
    const outcome = tool.solve({ ...start, texts: { ...start.texts, ...answers } }, TODAY);
    if (outcome.ok) {
      const { rule } = outcome.result.choice;
      const isRight =
        !["EXW", "CIF"].includes(rule) &&
        (rule !== "DDP" || (importer === "no" && vat === "no")) &&
        (!shipRules.includes(rule) || transport === "sea" || transport === "bulk-ship");
      if (!isRight) wrong.push({ answers, rule });
    } else refused.add(`${cargo} by ${transport}`);
  }
  expect(wrong).toEqual([]);
  expect([...refused]).toEqual(["parcel by bulk-ship", "bulk by courier"]);
});

test.each([
  ["a quotation EXW", { quotation: "EXW" }, warnings.exw],
  ["a quotation CFR", { quotation: "CFR" }, warnings.shipGap("CFR")],
  ["a quotation CFR, whose risk passes early", { quotation: "CFR" }, warnings.carriage("CFR")],
  ["a quotation CPT by rail", { transport: "rail", quotation: "CPT" }, warnings.carriage("CPT")],
  ["a quotation CIF", { quotation: "CIF" }, warnings.cif],
  ["a quotation FOB for a container", { quotation: "FOB" }, warnings.shipGap("FOB")],
  ["a factory that cannot export", { license: "no" }, warnings.license.no],
  ["advice of DDP", { importer: "no", vat: "no" }, warnings.ddp],
  ["a quotation DDP with tax to reclaim", { quotation: "DDP" }, warnings.ddpVat],
  [
    "a quotation FOB by rail",
    { transport: "rail", quotation: "FOB" },
    warnings.shipOnly("FOB", "FCA"),
  ],
  [
    "a quotation CIF by courier",
    { transport: "courier", quotation: "CIF" },
    warnings.shipOnly("CIF", "CIP"),
  ],
])("%s brings a warning", (_, answers, warning) => {
  expect(solve(answers).view.warnings).toContain(warning);
});

test("the seller pays the truck under the recommended FCA; in a quotation either party may", () => {
  const truckOf = (journey: Journey | null) =>
    journey?.legs.find(({ leg }) => leg === "originTruck")?.payer;
  expect(truckOf(solve({}).result.recommended)).toBe("seller");
  expect(truckOf(solve({ quotation: "FCA", forwarder: "no" }).result.quoted)).toBe("either");
});

test.each([
  [{}, null],
  [{ quotation: "EXW" }, said.changes("EXW", 3)],
  [{ quotation: "FCA" }, null],
])("the decision names the rule, the place, the risk and what changes: %j", (typed, changes) => {
  const rule = "FCA Yantian, Shenzhen, Incoterms 2020";
  const { decision } = solve(typed).view;
  expect(decision).toBe(said.decision({ rule, risk: riskPasses.carrier, changes }));
  expect(decision.split("; ").slice(1)).toEqual(changes === null ? [] : [`${changes}.`]);
});

test.each([1, 3])("it counts the obligations that change hands: %i", (count) => {
  expect(said.changes("EXW", count)).toMatch(new RegExp(`${count} obligations?\\b`));
  expect(said.changes("EXW", count).includes("obligations")).toBe(count > 1);
});

/** The form after these answers were given one after the other. */
const answer = (changes: Readonly<Record<string, string>>) =>
  answerOn(initialState(tool.form, TODAY), changes);

function answerOn(start: FormState, changes: Readonly<Record<string, string>>): FormState {
  return Object.entries(changes).reduce(
    (state, [key, text]) => changeText(tool.form, state, { key, text }, TODAY),
    start,
  );
}

function placeOn(state: FormState) {
  const outcome = tool.solve(state, TODAY);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return { ...outcome.result.place, decision: tool.view(outcome.result).decision };
}

const TERMINAL = "Ningbo Beilun terminal";
const TO_DOOR = { forwarder: "no" };
const WITHOUT_PAPERS = { importer: "no", vat: "no" };

test.each([
  ["FOB", "of a bulk ship", { transport: "bulk-ship" }, "seaport"],
  ["FCA", "by air", { transport: "air" }, "airport"],
  ["FCA", "by rail", { transport: "rail" }, "railTerminal"],
  ["DAP", "for samples by courier", { cargo: "parcel", transport: "courier" }, "address"],
  ["DAP", "without a forwarder", TO_DOOR, "warehouse"],
  ["DDP", "without papers", WITHOUT_PAPERS, "address"],
])("%s %s names a place of its kind", (rule, _, answers, kind) => {
  const place = placeOn(answer(answers));
  expect(place.kind).toBe(kind);
  expect(place.decision).toContain(`Ask for ${rule} `);
});

describe("a place that was typed", () => {
  const typed = answer({ place: TERMINAL });

  test("stays under another rule with the same kind of place", () => {
    const state = answerOn(typed, { cargo: "bulk" });
    expect(placeOn(state).text).toBe(TERMINAL);
    expect(listReusablePlaces(state)).toEqual([]);
  });

  test.each([
    ["DAP", TO_DOOR, "[your warehouse]"],
    ["DDP", WITHOUT_PAPERS, "[your street address]"],
    ["FCA by air", { transport: "air" }, "Shenzhen Airport"],
  ])("is not used for %s: that place is asked for, the old one offered", (_, answers, place) => {
    const state = answerOn(typed, answers);
    expect(placeOn(state).text).toBe(place);
    expect(listReusablePlaces(state)).toEqual([{ kind: "seaport", text: TERMINAL }]);
  });

  test("is offered with those of other kinds in a fixed order, unless it is used", () => {
    const again = answerOn(typed, { ...TO_DOOR, place: TERMINAL });
    expect([placeOn(again).text, listReusablePlaces(again)]).toEqual([TERMINAL, []]);
    const state = answerOn(typed, { ...TO_DOOR, place: "Dock 4, Reno", ...WITHOUT_PAPERS });
    expect(listReusablePlaces(state)).toEqual([
      { kind: "seaport", text: TERMINAL },
      { kind: "warehouse", text: "Dock 4, Reno" },
    ]);
  });
});

test("a usual place changes with the rule, and neither it nor a deleted one is offered", () => {
  const state = answerOn(answer({ ...TO_DOOR, transport: "air" }), { forwarder: "yes" });
  expect(state.texts["place"]).toBe("Shenzhen Airport");
  expect(listReusablePlaces(state)).toEqual([]);
  expect(listReusablePlaces(answer({ place: " ", ...TO_DOOR }))).toEqual([]);
});

test.each([
  ["[your warehouse]", "DAP and name your warehouse:"],
  ["[your warehouse], Reno", "DAP and name your warehouse:"],
  ["Dock 4", "DAP Dock 4, Incoterms 2020:"],
])("a place with brackets is missing, and the decision says which: %s", (place, asked) => {
  expect(placeOn(answer({ ...TO_DOOR, place })).decision).toContain(`Ask for ${asked}`);
});

test("a place that says itself that it is open is no example, and not sent as one", () => {
  const start = initialState(tool.form, TODAY);
  const open = changeText(tool.form, start, { key: "forwarder", text: "no" }, TODAY);
  expect(listExamplesInUse(tool.form, start)).toContain("place");
  expect(listExamplesInUse(tool.form, open)).not.toContain("place");
});
