// The programs and fonts that the tests need beside the packages: found, or installed where that can
// be done.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { UserError } from "./site/user-error.ts";

// The headless shell first: the same engine without the browser's interface takes half the time.
const CHROMIUM_COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const CHROMIUM_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const FIREFOX_COMMANDS = ["firefox-esr", "firefox"];
const FIREFOX_PATHS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
/** WebKit's driver, which starts its own MiniBrowser, and the virtual screen to show that on. */
const WEBKIT_COMMANDS = ["WebKitWebDriver", "Xvfb"];

/** Debian installs the server's programs outside PATH, each version in a folder of its own. */
const DEBIAN_POSTGRES = "/usr/lib/postgresql";

export const POSTGRES_INSTALL_HINT =
  "Install PostgreSQL (Debian and Ubuntu: `apt-get install postgresql`), or put the folder of " +
  "its `initdb` and `postgres` into PATH.";

const FONTS_MISSING =
  "The fallback fonts (src/styles/fonts.css) are adjusted to the widths of Arial. Without Arial or " +
  "Liberation Sans, text shifts on this computer when the site's fonts load, and tests fail. " +
  "Debian and Ubuntu: `apt-get install fonts-liberation`.";

type Engine = {
  name: "Firefox" | "WebKit";
  isInstalled: () => boolean;
  /** Debian packages, each with alternatives for other distributions. */
  packages: readonly (readonly string[])[];
  installHint: string;
};

/** The browser engines in which the journeys of tests/engines run. tests/e2e covers Chromium. */
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

/** The Chromium of the tests: the one CHROMIUM_PATH names, the system's, or Playwright's own. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return named || findFirst([...CHROMIUM_COMMANDS, ...CHROMIUM_PATHS, chromium.executablePath()]);
}

/** The one FIREFOX_PATH names, or the system's. */
export function findFirefox(): string | null {
  return process.env["FIREFOX_PATH"] || findFirst([...FIREFOX_COMMANDS, ...FIREFOX_PATHS]);
}

/**
 * The folder with the programs of a PostgreSQL server: one of PATH, or Debian's newest version.
 * Null when there is none.
 */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_POSTGRES, version, "bin")),
  ];
  const hasPrograms = (folder: string) =>
    ["initdb", "postgres"].every((program) => existsSync(path.join(folder, program)));
  return folders.find((folder) => folder && hasPrograms(folder)) ?? null;
}

/**
 * The path of Chromium. Where there is none, it is installed with Playwright's installer or, as root
 * on Debian, its package.
 * @throws {UserError} when neither works, with what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;

  console.log("No Chromium found; installing one ...");
  const cli = ["node_modules/playwright/cli.js", "install", "chromium"];
  const { status } = spawnSync(process.execPath, cli, { stdio: "inherit" });
  if (status !== 0) installPackages([["chromium-headless-shell", "chromium"]]);
  const installed = findChromium();
  if (installed) return installed;
  throw new UserError(
    "Chromium could not be installed. Install Chrome or Chromium yourself, or say where one is: " +
      "CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Fonts with Arial's widths, which only Linux lacks. Warns when there are none. */
export function ensureFallbackFonts(): void {
  const hasFonts = () => {
    const { status, stdout } = spawnSync("fc-match", ["Arial", "family"], { encoding: "utf8" });
    return status === 0 && /^(Arial|Liberation Sans)\b/.test(stdout);
  };
  if (process.platform !== "linux" || hasFonts()) return;
  installPackages([["fonts-liberation"]]);
  if (!hasFonts()) console.warn(FONTS_MISSING);
}

/**
 * Without PostgreSQL, the database tests run on the embedded Postgres only, and warn about it.
 */
export function ensurePostgres(): void {
  if (!findPostgres()) installPackages([["postgresql"]]);
}

/** @throws {UserError} when there is no engine, with what to do */
export function ensureEngines(): void {
  const listMissing = () => ENGINES.filter(({ isInstalled }) => !isInstalled());
  for (const { packages } of listMissing()) installPackages(packages);
  const advice = listMissing().map(
    ({ name, installHint }) => `NOT RUN: ${name} is missing. ${installHint}`,
  );
  if (advice.length === ENGINES.length) throw new UserError(advice.join("\n"));
  for (const line of advice) console.warn(line);
}

/** The first of these programs that there is, by their names in PATH or their paths. */
function findFirst(programs: readonly string[]): string | null {
  for (const program of programs) {
    const found = path.isAbsolute(program) ? program : findProgram(program);
    if (existsSync(found)) return found;
  }
  return null;
}

/** The path of a program, looked up in PATH; "" when it is not installed. */
function findProgram(command: string): string {
  const lookUp = process.platform === "win32" ? "where" : "which";
  const { status, stdout } = spawnSync(lookUp, [command], { encoding: "utf8" });
  return status === 0 ? (stdout.split(/\r?\n/)[0] ?? "") : "";
}

/**
 * Installs Debian packages, of each list of alternatives the first that can be. Only root can do that,
 * and only where there is apt: on Debian, Ubuntu and so on. Elsewhere, or when it fails, the caller
 * finds out by looking again.
 */
function installPackages(packages: readonly (readonly string[])[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const commands = packages.map((names) =>
    names.map((name) => `apt-get install -y --no-install-recommends ${name}`).join(" || "),
  );
  console.log(`Installing Debian's packages: ${packages.flat().join(", ")} ...`);
  try {
    execFileSync("sh", ["-ec", ["apt-get update", ...commands].join("\n")], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    console.warn("They could not be installed.");
  }
}
