import { existsSync } from "node:fs";
import { canInstallPackages, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";
import { UserError } from "./site/user-error.ts";

const FIREFOX_COMMANDS = ["firefox-esr", "firefox"];
const FIREFOX_DEFAULT_PATHS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** WebKit's driver, which starts its own MiniBrowser, and the virtual screen to show that on. */
const WEBKIT_COMMANDS = ["WebKitWebDriver", "Xvfb"];

type Engine = {
  name: "Firefox" | "WebKit";
  isInstalled: () => boolean;
  /** Debian packages, each followed by alternatives for other distributions. */
  packages: readonly (readonly string[])[];
  installHint: string;
};

/**
 * The browser engines in which the journeys of tests/engines run. tests/e2e covers Chromium.
 */
export const ENGINES: readonly Engine[] = [
  {
    name: "Firefox",
    isInstalled: () => findFirefox() !== null,
    packages: [["firefox-esr", "firefox"]],
    installHint: "Install Firefox (Debian: `apt-get install firefox-esr`).",
  },
  {
    name: "WebKit",
    isInstalled: () => WEBKIT_COMMANDS.every((command) => findProgram(command)),
    packages: [["webkit2gtk-driver"], ["xvfb"]],
    installHint:
      "It needs `WebKitWebDriver` and `Xvfb` in PATH, on Linux " +
      "(Debian and Ubuntu: `apt-get install webkit2gtk-driver xvfb`).",
  },
];

/** The path of Firefox: the one in FIREFOX_PATH, or the system's. Null when there is none. */
export function findFirefox(): string | null {
  const named = process.env["FIREFOX_PATH"];
  if (named) return named;
  const candidates = [...FIREFOX_COMMANDS.map(findProgram), ...FIREFOX_DEFAULT_PATHS];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Installs missing engines, as root on Debian.
 * @throws {UserError} when there is none, with what to do
 */
export function ensureEngines() {
  const listMissing = () => ENGINES.filter(({ isInstalled }) => !isInstalled());
  for (const { name, packages } of canInstallPackages() ? listMissing() : []) {
    console.log(`No ${name} found; installing Debian's packages ...`);
    try {
      for (const names of packages) installPackage(...names);
    } catch {
      console.warn(`${name} could not be installed.`);
    }
  }
  const advice = listMissing().map(
    ({ name, installHint }) => `NOT RUN: ${name} is missing. ${installHint}`,
  );
  if (advice.length === ENGINES.length) throw new UserError(advice.join("\n"));
  for (const line of advice) console.warn(line);
}
