import type { Page } from "@playwright/test";
import { visualEditor } from "@/content/admin/visual-editor";
import { HOSTILE_ADDRESSES, XSS_VECTORS } from "../../support/xss-vectors";
import { addToTotal } from "../support/add-to-total";
import {
  findContentEditor,
  openNewPost,
  readSource,
  selectWord,
  unlockVisualEditor,
  writeSource,
} from "../support/content-editor";
import { expect, test } from "../support/test";

// The content security policy would block scripts, too: these tests are about the editor alone.
test.use({ bypassCSP: true });

const BATCH_SIZE = 40;
/** Closes all open elements, which would contain the next vectors. Nothing closes `<plaintext>`. */
const CLOSING_TAGS = `"'>-->]]>${"script style title textarea iframe noembed noframes noscript xmp template select table math svg"
  .split(" ")
  .map((name) => `</${name}>`)
  .join("")}`;

const TEXTS = [
  ...XSS_VECTORS.map(({ html }) => html),
  ...HOSTILE_ADDRESSES.map(
    (address) => `<p><a href="${address.replaceAll('"', "&quot;")}">go</a> text</p>`,
  ),
];

test.beforeEach(async ({ context, page, watch }) => {
  // Vectors with relative URLs request files that do not exist.
  watch.allowConsole(/404 \(Not Found\)/);
  page.on("dialog", (dialog) => {
    throw new Error(`A script opened a dialog: ${dialog.message()}`);
  });
  page.on("popup", () => {
    throw new Error("A window was opened.");
  });
  await unlockVisualEditor(context);
});

test("no vector runs in the visual editor, and each is kept to the byte", async ({ page }) => {
  await openNewPost(page);
  const changed = await page.evaluate(async (texts) => {
    const tabs = document.querySelectorAll('[role="tab"]');
    const source = document.querySelector("textarea.font-mono");
    // React replaces the property of the element, and does not notice a value that is set with it.
    const property = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
    if (!(source instanceof HTMLTextAreaElement)) return ["no text field"];
    const show = async (tab: number) => {
      tabs[tab]?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    };
    const found: string[] = [];
    for (const text of texts) {
      await show(1);
      property?.set?.call(source, text);
      const written = source.value;
      source.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await show(0);
      for (const element of document.querySelectorAll(".ProseMirror *")) {
        for (const kind of ["mouseover", "pointerenter", "focus", "toggle", "load", "error"]) {
          element.dispatchEvent(new Event(kind));
        }
        for (const kind of ["click", "auxclick"]) {
          if (element.closest("[data-node-controls], [inert]")) continue;
          const options = { bubbles: true, cancelable: true, button: kind === "click" ? 0 : 1 };
          element.dispatchEvent(new MouseEvent(kind, options));
        }
      }
      await show(1);
      if (source.value !== written) found.push(written);
      if (document.documentElement.dataset["run"]) found.push(`A script ran: ${written}`);
    }
    return found;
  }, TEXTS);
  expect(changed).toEqual([]);
  await expect(page).toHaveURL("/admin/blog-management");
  addToTotal("hostile vectors tried, in the browser", TEXTS.length);
});

test("beside hostile content, a writer clicks, types, copies and pastes without harm", async ({
  page,
}) => {
  const { text } = await openNewPost(page);
  const closed = TEXTS.filter((html) => !html.includes("<plaintext>"));
  for (let start = 0; start < closed.length; start += BATCH_SIZE) {
    const vectors = closed.slice(start, start + BATCH_SIZE);
    const html = `<p>first line</p>\n${vectors
      .map((vector) => `<div>vector ${vector}${CLOSING_TAGS}</div>`)
      .join("\n")}\n<p>last</p>`;
    await test.step(`vectors from ${start + 1} on`, async () => {
      await writeSource(page, html);
      expect(await readSource(page)).toBe(html.replace(/\r\n?/g, "\n"));
      await expectHarmless(page);
      await clickLinks(page);
      await openHtmlDialog(page);
      await selectWord(page, "first");
      await page.keyboard.type("changed");
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await page.keyboard.press("ControlOrMeta+z");
      await page.keyboard.press("ControlOrMeta+z");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+c");
      await page.keyboard.press("ControlOrMeta+v");
      await expectHarmless(page);
      await text.focus();
    });
  }
  await expect(page).toHaveURL("/admin/blog-management");
  addToTotal("hostile vectors tried, in the browser", closed.length);
});

/** Hovers over, clicks and middle-clicks some links of the text. */
async function clickLinks(page: Page) {
  const links = await findContentEditor(page).text.locator("a:not([inert] *)").all();
  for (const link of links.slice(0, 4)) {
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) continue;
    await page.mouse.click(box.x + 3, box.y + box.height / 2);
    await page.mouse.click(box.x + 3, box.y + box.height / 2, { button: "middle" });
  }
}

async function openHtmlDialog(page: Page) {
  const { text } = findContentEditor(page);
  const [edit] = await text.getByRole("button", { name: visualEditor.html.edit }).all();
  if (!edit) return;
  await edit.click();
  await expect(page.getByRole("dialog").getByLabel(visualEditor.html.field)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Nothing in the editor is dangerous, and no script ran. */
async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => {
    const dangers: string[] = [];
    for (const element of document.querySelectorAll(".visual-page *")) {
      const isOwn = element.closest("[data-node-controls], [role=group]") !== null;
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith("on") || name === "srcdoc" || name === "name";
        const isId = name === "id" && !isOwn && !element.matches(".ProseMirror");
        const isStyle = name === "style" && !isOwn;
        if (isHandler || isId || isStyle) dangers.push(`${element.localName} ${name}=${value}`);
        if (!["href", "src", "srcset", "poster", "action", "data"].includes(name)) continue;
        const { protocol } = new URL(value, document.baseURI);
        if (!["http:", "https:", "mailto:", "tel:", "sms:"].includes(protocol)) {
          if (!value.startsWith("data:image/")) dangers.push(`${element.localName} ${value}`);
        }
      }
      if (element.matches("script, base, style, form, object, embed, meta, link")) {
        dangers.push(element.localName);
      }
    }
    if (document.documentElement.dataset["run"]) dangers.push("A script ran.");
    return dangers;
  });
  expect(found).toEqual([]);
}
