import { fileURLToPath } from "node:url";
import { assertPortIsFree, readPort } from "./port.mjs";
import { UserError } from "./user-error.mjs";

/** @typedef {import("vite").ViteDevServer | import("vite").PreviewServer} SiteServer */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const HOST = "localhost";
const START_PORT = 4173;
const DEV_PORT = 5173;

/**
 * The longest wait for a clean shutdown. After it the process exits, and the database recovers from
 * its write-ahead log at the next start.
 */
const CLOSE_LIMIT_MS = 5000;

/**
 * How long a connection may be idle. With Node's default of 5 seconds, a request that a client sends
 * at the moment of closing would fail.
 */
const KEEP_ALIVE_MS = 120_000;

/**
 * The commands that use the hosted project of `.env`, if it names one. The others serve the tests,
 * which have the embedded backend and nothing else.
 */
const FOLLOWING_ENV_FILE = ["start", "dev"];

const NOT_INSTALLED = "The packages are not installed yet. Run `npm ci` first.";

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  start,
  serve,
  dev,
  build,
  reset,
  test,
  "test-engines": testEngines,
};

/** @param {string | undefined} name */
export async function run(name) {
  try {
    const command = commands[name ?? ""];
    if (!command)
      throw new UserError(
        "Usage: node scripts/site.mjs start | serve | dev | build | reset | test | test-engines",
      );
    // Must equal EMBEDDED_URL in supabase/local/constants.ts.
    if (!FOLLOWING_ENV_FILE.includes(name ?? "")) process.env.VITE_SUPABASE_URL = "embedded";
    // Vite and the embedded backend resolve paths from the working directory.
    process.chdir(ROOT);
    await command();
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    // Not process.exitCode: a half-started server would keep the process alive.
    process.exit(1);
  }
}

/** Builds the site, serves it with the embedded backend, and renders changes while it runs. */
async function start() {
  await assertPortIsFree(readPort(START_PORT), "npm start");
  // Read by scripts/prerender/keep-rendered.ts.
  process.env.RENDER_CHANGES = "1";
  await buildSite(await loadVite());
  await serve();
}

/** Serves the last build with the embedded backend. */
async function serve() {
  const port = readPort(START_PORT);
  const vite = await loadVite();
  console.log("Starting the server ...");
  const server = await vite.preview({
    root: ROOT,
    logLevel: "warn",
    // The tests serve a copy of the build.
    build: { outDir: process.env.SITE_FOLDER ?? "dist" },
    preview: { host: HOST, port, strictPort: true },
  });
  server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  printAddresses(server);
}

/** Builds what `start` serves: the site with the articles of the embedded backend. */
async function build() {
  await buildSite(await loadVite());
  // The closed database leaves a handle open that would keep the process alive.
  process.exit();
}

/** @param {typeof import("vite")} vite */
async function buildSite(vite) {
  console.log("Building the site ...");
  try {
    const builder = await vite.createBuilder({ root: ROOT, logLevel: "warn" });
    await builder.buildApp();
  } catch (error) {
    throw isExpected(error) ? error : new UserError(`The build failed.\n\n${getMessage(error)}`);
  }
}

/** Starts the development server with the embedded backend. */
async function dev() {
  const port = readPort(DEV_PORT);
  await assertPortIsFree(port, "npm run dev");
  const vite = await loadVite();
  const server = await vite.createServer({
    root: ROOT,
    clearScreen: false,
    server: { host: HOST, port, strictPort: true },
  });
  await server.listen();
  printAddresses(server);
}

/** Deletes the data of the embedded backend. */
async function reset() {
  const { runnerImport } = await loadVite();
  const { module } = await runnerImport("./supabase/local/data-folder.ts", { configFile: false });
  await module.reset(module.getDataFolder(ROOT));
  console.log("The local data is gone. The next start begins with the seed again.");
}

/** Runs all steps of `npm test`. */
async function test() {
  const { runTests } = await import("./test.mjs").catch(explainMissingPackages);
  await runTests();
}

/** Runs the journeys of tests/engines in Firefox and WebKit. */
async function testEngines() {
  const { runEngineTests } = await import("./test-engines.mjs").catch(explainMissingPackages);
  runEngineTests();
}

/**
 * @param {Error & { code?: string }} error
 * @returns {never}
 */
function explainMissingPackages(error) {
  throw error.code === "ERR_MODULE_NOT_FOUND" ? new UserError(NOT_INSTALLED) : error;
}

/** Imports Vite, and switches on the embedded backend, a plugin in vite.config.ts. */
async function loadVite() {
  process.env.EMBEDDED_SUPABASE = "1";
  try {
    return await import("vite");
  } catch {
    throw new UserError(NOT_INSTALLED);
  }
}

/** @param {SiteServer} server */
function printAddresses(server) {
  const site = server.resolvedUrls?.local[0] ?? "";
  const plugin = server.config.plugins.find(({ name }) => name === "embedded-supabase");
  const password = plugin?.api.getAdminPassword();
  const lines = [`Site            ${site}`, `Admin           ${site}admin`];
  if (password) lines.push(`Admin password  ${password} (on this computer only)`);
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n  Ctrl+C stops it.\n`);
  closeOnSignals(server);
}

/**
 * Closes the server on the signals that Vite does not handle itself, as it does SIGTERM.
 * @param {SiteServer} server
 */
function closeOnSignals(server) {
  let isClosing = false;
  const close = async () => {
    // On Ctrl+C the terminal signals every process in the foreground, and npm then forwards the
    // signal to its child. The second one is ignored.
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await server.close();
    process.exit(0);
  };
  process.on("SIGINT", close);
  process.on("SIGHUP", close);
}

/** @param {unknown} error */
function explain(error) {
  if (isExpected(error)) return getMessage(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * An error that the user can fix, whose message says how.
 * @param {unknown} error
 */
function isExpected(error) {
  return error instanceof Error && ["UserError", "LocalBackendError"].includes(error.name);
}

/** @param {unknown} error */
function getMessage(error) {
  return error instanceof Error ? error.message : String(error);
}
