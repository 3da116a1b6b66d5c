import { expect, test } from "vitest";
import { headingIds } from "./heading-ids";

const ids = (...texts: string[]) => headingIds(texts.map((text) => ({ id: "", text })));

test("repeats of a heading get -1 and -2, but never the id of another heading", () => {
  expect(ids("Cost", "Cost 1", "Cost")).toEqual(["cost", "cost-1", "cost-2"]);
});

test("empty headings and headings without Latin letters are numbered by position", () => {
  expect(ids("", "Price", "验厂")).toEqual(["section-1", "price", "section-3"]);
});
