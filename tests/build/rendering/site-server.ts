import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { listen } from "../../support/listen.ts";

/** Serves a built site as `npm start` does after building it, with a database of its own. */
export async function serveSite(folder: string, dataFolder: string) {
  const port = await findFreePort();
  const server = spawn(process.execPath, ["scripts/site.mjs", "serve"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      RENDER_CHANGES: "1",
      SITE_FOLDER: folder,
      SUPABASE_LOCAL_DATA: dataFolder,
    },
  });
  const exit = once(server, "exit");
  let output = "";
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (part: Buffer) => {
        output += part.toString();
        if (output.includes("Ctrl+C")) resolve();
      });
    }
    void exit.then(() => {
      reject(new Error(`The server did not start: ${output}`));
    });
  });
  await isReady;
  return {
    url: `http://localhost:${port}`,
    readOutput: () => output,
    async close() {
      server.kill("SIGTERM");
      await exit;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
