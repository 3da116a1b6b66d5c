// @ts-nocheck -- Checked once it is TypeScript.
/**
 * The networks of Lighthouse's mobile and desktop settings, throttled in Chromium instead of
 * simulated: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 * Throughput in bytes per second, latency in ms.
 */
export const NETWORKS = {
  slow4G: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 750_000 / 8,
  },
  broadband: {
    offline: false,
    latency: 40,
    downloadThroughput: 10_485_760 / 8,
    uploadThroughput: 10_485_760 / 8,
  },
};
const BACKEND = "/rest/v1/";
const TIMEOUT_MS = 180_000;
/** A visit ends after this long without a request. */
const IDLE_MS = 1000;

const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN";
const LAST_RESPONSE = `Math.max(...performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("${BACKEND}")).map(({ responseEnd }) => responseEnd))`;

/**
 * @typedef {object} Visit
 * @property {number} html bytes as transferred, like the next two
 * @property {number} json of the backend
 * @property {number} total
 * @property {number} readable ms until the content is shown; NaN for never
 * @property {number} fresh ms until the backend's last response is complete; NaN when the site gave
 *   up waiting for one
 * @property {number} script ms of processor time in scripts
 * @property {number} heap bytes of the JavaScript heap at the end
 * @property {number} elements in the document
 */

/**
 * Measures a first visit with an empty cache, until the backend has answered and the network is
 * idle.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {keyof typeof NETWORKS} network
 * @param {{ storage?: Record<string, string>, expectedText?: string }} options the entries of the
 *   browser's local storage, and the text with which the page is readable if that is not its first
 *   paint
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, network, { storage = {}, expectedText } = {}) {
  const context = await browser.newContext();
  try {
    await context.addInitScript(
      `if (origin !== "null") Object.assign(localStorage, ${JSON.stringify(storage)})`,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const client = await context.newCDPSession(page);
    const sizes = await countBytes(client);
    await client.send("Performance.enable");
    await client.send("Network.emulateNetworkConditions", NETWORKS[network]);

    const waitForIdleNetwork = watchRequests(page);
    const [isAnswered] = await Promise.all([waitForResponse(page), page.goto(url)]);
    const readable = expectedText
      ? isAnswered && (await waitForText(page, expectedText))
      : await page.evaluate(FIRST_PAINT);
    await waitForIdleNetwork();
    await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve))");

    await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    const read = (/** @type {string} */ key) =>
      metrics.find(({ name }) => name === key)?.value ?? NaN;
    return {
      ...sizes,
      readable: readable || NaN,
      fresh: isAnswered ? await page.evaluate(LAST_RESPONSE) : NaN,
      script: read("ScriptDuration") * 1000,
      heap: read("JSHeapUsedSize"),
      elements: await page.locator("*").count(),
    };
  } finally {
    await context.close();
  }
}

/**
 * Resolves to true when the posts have arrived, and to false when the site has aborted the request.
 * @param {import("playwright").Page} page
 * @returns {Promise<boolean>}
 */
function waitForResponse(page) {
  const isOfPosts = (/** @type {import("playwright").Request} */ request) =>
    request.url().includes(`${BACKEND}blog_posts`);
  return Promise.race([
    page.waitForEvent("requestfinished", isOfPosts).then(() => true),
    page.waitForEvent("requestfailed", isOfPosts).then(() => false),
  ]);
}

/**
 * Returns a function that resolves when no request is pending any more. The `networkidle` event of
 * the page is too early: the application sends requests long after the page has loaded.
 * @param {import("playwright").Page} page
 */
function watchRequests(page) {
  const pending = new Set();
  let lastEnd = Date.now();
  page.on("request", (request) => pending.add(request));
  for (const end of /** @type {const} */ (["requestfinished", "requestfailed"])) {
    page.on(end, (request) => {
      pending.delete(request);
      lastEnd = Date.now();
    });
  }
  return async () => {
    while (pending.size > 0 || Date.now() - lastEnd < IDLE_MS) {
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS / 10));
    }
  };
}

/**
 * Adds up the bytes of all responses from now on.
 * @param {import("playwright").CDPSession} client
 */
async function countBytes(client) {
  const sizes = { html: 0, json: 0, total: 0 };
  /** @type {Map<string, "html" | "json">} */
  const kinds = new Map();
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Document") kinds.set(requestId, "html");
    if (response.url.includes(BACKEND)) kinds.set(requestId, "json");
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sizes[kind] += encodedDataLength;
    sizes.total += encodedDataLength;
  });
  await client.send("Network.enable");
  return sizes;
}

/**
 * @param {import("playwright").Page} page
 * @param {string} text
 * @returns {Promise<number>} ms since the visit began
 */
async function waitForText(page, text) {
  await page.getByText(text).first().waitFor();
  return Number(await page.evaluate("performance.now()"));
}
