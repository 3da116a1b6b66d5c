// Writes the table of docs/tools-upkeep.md from the sources that the tables of figures name.
import { readFile, writeFile } from "node:fs/promises";
import { importSource, ROOT } from "../import-source.mjs";

process.chdir(ROOT);
const { tables } = await importSource("./scripts/facts/tables.ts");
const { fillUpkeepPage, UPKEEP_PAGE } = await importSource("./scripts/facts/upkeep-page.ts");

const page = await readFile(UPKEEP_PAGE, "utf8");
await writeFile(UPKEEP_PAGE, await fillUpkeepPage(page, tables));
