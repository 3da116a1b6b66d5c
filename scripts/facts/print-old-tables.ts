import { listOldTables, tables } from "./tables.ts";

// The tables of figures of the tools that are older than their figures usually hold.
const today = new Date().toISOString().slice(0, 10);
const old = listOldTables(tables, today).join("\n") || "none";
console.log(`\nFigures to look up again (docs/tools-upkeep.md):\n${old}`);
