import { parseArgs } from "node:util";
import { withDataFolder } from "../with-site.ts";
import { measureGrowth } from "./growth.ts";
import { measurePages } from "./pages.ts";
import { measureTyping } from "./typing.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    beside: { type: "string" },
    posts: { type: "string", default: "10,100,1000" },
  },
});
const [chosen, ...names] = positionals;

/** What can be measured, each with a folder for the data of an embedded backend of its own. */
const measurements = new Map([
  [
    "pages",
    (folder: string) =>
      measurePages(folder, { runs: Number(options.runs), names, beside: options.beside }),
  ],
  ["growth", (folder: string) => measureGrowth(folder, options.posts.split(",").map(Number))],
  ["typing", measureTyping],
]);

for (const name of chosen ? [chosen] : measurements.keys()) {
  const measure = measurements.get(name);
  if (!measure) throw new Error(`Measured are ${[...measurements.keys()].join(", ")}, no ${name}.`);
  console.log(`\n${await withDataFolder(measure)}`);
}
