import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test("buttons, shortcuts and typed signs format the text, and can be taken back", async ({
  page,
}) => {
  const editor = await openNewPost(page);
  const { text, tool, open, expectHtml } = editor;
  const press = (key: string) => page.keyboard.press(key);
  const type = (words: string) => page.keyboard.type(words);
  const expectPressed = (name: string, isPressed: boolean) =>
    expect(tool(name)).toHaveAttribute("aria-pressed", String(isPressed));

  const blocks = [
    ["Heading", "<h2>A line</h2>"],
    ["Smaller heading", "<h3>A line</h3>"],
    ["List", "<ul>\n  <li>A line</li>\n</ul>"],
    ["Numbered list", "<ol>\n  <li>A line</li>\n</ol>"],
    ["Quote", "<blockquote>\n  <p>A line</p>\n</blockquote>"],
  ] as const;
  await open("<p>A line</p>");
  for (const [name, html] of blocks) {
    await test.step(name, async () => {
      await expectPressed(name, false);
      await tool(name).click();
      await expectPressed(name, true);
      await expect(text).toBeFocused();
      await expectHtml(html);
      await tool(name).click();
      await expectPressed(name, false);
      await expectHtml("<p>A line</p>");
    });
  }

  for (const [name, key, tag] of [
    ["Bold", "b", "strong"],
    ["Italic", "i", "em"],
  ] as const) {
    await test.step(name, async () => {
      await press("Shift+Home");
      await tool(name).click();
      await expectPressed(name, true);
      await expect(text.locator(tag)).toHaveText("A line");
      await press(`ControlOrMeta+${key}`);
      await expectPressed(name, false);
      await expect(text.locator(tag)).toHaveCount(0);
      await press(`ControlOrMeta+${key}`);
      await expectPressed(name, true);
      await tool(name).click();
      await expectPressed(name, false);
      await press("End");
      await press(`ControlOrMeta+${key}`);
      await expectPressed(name, true);
      await type("x");
      await press(`ControlOrMeta+${key}`);
      await expectPressed(name, false);
      await type("y");
      await expectHtml(`<p>A line<${tag}>x</${tag}>y</p>`);
      await press("Backspace");
      await press("Backspace");
      await expectHtml("<p>A line</p>");
    });
  }

  await test.step("undo and redo", async () => {
    await open("<p>Before</p>");
    await tool("Heading").click();
    await expectPressed("Heading", true);
    await press("ControlOrMeta+z");
    await expectPressed("Heading", false);
    await press("ControlOrMeta+Shift+z");
    await expectPressed("Heading", true);
    await tool("Undo").click();
    await expectPressed("Heading", false);
    await tool("Redo").click();
    await expectPressed("Heading", true);
    await expect(tool("Redo")).toHaveAttribute("aria-disabled", "true");
    await expectHtml("<h2>Before</h2>");
  });

  const typed = [
    ["## ", "<h2>A</h2>", "Heading"],
    ["### ", "<h3>A</h3>", "Smaller heading"],
    ["- ", "<ul>\n  <li>A</li>\n</ul>", "List"],
    ["* ", "<ul>\n  <li>A</li>\n</ul>", "List"],
    ["1. ", "<ol>\n  <li>A</li>\n</ol>", "Numbered list"],
    ["> ", "<blockquote>\n  <p>A</p>\n</blockquote>", "Quote"],
  ] as const;
  for (const [signs, html, name] of typed) {
    await test.step(`typing “${signs}”`, async () => {
      await open("");
      await type(signs);
      await expectPressed(name, true);
      await press("Backspace");
      await expectPressed(name, false);
      await expect(text).toHaveText(signs);
      await open("");
      await type(`${signs}A`);
      await expectHtml(html);
    });
  }

  for (const [typing, html] of [
    ["a **bold**", "<p>a <strong>bold</strong> on</p>"],
    ["a *slanted*", "<p>a <em>slanted</em> on</p>"],
  ] as const) {
    await test.step(`typing “${typing}”`, async () => {
      await open("");
      await type(typing);
      await expect(text).toHaveText(typing.replaceAll("*", ""));
      await press("Backspace");
      await expect(text).toHaveText(typing);
      await open("");
      await type(`${typing} on`);
      await expectHtml(html);
    });
  }
});

test("Enter, Shift+Enter and Tab work as in other text programs", async ({ page }) => {
  const { tool, open, expectHtml } = await openNewPost(page);
  const press = (key: string) => page.keyboard.press(key);
  const type = (words: string) => page.keyboard.type(words);

  await test.step("paragraphs and headings", async () => {
    await open('<h2 id="first">First</h2>');
    await press("Enter");
    await type("a");
    await press("Shift+Enter");
    await type("b");
    await press("Enter");
    await type("c");
    await press("Home");
    await press("ArrowUp");
    await press("ArrowUp");
    await press("ArrowUp");
    for (let i = 0; i < 2; i += 1) await press("ArrowRight");
    await press("Enter");
    await expectHtml('<h2 id="first">Fi</h2>\n<h2>rst</h2>\n<p>a<br>b</p>\n<p>c</p>');
  });

  await test.step("lists", async () => {
    await open("<ul><li>One</li></ul>");
    for (const name of ["Heading", "Smaller heading"]) {
      await expect(tool(name)).toHaveAttribute("aria-disabled", "true");
    }
    await press("Enter");
    await press("Tab");
    await type("inner");
    await press("Shift+Enter");
    await type("line");
    await press("Enter");
    await type("more");
    await press("Shift+Tab");
    await type("!");
    await press("Enter");
    await press("Enter");
    await type("After");
    await expectHtml(
      "<ul>\n  <li>One\n    <ul>\n      <li>inner<br>line</li>\n    </ul>\n  </li>\n  <li>more!</li>\n</ul>\n<p>After</p>",
    );
  });

  await test.step("quotes", async () => {
    await open("<blockquote><p>Said</p></blockquote>");
    await press("Enter");
    await press("Enter");
    await type("Plain");
    await expectHtml("<blockquote>\n  <p>Said</p>\n</blockquote>\n<p>Plain</p>");
    await open("<blockquote><p>Said</p></blockquote>");
    await press("Home");
    await press("Backspace");
    await expectHtml("<p>Said</p>");
  });
});
