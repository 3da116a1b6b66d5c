import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { canInstallPackages, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";
import { UserError } from "./site/user-error.ts";

// The headless shell first: the same engine without the browser's interface takes half the time.
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const DEFAULT_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser for the end-to-end tests: the one CHROMIUM_PATH names, the system's, or Playwright's
 * own. Null when there is none.
 */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const candidates = [...COMMANDS.map(findProgram), ...DEFAULT_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Finds a browser or installs one: with Playwright's installer or, as root on Debian, its package.
 * Returns its path.
 * @throws {UserError} when neither works, with what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;

  console.log("No Chromium found; installing one ...");
  const cli = ["node_modules/playwright/cli.js", "install", "chromium"];
  const playwright = () => execFileSync(process.execPath, cli, { stdio: "inherit" });
  const apt = () => {
    installPackage("chromium-headless-shell", "chromium");
  };
  for (const install of canInstallPackages() ? [playwright, apt] : [playwright]) {
    try {
      install();
    } catch {
      continue;
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new UserError(
    "Chromium could not be installed. Install Chrome or Chromium yourself, or say where one is: " +
      "CHROMIUM_PATH=/path/to/chromium npm test",
  );
}
