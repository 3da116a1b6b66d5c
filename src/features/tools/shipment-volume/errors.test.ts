import { expect, test } from "vitest";
import { calculateShipmentVolume } from "./calculate";
import { makeState } from "./test-cartons";

function errorsFor(...state: Parameters<typeof makeState>) {
  const outcome = calculateShipmentVolume(makeState(...state));
  return outcome.ok ? {} : outcome.errors;
}

const tooLong = "Longer than any container; check the unit";

test.each([
  ["0x40x40x12x100", { "length.0": "Enter a length greater than 0" }],
  ["60x40x40x12x1.5", { "cartons.0": "Whole number of cartons" }],
  ["60x40x40x12x100001", { "cartons.0": "At most 100,000 cartons a row" }],
  ["1200x40x40x12x100", { "length.0": tooLong }],
  ["60x394x40x12x100xin", { "width.0": tooLong }],
  ["60x40x40x30001x1", { "weight.0": "Heavier than any container takes; check the unit" }],
  ["60x40x40x66139x1xin", { "weight.0": "Heavier than any container takes; check the unit" }],
  ["60x40x40x12x100xft", { "unit.0": "Choose cm or in" }],
  ["393.7x40x40x66138x1xin", {}],
])("the errors of %s are %j", (rows, errors) => {
  expect(errorsFor(rows)).toEqual(errors);
});

test("blank rows are ignored without changing the numbers of other rows, unless all are", () => {
  expect(errorsFor("    x x,")).toEqual({ rows: "Fill in one row" });
  expect(errorsFor(",60x40x40xx100")).toEqual({ "weight.1": "Enter a weight greater than 0" });
});

test("divisors, limits and quotes have to be within their ranges", () => {
  expect(errorsFor("60x40x40x12x100", { airDivisor: "2999", lclPerCbm: "0" })).toEqual({
    airDivisor: "Enter a divisor from 3,000 to 7,000",
    lclPerCbm: "Enter a price greater than 0",
  });
});
