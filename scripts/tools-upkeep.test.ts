import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listOldTables, tables, type Table } from "./tools-upkeep.ts";

const fees: Table = {
  figures: "US entry fees",
  asOf: "2026-11",
  source: "Customs and Border Protection",
  changes: "each October",
  maxAgeMonths: 11,
  file: "src/config/us-entry-fees.ts",
};

test("a table is old once more months have passed than its figures usually hold", () => {
  expect(listOldTables([fees], "2027-10-31")).toEqual([]);
  expect(listOldTables([fees, { ...fees, maxAgeMonths: 36 }], "2027-11-01")).toEqual([
    "US entry fees, last looked up in November 2026: src/config/us-entry-fees.ts",
  ]);
});

test("the tables of all tools are found, each with a month and a source", () => {
  expect(tables.map(({ file }) => file)).toContain("src/lib/china-holidays.ts");
  for (const { asOf, figures, source, changes, maxAgeMonths } of tables) {
    expect(asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect([figures, source, changes].map((text) => text.trim())).not.toContain("");
    expect(maxAgeMonths).toBeGreaterThan(0);
  }
});

test("no text says by itself when its figures were looked up", () => {
  const files = readdirSync("src/content", { recursive: true, encoding: "utf8" });
  const dated = files
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => /\bas of \w+ 20\d\d/i.test(readFileSync(`src/content/${file}`, "utf8")));
  expect(dated).toEqual([]);
});
