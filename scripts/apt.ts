import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Packages can be installed only by root, and only where there is apt: on Debian, Ubuntu and so on.
 */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs a Debian package: the first of these alternatives that can be installed.
 * @throws when none can be installed
 */
export function installPackage(...names: string[]): void {
  const installs = names.map((name) => `apt-get install -y --no-install-recommends ${name}`);
  execFileSync("sh", ["-c", `apt-get update && (${installs.join(" || ")})`], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
