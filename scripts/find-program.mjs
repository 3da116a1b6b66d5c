import { spawnSync } from "node:child_process";

/**
 * Where a program of PATH is; "" when it is not there.
 * @param {string} command
 */
export function findProgram(command) {
  const lookUp = process.platform === "win32" ? "where" : "which";
  const { status, stdout } = spawnSync(lookUp, [command], { encoding: "utf8" });
  return status === 0 ? (stdout.split(/\r?\n/)[0] ?? "") : "";
}
