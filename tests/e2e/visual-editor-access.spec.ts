import { findViolations } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { findInvisibleInForcedColors } from "./support/forced-colors";
import { findFocusProblem } from "./support/keyboard";
import { findOverflow, nextFrames } from "./support/layout";
import { DESKTOP, PHONE } from "./support/pages";
import { findLowTargets, findSmallTargets } from "./support/targets";
import { expect, test } from "./support/test";
import { makeContentEditor, openNewPost } from "./support/visual-editor";

/** A table, a picture, a player, a link at the end, and what no other block can hold. */
const ARTICLE = `<h2>Parts</h2>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>
<figure><img src="/images/blog-default-1200.webp" alt="Cartons"><figcaption>Our cartons</figcaption></figure>
<p><img src="/favicon.svg" alt=""></p>
<form><p>A form</p></form>
<p>The end is a <a href="/contact-us">link</a></p>`;

/** The toolbars, the controls in the text, and the panel of a link. */
const CONTROLS = ".visual-tools, [data-node-controls], .visual-page > [role=group]";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test("the form of a story fits a phone in each view", async ({ page }) => {
  const { view, text } = makeContentEditor(page);
  await page.setViewportSize(PHONE);
  await page.goto("/admin/success-stories");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  for (const name of ["html", "visual", "preview"] as const) {
    await view(name).click();
    if (name === "visual") await expect(text).toBeVisible();
    expect(await findOverflow(page), name).toEqual([]);
  }
});

test("the visual editor fits every screen and is accessible", async ({ page }) => {
  const { form, text, open, tool } = await openNewPost(page);
  const panel = form.getByRole("group", { name: "Link", exact: true });
  await open(ARTICLE);
  await expect(panel).toBeVisible();
  await expect(text.getByRole("group", { name: "HTML block" })).toBeVisible();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const where = `${viewport.width} px wide`;
    expect(await findOverflow(page), where).toEqual([]);
    expect(await findViolations(page), where).toEqual([]);
    expect(await findSmallTargets(page), where).toEqual([]);
    expect(await findLowTargets(page, CONTROLS), where).toEqual([]);
  }
  await text.getByRole("cell", { name: "c" }).click();
  await expect(tool("Delete table")).toBeVisible();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const where = `${viewport.width} px wide, in a table`;
    expect(await findOverflow(page), where).toEqual([]);
    expect(await findLowTargets(page, ".visual-tools"), where).toEqual([]);
    expect(await findViolations(page, ".visual-tools"), where).toEqual([]);
  }
  expect(await findInvisibleInForcedColors(page)).toEqual([]);

  await test.step("forced colors", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const styleOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.backgroundColor, style.outline, style.borderTopColor].join(" ");
        });
    const tools = '[role="toolbar"] button';
    expect(await styleOf(`${tools}[aria-pressed="true"]`)).not.toBe(
      await styleOf(`${tools}[aria-pressed="false"]`),
    );
    await text.getByRole("cell", { name: "c" }).dragTo(text.getByRole("cell", { name: "d" }));
    await expect(text.locator(".selectedCell")).toHaveCount(2);
    expect(await styleOf(".ProseMirror td.selectedCell")).not.toBe(
      await styleOf(".ProseMirror th"),
    );
    await text.getByRole("group", { name: "HTML block" }).getByText("HTML block").click();
    await page.emulateMedia({ forcedColors: null });
  });
});

test("the text is a named field that keys enter and leave, and its toolbar one stop", async ({
  page,
}) => {
  const { form, text, open, tool, expectAnnounced } = await openNewPost(page);
  const press = (key: string) => page.keyboard.press(key);
  await open("<p>Words</p>");
  await expect(form.getByRole("textbox", { name: "Content (HTML)", exact: true })).toHaveCount(1);
  await expect(text).toHaveRole("textbox");
  await expect(text).toHaveAttribute("aria-multiline", "true");
  await expect(text).toHaveAccessibleName("Content (HTML)");

  await press("Shift+Tab");
  await expect(tool("Heading")).toBeFocused();
  await press("End");
  await expect(tool("Redo")).toBeFocused();
  await press("ArrowRight");
  await expect(tool("Heading")).toBeFocused();
  await press("ArrowLeft");
  await press("Home");
  await press("ArrowRight");
  await expect(tool("Smaller heading")).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await press("Tab");
  await expect(text).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");

  await open("<ul><li>One</li><li>Two</li></ul>");
  await press("Tab");
  await expect(text.locator("li li")).toHaveText("Two");
  await press("Escape");
  await expectAnnounced("Tab now leaves the text.");
  await press("Tab");
  await expect(text).not.toBeFocused();
  await expect(text.locator("li li")).toHaveText("Two");
  await press("Shift+Tab");
  await expect(text).toBeFocused();
});

test("an HTML block is reached and moved by keyboard", async ({ page }) => {
  const { form, text, open, expectAnnounced, expectHtml } = await openNewPost(page);
  const press = (key: string) => page.keyboard.press(key);
  await open("<p>Start</p>\n<form>A</form>\n<p>End</p>");
  await press("ArrowUp");
  await expect(text.locator(".html-card[data-selected]")).toHaveCount(1);
  await press("Enter");
  await expect(form.getByRole("button", { name: "Edit HTML: HTML block" })).toBeFocused();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await expectAnnounced("Moved down.");
  await expectHtml("<p>Start</p>\n<p>End</p>\n<form>A</form>");
});

test("the toolbar stays on the screen above a long text, also with a phone's keyboard", async ({
  page,
}) => {
  const { form, text, open } = await openNewPost(page);
  const bar = form.getByRole("toolbar", { name: "Formatting" }).last();
  await page.setViewportSize(PHONE);
  await open("<p>Line</p>".repeat(60));
  for (const height of [PHONE.height, 400]) {
    await page.setViewportSize({ ...PHONE, height });
    await text.getByText("Line").nth(30).click();
    await page.keyboard.type("!");
    await nextFrames(page);
    await expect(bar).toBeInViewport({ ratio: 0.9 });
    await expect(text.getByText("Line!").first()).toBeInViewport({ ratio: 1 });
  }
});
