import { spawnSync } from "node:child_process";

/** The path of a program, looked up in PATH; "" when it is not installed. */
export function findProgram(command: string): string {
  const lookUp = process.platform === "win32" ? "where" : "which";
  const { status, stdout } = spawnSync(lookUp, [command], { encoding: "utf8" });
  return status === 0 ? (stdout.split(/\r?\n/)[0] ?? "") : "";
}
