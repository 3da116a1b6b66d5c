import { expect } from "vitest";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import type { Key } from "./support/driver";
import { journey } from "./support/journey";
import { openNewPostForm } from "./support/new-post-form";
import type { Page } from "./support/page";

const { viewNames, tools } = contentEditor;

const surface = (page: Page) => page.locator(".ProseMirror");
const source = (page: Page) => page.locator("form textarea.font-mono");

/** Opens the form of a new post with a text, in the visual editor. */
async function openNewPost(page: Page, html = "") {
  await openNewPostForm(page);
  if (html) await source(page).fill(html);
  await openView(page, "visual");
  if (!html) await surface(page).click();
}

async function openView(page: Page, view: "visual" | "html") {
  await page.getByRole("tab", { name: viewNames[view] }).click();
  await (view === "visual" ? surface : source)(page).waitFor();
}

/** Expects these lines in the HTML view, and returns to the visual editor. */
async function expectHtml(page: Page, ...lines: string[]) {
  await openView(page, "html");
  await expect.poll(source(page).value).toBe(lines.join("\n"));
  await openView(page, "visual");
}

/** Presses a key several times. */
async function repeat(page: Page, times: number, ...keys: Key[]) {
  for (let i = 0; i < times; i++) await page.press(...keys);
}

/** Puts the cursor behind so many letters of a paragraph. */
async function placeCursor(page: Page, paragraph: number, letters: number) {
  await surface(page).locator("p").nth(paragraph).click();
  await page.press("Home");
  await repeat(page, letters, "ArrowRight");
}

journey("words are formatted by signs and keys, and linked", async ({ page }) => {
  await openNewPost(page);
  await page.type("## What goes in");
  await page.press("Enter");
  await page.type("A **sealed** sample, ");
  await page.press("Control", "b");
  await page.type("both");
  await page.press("Control", "b");
  await page.type(" keep one.");
  await page.press("Enter");
  await page.type("- A bag");
  await repeat(page, 2, "Enter");
  await page.type("> Signed");
  await repeat(page, 2, "Enter");
  await page.type("- ");
  await expect.poll(surface(page).locator("ul").count).toBe(2);
  // One step back makes of the list what was typed.
  await page.press("Backspace");
  await expect.poll(surface(page).locator("ul").count).toBe(1);
  await page.type("the invoice");
  await repeat(page, 11, "Shift", "ArrowLeft");
  await expect.poll(page.selectedText).toBe("the invoice");
  await page.press("Control", "k");
  await expect.poll(page.getByLabel(visualEditor.link.address).isFocused).toBe(true);
  await page.type("www.example.com");
  await page.press("Enter");
  await expect.poll(surface(page).isFocused).toBe(true);
  await expect.poll(surface(page).locator("a").texts).toEqual(["the invoice"]);
  await expectHtml(
    page,
    "<h2>What goes in</h2>",
    "<p>A <strong>sealed</strong> sample, <strong>both</strong> keep one.</p>",
    "<ul>",
    "  <li>A bag</li>",
    "</ul>",
    "<blockquote>",
    "  <p>Signed</p>",
    "</blockquote>",
    '<p>- <a href="https://www.example.com">the invoice</a></p>',
  );
});

journey("Tab goes from cell to cell, and from the last one into a new row", async ({ page }) => {
  await openNewPost(page, "<table><tbody><tr><td></td><td>B</td></tr></tbody></table>");
  const cells = surface(page).locator("td");
  await cells.nth(0).click();
  for (const words of ["A", "Second", "New"]) {
    await page.type(words);
    await page.press("Tab");
  }
  await page.press("Shift", "Tab");
  await page.type("Still new");
  await expect.poll(cells.texts).toEqual(["A", "Second", "Still new", ""]);
});

journey("a picture gets its alt text and caption in the text", async ({ page }) => {
  const alt = "Three payments on a line";
  await openNewPost(page);
  await page.type("Above");
  await page.getByRole("button", { name: tools.image }).click();
  const address = page.getByRole("textbox", { name: contentEditor.image.url });
  await expect.poll(address.isFocused).toBe(true);
  await page.type("/images/posts/pay-milestones.svg");
  await page.press("Enter");
  const picture = surface(page).locator(".picture img");
  await expect.poll(picture.isLoaded).toBe(true);
  await surface(page).getByLabel(visualEditor.picture.alt).click();
  await page.type(alt);
  await expect.poll(() => picture.attribute("alt")).toBe(alt);
  await surface(page).getByRole("button", { name: visualEditor.picture.addCaption }).click();
  await surface(page).locator("figcaption").waitFor();
  await page.type("The usual split");
  await page.press("Enter");
  await page.type("Below");
  await expectHtml(
    page,
    "<p>Above</p>",
    "<figure>",
    `  <img src="/images/posts/pay-milestones.svg" alt="${alt}">`,
    "  <figcaption>The usual split</figcaption>",
    "</figure>",
    "<p>Below</p>",
  );
});

journey("a pasted text keeps its formatting, also when it is copied or cut", async ({ page }) => {
  await openNewPost(page);
  const html = '<p class="x">A <b>bold</b> word</p><h2 style="color:red">Head</h2>';
  await page.paste({ html, text: "A bold word\nHead" });
  await expect.poll(surface(page).locator("h2").text).toBe("Head");
  await page.press("Control", "a");
  await page.press("Control", "c");
  await page.press("ArrowRight");
  await page.press("Enter");
  await page.press("Control", "v");
  await expect.poll(surface(page).locator("h2").count).toBe(2);
  await placeCursor(page, 1, 0);
  await repeat(page, 4, "Shift", "ArrowRight");
  await page.press("Control", "x");
  await expect.poll(surface(page).locator("p").nth(1).text).toBe("ld word");
  await page.press("End");
  await page.press("Control", "v");
  await expectHtml(
    page,
    "<p>A <strong>bold</strong> word</p>",
    "<h2>Head</h2>",
    "<p><strong>ld</strong> wordA <strong>bo</strong></p>",
    "<h2>Head</h2>",
  );
});

journey("paragraphs are divided, joined and deleted across their ends", async ({ page }) => {
  await openNewPost(
    page,
    "<p>One <strong>bold text</strong> here.</p><p>Two words.</p><p>Three.</p>",
  );
  const paragraph = surface(page).locator("p");
  await placeCursor(page, 0, 6);
  await page.press("Enter");
  await page.type("o");
  await expect.poll(paragraph.texts).toEqual(["One bo", "old text here.", "Two words.", "Three."]);
  await placeCursor(page, 2, 4);
  // To the end of this paragraph, and over the first letter of the next.
  await repeat(page, 8, "Shift", "ArrowRight");
  await page.press("Delete");
  await page.type("t");
  await expect.poll(paragraph.texts).toEqual(["One bo", "old text here.", "Two three."]);
  await page.press("Home");
  await page.press("Backspace");
  await page.type(" ");
  await page.press("ArrowUp");
  await page.press("End");
  await page.press("Delete");
  await expectHtml(page, "<p>One <strong>boold text</strong> here. Two three.</p>");
  await paragraph.click();
  await page.press("Control", "a");
  await page.press("Backspace");
  await expectHtml(page, "");
});

journey("the arrow keys go past a picture and a table, in both directions", async ({ page }) => {
  const picture = '<img src="/images/brand/logo-dark.svg" alt="Logo">';
  const table = "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>";
  await openNewPost(page, `<p>First</p>${picture}<p>Between</p>${table}<p>Last</p>`);
  const first = surface(page).locator(":scope > :first-child");
  const last = surface(page).locator(":scope > :last-child");
  await placeCursor(page, 0, 0);
  // More often than needed: at the end of the text the keys have no effect.
  await repeat(page, 40, "ArrowRight");
  await page.type("1");
  await expect.poll(last.text).toBe("Last1");
  await repeat(page, 40, "ArrowLeft");
  await page.type("2");
  await expect.poll(first.text).toBe("2First");
  await repeat(page, 12, "ArrowDown");
  await page.press("End");
  await page.type("3");
  await expect.poll(last.text).toBe("Last13");
  await repeat(page, 12, "ArrowUp");
  await page.press("Home");
  await page.type("4");
  await expect.poll(first.text).toBe("42First");
  await expect.poll(surface(page).locator("td").texts).toEqual(["A", "B"]);
});

journey("an input method composes inside of a bold word", async ({ page }) => {
  await openNewPost(page, "<p>One <strong>bold</strong> word</p>");
  await placeCursor(page, 0, 6);
  await page.compose("日本");
  await page.type("!");
  await expect.poll(surface(page).text).toBe("One bo日本!ld word");
  // One or two steps, and a step more has no effect.
  await repeat(page, 3, "Control", "z");
  await expect.poll(surface(page).text).toBe("One bold word");
  await repeat(page, 3, "Control", "y");
  await expectHtml(page, "<p>One <strong>bo日本!ld</strong> word</p>");
});
