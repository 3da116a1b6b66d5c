import type { Locator, Page } from "@playwright/test";
import { contentEditor } from "@/content/admin/content-editor";
import { expect } from "./test";

/** The content of a post's or story's form, in its three views. */
function makeContentEditor(page: Page) {
  const form = page.getByRole("form");
  const text = form.locator(".ProseMirror");
  const source = form.locator("textarea[rows='15']");
  const view = (name: keyof typeof contentEditor.viewNames) =>
    form.getByRole("tab", { name: contentEditor.viewNames[name] });

  /** Opens the visual editor with the cursor at the end of the text. */
  async function write() {
    await view("visual").click();
    await text.click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("ControlOrMeta+End");
  }

  /** Replaces the text by HTML, and leaves the visual editor where it was. */
  async function setHtml(html: string) {
    await view("html").click();
    await source.fill(html);
    await view("visual").click();
    await text.focus();
  }

  return {
    form,
    /** The text of the visual editor. */
    text,
    /** The field of the HTML view. */
    source,
    view,
    tool: (name: string) => form.getByRole("button", { name, exact: true }),
    press: (key: string) => page.keyboard.press(key),
    type: (words: string) => page.keyboard.type(words),
    write,
    setHtml,
    /** Checks what screen readers announce. */
    expectAnnounced: (words: string) =>
      expect(form.getByRole("status").filter({ hasText: words })).toHaveCount(1),
    /** Replaces the text by HTML and puts the cursor at the end of the visual text. */
    open: async (html: string) => {
      await setHtml(html);
      await write();
    },
    /** Checks the HTML in its view, and returns to the visual text. */
    expectHtml: async (html: string | RegExp) => {
      await view("html").click();
      await expect(source).toHaveValue(html);
      await view("visual").click();
      await text.focus();
    },
    undo: async () => {
      await text.focus();
      await page.keyboard.press("ControlOrMeta+z");
    },
    selectWord: (word: string) => selectWord(page, text, word),
  };
}

/** Opens the form of a new post. The admin must be unlocked. */
export async function openNewPost(page: Page) {
  await page.goto("/admin/blog-management");
  await page.getByRole("button", { name: "Add New Post" }).first().click();
  await expect(page.getByRole("form").getByLabel("Title", { exact: true })).toBeFocused();
  return makeContentEditor(page);
}

/** A file as a test hands it to the page; the content is in Base64. */
export type TestFile = { name: string; type: string; content: string };

type Transfer = { texts?: Record<string, string>; files?: readonly TestFile[] };

/** Pastes what another program has put on the clipboard. */
export async function pasteInto(target: Locator, transfer: Transfer): Promise<void> {
  await target.evaluate(sendTransfer, { ...transfer, kinds: ["paste"], x: 0, y: 0 });
}

/** Drags files over the middle of an element and drops them there. */
export async function dropFiles(target: Locator, files: readonly TestFile[]): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  const kinds = ["dragenter", "dragover", "drop"];
  const place = { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  await target.evaluate(sendTransfer, { files, kinds, ...place });
}

/** Runs in the page: what a browser does when something is pasted or dropped. */
function sendTransfer(
  element: Element,
  { texts = {}, files = [], kinds, x, y }: Transfer & { kinds: string[]; x: number; y: number },
) {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(texts)) data.setData(type, text);
  for (const { name, type, content } of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], name, { type }));
  }
  const options = { bubbles: true, cancelable: true };
  for (const kind of kinds) {
    if (kind === "paste") {
      element.dispatchEvent(new ClipboardEvent(kind, { ...options, clipboardData: data }));
    } else {
      const place = { dataTransfer: data, clientX: x, clientY: y };
      const target = document.elementFromPoint(x, y);
      target?.dispatchEvent(new DragEvent(kind, { ...options, ...place }));
    }
  }
}

/** Selects a word of the visual text with a double click. */
async function selectWord(page: Page, text: Locator, word: string): Promise<void> {
  const place = await text.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const start = node.textContent?.search(new RegExp(`\\b${wanted}\\b`)) ?? -1;
      if (start < 0) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      node.parentElement?.scrollIntoView({ block: "center" });
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return null;
  }, word);
  if (!place) throw new Error(`The text does not contain the word ${word}.`);
  await page.mouse.dblclick(place.x, place.y);
}
