// @ts-nocheck -- Checked once it is TypeScript.
import puppeteer from "puppeteer-core";
import { NETWORKS } from "./visit.mjs";

/** The screen of Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const POLL_MS = 20;
const TIMEOUT_MS = 120_000;

/**
 * Opens a tab like a phone's, with slow 4G, an empty cache and a slower processor, and closes it after
 * `use`. Attached to the page as directly as possible: Playwright and Puppeteer's own pages enable the
 * protocol's `Runtime` domain, with which V8 parses every script once more, and add scripts.
 * @template T
 * @param {{ port: number, slowdown: number }} options Chromium's remote debugging port, and how many
 *   times slower the processor is
 * @param {(session: import("puppeteer-core").CDPSession) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function openPhone({ port, slowdown }, use) {
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${port}` });
  const context = await browser.createBrowserContext();
  try {
    const root = await browser.target().createCDPSession();
    const { targetId } = await root.send("Target.createTarget", {
      url: "about:blank",
      browserContextId: context.id,
    });
    const target = await browser.waitForTarget(
      (found) => Reflect.get(found, "_targetId") === targetId,
    );
    const session = await target.createCDPSession();
    await session.send("Emulation.setDeviceMetricsOverride", PHONE);
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORKS.slow4G);
    return await use(session);
  } finally {
    await context.close();
    await browser.disconnect();
  }
}

/**
 * Resolves to the first value of an expression in the page that is true, not 0 and not empty.
 * @param {import("puppeteer-core").CDPSession} session
 * @param {string} expression
 */
export async function waitUntil(session, expression) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (result.subtype !== "error" && result.value) return result.value;
    if (Date.now() > deadline) throw new Error(`Never true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
