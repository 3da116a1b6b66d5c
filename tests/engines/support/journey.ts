import { spawnSync } from "node:child_process";
import { expect, inject, test } from "vitest";
import { startSite } from "../../support/site-process.ts";
import { startFirefox } from "./firefox";
import { Page } from "./page";
import { startWebKit } from "./webkit";

declare module "vitest" {
  interface ProvidedContext {
    /** The engine of this project. */
    engine: "Firefox" | "WebKit";
    /** The port of its site. */
    port: number;
  }
}

const DESKTOP = { width: 1440, height: 900 };

/** The distance between the port of the site and the port of WebKit's driver. */
const DRIVER_PORT_OFFSET = 50;

/**
 * A test in the engine of the running project. It fails on every error or warning in the console.
 */
export const journey = test
  .extend("port", { scope: "worker" }, () => inject("port"))
  .extend("site", { scope: "worker" }, async ({ port }, { onCleanup }) => {
    // The last production build with a newly seeded database.
    const settings = {
      PORT: String(port),
      SUPABASE_LOCAL_DATA: `test-results/backend-${inject("engine").toLowerCase()}`,
    };
    spawnSync(process.execPath, ["scripts/site.mjs", "reset"], {
      env: { ...process.env, ...settings },
    });
    const site = await startSite(settings);
    onCleanup(() => site.close());
    return `http://localhost:${port}`;
  })
  .extend("engine", { scope: "worker" }, async ({ port }, { onCleanup }) => {
    const engine =
      inject("engine") === "Firefox"
        ? await startFirefox()
        : await startWebKit(port + DRIVER_PORT_OFFSET);
    onCleanup(engine.close);
    return engine;
  })
  .extend("page", async ({ engine, site }, { onCleanup }) => {
    const window = await engine.openWindow();
    const page = new Page(window, site);
    onCleanup(async () => {
      const errors = await page.errors();
      await window.close();
      expect(errors, "errors and warnings in the console").toEqual([]);
    });
    await page.resize(DESKTOP);
    return page;
  });
