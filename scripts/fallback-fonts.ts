import { spawnSync } from "node:child_process";
import { canInstallPackages, installPackage } from "./apt.ts";

const MISSING =
  "The fallback fonts (src/styles/fonts.css) are adjusted to the widths of Arial. Without Arial or " +
  "Liberation Sans, text shifts on this computer when the site's fonts load, and tests fail. " +
  "Debian and Ubuntu: `apt-get install fonts-liberation`.";

/** Installs a font with Arial's widths where there is none, as root on Debian; warns otherwise. */
export function ensureFallbackFonts(): void {
  if (process.platform !== "linux" || hasFallbackFonts()) return;
  try {
    if (canInstallPackages()) installPackage("fonts-liberation");
  } catch {
    // The warning below also covers a failed installation.
  }
  if (!hasFallbackFonts()) console.warn(MISSING);
}

function hasFallbackFonts() {
  const { status, stdout } = spawnSync("fc-match", ["Arial", "family"], { encoding: "utf8" });
  return status === 0 && /^(Arial|Liberation Sans)\b/.test(stdout);
}
