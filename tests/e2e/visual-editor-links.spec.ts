import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test("a link is set, checked, opened and removed in its panel", async ({ page }) => {
  const { form, text, tool, open, expectHtml, expectAnnounced } = await openNewPost(page);
  const panel = form.getByRole("group", { name: "Link", exact: true });
  const address = panel.getByLabel("Address of the link");
  const press = (key: string) => page.keyboard.press(key);

  await open("<p>See the rules</p>");
  await expect(tool("Link")).toHaveAttribute("aria-pressed", "false");
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
  await expect(panel.getByRole("status")).toHaveText("");
  await press("Enter");
  await expect(panel.getByRole("status")).toHaveText("This link has no address yet.");
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(address).toHaveAccessibleDescription("This link has no address yet.");
  await page.keyboard.type("javascript:alert(1)");
  await expect(panel.getByRole("status")).toHaveText("");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(panel.getByRole("status")).toHaveText(/^Pages do not follow this kind of address/);
  await expect(address).toBeFocused();
  await address.fill("blog/rules");
  await press("Enter");
  await expect(panel.getByRole("status")).toHaveText(/^This address leads nowhere/);
  await address.fill("example.com/rules?a=1&b");
  await press("Enter");
  await expect(text).toBeFocused();
  await expectAnnounced("Link set.");
  await expect(tool("Link")).toHaveAttribute("aria-pressed", "true");
  await expectHtml('<p>See the <a href="https://example.com/rules?a=1&amp;b">rules</a></p>');

  await expect(address).toHaveValue("https://example.com/rules?a=1&b");
  await expect(text).toBeFocused();
  const opened = panel.getByRole("link", { name: "Open in a new tab" });
  await expect(opened).toHaveAttribute("href", "https://example.com/rules?a=1&b");
  await expect(opened).toHaveAttribute("target", "_blank");
  await expect(opened).toHaveAttribute("rel", "noopener noreferrer");
  await text.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/blog-management$/);

  await tool("Link").click();
  await expect(address).toBeFocused();
  await address.fill("us@example.com");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expectHtml('<p>See the <a href="mailto:us@example.com">rules</a></p>');
  await panel.getByRole("button", { name: "Remove link" }).click();
  await expect(text).toBeFocused();
  await expectAnnounced("Link removed.");
  await expect(panel).toHaveCount(0);
  await expectHtml("<p>See the rules</p>");
});
