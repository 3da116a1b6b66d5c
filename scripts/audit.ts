import { spawnSync } from "node:child_process";

const TIMEOUT_MS = 60_000;

/**
 * Looks up known vulnerabilities of the packages that are part of the site. A registry that does
 * not answer (offline, or a mirror without advisories) is reported, but is no failure.
 */
const { stdout } = spawnSync("npm audit --omit=dev --json", {
  shell: true,
  encoding: "utf8",
  timeout: TIMEOUT_MS,
});
const counts = readCounts(stdout);

if (!counts) {
  console.log("The registry did not answer: known vulnerabilities were not looked up.");
} else {
  const { low = 0, moderate = 0, high = 0, critical = 0 } = counts;
  console.log(
    `Known vulnerabilities: ${critical} critical, ${high} high, ${moderate + low} lower.`,
  );
  if (high + critical > 0) process.exitCode = 1;
}

/**
 * @param {string} report
 * @returns {Record<string, number> | null}
 */
function readCounts(report) {
  try {
    return JSON.parse(report).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
