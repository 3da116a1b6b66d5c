import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { startSite } from "../../support/site-process.ts";

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
  const settings = {
    PORT: String(port),
    SUPABASE_LOCAL_DATA: `test-results/backend-${engine?.toLowerCase()}`,
  };
  spawnSync(process.execPath, ["scripts/site.mjs", "reset"], {
    env: { ...process.env, ...settings },
  });
  const site = await startSite(settings);
  return () => site.close();
}
