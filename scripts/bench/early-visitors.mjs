import { importSource } from "../import-source.mjs";
import { formatTable, median, progress, seconds } from "./report.mjs";
import { NETWORKS } from "./visit.mjs";

const SLOWDOWN = 8;
const TIMEOUT_MS = 120_000;
const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint').length > 0";

/**
 * What a visitor does as soon as something is visible, and how the page looks when it has answered.
 * @typedef {object} Visitor
 * @property {string} name
 * @property {string} path
 * @property {(page: import("playwright").Page) => Promise<void>} act
 * @property {string} answer an expression that is true in the page
 */

/**
 * @param {Record<string, string>} paths
 * @returns {Visitor[]}
 */
const listVisitors = (paths) => [
  {
    name: "opens the menu",
    path: paths.home,
    act: (page) => tap(page, "header button[aria-label='Open menu']"),
    answer: "document.querySelector('header [data-open=true] a')?.checkVisibility() === true",
  },
  {
    name: "opens a question",
    path: paths.faq,
    act: (page) => tap(page, "main h2 button >> nth=1"),
    answer: "document.querySelectorAll('main h2 button')[1].ariaExpanded === 'true'",
  },
  {
    name: "searches the blog",
    path: paths.blog,
    act: async (page) => {
      await tap(page, "input[type=search]");
      await page.keyboard.type("aql inspection");
    },
    answer:
      "document.querySelector('input[type=search]').value === 'aql inspection' && " +
      "document.querySelectorAll('main article').length === 1",
  },
  {
    name: "sends the empty form",
    path: paths.contact,
    act: (page) => tap(page, "main form button[type=submit]"),
    answer: "document.querySelectorAll('main form [aria-invalid=true]').length > 0",
  },
  {
    name: "writes into the form, and it is kept",
    path: paths.contact,
    act: async (page) => {
      await tap(page, "main form input >> nth=0");
      await page.keyboard.type("Zoë Martin");
    },
    answer:
      "document.querySelector('#root').dataset.hydrated !== undefined && " +
      "document.querySelector('main form input').value === 'Zoë Martin'",
  },
];

/**
 * @param {import("playwright").Page} page
 * @param {string} selector
 */
async function tap(page, selector) {
  const target = page.locator(selector);
  await target.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * A table with the seconds from the first paint, at which the visitor acts, to the page's answer: on a
 * phone with slow 4G and a processor eight times slower.
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {number} runs
 */
export async function measureEarlyVisitors(browser, origin, runs) {
  const { paths } = await importSource("./src/config/paths.ts");
  const rows = [];
  for (const visitor of listVisitors(paths)) {
    const times = [];
    for (let count = 1; count <= runs; count += 1) {
      progress(`A visitor ${visitor.name}, run ${count} of ${runs}`);
      times.push(await visit(browser, origin, visitor));
    }
    rows.push([`${visitor.path} ${visitor.name}`, seconds(median(times))]);
  }
  return formatTable(["At the first paint, a visitor to", "answered after s"], rows);
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {Visitor} visitor
 * @returns {Promise<number>} ms
 */
async function visit(browser, origin, { path, act, answer }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", NETWORKS.slow4G);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(`${origin}${path}`, { waitUntil: "commit" });
    await page.waitForFunction(FIRST_PAINT);
    const begin = performance.now();
    await act(page);
    await page.waitForFunction(answer);
    return performance.now() - begin;
  } finally {
    await context.close();
  }
}
