import { spawnSync } from "node:child_process";
import { ensureChromium } from "../chromium.mjs";
import { UserError } from "./user-error.mjs";

/** Cheap checks first, the browser last. */
const STEPS = [
  ["Types, lint, format", "npm run check"],
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
  // Not with what somebody has written under `npm start`.
  process.env.SUPABASE_LOCAL_DATA = "test-results/build-backend";
  for (const [title, command] of STEPS) {
    console.log(`\n${title}: ${command}\n`);
    const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
    if (status !== 0) {
      throw new UserError(`${title} failed. \`${command}\` runs this step alone.`);
    }
  }
}
