import { formatTable, median, progress } from "./report.mjs";
import { trace } from "./trace.mjs";

/** How many times slower the processor is: as Lighthouse's phone, and as a cheap one. */
export const SLOWDOWNS = /** @type {const} */ ([4, 8]);

/**
 * @type {[title: string, name: keyof import("./main-thread.ts").MainThread][]}
 */
const COLUMNS = [
  ["first", "first"],
  ["longest", "longest"],
  ["blocking", "blocking"],
  ["style", "style"],
  ["layout", "layout"],
  ["script", "script"],
];

/**
 * A table with the work of the main thread of each page, as it is and with its scripts blocked.
 * Medians of the runs, in which the pages take turns, since the speed of a computer changes.
 * @param {[name: string, url: string][]} pages
 * @param {number} port Chromium's remote debugging port
 * @param {number} runs
 */
export async function measureMainThreads(pages, port, runs) {
  const { readMainThread } = await import("./main-thread.ts");
  /** @type {Map<string, import("./main-thread.ts").MainThread[][]>} */
  const results = new Map();
  for (let count = 1; count <= runs; count += 1) {
    for (const [name, url] of pages) {
      for (const areScriptsBlocked of [false, true]) {
        const label = areScriptsBlocked ? `${name}, no scripts` : name;
        progress(`${label}, main thread, run ${count} of ${runs}`);
        const bySlowdown = [];
        for (const slowdown of SLOWDOWNS) {
          const events = await trace(url, { port, slowdown, areScriptsBlocked });
          bySlowdown.push(readMainThread(events, url));
        }
        results.set(label, [...(results.get(label) ?? []), bySlowdown]);
      }
    }
  }
  const head = SLOWDOWNS.flatMap((slowdown) => COLUMNS.map(([title]) => `${title} ${slowdown}×`));
  const rows = [...results].map(([label, all]) => [
    label,
    ...SLOWDOWNS.flatMap((_, i) =>
      COLUMNS.map(([, name]) => median(all.map((one) => one[i]?.[name] ?? NaN)).toFixed(0)),
    ),
  ]);
  return formatTable(["Page", ...head], rows);
}
