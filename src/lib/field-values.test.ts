import { expect, test } from "vitest";
import { applyStoredValues, hasSameValues } from "./field-values";

test("values are the same when every field is, whatever the order", () => {
  expect(hasSameValues({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(hasSameValues({ a: "1" }, { a: "1 " })).toBe(false);
  expect(hasSameValues({ a: "1" }, { a: "1", b: "" })).toBe(false);
});

test("stored values replace those of the form, and names the form does not know stay out", () => {
  const stored = { title: "Kept", stranger: "x" };
  expect(applyStoredValues({ title: "Now", slug: "now" }, stored)).toEqual({
    title: "Kept",
    slug: "now",
  });
});
