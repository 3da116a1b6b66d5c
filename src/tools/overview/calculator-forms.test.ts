import { expect, test } from "vitest";
import { describeDropped } from "@/tools/engine/after-hydration/dropped-values";
import {
  changeText,
  initialState,
  listExamplesInUse,
  type FormState,
} from "@/tools/engine/form/form-state";
import { readLinkQuery } from "@/tools/engine/form/link-query";
import { form as words, place, places } from "@/content/tools/incoterms";
import { reportWords } from "@/content/tools/report";
import { amazonCartonTool } from "@/tools/amazon-carton-check/amazon-carton-check-page";
import { incotermsTool } from "@/tools/incoterms/incoterms-page";
import { TODAY } from "../../../tests/support/solve-tool";

const { form } = incotermsTool;
const start = initialState(form, TODAY);
const change = (state: FormState, key: string, text: string) =>
  changeText(form, state, { key, text }, TODAY);

test("an example returns where a selection has nothing typed, and a confirmed one as confirmed", () => {
  const byAir = change(change(start, "place", places.seaport.usual), "transport", "air");
  expect(listExamplesInUse(form, byAir)).toContain("place");
  const back = change(byAir, "transport", "sea");
  expect(back.texts["place"]).toBe(places.seaport.usual);
  expect(listExamplesInUse(form, back)).not.toContain("place");
});

test("a default that says itself that something is open is no example, and not sent as one", () => {
  expect(listExamplesInUse(form, change(start, "forwarder", "no"))).not.toContain("place");
});

test("an invalid answer of a link leaves the example's", () => {
  const state = readLinkQuery(form, "v=1&t=rocket", TODAY)?.state;
  expect(state && listExamplesInUse(form, state)).toContain("transport");
});

test("an invalid value of a link is named by its field, with the successor of a former rule", () => {
  const link = `v=2&t=constructor&q=DAT&p=${"x".repeat(61)}`;
  const dropped = readLinkQuery(form, link, TODAY)?.dropped ?? [];
  const { transport, quotation } = words.fields;
  expect(
    dropped.map((value) =>
      describeDropped({ definition: form, state: start, today: TODAY }, value),
    ),
  ).toEqual([
    reportWords.droppedVersion("2"),
    reportWords.droppedValue(transport.label, "constructor"),
    reportWords.droppedValue(quotation.label, "DAT", "DAT was replaced by DPU in 2020"),
    reportWords.droppedValue(place.label(places.seaport.any), `${"x".repeat(40)}…`),
  ]);
});

const { form: cartonForm } = amazonCartonTool;
const carton = initialState(cartonForm, TODAY);
const choose = (state: FormState, key: string, text: string, skipsConversion = false) =>
  changeText(cartonForm, state, { key, text, skipsConversion }, TODAY);

test("another unit converts the numbers, and back again gives the same", () => {
  const inches = choose(carton, "lengthUnit", "in");
  expect(inches.texts).toMatchObject({ length: "23.62205", weight: carton.texts["weight"] });
  expect(choose(inches, "lengthUnit", "cm").texts).toEqual(carton.texts);
});

test("numbers that were typed for the unit stay, as does text that is no number", () => {
  const { texts } = choose(carton, "weightUnit", "lb", true);
  expect(texts["weight"]).toBe(carton.texts["weight"]);
  const typed = { ...carton, texts: { ...carton.texts, length: "12,5", width: "1,000" } };
  expect(choose(typed, "lengthUnit", "in").texts).toMatchObject({
    length: "12,5",
    width: "393.70079",
  });
});
