import { openPhone, waitUntil } from "./phone.mjs";

const CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing", "v8"];
/** A page has come to rest after this long without a request, times the slowdown. */
const REST_MS = 250;
const POLL_MS = 200;
const IS_HYDRATED = "document.querySelector('#root')?.dataset.hydrated !== undefined";

/**
 * Records what the main thread does while a page loads on a phone, until the page has come to rest.
 * @param {string} url
 * @param {{ port: number, slowdown: number, areScriptsBlocked?: boolean }} options Chromium's remote
 *   debugging port, and how many times slower the processor is
 * @returns {Promise<import("./main-thread.ts").TraceEvent[]>}
 */
export function trace(url, { port, slowdown, areScriptsBlocked = false }) {
  return openPhone({ port, slowdown }, async (session) => {
    if (areScriptsBlocked) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
    const waitForRest = watchNetwork(session, REST_MS * slowdown);
    return record(session, async () => {
      await session.send("Page.navigate", { url });
      await waitForRest();
      const { result: page } = await session.send("Runtime.evaluate", {
        expression: "document.querySelector('#root') !== null",
      });
      if (page.value && !areScriptsBlocked) await waitUntil(session, IS_HYDRATED);
      await waitForRest();
    });
  });
}

/**
 * @param {import("puppeteer-core").CDPSession} session
 * @param {() => Promise<void>} load
 */
async function record(session, load) {
  /** @type {import("./main-thread.ts").TraceEvent[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(.../** @type {typeof events} */ (value));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await load();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
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
