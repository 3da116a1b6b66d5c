import type { Page } from "playwright";
import { adminPaths } from "@/config/paths";
import { contentEditor } from "@/content/admin/content-editor";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { logIn, withChromium } from "../browser.ts";
import { withSite } from "../with-site.ts";

const WORDS = 5000;
const KEYS = 300;

const SECTION = `<h2>How an inspection runs</h2>
<p>${"The inspector <strong>measures</strong> each piece of a sample. ".repeat(16)}</p>
<ul><li>A list item with a few words.</li><li><a href="/faq">Link</a></li></ul>
<table><tbody><tr><td>Major</td><td>2.5</td></tr></tbody></table>`;
const ARTICLE = SECTION.repeat(Math.ceil(WORDS / SECTION.split(/\s+/).length));

/** The time of the main thread for each key in the middle of a long article, in both views. */
export function measureTyping(dataFolder: string): Promise<string> {
  return withSite(dataFolder, (origin) =>
    withChromium([], async (browser) => {
      const storageState = await logIn(await browser.newPage(), origin);
      const page = await browser.newPage({ storageState });
      await page.goto(origin + adminPaths.blogManagement);
      await page.getByRole("button", { name: postList.add }).first().click();
      const source = page.getByRole("textbox", { name: postForm.labels.content });
      await source.fill(ARTICLE);
      await source.press("Control+Home");
      for (let i = 0; i < 20; i++) await source.press("PageDown");
      const html = await measureKeys(page);
      await page.getByRole("tab", { name: contentEditor.viewNames.visual }).click();
      const paragraphs = page.locator(".ProseMirror > p");
      await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
      const visual = await measureKeys(page);
      return `ms of one of ${KEYS} keys in ${WORDS} words: ${html} in HTML, ${visual} in Visual`;
    }),
  );
}

/** The mean time of a key. Painting is not counted: here it is done without a graphics card. */
async function measureKeys(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const read = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    const own = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name));
    return own.reduce((ms, { value }) => ms + value * 1000, 0);
  };
  const before = await read();
  for (let i = 0; i < KEYS; i++) await page.keyboard.press("abcdefgh"[i % 8] ?? "a");
  return (((await read()) - before) / KEYS).toFixed(1);
}
