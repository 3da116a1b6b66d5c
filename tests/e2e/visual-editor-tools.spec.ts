import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test("buttons and shortcuts format the text, show its format, and are undone", async ({ page }) => {
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
});
