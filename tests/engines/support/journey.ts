import { expect, inject, test } from "vitest";
import { startFirefox } from "./firefox";
import { Page } from "./page";
import { startWebKit } from "./webkit";

const DESKTOP = { width: 1440, height: 900 };

/** The distance between the port of the site and the port of WebKit's driver. */
const DRIVER_PORT_OFFSET = 50;

/**
 * A test in the engine of the running project. It fails on every error or warning in the console.
 */
export const journey = test
  .extend("port", { scope: "worker" }, () => inject("port"))
  .extend("engine", { scope: "worker" }, async ({ port }, { onCleanup }) => {
    const engine =
      inject("engine") === "Firefox"
        ? await startFirefox()
        : await startWebKit(port + DRIVER_PORT_OFFSET);
    onCleanup(engine.close);
    return engine;
  })
  .extend("page", async ({ engine, port }, { onCleanup }) => {
    const driver = await engine.openWindow();
    onCleanup(async () => {
      const errors = await driver.takeErrors();
      await driver.close();
      expect(errors, "errors and warnings in the console").toEqual([]);
    });
    await driver.resize(DESKTOP);
    return new Page(driver, `http://localhost:${port}`);
  });
