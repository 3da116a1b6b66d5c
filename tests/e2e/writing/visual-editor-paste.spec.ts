import { readFileSync } from "node:fs";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { getAdminHeaders, readColumn } from "../support/backend";
import {
  findContentEditor,
  openNewPost,
  outlineHtml,
  pasteInto,
  readSource,
  selectWord,
  showView,
  unlockVisualEditor,
  writeSource,
} from "../support/content-editor";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const SAMPLES = ["word-desktop", "word-online", "google-docs", "web-page"];
const SPREADSHEET = `<html><head><style>td { mso-number-format: General; }</style></head><body>
<!--StartFragment--><table border="0" cellpadding="0" style="border-collapse:collapse;width:96pt"><colgroup><col width="64" span="2"></colgroup>
<tr height="20"><td class="xl65">Port</td><td align="right">Days</td></tr>
<tr height="20"><td>Ningbo</td><td align="right" x:num>21</td></tr></table><!--EndFragment--></body></html>`;
const LINES = "First\u00a0line\r\nSecond <line>\n\nThird line";
const LINES_HTML = "<p>First line</p>\n<p>Second &lt;line&gt;</p>\n<p>Third line</p>";

/** A text with an HTML block, a comment and attributes, which cleaning would remove. */
const OWN = `<h2 id="terms">Terms</h2>
<p lang="en">Free <abbr title="Free on board">on board</abbr> <mark>now</mark></p>
<!-- ours -->
<my-card data-x=1>card</my-card>
<table id="rates"><caption>Rates</caption>
<tbody><tr><th scope="row">Ningbo</th><td headers="a">21</td></tr></tbody></table>
<figure id="fig"><img src="/images/blog-default-1200.webp" srcset="/images/blog-default-1200.webp 640w" alt="Default"><figcaption>Caption</figcaption></figure>
<p>end</p>`;

test.beforeEach(({ context }) => unlockVisualEditor(context));

test("a paste from other programs becomes the same clean HTML as in the HTML view", async ({
  context,
  page,
  watch,
}) => {
  await watch.allowOutside(/^https:\/\/(lh7-rt\.googleusercontent\.com|example\.com)\//);
  // Chromium logs this for event handlers in pasted HTML when it is parsed, where they cannot run.
  watch.allowConsole(/^error: Executing inline event handler violates/);
  const { text, source, form } = await openNewPost(page);
  const notice = form.getByText(contentEditor.paste.done).filter({ visible: true });
  const asPlainText = form
    .getByRole("button", { name: contentEditor.paste.asPlainText })
    .filter({ visible: true });
  const samples = SAMPLES.map((name) =>
    // The visual editor would upload this picture, see visual-editor-pictures.spec.ts.
    readFileSync(`tests/support/paste-samples/${name}.html`, "utf8").replace(
      /<img[^>]+src="data:[^>]+>/,
      "",
    ),
  );
  for (const html of [...samples, SPREADSHEET]) {
    await test.step(html.slice(0, 40), async () => {
      const clipboard = { "text/html": html, "text/plain": LINES };
      await writeSource(page, "");
      await showView(page, "html");
      await pasteInto(source, clipboard);
      await expect(notice).toBeVisible();
      const expected = await source.inputValue();
      expect(expected).toMatch(/^<\w/);

      await writeSource(page, "");
      await text.click();
      await pasteInto(text, clipboard);
      await expect(notice).toBeVisible();
      const [trees, expectedTrees] = await outlineHtml(page, [await readSource(page), expected]);
      expect(trees).toEqual(expectedTrees);
      await asPlainText.click();
      await expect(notice).toHaveCount(0);
      expect(await readSource(page)).toBe(LINES_HTML);
    });
  }

  await test.step("the notice ends with the next change", async () => {
    await text.focus();
    await pasteInto(text, { "text/html": SPREADSHEET, "text/plain": LINES });
    await expect(notice).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(notice).toHaveCount(0);
    expect(await readSource(page)).toBe(LINES_HTML);
  });

  await test.step("plain text with several lines becomes paragraphs", async () => {
    await writeSource(page, "");
    await text.click();
    await pasteInto(text, { "text/plain": LINES });
    expect(await readSource(page)).toBe(LINES_HTML);
    await writeSource(page, "<p>Before after</p>");
    await selectWord(page, "after");
    await pasteInto(text, { "text/plain": "one\ntwo" });
    expect(await readSource(page)).toBe("<p>Before one</p>\n<p>two</p>");
  });

  await test.step("Ctrl+Shift+V pastes without formatting", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          "text/html": "<h2>Head</h2><p>with <b>bold</b></p>",
          "text/plain": "Head\nwith bold",
        }),
      ]),
    );
    await writeSource(page, "");
    await text.click();
    await page.keyboard.press("ControlOrMeta+v");
    const formatted = "<h2>Head</h2>\n<p>with <strong>bold</strong></p>";
    expect(await readSource(page)).toBe(formatted);
    await writeSource(page, "");
    await text.click();
    await page.keyboard.press("ControlOrMeta+Shift+v");
    expect(await readSource(page)).toBe("<p>Head</p>\n<p>with bold</p>");
  });
});

test("copying and cutting within the editor keeps everything", async ({ page }) => {
  const { text } = await openNewPost(page);
  await test.step("cut and pasted again", async () => {
    await writeSource(page, OWN);
    await selectWord(page, "Terms");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+x");
    expect(await readSource(page)).toBe("");
    await text.click();
    await page.keyboard.press("ControlOrMeta+v");
    const pasted = await readSource(page);
    const [before, after] = await outlineHtml(page, [OWN, pasted]);
    expect(after).toEqual(before);
    expect(pasted).toContain("<my-card data-x=1>card</my-card>");
  });

  await test.step("copied to the end of the text", async () => {
    await writeSource(page, OWN);
    await selectWord(page, "Terms");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+c");
    await selectWord(page, "end");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+v");
    const [twice, after] = await outlineHtml(page, [`${OWN}\n${OWN}`, await readSource(page)]);
    expect(after).toEqual(twice);
  });

  await test.step("a card that no page shows, and then a word of another program", async () => {
    await writeSource(page, "<p>one</p>\n<!-- ours -->\n<p>two</p>");
    await selectWord(page, "one");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ControlOrMeta+c");
    await selectWord(page, "two");
    await page.keyboard.press("End");
    await pasteInto(text, { "text/plain": " words" });
    expect(await readSource(page)).toBe("<p>one</p>\n<!-- ours -->\n<p>two words</p>");
    await selectWord(page, "words");
    await page.keyboard.press("End");
    await page.keyboard.press("ControlOrMeta+v");
    expect(await readSource(page)).toBe(
      "<p>one</p>\n<!-- ours -->\n<p>two words</p>\n<!-- ours -->",
    );
  });

  await test.step("also where the browser adds its own tags to what is copied", async () => {
    await writeSource(page, "<p>one</p>\n<p><mark>two</mark></p>");
    await selectWord(page, "two");
    const source = await text.evaluate((element) => {
      const copied = new DataTransfer();
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("copy", { ...event, clipboardData: copied }));
      const pasted = new DataTransfer();
      for (const type of copied.types) {
        const prefix = type === "text/html" ? "<meta charset='utf-8'>" : "";
        pasted.setData(type, prefix + copied.getData(type));
      }
      element.dispatchEvent(new ClipboardEvent("paste", { ...event, clipboardData: pasted }));
      return copied.getData("text/html");
    });
    expect(source).toContain("<mark>two</mark>");
    expect(await readSource(page)).toBe("<p>one</p>\n<p><mark>two</mark></p>");
  });
});

test("pasted addresses become links and players", async ({ page, request, watch }) => {
  await watch.allowOutside(/^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  const slug = "how-to-pay-chinese-suppliers-safely";
  const query = `blog_posts?slug=eq.${slug}`;
  const [content = ""] = await readColumn(request, query, "content");
  const [title = ""] = await readColumn(request, query, "title");
  await page.goto("/admin/blog-management");
  await page.getByRole("button", { name: `Edit “${title}”` }).click();
  const { form, text } = findContentEditor(page);
  await writeSource(page, "<p>See the list of ports.</p>");

  await test.step("on selected words, an address links them", async () => {
    await selectWord(page, "list");
    await pasteInto(text, { "text/plain": "www.example.com/ports" });
    expect(await readSource(page)).toBe(
      '<p>See the <a href="https://www.example.com/ports">list</a> of ports.</p>',
    );
  });

  for (const [address, host] of [
    ["https://www.youtube.com/watch?v=abcdefghijk&t=5", "YouTube"],
    ["https://vimeo.com/76979871", "Vimeo"],
  ] as const) {
    await test.step(`alone on a line, an address of ${host} is offered as a player`, async () => {
      if (host === "YouTube") {
        await selectWord(page, "ports");
        await page.keyboard.press("End");
        await page.keyboard.press("Enter");
      } else {
        await text.locator("p").last().click();
      }
      await pasteInto(text, { "text/plain": address });
      await expect(text.getByText(address)).toBeVisible();
      const offer = page.getByRole("group", { name: visualEditor.player.question(host) });
      await offer.getByRole("button", { name: visualEditor.player.accept }).click();
      await expect(page.getByText(visualEditor.announcements.playerInserted)).toBeAttached();
      await expect(text).toBeFocused();
    });
  }

  await page.keyboard.type("After the players.");
  const players = `<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=5" title="YouTube video"></iframe>
<iframe src="https://player.vimeo.com/video/76979871?dnt=1" title="Vimeo video"></iframe>`;
  expect(await readSource(page)).toBe(
    `<p>See the <a href="https://www.example.com/ports">list</a> of ports.</p>\n${players}\n<p>After the players.</p>`,
  );
  await form.getByRole("button", { name: "Save Post" }).click();
  await expect(form).toHaveCount(0);
  await openPage(page, `/blog/${slug}`);
  const frames = page.locator(".prose .embed > iframe");
  await expect(frames).toHaveCount(2);
  await expect(frames.nth(0)).toHaveAttribute("title", "YouTube video");
  await expect(frames.nth(1)).toHaveAttribute("src", /^https:\/\/player\.vimeo\.com\/video\//);
  const restored = await request.patch(`/rest/v1/${query}`, {
    headers: await getAdminHeaders(),
    data: { content },
  });
  expect(restored.ok()).toBe(true);
});
