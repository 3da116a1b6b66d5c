import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "../chromium.mjs";
import { ensureFallbackFonts } from "../fallback-fonts.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { runSteps } from "./steps.mjs";

/** Where each step leaves what its tests counted, see tests/support/totals.ts. */
const TOTALS = "test-results/totals";

/** Where each step leaves its slowest files, see tests/support/slowest-files.ts. */
const SLOWEST_FILES = "test-results/slowest-files";

const BUILD = "Production build";

/**
 * Cheap checks first, the browser last. The checks, the build and a part of the database tests use
 * one core each, and what runs beside them the other.
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
 * @throws {UserError} at the first step that fails, or when no browser can be had
 */
export async function runTests() {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureFallbackFonts();
  ensurePostgres();
  // Not with what somebody has written under `npm start`.
  process.env.SUPABASE_LOCAL_DATA = "test-results/backend-reading";
  // With that database, for the last step: tests/e2e/playwright.config.ts.
  process.env.SITE_IS_BUILT = "1";
  for (const folder of [TOTALS, SLOWEST_FILES]) rmSync(folder, { recursive: true, force: true });

  const startedAt = performance.now();
  const seconds = await runSteps(STEPS);
  const total = (performance.now() - startedAt) / 1000;
  console.log(`\nCounted in all:\n${readTotals()}`);
  console.log(`\nSeconds of each step, two side by side up to the last:\n${formatTimes(seconds)}`);
  console.log(`${formatSeconds(total)}  in all`);
  console.log(`\nSlowest test files, in seconds:\n${readSlowestFiles()}`);
}

/** One step may count what another has counted before. */
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
