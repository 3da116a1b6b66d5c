import { existsSync } from "node:fs";
import { canInstallPackages, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";

const FIREFOX_COMMANDS = ["firefox-esr", "firefox"];
const FIREFOX_DEFAULT_PATHS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** WebKit's driver, which starts its own MiniBrowser, and the virtual screen to show that on. */
const WEBKIT_COMMANDS = ["WebKitWebDriver", "Xvfb"];

/**
 * The browser engines in which the journeys of tests/engines run. tests/e2e covers Chromium.
 * `packages` lists Debian packages, each followed by alternatives for other distributions.
 */
export const ENGINES = [
  {
    name: /** @type {const} */ ("Firefox"),
    isInstalled: () => findFirefox() !== null,
    packages: [["firefox-esr", "firefox"]],
    installHint: "Install Firefox (Debian: `apt-get install firefox-esr`).",
  },
  {
    name: /** @type {const} */ ("WebKit"),
    isInstalled: () => WEBKIT_COMMANDS.every((command) => findProgram(command)),
    packages: [["webkit2gtk-driver"], ["xvfb"]],
    installHint:
      "It needs `WebKitWebDriver` and `Xvfb` in PATH, on Linux " +
      "(Debian and Ubuntu: `apt-get install webkit2gtk-driver xvfb`).",
  },
];

/**
 * The path of Firefox: the one in FIREFOX_PATH, or the system's. Null when there is none.
 * @returns {string | null}
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  const candidates = [...FIREFOX_COMMANDS.map(findProgram), ...FIREFOX_DEFAULT_PATHS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Installs missing engines, as root on Debian. */
export function ensureEngines() {
  if (!canInstallPackages()) return;
  for (const { name, isInstalled, packages } of ENGINES) {
    if (isInstalled()) continue;
    console.log(`No ${name} found; installing Debian's packages ...`);
    try {
      for (const names of packages) installPackage(...names);
    } catch {
      console.warn(`${name} could not be installed.`);
    }
  }
}
