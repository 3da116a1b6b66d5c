import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillUpkeepPage, UPKEEP_PAGE } from "../../scripts/tools-upkeep.ts";

test("the page lists every table of figures as `npm run docs:tools` writes it", async () => {
  const page = readFileSync(UPKEEP_PAGE, "utf8");
  expect(await fillUpkeepPage(page)).toBe(page);
});
