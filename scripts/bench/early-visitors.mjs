// @ts-nocheck -- Checked once it is TypeScript.
import { openPhone, waitUntil } from "./phone.mjs";
import { formatTable, median, progress, seconds } from "./report.mjs";

const SLOWDOWN = 8;

/**
 * What a visitor taps and types as soon as something is visible, and how the page looks when it has
 * answered.
 * @typedef {object} Visitor
 * @property {string} name
 * @property {string} path
 * @property {string} target a selector
 * @property {string} [text]
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
    target: "header button[aria-label='Open menu']",
    answer:
      "document.querySelector('header nav a.menu-row').checkVisibility({ visibilityProperty: true })",
  },
  {
    name: "opens a question",
    path: paths.faq,
    target: "#cost h2 button",
    answer: "document.querySelector('#cost [role=region]').clientHeight > 0",
  },
  {
    name: "searches the blog",
    path: paths.blog,
    target: "input[type=search]",
    text: "aql inspection",
    answer: "document.querySelectorAll('main article').length === 1",
  },
  {
    name: "sends the empty form",
    path: paths.contact,
    target: "main form button[type=submit]",
    answer: "document.activeElement.matches('main form input:invalid')",
  },
  {
    name: "writes into the form, and it is kept",
    path: paths.contact,
    target: "main form input",
    text: "Zoë Martin",
    answer:
      "document.querySelector('#root').dataset.hydrated !== undefined && " +
      "document.querySelector('main form input').value === 'Zoë Martin'",
  },
];

/** A script that records when the page has been painted first, and when it has answered. */
const makeObserver = (/** @type {string} */ answer) => `
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (!paint) return;
    window.firstPaint = paint.startTime;
    const check = () => {
      if (${answer}) window.answered = performance.now();
      else requestAnimationFrame(check);
    };
    check();
  }).observe({ type: "paint", buffered: true });`;

/** An expression that brings the target into view, as a visitor would do, and tells where it is. */
const makeFinder = (/** @type {string} */ selector) => `(() => {
  const target = document.querySelector(${JSON.stringify(selector)});
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/**
 * A table with the seconds from the first paint, at which the visitor acts, to the page's answer: on a
 * phone with slow 4G and a processor eight times slower.
 * @param {string} origin
 * @param {number} port Chromium's remote debugging port
 * @param {number} runs
 */
export async function measureEarlyVisitors(origin, port, runs) {
  const { paths } = await import("../../src/config/paths.ts");
  const rows = [];
  for (const visitor of listVisitors(paths)) {
    const times = [];
    for (let count = 1; count <= runs; count += 1) {
      progress(`A visitor ${visitor.name}, run ${count} of ${runs}`);
      times.push(await visit(origin, port, visitor));
    }
    rows.push([`${visitor.path} ${visitor.name}`, seconds(median(times))]);
  }
  return formatTable(["A visitor", "answered after s"], rows);
}

/**
 * @param {string} origin
 * @param {number} port
 * @param {Visitor} visitor
 * @returns {Promise<number>} ms
 */
function visit(origin, port, { path, target, text, answer }) {
  return openPhone({ port, slowdown: SLOWDOWN }, async (session) => {
    await session.send("Page.enable");
    await session.send("Page.addScriptToEvaluateOnNewDocument", { source: makeObserver(answer) });
    await session.send("Page.navigate", { url: `${origin}${path}` });
    const firstPaint = Number(await waitUntil(session, "window.firstPaint"));
    await tap(session, await waitUntil(session, makeFinder(target)));
    if (text) await session.send("Input.insertText", { text });
    return Number(await waitUntil(session, "window.answered")) - firstPaint;
  });
}

/**
 * @param {import("puppeteer-core").CDPSession} session
 * @param {{ x: number, y: number }} point
 */
async function tap(session, point) {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
