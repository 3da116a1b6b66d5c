/** Measures what docs/speed.md publishes. */
import { parseArgs } from "node:util";
import { withDataFolder } from "../with-site.ts";
import { measureGrowth } from "./growth.ts";
import { measurePages } from "./pages.ts";
import { measureTyping } from "./typing.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" }, beside: { type: "string" } },
});
const [chosen, ...only] = positionals;

/** What can be measured, each with a folder for the data of an embedded backend of its own. */
const measurements = new Map([
  ["pages", (folder: string) => measurePages(folder, { ...options, only })],
  ["growth", measureGrowth],
  ["typing", measureTyping],
]);

for (const name of chosen ? [chosen] : measurements.keys()) {
  const measure = measurements.get(name);
  if (!measure) throw new Error(`Measured are ${[...measurements.keys()].join(", ")}, no ${name}.`);
  console.log(`\n${await withDataFolder(measure)}`);
}
