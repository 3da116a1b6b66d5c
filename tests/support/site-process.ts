import { spawn } from "node:child_process";
import { once } from "node:events";

/** Serves a built site as `npm start` does after building it. Resolves when it answers. */
export async function startSite(settings: Record<string, string>) {
  const site = spawn(process.execPath, ["scripts/site.mjs", "serve"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...settings },
  });
  const ended = once(site, "exit");
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [site.stdout, site.stderr]) {
      stream.on("data", (part: Buffer) => {
        output += part.toString();
        if (output.includes("Ctrl+C")) resolve();
      });
    }
    void ended.then(() => {
      reject(new Error(`The site could not be served: ${output}`));
    });
  });
  return {
    readOutput: () => output,
    async close() {
      // On SIGTERM the site closes its database and unlocks the data folder.
      site.kill("SIGTERM");
      await ended;
    },
  };
}
