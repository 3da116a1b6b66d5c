import { expect, test } from "vitest";
import { headingIds } from "./heading-ids";

const ids = (...texts: string[]) => headingIds(texts.map((text) => ({ id: "", text })));

test("repeats of a heading get -1 and -2, but never the id of another heading", () => {
  expect(ids("Cost", "Cost 1", "Cost")).toEqual(["cost", "cost-1", "cost-2"]);
});

test("a heading without Latin letters keeps its anchor when another is added, an empty one has its number", () => {
  const texts = ["工厂审核", "付款 方式？", "Проверка цен", "FBA 验厂"];
  const own = ["工厂审核", "付款-方式", "проверка-цен", "fba-"];
  expect(ids(...texts)).toEqual(own);
  expect(ids("", "Price", "—", ...texts)).toEqual(["section-1", "price", "section-3", ...own]);
});
