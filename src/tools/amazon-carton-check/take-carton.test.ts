import { expect, test } from "vitest";
import { convertCarton, measureLongest } from "./take-carton";

const metric = { length: "60", width: "40", height: "40", weight: "12", unit: "cm" };
const us = { length: "24", width: "16", height: "16", weight: "30", unit: "in" };

test("a carton is taken over in the units of the form, each of which can be another one", () => {
  expect(convertCarton(metric, { lengthUnit: "cm", weightUnit: "kg" })).toMatchObject({
    length: "60",
    weight: "12",
  });
  expect(convertCarton(us, { lengthUnit: "cm", weightUnit: "lb" })).toEqual({
    length: "60.96",
    width: "40.64",
    height: "40.64",
    weight: "30",
  });
  expect(convertCarton(metric, { lengthUnit: "in", weightUnit: "kg" })).toMatchObject({
    length: "23.62205",
    weight: "12",
  });
});

test("the largest of several cartons is the one with the longest side, in whatever unit", () => {
  expect(measureLongest(us)).toBeGreaterThan(measureLongest(metric));
});
