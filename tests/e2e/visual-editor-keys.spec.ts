import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test("signs at the start of a line or around words format them, and one Backspace takes that back", async ({
  page,
}) => {
  const { text, tool, open, expectHtml } = await openNewPost(page);
  const press = (key: string) => page.keyboard.press(key);
  const type = (words: string) => page.keyboard.type(words);
  const expectPressed = (name: string, isPressed: boolean) =>
    expect(tool(name)).toHaveAttribute("aria-pressed", String(isPressed));

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
    await expectHtml("<blockquote><p>Said</p></blockquote>\n<p>Plain</p>");
    await open("<blockquote><p>Said</p></blockquote>");
    await press("Home");
    await press("Backspace");
    await expectHtml("<p>Said</p>");
  });
});
