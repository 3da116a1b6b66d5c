// The tables of figures of the tools that somebody has to look up again. Run with "page", it writes them
// into docs/tools-upkeep.md; with "old", it prints those that are older than their figures usually hold.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";
import { formatMonth } from "@/lib/dates";
import { monthsSince, type FactSource } from "@/lib/facts";
import { isRecord } from "@/lib/json";

/** A table of figures: where they come from, and the file in which they are changed. */
export type Table = FactSource & { file: string };

/** The page whose only table lists the figures. */
export const UPKEEP_PAGE = "docs/tools-upkeep.md";
const TABLE = /^\|.+\|\n(?:\|.+\|\n)+/m;

/** By their files. */
export const tables: readonly Table[] = await readTables();

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === "page") {
    writeFileSync(UPKEEP_PAGE, await fillUpkeepPage(readFileSync(UPKEEP_PAGE, "utf8")));
  } else {
    const old = listOldTables(tables, new Date().toISOString().slice(0, 10)).join("\n");
    console.log(`\nFigures to look up again (${UPKEEP_PAGE}):\n${old || "none"}`);
  }
}

/** @throws {Error} when a source is not exported, and so would be missing */
async function readTables(): Promise<Table[]> {
  const found: Table[] = [];
  for (const name of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
    const file = `src/${name.replaceAll(path.sep, "/")}`;
    const written = readFileSync(file, "utf8").match(/satisfies FactSource\b/g) ?? [];
    if (written.length === 0) continue;
    const module: unknown = await import(pathToFileURL(file).href);
    const sources = isRecord(module) ? Object.values(module).filter(isFactSource) : [];
    if (sources.length < written.length) throw new Error(`A FactSource of ${file} is not exported`);
    // Sorted, since Node.js and Vite list the exports of a module in different orders.
    sources.sort((a, b) => (a.figures < b.figures ? -1 : 1));
    found.push(...sources.map((source) => ({ ...source, file })));
  }
  return found;
}

function isFactSource(value: unknown): value is FactSource {
  return isRecord(value) && "figures" in value && "maxAgeMonths" in value;
}

/** A line for each table that was looked up longer ago than its figures usually hold. */
export function listOldTables(among: readonly Table[], today: string): string[] {
  return among
    .filter(({ asOf, maxAgeMonths }) => monthsSince(asOf, today) > maxAgeMonths)
    .map(
      ({ figures, asOf, file }) => `${figures}, last looked up in ${formatMonth(asOf)}: ${file}`,
    );
}

/** The page with a row for each of the tables. */
export async function fillUpkeepPage(page: string): Promise<string> {
  const rows = [
    "| figures | file | looked up | they change |\n| - | - | - | - |\n",
    ...tables.map(
      ({ figures, file, asOf, changes }) =>
        `| ${figures} | \`${file}\` | ${formatMonth(asOf)} | ${changes} |\n`,
    ),
  ];
  const options = await resolveConfig(UPKEEP_PAGE);
  const filled = page.replace(TABLE, () => rows.join(""));
  return format(filled, { ...options, filepath: UPKEEP_PAGE });
}
