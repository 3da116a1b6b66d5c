// Writes the table of docs/tools-upkeep.md from the sources that the tables of figures name.
import { readFile, writeFile } from "node:fs/promises";
import { tables } from "./tables.ts";
import { fillUpkeepPage, UPKEEP_PAGE } from "./upkeep-page.ts";

const page = await readFile(UPKEEP_PAGE, "utf8");
await writeFile(UPKEEP_PAGE, await fillUpkeepPage(page, tables));
