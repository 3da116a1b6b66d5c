import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

const { announcements, link, table } = visualEditor;
const { tools } = contentEditor;

test("words are linked, and a table is filled, with buttons and keys", async ({
  context,
  page,
}) => {
  await unlockAdmin(context);
  const editor = await openNewPost(page);
  const { form, text, tool, press, type, open, expectHtml, expectAnnounced } = editor;
  const expectPressed = (name: string, isPressed: boolean) =>
    expect(tool(name)).toHaveAttribute("aria-pressed", String(isPressed));

  await test.step("a link is set, checked, opened and removed in its panel", async () => {
    const panel = form.getByRole("group", { name: link.panel, exact: true });
    const address = panel.getByLabel(link.address);
    await open("<p>See the rules</p>");
    await expectPressed(tools.link, false);
    await expect(panel).toHaveCount(0);
    await press("ControlOrMeta+Shift+ArrowLeft");
    await press("ControlOrMeta+k");
    await expect(address).toBeFocused();
    await press("Escape");
    await expect(text).toBeFocused();
    await expect(panel).toHaveCount(0);

    await press("ControlOrMeta+k");
    await expect(address).toBeFocused();
    // What an input method does with them: Enter confirms a word, Escape discards it.
    for (const key of ["Escape", "Enter"]) {
      await address.dispatchEvent("keydown", { key, keyCode: 229, isComposing: true });
      await address.dispatchEvent("keydown", { key, keyCode: 229 });
    }
    await expect(address).toBeFocused();
    await expect(address).not.toHaveAttribute("aria-invalid");
    await press("Enter");
    await expectAnnounced(link.problems.empty);
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).toHaveAccessibleDescription(link.problems.empty);
    await type("javascript:alert(1)");
    await expect(address).not.toHaveAttribute("aria-invalid");
    await tool(link.apply).click();
    await expect(address).toHaveAccessibleDescription(link.problems.unsafe);
    await expect(address).toBeFocused();
    await address.fill("example.com/rules?a=1&b");
    await press("Enter");
    await expect(text).toBeFocused();
    await expectAnnounced(announcements.linked);
    await expectPressed(tools.link, true);
    await press("End");
    await expect(address).toHaveValue("https://example.com/rules?a=1&b");
    const opened = panel.getByRole("link", { name: link.open });
    await expect(opened).toHaveAttribute("href", "https://example.com/rules?a=1&b");
    await expect(opened).toHaveAttribute("target", "_blank");
    await expect(opened).toHaveAttribute("rel", "noopener noreferrer");
    await text.getByRole("link").click();
    await expect(page).toHaveURL(/\/admin\/blog-management$/);
    await expectHtml('<p>See the <a href="https://example.com/rules?a=1&amp;b">rules</a></p>');

    await text.getByRole("link").click();
    await expectPressed(tools.link, true);
    await tool(tools.link).click();
    await expect(address).toBeFocused();
    await tool(link.remove).click();
    await expect(text).toBeFocused();
    await expectAnnounced(announcements.unlinked);
    await expect(panel).toHaveCount(0);
    await expectHtml("<p>See the rules</p>");
  });

  await test.step("a table is inserted, filled with Tab, emptied in part and deleted", async () => {
    const tableTools = form.getByRole("toolbar", { name: table.toolbar });
    const cell = (name: string) => text.getByRole("cell", { name, exact: true });
    await open("<p>Before</p>");
    await expect(tableTools).toHaveCount(0);
    await tool(tools.table).click();
    await expectAnnounced(announcements.tableInserted);
    await expect(tableTools).toBeVisible();
    await expect(tool(tools.h2)).toHaveAttribute("aria-disabled", "true");
    await tool(table.tools.deleteColumn.label).click();
    await expect(text).toBeFocused();
    for (const words of ["A", "B", "c", "d", "e"]) {
      await type(words);
      await press("Tab");
    }
    await press("Tab");
    await type("new");
    await cell("c").hover();
    await page.mouse.down();
    await cell("d").hover();
    await page.mouse.up();
    await expect(text.locator(".selectedCell")).toHaveText(["c", "d"]);
    await press("Delete");
    await expect(text.locator("tr")).toHaveText(["AB", "", "e", "new"]);
    await text.getByRole("columnheader", { name: "A" }).click();
    await expect(tool(table.tools.rowAbove.label)).toHaveAttribute("aria-disabled", "true");
    await expectPressed(table.tools.headRow.label, true);
    await tool(table.tools.headRow.label).click();
    await expectPressed(table.tools.headRow.label, false);
    await tool(table.tools.deleteTable.label).click();
    await expect(tableTools).toHaveCount(0);
    await expect(text).toBeFocused();
    await type("Words");
    await expectHtml("<p>Before</p>\n<p>Words</p>");
  });
});
