import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "./test";
import { unlockAdmin } from "./admin";
import { makeContentEditor } from "./visual-editor";

/** The parts of the form of a post or story that edit its text. */
export type ContentEditorParts = {
  form: Locator;
  /** The text in the visual editor. */
  text: Locator;
  /** The text in its HTML view. */
  source: Locator;
  status: Locator;
};

/** Logs in, with the visual editor as the view that was chosen last. */
export async function unlockVisualEditor(context: BrowserContext): Promise<void> {
  await unlockAdmin(context);
  await context.addInitScript(() => {
    if (window.self !== window.top || !window.location.protocol.startsWith("http")) return;
    window.localStorage.setItem("contentEditorView", "visual");
  });
}

export function findContentEditor(page: Page): ContentEditorParts {
  const { form, text, source } = makeContentEditor(page);
  return { form, text, source, status: form.getByRole("status") };
}

/** Opens the form of a new post. */
export async function openNewPost(page: Page): Promise<ContentEditorParts> {
  await page.goto("/admin/blog-management");
  await page.getByRole("button", { name: "Add New Post" }).first().click();
  const parts = findContentEditor(page);
  await expect(parts.text).toBeVisible();
  return parts;
}

export async function showView(page: Page, view: "visual" | "html" | "preview"): Promise<void> {
  await makeContentEditor(page).view(view).click();
}

/** Writes the text in the HTML view and returns to the visual one. */
export async function writeSource(page: Page, html: string): Promise<void> {
  await showView(page, "html");
  await findContentEditor(page).source.fill(html);
  await showView(page, "visual");
}

/** The HTML that would be saved. */
export async function readSource(page: Page): Promise<string> {
  await showView(page, "html");
  const html = await findContentEditor(page).source.inputValue();
  await showView(page, "visual");
  return html;
}

export type ClipboardContent = {
  "text/html"?: string;
  "text/plain"?: string;
  files?: readonly TestFile[];
};

/** A file as a test hands it to the page; the content is in Base64. */
export type TestFile = { name: string; type: string; content: string };

/** Pastes what another program has put on the clipboard. */
export async function pasteInto(target: Locator, content: ClipboardContent): Promise<void> {
  await target.evaluate((element, { files = [], ...texts }) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) data.setData(type, text);
    for (const file of files) {
      const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
    }
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", options));
  }, content);
}

/** Selects a word of the visual text with a double click. */
export async function selectWord(page: Page, word: string): Promise<void> {
  const { text } = findContentEditor(page);
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

/** The tree of each HTML text as lines, which are equal however the text is laid out. */
export async function outlineHtml(page: Page, htmls: readonly string[]): Promise<string[][]> {
  return page.evaluate((texts) => {
    const isBlock = (node: Node | null) =>
      node instanceof Element && node.matches("p, div, ul, ol, dl, table, blockquote, figure, h2");
    const outline = (node: Node): string[] => {
      if (!(node instanceof Element)) {
        let value = node.textContent?.replace(/\s+/g, " ") ?? "";
        // Beside a block, white space is not shown.
        if (isBlock(node.previousSibling)) value = value.trimStart();
        if (isBlock(node.nextSibling)) value = value.trimEnd();
        return value.trim() ? [`${node.nodeName} ${value}`] : [];
      }
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const line = `<${node.localName} ${attributes.join(" ")}>`;
      return [line, ...[...node.childNodes].flatMap(outline), "</>"];
    };
    return texts.map((html) => outline(new DOMParser().parseFromString(html, "text/html").body));
  }, htmls);
}

/** Drags files over a place of the text and drops them there. */
export async function dropFiles(
  page: Page,
  place: { x: number; y: number },
  files: readonly TestFile[],
): Promise<void> {
  await page.evaluate(
    ({ x, y, dropped }) => {
      const data = new DataTransfer();
      for (const { name, type, content } of dropped) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const target = document.elementFromPoint(x, y);
      for (const kind of ["dragenter", "dragover", "drop"]) {
        const options = { dataTransfer: data, clientX: x, clientY: y };
        target?.dispatchEvent(new DragEvent(kind, { ...options, bubbles: true, cancelable: true }));
      }
    },
    { ...place, dropped: files },
  );
}
