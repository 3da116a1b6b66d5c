import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { UserError } from "../site/user-error.ts";

const ROOT = process.cwd();

export const CONSTANTS = "../../supabase/local/constants.ts";
const START_TIMEOUT_MS = 900_000;
const POLL_MS = 250;

/**
 * Builds and serves the site as `npm start` does, with the embedded backend whatever `.env` says.
 * @param {string} dataFolder of that backend
 * @param {(origin: string) => Promise<void>} use
 */
export async function withSite(dataFolder, use) {
  const { origin, stop } = await startSite(dataFolder);
  try {
    await use(origin);
  } finally {
    await stop();
  }
}

/** @param {string} dataFolder */
async function startSite(dataFolder) {
  const { DATA_FOLDER_VARIABLE, EMBEDDED_URL } = await import(CONSTANTS);
  const port = await findFreePort();
  const server = spawn(process.execPath, ["scripts/site.mjs", "start"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      // Vite's `runnerImport` has set it to "development", with which the build would contain
      // React's development version.
      NODE_ENV: "production",
      PORT: String(port),
      [DATA_FOLDER_VARIABLE]: dataFolder,
      VITE_SUPABASE_URL: EMBEDDED_URL,
    },
  });
  const exit = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await exit;
  };

  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isServing(origin))) {
    if (server.exitCode !== null) throw new UserError("The site did not start; see above.");
    if (Date.now() > deadline) {
      await stop();
      throw new UserError(`The site did not answer within ${START_TIMEOUT_MS / 60_000} minutes.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { origin, stop };
}

/** @param {string} origin */
async function isServing(origin) {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
