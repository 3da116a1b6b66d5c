import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Packages can be installed only by root, and only where there is apt: on Debian, Ubuntu and so on.
 */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs a Debian package.
 * @param {string[]} names alternatives: the first that can be installed is
 * @throws when none can be installed
 */
export function installPackage(...names) {
  const installs = names.map((name) => `apt-get install -y --no-install-recommends ${name}`);
  execFileSync("sh", ["-c", `apt-get update && (${installs.join(" || ")})`], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
