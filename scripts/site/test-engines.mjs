import { spawnSync } from "node:child_process";
import { ENGINES, ensureEngines } from "../engines.mjs";
import { UserError } from "./user-error.ts";

const BUILD = "node scripts/site.mjs reset && node scripts/site.mjs build";
const JOURNEYS = "vitest run --config tests/engines/vitest.config.ts";

/**
 * Runs the journeys of tests/engines in each engine that is installed or can be.
 * @throws {UserError} when there is no engine, or a journey fails
 */
export function runEngineTests() {
  ensureEngines();
  const missing = ENGINES.filter(({ isInstalled }) => !isInstalled());
  const advice = missing.map(
    ({ name, installHint }) => `NOT RUN: ${name} is missing. ${installHint}`,
  );
  if (missing.length === ENGINES.length) throw new UserError(advice.join("\n"));
  // A database that is reset before the build, because the pages contain its articles.
  process.env.SUPABASE_LOCAL_DATA = "test-results/backend-engines";
  for (const command of [BUILD, JOURNEYS]) {
    const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
    if (status !== 0) throw new UserError(`\`${command}\` failed.`);
  }
  for (const line of advice) console.warn(line);
}
