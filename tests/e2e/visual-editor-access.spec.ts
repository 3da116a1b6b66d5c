import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { findViolations } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { findInvisibleInForcedColors } from "./support/forced-colors";
import { findFocusProblem } from "./support/keyboard";
import { findOverflow, nextFrames } from "./support/layout";
import { DESKTOP, PHONE } from "./support/pages";
import { findLowTargets, findSmallTargets } from "./support/targets";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

/** A table, a picture, a player, a link at the end, and what no other block can hold. */
const ARTICLE = `<h2>Parts</h2>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>
<figure><img src="/images/blog-default-1200.webp" alt="Cartons"><figcaption>Our cartons</figcaption></figure>
<p><img src="/favicon.svg" alt=""></p>
<form><p>A form</p></form>
<p>The end is a <a href="/contact-us">link</a></p>`;

/** The toolbars, the controls in the text, and the panel of a link. */
const CONTROLS = ".visual-tools, [data-node-controls], [role=textbox] ~ [role=group]";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test("the visual editor fits every screen and is accessible", async ({ page }) => {
  const { form, text, open, tool } = await openNewPost(page);
  const card = text.getByRole("group", { name: visualEditor.html.block });
  await open(ARTICLE);
  const panel = form.getByRole("group", { name: visualEditor.link.panel, exact: true });
  await expect(panel).toBeVisible();
  await expect(card).toBeVisible();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const where = `${viewport.width} px wide`;
    expect(await findOverflow(page), where).toEqual([]);
    expect(await findViolations(page), where).toEqual([]);
    expect(await findSmallTargets(page), where).toEqual([]);
    expect(await findLowTargets(page, CONTROLS), where).toEqual([]);
  }
  await text.getByRole("cell", { name: "c" }).click();
  await expect(tool(visualEditor.table.tools.deleteTable.label)).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findLowTargets(page, ".visual-tools")).toEqual([]);
  expect(await findViolations(page, ".visual-tools")).toEqual([]);
  await page.setViewportSize(DESKTOP);
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
    await page.emulateMedia({ forcedColors: null });
  });

  await test.step("the toolbar stays on the screen above a long text, also with a phone's keyboard", async () => {
    const bar = form.getByRole("toolbar", { name: contentEditor.toolbar }).last();
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
});

test("the text is a named field that keys enter and leave, and its toolbar one stop", async ({
  page,
}) => {
  const { text, open, tool, press, expectAnnounced } = await openNewPost(page);
  await open("<ul><li>One</li><li>Two</li></ul>");
  await expect(text).toHaveRole("textbox");
  await expect(text).toHaveAttribute("aria-multiline", "true");
  await expect(text).toHaveAccessibleName(/./);
  await press("Shift+Tab");
  await expect(tool(contentEditor.tools.h2)).toBeFocused();
  await press("End");
  await expect(tool(visualEditor.redo)).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await press("Tab");
  await expect(text).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await press("Tab");
  await expect(text.locator("li li")).toHaveText("Two");
  await press("Escape");
  await expectAnnounced(visualEditor.announcements.tabReleased);
  await press("Tab");
  await expect(text).not.toBeFocused();
});
