import { unlockAdmin } from "../support/admin";
import { getAdminHeaders, readColumn } from "../support/backend";
import { makePost } from "../support/posts";
import { expect, test } from "../support/test";
import { makeContentEditor } from "../support/visual-editor";

const TITLE = "A post that is not lost (test)";
const SLUG = "a-post-that-is-not-lost-test";
const QUERY = `blog_posts?slug=eq.${SLUG}`;

test.beforeEach(async ({ context, request }) => {
  await unlockAdmin(context);
  const { id: _, ...data } = makePost(1, { title: TITLE, slug: SLUG, content: "<p>Stored</p>" });
  const headers = await getAdminHeaders();
  const created = await request.post("/rest/v1/blog_posts", { headers, data });
  expect(created.ok(), await created.text()).toBe(true);
});

test.afterEach(async ({ request }) => {
  await request.delete(`/rest/v1/${QUERY}`, { headers: await getAdminHeaders() });
});

test("what was written in the visual editor is not lost", async ({ context, page, request }) => {
  const editor = makeContentEditor(page);
  const { form, text, view, write, expectHtml } = editor;
  const edit = page.getByRole("button", { name: `Edit “${TITLE}”` });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const type = (words: string) => page.keyboard.type(words);
  await page.goto("/admin/blog-management");

  await test.step("a draft is offered after a reload, and restored into the text", async () => {
    await edit.click();
    await write();
    await type(" and changed");
    await page.reload();
    await edit.click();
    await expect(text).toHaveText("Stored");
    await button("Restore").click();
    await expect(text).toHaveText("Stored and changed");
    await button("Undo").first().click();
    await expect(text).toHaveText("Stored");
    await button("Undo").first().click();
    await expect(text).toHaveText("Stored and changed");
  });

  await test.step("a second tab saves the same post", async () => {
    const other = await context.newPage();
    await other.goto("/admin/blog-management");
    await other.getByRole("button", { name: `Edit “${TITLE}”` }).click();
    const { write: writeThere } = makeContentEditor(other);
    await writeThere();
    await other.keyboard.type(" elsewhere");
    await other.keyboard.press("ControlOrMeta+s");
    await expect(other.getByRole("form")).toHaveCount(0);
    await other.close();
    await expect(page.getByText(/^This was saved in another tab or by/)).toBeVisible();
    await write();
    await type("!");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(dialog).toContainText("Someone else changed this meanwhile");
    await button("Load theirs").click();
    await expect(text).toHaveText("Stored elsewhere");
    await button("Undo").first().click();
    await expect(text).toHaveText("Stored and changed!");
    await expectHtml("<p>Stored and changed!</p>");
    await page.keyboard.press("ControlOrMeta+s");
    await button("Save mine anyway").click();
    await expect(form).toHaveCount(0);
    expect(await readColumn(request, QUERY, "content")).toEqual(["<p>Stored and changed!</p>"]);
  });

  await test.step("Cancel keeps the text to bring it back", async () => {
    await edit.click();
    await write();
    await type(" Cancelled.");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: `Bring back “${TITLE}”` }).click();
    await expect(text).toHaveText("Stored and changed! Cancelled.");
  });

  await test.step("the preview of the page shows the text", async () => {
    await form.getByRole("button", { name: "Preview page" }).click();
    await expect(dialog.getByText("Stored and changed! Cancelled.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("an empty text is focused with its error, also from the preview", async () => {
    await write();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await expect(text).toHaveAccessibleDescription(/^Content is required\./);
    await view("preview").click();
    await form.getByRole("button", { name: "Save Post" }).click();
    await expect(text).toBeFocused();
    await type("Once more");
    await expect(text).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(form).toHaveCount(0);
    expect(await readColumn(request, QUERY, "content")).toEqual(["<p>Once more</p>"]);
  });

  await test.step("leaving is asked about when no draft can be kept", async () => {
    await edit.click();
    await write();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("", "QuotaExceededError");
      };
    });
    await type("?");
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(dialog).toContainText("Leave without saving?");
    await button("Stay here").click();
    await expect(dialog).toHaveCount(0);
    await expect(text).toHaveText("Once more?");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(form).toHaveCount(0);
    await page.reload();
  });

  await test.step("a deleted post is brought back", async () => {
    await page.getByRole("button", { name: `Delete “${TITLE}”` }).click();
    await dialog.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("button", { name: /^Bring back as a new post/ }).click();
    await expect(text).toHaveText("Once more?");
  });
});
