import type { Page } from "@playwright/test";
import { contentEditor } from "@/content/admin/content-editor";
import { expect } from "./test";

/** The content of a post's or story's form, in its three views. */
export function makeContentEditor(page: Page) {
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

  return {
    form,
    /** The text of the visual editor. */
    text,
    /** The field of the HTML view. */
    source,
    view,
    tool: (name: string) => form.getByRole("button", { name, exact: true }),
    write,
    /** Checks what screen readers announce. */
    expectAnnounced: (words: string) =>
      expect(form.getByRole("status").filter({ hasText: words })).toHaveCount(1),
    /** Replaces the text by HTML and puts the cursor at the end of the visual text. */
    open: async (html: string) => {
      await view("html").click();
      await source.fill(html);
      await write();
    },
    /** Checks the HTML in its view, and returns to the end of the visual text. */
    expectHtml: async (html: string) => {
      await view("html").click();
      await expect(source).toHaveValue(html);
      await write();
    },
  };
}

/** Opens the form of a new post. The admin must be unlocked. */
export async function openNewPost(page: Page) {
  await page.goto("/admin/blog-management");
  await page.getByRole("button", { name: "Add New Post" }).first().click();
  await expect(page.getByRole("form").getByLabel("Title", { exact: true })).toBeFocused();
  return makeContentEditor(page);
}
