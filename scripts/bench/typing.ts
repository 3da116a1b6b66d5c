import type { Page } from "playwright";
import { adminPaths } from "@/config/paths";
import { contentEditor } from "@/content/admin/content-editor";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { withChromium } from "../browser.ts";
import { withSite } from "../with-site.ts";
import { describeMachine, formatTable, percentile, progress } from "./report.ts";
import { makeLoginScript } from "./backend.ts";

const WORDS = 5000;
const KEYS = 300;

/** Scripts, styles and layout. The rest is painting, which Chromium does without a graphics card. */
const OWN_WORK = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
const HEAD = ["View", "Scripts and layout", "95 %", "slowest", "With painting", "95 %", "slowest"];

/** Headings, paragraphs, lists and tables in the mixture of a long article. */
const SECTION = `<h2>How an inspection runs</h2>
<p>${"The inspector <strong>measures</strong> each piece of a sample. ".repeat(16)}</p>
<ul><li>${"A list item with a few more words. ".repeat(3)}</li><li><a href="/faq">Link</a></li></ul>
<table><tbody><tr><td>Major</td><td>2.5</td></tr></tbody></table>
`;
const ARTICLE = SECTION.repeat(Math.ceil(WORDS / SECTION.split(/\s+/).length));

/** The time of the main thread for each key in the middle of a long article, in both views. */
export async function measureTyping(dataFolder: string): Promise<string> {
  const login = await makeLoginScript();
  return withSite(dataFolder, (origin) =>
    withChromium([], async (browser) => {
      const page = await browser.newPage();
      await page.addInitScript(login);
      await page.goto(origin + adminPaths.blogManagement);
      await page.getByRole("button", { name: postList.add }).first().click();
      const source = page.getByRole("textbox", { name: postForm.labels.content });
      await source.fill(ARTICLE);
      const rows: string[][] = [];
      for (const view of ["html", "visual"] as const) {
        progress(`typing in ${view}`);
        await page.getByRole("tab", { name: contentEditor.viewNames[view] }).click();
        if (view === "html") {
          await source.press("Control+Home");
          for (let i = 0; i < 20; i++) await source.press("PageDown");
        } else {
          const paragraphs = page.locator(".ProseMirror > p");
          await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
        }
        rows.push([view, ...(await measureKeys(page))]);
      }
      return [
        `${describeMachine(browser.version())}; ${KEYS} keys in ${WORDS} words, in ms`,
        formatTable(HEAD, rows),
      ].join("\n\n");
    }),
  );
}

async function measureKeys(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const read = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    const sum = (names: readonly string[]) =>
      metrics.reduce((ms, { name, value }) => ms + (names.includes(name) ? value * 1000 : 0), 0);
    return { all: sum(["TaskDuration"]), own: sum(OWN_WORK) };
  };
  const measure = async (act: () => Promise<void>) => {
    const before = await read();
    await act();
    await page.evaluate(
      "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))",
    );
    const after = await read();
    return { all: after.all - before.all, own: after.own - before.own };
  };
  const nothing: Awaited<ReturnType<typeof read>>[] = [];
  const keys: typeof nothing = [];
  for (let i = 0; i < KEYS; i++) {
    nothing.push(await measure(() => Promise.resolve()));
    keys.push(await measure(() => page.keyboard.press("abcdefgh"[i % 8] ?? "a")));
  }
  return (["own", "all"] as const).flatMap((kind) => {
    const list = (times: typeof keys) => times.map((time) => time[kind]);
    const measuring = percentile(list(nothing), 0.5);
    return [0.5, 0.95, 1].map((share) => (percentile(list(keys), share) - measuring).toFixed(1));
  });
}
