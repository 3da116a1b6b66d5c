import { expect, test } from "vitest";
import { changeText, initialState, listExamplesInUse } from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { restoreState } from "@/lib/tools/restore-state";
import { productionPlannerForm as form, type PlannerField, type PlannerState } from "./form";
import { TODAY } from "./test-plans";

const TOMORROW = "2026-11-24";

/** The form after these fields were filled in one after the other. */
function type(...changes: readonly (readonly [PlannerField, string])[]): PlannerState {
  return changes.reduce(
    (state, [name, text]) => changeText(form, state, { name, text }, TODAY),
    initialState(form, TODAY),
  );
}

const linkOf = (state: PlannerState) => writeLinkQuery(form, state, TODAY, { withPinned: true });

test("days typed for a mode are restored when the mode is chosen again, those of the factory stay", () => {
  const typed = [
    ["transit", "28"],
    ["booking", "9"],
    ["customs", "4"],
    ["production", "45"],
  ] as const;
  const air = type(...typed, ["mode", "air"]).texts;
  expect(air).toMatchObject({ transit: "7", booking: "2", customs: "3", production: "45" });
  expect(type(["transit", "28"], ["transit", "35"], ["mode", "air"]).inactiveTexts).toEqual({});
  expect(type(...typed, ["mode", "air"], ["mode", "sea"]).texts).toMatchObject(
    Object.fromEntries(typed),
  );
});

test("a link contains only the days of its mode, while a reload restores those of all modes", () => {
  const air = type(["transit", "28"], ["mode", "air"], ["customs", "6"]);
  expect(linkOf(air)).toBe("v=1&t=~2027-03-23&m=air&im=6");
  const reloaded = restoreState(form, air, TODAY);
  const back = changeText(form, reloaded, { name: "mode", text: "sea" }, TODAY);
  expect(back.texts).toMatchObject({ transit: "28", customs: "7" });
});

test("a forward plan starts today, and keeps its day in a link that has one", () => {
  const forward = type(["direction", "forward"]);
  expect(linkOf(forward)).toBe(`v=1&s=${TODAY}&d=forward`);
  expect(restoreState(form, forward, TOMORROW).texts.start).toBe(TODAY);
  const startOf = (link: string) => readLinkQuery(form, link, TOMORROW)?.state.texts.start;
  expect(startOf(linkOf(forward))).toBe(TODAY);
  expect(startOf("v=1&t=2027-03-15&d=forward&m=air")).toBe(TOMORROW);
});

test("backward and forward plans each keep the date typed for them", () => {
  const forward = type(["target", "2027-07-01"], ["direction", "forward"], ["start", "2026-12-01"]);
  expect(linkOf(forward)).toBe("v=1&s=2026-12-01&d=forward");
  const back = changeText(form, forward, { name: "direction", text: "back" }, TODAY);
  expect(linkOf(back)).toBe("v=1&t=2027-07-01");
  const again = changeText(form, back, { name: "direction", text: "forward" }, TODAY);
  expect(again.texts.start).toBe("2026-12-01");
});

test.each([
  ["v=1&t=~2027-03-23", ["target", "mode"]],
  ["v=1&t=2027-03-23", ["mode"]],
  // The direction leaves the day at the door out.
  ["v=1&d=forward&s=2026-12-01&t=~2027-09-01", ["mode"]],
])("in a form opened by %s, the fields that still hold the example are %j", (query, names) => {
  const link = readLinkQuery(form, query, TODAY);
  expect(link && listExamplesInUse(form, link.state)).toEqual(names);
});
