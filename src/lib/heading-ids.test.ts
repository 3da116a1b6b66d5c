import { expect, test } from "vitest";
import { headingIds } from "./heading-ids";

const ids = (...headings: (string | { id: string; text: string })[]) =>
  headingIds(headings.map((h) => (typeof h === "string" ? { id: "", text: h } : h)));

test("a heading's id is the slug of its text", () => {
  expect(ids("USD or CNY?", "Red flags")).toEqual(["usd-or-cny", "red-flags"]);
});

test("the first of equal headings keeps the plain id, repeats get -1 and -2", () => {
  expect(ids("Cost", "Cost", "Cost")).toEqual(["cost", "cost-1", "cost-2"]);
});

test("a repeat never takes the id of another heading", () => {
  expect(ids("Cost", "Cost 1", "Cost")).toEqual(["cost", "cost-1", "cost-2"]);
});

test("empty headings and headings without Latin letters are numbered by position", () => {
  expect(ids("", "Price", "验厂")).toEqual(["section-1", "price", "section-3"]);
});

test("an existing id stays, unless it is taken", () => {
  expect(ids({ id: "fees", text: "What it costs" }, { id: "fees", text: "More" })).toEqual([
    "fees",
    "fees-1",
  ]);
});
