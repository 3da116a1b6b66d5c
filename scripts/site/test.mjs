import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "../chromium.mjs";
import { ensureFallbackFonts } from "../fallback-fonts.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { UserError } from "./user-error.mjs";

/** Where each step leaves what its tests counted, see tests/support/totals.ts. */
const TOTALS = "test-results/totals";

/** Cheap checks first, the browser last. */
const STEPS = [
  ["Types, lint, format, unused code", "npm run check"],
  ["Known vulnerabilities", "npm run audit:shipped"],
  ["Unit and component tests", "npm run test:unit"],
  ["Database tests", "npm run test:database"],
  ["Production build", "node scripts/site.mjs reset && node scripts/site.mjs build"],
  ["Size budgets", "npm run test:build"],
  ["End-to-end tests", "npm run test:e2e"],
];

/**
 * Runs every step of `npm test`.
 * @throws {UserError} at the first step that fails, or when no browser can be had
 */
export function runTests() {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureFallbackFonts();
  ensurePostgres();
  // Not with what somebody has written under `npm start`.
  process.env.SUPABASE_LOCAL_DATA = "test-results/backend-reading";
  // With that database, for the last step: tests/e2e/playwright.config.ts.
  process.env.SITE_IS_BUILT = "1";
  rmSync(TOTALS, { recursive: true, force: true });
  for (const [title, command] of STEPS) {
    console.log(`\n${title}: ${command}\n`);
    const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
    if (status !== 0) {
      throw new UserError(`${title} failed. \`${command}\` runs this step alone.`);
    }
  }
  console.log(`\nCounted in all:\n${readTotals()}`);
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
