import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { EMBEDDED_URL } from "@/config/hosting";
import { DATA_FOLDER_VARIABLE } from "../supabase/local/constants.ts";

/** Makes a temporary folder for the data of the embedded backend. */
export async function withDataFolder<T>(use: (dataFolder: string) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "site-data-"));
  try {
    return await use(dataFolder);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Builds and serves the site as `npm start` does, or serves the last build, with the embedded backend
 * whatever `.env` says.
 */
export async function withSite<T>(
  dataFolder: string,
  use: (origin: string) => Promise<T>,
  command: "start" | "serve" = "start",
): Promise<T> {
  const port = await findFreePort();
  const server = spawn(process.execPath, ["scripts/site.mjs", command], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      [DATA_FOLDER_VARIABLE]: dataFolder,
      VITE_SUPABASE_URL: EMBEDDED_URL,
    },
  });
  const exit = once(server, "exit");
  try {
    for await (const line of createInterface(server.stdout)) {
      if (line.includes("http://localhost")) return await use(`http://localhost:${port}`);
    }
    throw new Error("The site did not start; see above.");
  } finally {
    server.kill("SIGTERM");
    await exit;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
