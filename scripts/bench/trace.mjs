import puppeteer from "puppeteer-core";
import { NETWORKS } from "./visit.mjs";

const CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing", "v8"];
/** The screen of Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** A page has come to rest after this long without a request, times the slowdown. */
const REST_MS = 250;
const POLL_MS = 200;
const TIMEOUT_MS = 120_000;
const IS_HYDRATED = "document.querySelector('#root')?.dataset.hydrated !== undefined";

/**
 * Records what the main thread does while a page loads on a phone with slow 4G, until the page has
 * come to rest. Attached to the page as directly as possible: Playwright and Puppeteer's own pages
 * enable the protocol's `Runtime` domain, with which V8 parses every script once more.
 * @param {string} url
 * @param {{ port: number, slowdown: number, areScriptsBlocked?: boolean }} options Chromium's remote
 *   debugging port, and how many times slower the processor is
 * @returns {Promise<import("./main-thread.ts").TraceEvent[]>}
 */
export async function trace(url, { port, slowdown, areScriptsBlocked = false }) {
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
    return await record(session, url, slowdown, areScriptsBlocked);
  } finally {
    await context.close();
    await browser.disconnect();
  }
}

/**
 * @param {import("puppeteer-core").CDPSession} session
 * @param {string} url
 * @param {number} slowdown
 * @param {boolean} areScriptsBlocked
 */
async function record(session, url, slowdown, areScriptsBlocked) {
  /** @type {import("./main-thread.ts").TraceEvent[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(.../** @type {typeof events} */ (value));
  });
  await session.send("Emulation.setDeviceMetricsOverride", PHONE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORKS.slow4G);
  if (areScriptsBlocked) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
  const waitForRest = watchNetwork(session, REST_MS * slowdown);

  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await session.send("Page.navigate", { url });
  await waitForRest();
  const { result: page } = await session.send("Runtime.evaluate", {
    expression: "document.querySelector('#root') !== null",
  });
  if (page.value && !areScriptsBlocked) await waitUntil(session, IS_HYDRATED);
  await waitForRest();

  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
}

/**
 * @param {import("puppeteer-core").CDPSession} session
 * @param {string} expression
 */
async function waitUntil(session, expression) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await session.send("Runtime.evaluate", { expression })).result.value) {
    if (Date.now() > deadline) throw new Error(`Never true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Returns a function that resolves when no request is pending and none has ended for `restMs`.
 * @param {import("puppeteer-core").CDPSession} session
 * @param {number} restMs
 */
function watchNetwork(session, restMs) {
  /** @type {Set<string>} */
  const pending = new Set();
  let lastEnd = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId }) => pending.add(requestId));
  /** @param {{ requestId: string }} event */
  const end = ({ requestId }) => {
    pending.delete(requestId);
    lastEnd = Date.now();
  };
  session.on("Network.loadingFinished", end);
  session.on("Network.loadingFailed", end);
  return async () => {
    lastEnd = Date.now();
    while (pending.size > 0 || Date.now() - lastEnd < restMs) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}
