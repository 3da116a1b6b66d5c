import { spawnSync } from "node:child_process";
import { isRecord, parseJson } from "@/lib/json";

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
  const count = (severity: string) => Number(counts[severity] ?? 0);
  const lower = count("moderate") + count("low");
  console.log(
    `Known vulnerabilities: ${count("critical")} critical, ${count("high")} high, ${lower} lower.`,
  );
  if (count("high") + count("critical") > 0) process.exitCode = 1;
}

/** The number of vulnerabilities by their severity; null without an answer. */
function readCounts(report: string): Record<string, unknown> | null {
  const answer = parseJson(report);
  const metadata = isRecord(answer) ? answer["metadata"] : null;
  const counts = isRecord(metadata) ? metadata["vulnerabilities"] : null;
  return isRecord(counts) ? counts : null;
}
