import { expect } from "vitest";
import { adminPaths } from "@/config/paths";
import { contentEditor } from "@/content/admin/content-editor";
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
  await expectHtml(page, "?");
});

journey("selected words become a link, which undo and redo change by keys", async ({ page }) => {
  await openNewPost(page, "<p>Send us the invoice today.</p>");
  await surface(page).locator("p").click();
  await page.press("Home");
  await repeat(page, 8, "ArrowRight");
  await repeat(page, 11, "Shift", "ArrowRight");
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
  await page.type("Still ");
  await expectHtml(page, "?");
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
    await expectHtml(page, "?");

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
  const pasted = {
    html: '<h2 style="color:red">Fees</h2><p class="x">A <b>wire</b> costs <a href="https://example.com">US$15</a>.</p><ul><li>One</li></ul>',
    text: "Fees\nA wire costs US$15.\nOne",
  };
  await page.paste(pasted);
  await expect.poll(surface(page).locator("h2").text).toBe("Fees");
  await page.getByText(new RegExp(`^${contentEditor.paste.done}`, "u")).waitFor();
  await expectHtml(page, "?");
});
