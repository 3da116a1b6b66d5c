/** Lighthouse's two networks, here for real; speeds in bytes a second, times in ms. */
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
const LIMIT_MS = 180_000;
/** So long without an answer, a visit is over. */
const QUIET_MS = 1000;

const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN";
const LAST_ANSWER = `Math.max(...performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("${BACKEND}")).map(({ responseEnd }) => responseEnd))`;

/**
 * @typedef {object} Visit
 * @property {number} html bytes as transferred, like the next two
 * @property {number} json of the backend
 * @property {number} total
 * @property {number} readable ms until the content is there to be read; NaN for never
 * @property {number} fresh ms until the backend's last answer is complete; NaN when the site gave
 *   up waiting for one
 * @property {number} script ms that the processor spent on scripts
 * @property {number} heap bytes of JavaScript's memory afterwards
 * @property {number} elements of the document
 */

/**
 * A first visit with nothing cached, until the backend has answered and all is quiet.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {keyof typeof NETWORKS} network
 * @param {{ storage?: Record<string, string>, awaited?: string }} options what the browser's local
 *   storage has, and the text that makes the page readable where that is not its first paint
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, network, { storage = {}, awaited } = {}) {
  const context = await browser.newContext();
  try {
    await context.addInitScript(
      `if (origin !== "null") Object.assign(localStorage, ${JSON.stringify(storage)})`,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const client = await context.newCDPSession(page);
    const sizes = await countBytes(client);
    await client.send("Performance.enable");
    await client.send("Network.emulateNetworkConditions", NETWORKS[network]);

    const waitForQuiet = watchRequests(page);
    const [isAnswered] = await Promise.all([waitForAnswer(page), page.goto(url)]);
    const readable = awaited
      ? isAnswered && (await waitForText(page, awaited))
      : await page.evaluate(FIRST_PAINT);
    await waitForQuiet();
    await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve))");

    await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    const read = (/** @type {string} */ key) =>
      metrics.find(({ name }) => name === key)?.value ?? NaN;
    return {
      ...sizes,
      readable: readable || NaN,
      fresh: isAnswered ? await page.evaluate(LAST_ANSWER) : NaN,
      script: read("ScriptDuration") * 1000,
      heap: read("JSHeapUsedSize"),
      elements: await page.locator("*").count(),
    };
  } finally {
    await context.close();
  }
}

/**
 * Whether the posts arrived; false when the site broke the request off.
 * @param {import("playwright").Page} page
 * @returns {Promise<boolean>}
 */
function waitForAnswer(page) {
  const isOfPosts = (/** @type {import("playwright").Request} */ request) =>
    request.url().includes(`${BACKEND}blog_posts`);
  return Promise.race([
    page.waitForEvent("requestfinished", isOfPosts).then(() => true),
    page.waitForEvent("requestfailed", isOfPosts).then(() => false),
  ]);
}

/**
 * Gives a function that resolves once nothing is on its way any more: the application asks for more
 * long after the page has loaded.
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
    while (pending.size > 0 || Date.now() - lastEnd < QUIET_MS) {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
    }
  };
}

/**
 * Adds up what arrives from now on.
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
