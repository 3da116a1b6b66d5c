import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";

type EngineName = "Firefox" | "WebKit";

declare module "vitest" {
  interface ProvidedContext {
    /** The engine of this project. */
    engine: EngineName;
    /** The port of the site, which is served for this engine only. */
    port: number;
  }
}

/** Serves the last production build with a newly seeded database for this engine. */
export async function setup(project: TestProject) {
  const { engine, port } = project.config.provide;
  const env = {
    ...process.env,
    PORT: String(port),
    SUPABASE_LOCAL_DATA: `test-results/backend-${engine?.toLowerCase()}`,
  };
  const run = (command: string) => ["scripts/site.mjs", command];
  spawnSync(process.execPath, run("reset"), { env });
  const site = spawn(process.execPath, run("serve"), { env });
  const ended = once(site, "exit");
  await waitUntilServed(site);
  return async () => {
    // On SIGTERM the site closes its database and unlocks the data folder.
    site.kill("SIGTERM");
    await ended;
  };
}

/** Resolves when the server prints its address. */
function waitUntilServed(site: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (part: unknown) => {
      output += String(part);
      if (output.includes("http://localhost:")) resolve();
    };
    site.stdout?.on("data", read);
    site.stderr?.on("data", read);
    site.once("exit", () => {
      reject(new Error(`The site could not be served.\n${output}`));
    });
  });
}
