import { existsSync } from "node:fs";
import { canInstallPackages, installPackage } from "./apt.mjs";
import { findProgram } from "./find-program.mjs";

const FIREFOX_COMMANDS = ["firefox-esr", "firefox"];
const FIREFOX_PLACES = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** WebKit's driver, which starts its own MiniBrowser, and the screen to show that on. */
const WEBKIT_COMMANDS = ["WebKitWebDriver", "Xvfb"];

/**
 * The engines that the journeys of tests/engines are tried in, besides the Chromium of tests/e2e.
 * `packages` lists Debian's packages, each with what takes its place elsewhere.
 */
export const ENGINES = [
  {
    name: "Firefox",
    isThere: () => findFirefox() !== null,
    packages: [["firefox-esr", "firefox"]],
    howToGet: "Install Firefox (Debian: `apt-get install firefox-esr`).",
  },
  {
    name: "WebKit",
    isThere: () => WEBKIT_COMMANDS.every((command) => findProgram(command)),
    packages: [["webkit2gtk-driver"], ["xvfb"]],
    howToGet:
      "It needs `WebKitWebDriver` and `Xvfb` in PATH, on Linux " +
      "(Debian and Ubuntu: `apt-get install webkit2gtk-driver xvfb`).",
  },
];

/**
 * The Firefox that FIREFOX_PATH names, or the system's. Null when there is none.
 * @returns {string | null}
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  const candidates = [...FIREFOX_COMMANDS.map(findProgram), ...FIREFOX_PLACES];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** As root on Debian, installs the engines that are not there. */
export function ensureEngines() {
  if (!canInstallPackages()) return;
  for (const { name, isThere, packages } of ENGINES) {
    if (isThere()) continue;
    console.log(`No ${name} found; installing Debian's packages ...`);
    try {
      for (const names of packages) installPackage(...names);
    } catch {
      console.warn(`${name} could not be installed.`);
    }
  }
}
