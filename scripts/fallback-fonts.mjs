import { spawnSync } from "node:child_process";
import { canInstallPackages, installPackage } from "./apt.mjs";

const MISSING =
  "The fallback fonts (src/styles/fonts.css) are cut to the widths of Arial. Without it, or " +
  "Liberation Sans, text moves here when the fonts of the site arrive, and the tests say so. " +
  "Debian and Ubuntu: `apt-get install fonts-liberation`.";

/** Finds Arial or its free double, which Windows, macOS and most desktops have, or installs it. */
export function ensureFallbackFonts() {
  if (process.platform !== "linux" || hasFallbackFonts()) return;
  try {
    if (canInstallPackages()) installPackage("fonts-liberation");
  } catch {
    // Said below.
  }
  if (!hasFallbackFonts()) console.warn(MISSING);
}

function hasFallbackFonts() {
  const { stdout } = spawnSync("fc-match", ["Arial", "family"], { encoding: "utf8" });
  return /^(Arial|Liberation Sans)\b/.test(stdout ?? "");
}
