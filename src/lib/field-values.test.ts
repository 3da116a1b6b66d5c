import { expect, test } from "vitest";
import { joinValues } from "./field-values";

const BASE = { title: "A", text: "B", tags: "C" };

test("changes of different fields are joined, and equal ones of the same field", () => {
  const theirs = { ...BASE, title: "Theirs", tags: "Both" };
  const mine = { ...BASE, text: "", tags: "Both" };
  const joined = { title: "Theirs", text: "", tags: "Both" };
  expect(joinValues(BASE, theirs, mine)).toEqual({ values: joined, contested: [] });
  expect(joinValues(BASE, mine, theirs)).toEqual({ values: joined, contested: [] });
});

test("a field that both have changed in different ways is contested", () => {
  const theirs = { ...BASE, title: "Theirs", text: "Theirs" };
  const mine = { ...BASE, title: "Mine" };
  expect(joinValues(BASE, theirs, mine)).toEqual({
    values: { ...BASE, title: "Mine", text: "Theirs" },
    contested: ["title"],
  });
});
