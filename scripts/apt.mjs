import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Packages can be installed: on Debian and its like, as root. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs a Debian package. Of several the first that can be had.
 * @param {string[]} names
 * @throws when none can
 */
export function installPackage(...names) {
  const installs = names.map((name) => `apt-get install -y --no-install-recommends ${name}`);
  execFileSync("sh", ["-c", `apt-get update && (${installs.join(" || ")})`], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
