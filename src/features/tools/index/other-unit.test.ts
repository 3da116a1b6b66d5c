import { expect, test } from "vitest";
import { changeCell, changeText, initialState } from "@/lib/tools/form-state";
import { amazonCartonForm } from "../amazon-carton-check/form";
import { shipmentVolumeForm } from "../shipment-volume/form";

const TODAY = "2026-11-23";
const carton = initialState(amazonCartonForm, TODAY);
const list = initialState(shipmentVolumeForm, TODAY);

const choose = (state: typeof carton, name: "lengthUnit" | "weightUnit", text: string) =>
  changeText(amazonCartonForm, state, { name, text }, TODAY);

test("another unit converts the numbers, and back again gives the same", () => {
  const inches = choose(carton, "lengthUnit", "in");
  expect(inches.texts).toMatchObject({ length: "23.62205", weight: carton.texts.weight });
  expect(choose(inches, "lengthUnit", "cm").texts).toEqual(carton.texts);
});

test("another unit of a row converts its sides and its weight alone", () => {
  const change = { row: 0, column: "unit", text: "in" } as const;
  const [first, second] = changeCell(shipmentVolumeForm, list, change).rows;
  expect(first).toMatchObject({ length: "19.68504", weight: "33.06934" });
  expect(second).toEqual(list.rows[1]);
});

test("numbers that were typed for the unit stay, as does text that is no number", () => {
  const skipsConversion = true;
  const change = { name: "weightUnit", text: "lb", skipsConversion } as const;
  const { texts } = changeText(amazonCartonForm, carton, change, TODAY);
  expect(texts.weight).toBe(carton.texts.weight);
  const cell = { row: 1, column: "unit", text: "in", skipsConversion } as const;
  expect(changeCell(shipmentVolumeForm, list, cell).rows[1]?.length).toBe(list.rows[1]?.length);
  const typed = { ...carton, texts: { ...carton.texts, length: "12,5", width: "1,000" } };
  expect(choose(typed, "lengthUnit", "in").texts).toMatchObject({
    length: "12,5",
    width: "393.70079",
  });
});
