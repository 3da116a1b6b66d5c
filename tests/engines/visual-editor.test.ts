import { expect } from "vitest";
import { adminPaths } from "@/config/paths";
import { contentEditor } from "@/content/admin/content-editor";
import { postList } from "@/content/admin/post-list";
import { visualEditor } from "@/content/admin/visual-editor";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import type { Key } from "./support/driver";
import { journey } from "./support/journey";
import type { Page } from "./support/page";

const { viewNames, tools } = contentEditor;

const surface = (page: Page) => page.locator(".ProseMirror");
const source = (page: Page) => page.locator("form textarea.font-mono");

async function openAdmin(page: Page) {
  await page.open(adminPaths.blogManagement);
  await page.getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.getByRole("button", { name: "Add New Post" }).nth(0).waitFor();
}

/** Opens the form of a new post with a text, in the visual editor. */
async function openNewPost(page: Page, html = "") {
  await openAdmin(page);
  await page.getByRole("button", { name: "Add New Post" }).nth(0).click();
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

const tool = (page: Page, name: string) => page.getByRole("button", { name });

journey("marks typed at the start of a line and around words format the text", async ({ page }) => {
  await openNewPost(page);
  await page.type("## What goes in");
  await page.press("Enter");
  await page.type("Both sides sign a **sealed** sample, and ");
  await page.press("Control", "b");
  await page.type("both");
  await page.press("Control", "b");
  await page.type(" keep one.");
  await page.press("Enter");
  await page.type("- A bag");
  await page.press("Enter");
  await page.type("A seal");
  await page.press("Enter");
  await page.press("Enter");
  await page.type("> Signed on both sides");
  await expect.poll(surface(page).locator("blockquote").text).toBe("Signed on both sides");
  await page.press("Enter");
  await page.press("Enter");
  await page.type("- ");
  await expect.poll(surface(page).locator("ul").count).toBe(2);
  // One step back makes of the list what was typed.
  await page.press("Backspace");
  await expect.poll(surface(page).locator("ul").count).toBe(1);
  await page.type("no list");
  await expectHtml(
    page,
    "<h2>What goes in</h2>",
    "<p>Both sides sign a <strong>sealed</strong> sample, and <strong>both</strong> keep one.</p>",
    "<ul>",
    "  <li>A bag</li>",
    "  <li>A seal</li>",
    "</ul>",
    "<blockquote>",
    "  <p>Signed on both sides</p>",
    "</blockquote>",
    "<p>- no list</p>",
  );
});

journey("selected words become a link, which undo and redo change by keys", async ({ page }) => {
  await openNewPost(page, "<p>Send us the invoice today.</p>");
  await surface(page).locator("p").click();
  await page.press("Home");
  await repeat(page, 8, "ArrowRight");
  await repeat(page, 11, "Shift", "ArrowRight");
  await expect.poll(page.selectedText).toBe("the invoice");
  await page.press("Control", "k");
  const address = page.getByLabel(visualEditor.link.address);
  await expect.poll(address.isFocused).toBe(true);
  await page.type("www.example.com");
  await page.press("Enter");
  await expect.poll(surface(page).locator("a").texts).toEqual(["the invoice"]);
  await expect.poll(surface(page).isFocused).toBe(true);
  const linked = '<p>Send us <a href="https://www.example.com">the invoice</a> today.</p>';
  await expectHtml(page, linked);

  await surface(page).locator("p").click();
  await page.press("End");
  await page.type(" Now");
  await expect.poll(surface(page).text).toBe("Send us the invoice today. Now");
  await page.press("Control", "z");
  await expect.poll(surface(page).text).toBe("Send us the invoice today.");
  await page.press("Control", "z");
  await expect.poll(surface(page).locator("a").count).toBe(0);
  await page.press("Control", "y");
  await expect.poll(surface(page).locator("a").count).toBe(1);
  await page.press("Control", "Shift", "z");
  await expect.poll(surface(page).text).toBe("Send us the invoice today. Now");
  await expectHtml(page, linked.replace("today.", "today. Now"));
});

journey("Tab goes from cell to cell, and from the last one into a new row", async ({ page }) => {
  await openNewPost(page);
  await tool(page, tools.table).click();
  await surface(page).locator("table").waitFor();
  for (const cell of ["Method", "Fee", "Use"]) {
    await page.type(cell);
    await page.press("Tab");
  }
  await page.type("Wire");
  await repeat(page, 5, "Tab");
  await page.type("Last");
  await page.press("Tab");
  await expect.poll(surface(page).locator("tr").count).toBe(4);
  await page.type("New");
  await page.press("Shift", "Tab");
  await page.type("Still the last");
  await expectHtml(
    page,
    "<table>",
    "  <thead>",
    "    <tr><th>Method</th><th>Fee</th><th>Use</th></tr>",
    "  </thead>",
    "  <tbody>",
    "    <tr><td>Wire</td><td></td><td></td></tr>",
    "    <tr><td></td><td></td><td>Still the last</td></tr>",
    "    <tr><td>New</td><td></td><td></td></tr>",
    "  </tbody>",
    "</table>",
  );
});

journey(
  "a picture gets its alt text and caption in the text, and is on the page",
  async ({ page }) => {
    const title = "A picture in the text";
    const alt = "Three payments on a line";
    await openAdmin(page);
    await page.getByRole("button", { name: "Add New Post" }).nth(0).click();
    const field = (label: string) => page.getByRole("textbox", { name: label });
    await expect.poll(field("Title").isFocused).toBe(true);
    await page.type(title);
    await field("Excerpt").fill("One picture.");
    await page.getByRole("combobox", { name: "Category" }).fill("Sourcing");
    await field("Featured image URL").fill("/images/payments-1200.webp");
    await field("Featured image alt text").fill("Coins");
    await openView(page, "visual");
    await surface(page).click();
    await page.type("Above");
    await tool(page, tools.image).click();
    await expect.poll(field(contentEditor.image.url).isFocused).toBe(true);
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

    await page.getByRole("button", { name: "Save Post" }).click();
    await page.getByRole("button", { name: `Edit “${title}”` }).waitFor();
    await page.open("/blog/a-picture-in-the-text");
    const figure = page.getByRole("main").locator("figure").getByRole("img", { name: alt });
    await expect.poll(figure.isLoaded).toBe(true);
    await page.getByText("The usual split").waitFor();
    await page.getByText("Below").waitFor();
  },
);

journey("a pasted text keeps its formatting, or comes as plain text", async ({ page }) => {
  await openNewPost(page);
  const html =
    '<h2 style="color:red">Fees</h2><p class="x">A <b>wire</b> costs ' +
    '<a href="https://example.com">US$15</a>.</p><ul><li>One</li></ul>';
  await page.paste({ html, text: "Fees\nA wire costs US$15.\nOne" });
  await expect.poll(surface(page).locator("h2").text).toBe("Fees");
  await page.getByRole("button", { name: contentEditor.paste.asPlainText }).waitFor();
  await expectHtml(
    page,
    "<h2>Fees</h2>",
    '<p>A <strong>wire</strong> costs <a href="https://example.com">US$15</a>.</p>',
    "<ul>",
    "  <li>One</li>",
    "</ul>",
  );
  await page.getByRole("button", { name: contentEditor.paste.asPlainText }).click();
  await expect.poll(surface(page).isFocused).toBe(true);
  const plain = ["<p>Fees</p>", "<p>A wire costs US$15.</p>", "<p>One</p>"];
  await expectHtml(page, ...plain);

  await surface(page).getByText("One").click();
  await page.press("End");
  await page.paste({ text: " and\ntwo <b>" });
  await expect.poll(surface(page).locator("p").count).toBe(4);
  await page.type("!");
  await expectHtml(page, ...plain.slice(0, 2), "<p>One and</p>", "<p>two &lt;b&gt;!</p>");
});

journey("a text that was copied or cut comes back as it was", async ({ page }) => {
  await openNewPost(page, "<p>A <strong>bold</strong> word</p><h2>Head</h2>");
  await surface(page).locator("p").click();
  await page.press("Control", "a");
  await page.press("Control", "c");
  await page.press("ArrowRight");
  await page.press("Enter");
  await page.press("Control", "v");
  await expect.poll(surface(page).locator("h2").count).toBe(2);
  const paragraph = surface(page).locator("p");
  await paragraph.nth(1).click();
  await page.press("Home");
  await repeat(page, 4, "Shift", "ArrowRight");
  await page.press("Control", "x");
  await expect.poll(paragraph.nth(1).text).toBe("ld word");
  await page.press("End");
  await page.press("Control", "v");
  await expectHtml(
    page,
    "<p>A <strong>bold</strong> word</p><h2>Head</h2>",
    "<p><strong>ld</strong> wordA <strong>bo</strong></p>",
    "<h2>Head</h2>",
  );
});

const openPost = async (page: Page) => {
  await openAdmin(page);
  await page.getByRole("button", { name: /^Edit “AQL Inspection/u }).click();
  await source(page).waitFor();
  return source(page).value();
};

journey("only what is typed into a post changes, and it is kept as a draft", async ({ page }) => {
  const before = await openPost(page);
  expect(before).toContain("<table>");
  await openView(page, "visual");
  await surface(page).locator("table").nth(0).waitFor();
  await repeat(page, 3, "ArrowDown");
  await page.getByRole("tab", { name: viewNames.preview }).click();
  await openView(page, "html");
  expect(await source(page).value()).toBe(before);

  await openView(page, "visual");
  const words = surface(page).locator(":scope > p > a").nth(0);
  await words.click();
  await page.type("Zebra");
  await expect.poll(words.text).toContain("Zebra");
  await openView(page, "html");
  await expect.poll(source(page).value).toContain("Zebra");
  expect((await source(page).value()).replace("Zebra", "")).toBe(before);
  await page.reload();
  await page.getByText(postList.unsavedWork).waitFor();
});

journey("Escape, then Tab leaves the text; the cursor is kept", async ({ page }) => {
  await openNewPost(page, "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>");
  await surface(page).locator("td").nth(0).click();
  await page.press("End");
  await page.press("Escape");
  await page.getByText(visualEditor.announcements.tabReleased).waitFor();
  await page.press("Tab");
  await expect.poll(surface(page).isFocused).toBe(false);
  await page.press("Shift", "Tab");
  await expect.poll(surface(page).isFocused).toBe(true);
  await page.type("1");
  await expect.poll(surface(page).locator("td").texts).toEqual(["A1", "B"]);
  await page.press("Tab");
  await page.type("2");
  await expect.poll(surface(page).locator("td").texts).toEqual(["A1", "2"]);
});

journey("paragraphs are divided, joined and deleted across their ends", async ({ page }) => {
  await openNewPost(
    page,
    "<p>One <strong>bold text</strong> here.</p><p>Two words.</p><p>Three.</p>",
  );
  const paragraph = surface(page).locator("p");
  await paragraph.nth(0).click();
  await page.press("Home");
  await repeat(page, 6, "ArrowRight");
  await page.press("Enter");
  await page.type("o");
  await expect.poll(paragraph.texts).toEqual(["One bo", "old text here.", "Two words.", "Three."]);
  await expect.poll(paragraph.locator("strong").texts).toEqual(["bo", "old text"]);

  await paragraph.nth(2).click();
  await page.press("Home");
  await repeat(page, 4, "ArrowRight");
  // To the end of this paragraph, and over the first letter of the next.
  await repeat(page, 8, "Shift", "ArrowRight");
  await expect.poll(page.selectedText).toMatch(/^words\.\s+T$/u);
  await page.press("Delete");
  await expect.poll(paragraph.texts).toEqual(["One bo", "old text here.", "Two hree."]);
  await page.type("t");
  await page.press("Home");
  await page.press("Backspace");
  await page.type(" ");
  await expect.poll(paragraph.texts).toEqual(["One bo", "old text here. Two three."]);
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
  const [first, picture, between, table, last] = [
    "<p>First</p>",
    '<img src="/images/brand/logo-dark.svg" alt="Logo">',
    "<p>Between</p>",
    "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>",
    "<p>Last</p>",
  ];
  await openNewPost(page, [first, picture, between, table, last].join(""));
  await surface(page).getByText("First").click();
  await page.press("Home");
  // More often than needed: at the end of the text the keys have no effect.
  await repeat(page, 40, "ArrowRight");
  await page.type("1");
  await expect.poll(surface(page).locator(":scope > :last-child").text).toBe("Last1");
  await repeat(page, 40, "ArrowLeft");
  await page.type("2");
  await expect.poll(surface(page).locator(":scope > :first-child").text).toBe("2First");
  await repeat(page, 12, "ArrowDown");
  await page.press("End");
  await page.type("3");
  await expect.poll(surface(page).locator(":scope > :last-child").text).toBe("Last13");
  await repeat(page, 12, "ArrowUp");
  await page.press("Home");
  await page.type("4");
  await expect.poll(surface(page).locator(":scope > :first-child").text).toBe("42First");
  await openView(page, "html");
  const value = await source(page).value();
  for (const part of ["<p>42First</p>", picture, between, table, "<p>Last13</p>"]) {
    expect(value).toContain(part);
  }
});

journey("an input method composes inside of a bold word", async ({ page }) => {
  await openNewPost(page, "<p>One <strong>bold</strong> word</p>");
  await surface(page).locator("p").click();
  await page.press("Home");
  await repeat(page, 6, "ArrowRight");
  await page.compose("日本");
  await expect.poll(surface(page).text).toBe("One bo日本ld word");
  await page.type("!");
  await expect.poll(surface(page).text).toBe("One bo日本!ld word");
  // One or two steps, and a step more has no effect.
  await repeat(page, 3, "Control", "z");
  await expect.poll(surface(page).text).toBe("One bold word");
  await repeat(page, 3, "Control", "y");
  await expectHtml(page, "<p>One <strong>bo日本!ld</strong> word</p>");
});
