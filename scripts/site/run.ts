import { fileURLToPath } from "node:url";
import { createBuilder, createServer, preview, type PreviewServer, type ViteDevServer } from "vite";
import { EMBEDDED_VARIABLE, LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { getDataFolder, reset as resetData } from "../../supabase/local/data-folder.ts";
import { UPDATES_VARIABLE } from "../../src/render/plugin.ts";
import { EMBEDDED_URL } from "../../src/config/hosting.ts";
import { getMessage } from "../../src/lib/error-message.ts";
import { assertPortIsFree, readPort } from "./port.ts";
import { UserError } from "./user-error.ts";

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

const commands: Record<string, () => Promise<void>> = {
  start,
  serve,
  dev,
  build,
  reset,
};

export async function run(name = ""): Promise<void> {
  try {
    const command = commands[name];
    if (!command) {
      throw new UserError(`Usage: node scripts/site.mjs ${Object.keys(commands).join(" | ")}`);
    }
    if (!FOLLOWING_ENV_FILE.includes(name)) process.env["VITE_SUPABASE_URL"] = EMBEDDED_URL;
    // Switches on the embedded backend, a plugin in vite.config.ts.
    process.env[EMBEDDED_VARIABLE] = "1";
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
  process.env[UPDATES_VARIABLE] = "1";
  await buildSite();
  await serve();
}

/** Serves the last build with the embedded backend. */
async function serve() {
  const port = readPort(START_PORT);
  console.log("Starting the server ...");
  const server = await preview({
    root: ROOT,
    logLevel: "warn",
    // The tests serve a copy of the build.
    build: { outDir: process.env["SITE_FOLDER"] ?? "dist" },
    preview: { host: HOST, port, strictPort: true },
  });
  if ("keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  printAddresses(server);
}

/** Builds what `start` serves: the site with the articles of the embedded backend. */
async function build() {
  await buildSite();
  // The closed database leaves a handle open that would keep the process alive.
  process.exit();
}

async function buildSite() {
  console.log("Building the site ...");
  try {
    const builder = await createBuilder({ root: ROOT, logLevel: "warn" });
    await builder.buildApp();
  } catch (error) {
    throw isExpected(error) ? error : new UserError(`The build failed.\n\n${getMessage(error)}`);
  }
}

/** Starts the development server with the embedded backend. */
async function dev() {
  const port = readPort(DEV_PORT);
  await assertPortIsFree(port, "npm run dev");
  const server = await createServer({
    root: ROOT,
    clearScreen: false,
    server: { host: HOST, port, strictPort: true },
  });
  await server.listen();
  printAddresses(server);
}

/** Deletes the data of the embedded backend. */
async function reset() {
  await resetData(getDataFolder(ROOT));
  console.log("The local data is gone. The next start begins with the seed again.");
}

function printAddresses(server: ViteDevServer | PreviewServer) {
  const site = server.resolvedUrls?.local[0] ?? "";
  const lines = [`Site            ${site}`, `Admin           ${site}admin`];
  if (server.config.env["VITE_SUPABASE_URL"] === EMBEDDED_URL) {
    lines.push(`Admin password  ${LOCAL_ADMIN_PASSWORD} (on this computer only)`);
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n  Ctrl+C stops it.\n`);
  closeOnSignals(server);
}

/** Closes the server on the signals that Vite does not handle itself, as it does SIGTERM. */
function closeOnSignals(server: ViteDevServer | PreviewServer) {
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
  process.on("SIGINT", () => void close());
  process.on("SIGHUP", () => void close());
}

function explain(error: unknown): string {
  if (isExpected(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** An error that the user can fix, whose message says how. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && ["UserError", "LocalBackendError"].includes(error.name);
}
