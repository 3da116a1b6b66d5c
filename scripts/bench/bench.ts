/** Measures what docs/speed.md publishes. */
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { ensureChromium } from "../programs.ts";
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
  ["pages", (folder: string) => measurePages(folder, Number(options.runs), only, options.beside)],
  ["growth", measureGrowth],
  ["typing", measureTyping],
]);

const chromium = execFileSync(ensureChromium(), ["--version"], { encoding: "utf8" }).trim();
const cores = `${cpus().length} cores (${cpus()[0]?.model})`;
console.log(`${new Date().toISOString()}, ${chromium}, Node ${process.versions.node}, ${cores}`);
for (const name of chosen ? [chosen] : measurements.keys()) {
  const measure = measurements.get(name);
  if (!measure) throw new Error(`Measured are ${[...measurements.keys()].join(", ")}, no ${name}.`);
  console.log(`\n${await withDataFolder(measure)}`);
}
