import { describe, expect, test } from "vitest";
import { placeKindNames } from "@/content/tools/incoterms";
import { changeText, initialState, type FormState } from "@/lib/tools/form-state";
import { calculateIncoterms } from "./calculate";
import { incotermsForm as form, type IncotermsField } from "./form";
import { listReusablePlaces } from "./reusable-places";
import { announceIncoterms } from "./summary";

type State = FormState<IncotermsField, never>;
type Change = readonly [IncotermsField, string];

const TODAY = "2026-11-23";
const TERMINAL = "Ningbo Beilun terminal";

/** The form after these answers were given one after the other. */
function answer(...changes: readonly Change[]): State {
  return answerOn(initialState(form, TODAY), ...changes);
}

function answerOn(start: State, ...changes: readonly Change[]): State {
  return changes.reduce(
    (state, [name, text]) => changeText(form, state, { name, text }, TODAY),
    start,
  );
}

function adviceOn(state: State) {
  const outcome = calculateIncoterms(state);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const TO_DOOR: Change = ["forwarder", "no"];
const WITHOUT_PAPERS: readonly Change[] = [
  ["importer", "no"],
  ["vat", "no"],
];

test.each([
  ["FOB", "of a bulk ship", { transport: "bulk-ship" }, "seaport"],
  ["FCA", "by air", { transport: "air" }, "airport"],
  ["FCA", "by rail", { transport: "rail" }, "railTerminal"],
  ["DAP", "for samples by courier", { cargo: "parcel", transport: "courier" }, "address"],
  ["DAP", "without a forwarder", { forwarder: "no" }, "warehouse"],
  ["DDP", "without papers", { importer: "no", vat: "no" }, "address"],
])("%s %s names a place of its kind", (rule, _, answers, kind) => {
  const texts = { ...form.getDefaults(answers, TODAY), ...answers };
  expect(adviceOn({ texts, rows: [] })).toMatchObject({ choice: { rule }, place: { kind } });
});

describe("a place that was typed", () => {
  const typed = answer(["place", TERMINAL]);

  test("stays under another rule with the same kind of place", () => {
    const state = answerOn(typed, ["cargo", "bulk"]);
    expect(state.texts.place).toBe(TERMINAL);
    expect(adviceOn(state).place.status).toBe("named");
    expect(listReusablePlaces(state)).toEqual([]);
  });

  test.each([
    ["DAP", [TO_DOOR], "[your warehouse]", "open"],
    ["DDP", WITHOUT_PAPERS, "[your street address]", "open"],
    ["FCA by air", [["transport", "air"]] as const, "Shenzhen Airport", "example"],
  ])(
    "is not used for %s: that place is asked for, and the old one is offered",
    (_, changes, place, status) => {
      const state = answerOn(typed, ...changes);
      expect(adviceOn(state).place).toMatchObject({ text: place, status });
      expect(listReusablePlaces(state)).toEqual([{ kind: "seaport", text: TERMINAL }]);
    },
  );

  test("is offered with those of other kinds in a fixed order, unless it is used", () => {
    const again = answerOn(typed, TO_DOOR, ["place", TERMINAL]);
    expect([adviceOn(again).place.text, listReusablePlaces(again)]).toEqual([TERMINAL, []]);
    const state = answerOn(typed, TO_DOOR, ["place", "Dock 4, Reno"], ...WITHOUT_PAPERS);
    expect(listReusablePlaces(state)).toEqual([
      { kind: "seaport", text: TERMINAL },
      { kind: "warehouse", text: "Dock 4, Reno" },
    ]);
  });
});

test("a default place changes with the rule, and neither it nor a deleted one is offered", () => {
  const state = answer(TO_DOOR, ["transport", "air"], ["forwarder", "yes"]);
  expect(state.texts.place).toBe("Shenzhen Airport");
  expect(listReusablePlaces(state)).toEqual([]);
  expect(listReusablePlaces(answer(["place", " "], TO_DOOR))).toEqual([]);
});

test("a place with brackets is missing, and screen readers hear which instead of the sentence", () => {
  expect(announceIncoterms(adviceOn(answer(TO_DOOR)))).toContain(placeKindNames.warehouse.any);
  const bracketed = adviceOn(answer(TO_DOOR, ["place", "[your warehouse], Reno"]));
  expect(bracketed.place.status).toBe("open");
  expect(announceIncoterms(adviceOn(answer(TO_DOOR, ["place", "Dock 4"])))).toBe(
    "Ask for DAP Dock 4, Incoterms 2020",
  );
});
