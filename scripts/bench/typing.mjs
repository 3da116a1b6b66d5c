import { withChromium } from "../browser.ts";
import { getAdminStorage } from "./growth-posts.mjs";
import { describeMachine, formatTable, progress } from "./report.mjs";
import { runWithDataFolder } from "./run-with-data-folder.mjs";
import { withSite } from "./site.mjs";

const WORDS = 5000;
const KEYS = 300;
const TIMEOUT_MS = 180_000;

/** Scripts, styles and layout. The rest is painting, which Chromium does without a graphics card. */
const OWN_WORK = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
const COLUMNS = ["Scripts and layout", "95 %", "slowest", "With painting", "95 %", "slowest"];

/** Paragraphs, headings, lists and tables in the mixture of a long article. */
const SECTION = `<h2>How an inspection runs</h2>
<p>${"The inspector counts the cartons, opens a sample and <strong>measures</strong> each piece. ".repeat(6)}</p>
<ul>
  <li>${"A list item with a few more words. ".repeat(3)}</li>
  <li>See <a href="/contact-us">how we work</a>.</li>
</ul>
<p>${"What was found is in the report on the same evening, with a picture of each defect. ".repeat(6)}</p>
<table><thead><tr><th>Class</th><th>Limit</th></tr></thead>
<tbody><tr><td>Major</td><td>2.5</td></tr><tr><td>Minor</td><td>4.0</td></tr></tbody></table>
`;
const WORDS_PER_SECTION = SECTION.replace(/<[^>]+>/g, " ")
  .trim()
  .split(/\s+/).length;
const ARTICLE = SECTION.repeat(Math.ceil(WORDS / WORDS_PER_SECTION));

await runWithDataFolder(async (dataFolder) => {
  const storage = await getAdminStorage();
  const { adminPaths } = await import("../../src/config/paths.ts");
  await withSite(dataFolder, async (origin) => {
    await withChromium([], async (browser) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      await page.addInitScript(
        `if (origin !== "null") Object.assign(localStorage, ${JSON.stringify(storage)})`,
      );
      await page.goto(origin + adminPaths.blogManagement);
      await page.getByRole("button", { name: "Add New Post" }).first().click();
      const source = page.getByRole("textbox", { name: "Content (HTML)" });
      await source.fill(ARTICLE);
      const rows = [];
      for (const view of /** @type {const} */ (["HTML", "Visual"])) {
        progress(`typing in ${view}`);
        rows.push([view, ...(await measureTyping(page, view))]);
      }
      console.log(describeMachine(browser.version()));
      console.log(`Main thread per key in an article of ${WORDS} words, ${KEYS} keys, in ms`);
      console.log(formatTable(["View", ...COLUMNS], rows));
    });
  });
});

/**
 * Types into the middle of the text and measures the time of the browser's main thread for each
 * key: scripts, layout and painting.
 * @param {import("playwright").Page} page
 * @param {"HTML" | "Visual"} view
 */
async function measureTyping(page, view) {
  await page.getByRole("tab", { name: view }).click();
  if (view === "HTML") {
    await page.getByRole("textbox", { name: "Content (HTML)" }).evaluate((field) => {
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.focus();
      const middle = field.value.indexOf("What was found", field.value.length / 2);
      field.setSelectionRange(middle, middle);
    });
  } else {
    const paragraphs = page.locator(".ProseMirror > p");
    await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  }
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const read = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    const sum = (/** @type {readonly string[]} */ names) =>
      metrics.reduce((ms, { name, value }) => ms + (names.includes(name) ? value * 1000 : 0), 0);
    return { all: sum(["TaskDuration"]), own: sum(OWN_WORK) };
  };
  const waitForPaint = () =>
    page.evaluate(
      "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))",
    );
  // What measuring itself takes is measured without a key.
  /** @type {{ all: number, own: number }[]} */
  const baseline = [];
  /** @type {{ all: number, own: number }[]} */
  const times = [];
  for (let i = 0; i < KEYS; i++) {
    for (const key of [null, "abcdefgh "[i % 9] ?? "a"]) {
      const before = await read();
      if (key) await page.keyboard.press(key === " " ? "Space" : key);
      await waitForPaint();
      const after = await read();
      const spent = { all: after.all - before.all, own: after.own - before.own };
      (key ? times : baseline).push(spent);
    }
  }
  return /** @type {const} */ (["own", "all"]).flatMap((kind) => {
    const list = (/** @type {typeof times} */ each) => each.map((spent) => spent[kind]);
    const measuring = percentile(list(baseline), 0.5);
    return [0.5, 0.95, 1].map((share) => (percentile(list(times), share) - measuring).toFixed(1));
  });
}

/**
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}
