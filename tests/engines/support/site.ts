import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";

type EngineName = "Firefox" | "WebKit";

declare module "vitest" {
  interface ProvidedContext {
    /** The name of the engine that this project tries. */
    engine: EngineName;
    /** Of the site that only this engine visits. */
    port: number;
    /** The engines that could not be tried on this machine. */
    missingEngines: readonly EngineName[];
  }
}

/** Serves the last production build with a database of its own that begins with the seed. */
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
    // A clean end lets the database close and frees its folder.
    site.kill("SIGTERM");
    await ended;
  };
}

/** Resolves when the server names its address. */
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
