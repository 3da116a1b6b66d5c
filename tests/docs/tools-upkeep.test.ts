import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tables } from "../../scripts/facts/tables.ts";
import { fillUpkeepPage, UPKEEP_PAGE } from "../../scripts/facts/upkeep-page.ts";

test("the page lists every table of figures as `npm run docs:tools` writes it", async () => {
  const page = readFileSync(UPKEEP_PAGE, "utf8");
  expect(await fillUpkeepPage(page, tables)).toBe(page);
});
