import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "../chromium.ts";
import { ensureFallbackFonts } from "../fallback-fonts.ts";
import { ensurePostgres } from "../postgres.ts";
import { runSteps } from "./steps.mjs";

/** The folder for the counts of each step, which tests/support/totals.ts writes. */
const TOTALS = "test-results/totals";

/** The folder for the slowest files of each step, which tests/support/slowest-files.ts writes. */
const SLOWEST_FILES = "test-results/slowest-files";

const BUILD = "Production build";

/**
 * Fast checks come first, the browser last. The checks, the build and a part of the database tests
 * use one core each, so another step can run beside them.
 */
const STEPS = [
  { title: "Types, lint, format, unused code", command: "npm run check" },
  { title: "Known vulnerabilities", command: "npm run audit:shipped" },
  { title: "Unit and component tests", command: "npm run test:unit" },
  {
    title: BUILD,
    command: "node scripts/site.mjs reset && node scripts/site.mjs build",
  },
  { title: "Database tests", command: "npm run test:database" },
  { title: "The site of another agency", command: "npm run test:renamed" },
  { title: "Size budgets", command: "npm run test:build", after: [BUILD] },
  { title: "End-to-end tests", command: "npm run test:e2e", alone: true },
];

/**
 * Runs every step of `npm test`.
 * @throws {UserError} when a step fails, or when no browser is installed or can be
 */
export async function runTests() {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureFallbackFonts();
  ensurePostgres();
  // A database for tests only, instead of the one that `npm start` uses.
  process.env.SUPABASE_LOCAL_DATA = "test-results/backend-reading";
  // Tells tests/e2e/playwright.config.ts, in the last step, to use the build of an earlier one.
  process.env.SITE_IS_BUILT = "1";
  for (const folder of [TOTALS, SLOWEST_FILES]) rmSync(folder, { recursive: true, force: true });

  const startedAt = performance.now();
  const seconds = await runSteps(STEPS);
  const total = (performance.now() - startedAt) / 1000;
  console.log(`\nCounted in all:\n${readTotals()}`);
  console.log(`\nSeconds of each step, two side by side up to the last:\n${formatTimes(seconds)}`);
  console.log(`${formatSeconds(total)}  in all`);
  console.log(`\nSlowest test files, in seconds:\n${readSlowestFiles()}`);
  console.log(`\nFigures to look up again (docs/tools-upkeep.md):\n${await readOldTables()}`);
}

/** The tables of figures of the tools that are older than their figures usually hold. */
async function readOldTables() {
  const { listOldTables, tables } = await import("../facts/tables.ts");
  const today = new Date().toISOString().slice(0, "2026-11-26".length);
  return listOldTables(tables, today).join("\n") || "none";
}

/** Adds up the counts of all steps; several steps may contribute to one total. */
function readTotals() {
  const sums = new Map();
  for (const file of readdirSync(TOTALS)) {
    for (const line of readFileSync(`${TOTALS}/${file}`, "utf8").trimEnd().split("\n")) {
      const [, count, total] = /^ *(\d+) {2}(.+)$/.exec(line) ?? [];
      sums.set(total, (sums.get(total) ?? 0) + Number(count));
    }
  }
  return [...sums].map(([total, sum]) => `${String(sum).padStart(7)}  ${total}`).join("\n");
}

/** @param {ReadonlyMap<string, number>} seconds */
function formatTimes(seconds) {
  return STEPS.map(({ title }) => `${formatSeconds(seconds.get(title) ?? 0)}  ${title}`).join("\n");
}

/** @param {number} seconds */
function formatSeconds(seconds) {
  return seconds.toFixed(0).padStart(7);
}

function readSlowestFiles() {
  if (!existsSync(SLOWEST_FILES)) return "";
  return readdirSync(SLOWEST_FILES)
    .map((file) => readFileSync(`${SLOWEST_FILES}/${file}`, "utf8"))
    .join("");
}
