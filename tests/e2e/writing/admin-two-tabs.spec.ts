import type { APIRequestContext, Page } from "@playwright/test";
import { adminPaths } from "@/config/paths";
import { deletedBar, rowList } from "@/content/admin/row-list";
import { editing } from "@/content/admin/editing";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders, readColumn } from "../support/backend";
import { makePost } from "../support/posts";
import { expect, test } from "../support/test";

const TITLE = "Two people and one post";
const POST = { ...makePost(90, { slug: "two-people", title: TITLE }), id: undefined };
const QUERY = `blog_posts?slug=eq.${POST.slug}`;

test.beforeEach(async ({ context, request }) => {
  await unlockAdmin(context);
  const headers = await getAdminHeaders();
  await request.post("/rest/v1/blog_posts", { headers, data: POST });
});
test.afterEach(async ({ request }) => {
  await request.delete(`/rest/v1/${QUERY}`, { headers: await getAdminHeaders() });
});

/** What a colleague does on another computer. */
async function rewrite(request: APIRequestContext, fields: object) {
  const headers = await getAdminHeaders();
  await request.patch(`/rest/v1/${QUERY}`, { headers, data: fields });
}

async function openPost(page: Page) {
  await page.goto(adminPaths.blogManagement);
  await page.getByRole("button", { name: postList.edit(TITLE) }).click();
  const title = page.getByRole("textbox", { name: postForm.labels.title });
  await expect(title).toHaveValue(TITLE);
  return title;
}

const save = (page: Page) => page.getByRole("button", { name: postForm.save }).click();
const restore = (page: Page) => page.getByRole("button", { name: editing.draft.restore });

test("two tabs with the same post keep what was typed in each, and none overwrites the other", async ({
  context,
  page,
  request,
}) => {
  const mine = await openPost(page);
  await mine.fill(`${TITLE}, as I see it`);
  // It is kept half a second later.
  const countKept = () =>
    page.evaluate(
      () => Object.keys(window.localStorage).filter((name) => name.startsWith("adminText:")).length,
    );
  await expect.poll(countKept).toBe(1);

  const other = await context.newPage();
  const theirs = await openPost(other);
  await theirs.fill(`${TITLE}, as they see it`);
  await expect.poll(countKept).toBe(2);
  // What is being typed in an open tab is offered in no other.
  await expect(restore(other)).toHaveCount(0);
  await save(other);
  await expect(other.getByText(/^Saved \d\d:\d\d: /)).toBeVisible();
  await other.close();

  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(adminPaths.blogManagement);
  await reopened.getByRole("button", { name: postList.edit(`${TITLE}, as they see it`) }).click();
  await restore(reopened).click();
  const title = reopened.getByRole("textbox", { name: postForm.labels.title });
  await expect(title).toHaveValue(`${TITLE}, as I see it`);
  await save(reopened);
  const dialog = reopened.getByRole("dialog", { name: editing.conflict.title });
  await expect(dialog.locator("mark").first()).toHaveText("they");
  await expect(dialog.locator("mark").last()).toContainText("I");
  expect(await findViolations(reopened)).toEqual([]);
  expect(await readColumn(request, QUERY, "title")).toEqual([`${TITLE}, as they see it`]);
  await dialog.getByRole("button", { name: editing.conflict.saveMine }).click();
  await expect.poll(() => readColumn(request, QUERY, "title")).toEqual([`${TITLE}, as I see it`]);
});

test("a deleted post is brought back as a colleague had rewritten it", async ({
  page,
  request,
}) => {
  await page.goto(adminPaths.blogManagement);
  const remove = async (title: string) => {
    await page.getByRole("button", { name: postList.delete(title) }).click();
    await page.getByRole("button", { name: postList.deletion.confirm }).click();
  };
  await page.getByRole("button", { name: postList.edit(TITLE) }).click();
  const excerpt = page.getByRole("textbox", { name: postForm.labels.excerpt });
  await excerpt.fill("Being typed.");
  await rewrite(request, { title: "Rewritten", excerpt: "By a colleague." });
  await remove(TITLE);
  await expect(page.getByText(rowList.notDeleted(TITLE))).toBeVisible();
  // The message lies over the row, and stays as long as the pointer rests on it.
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await remove("Rewritten");
  await expect(page.getByText(deletedBar.told("Rewritten"))).toBeVisible();
  expect(await readColumn(request, QUERY, "title")).toEqual([]);
  await page.getByRole("button", { name: `${postList.bringBack}: Rewritten` }).click();
  await expect(excerpt).toHaveValue("By a colleague.");
  // What was being typed in its form is not lost either.
  await restore(page).click();
  await expect(excerpt).toHaveValue("Being typed.");
  await restore(page).click();
  await expect(excerpt).toHaveValue("By a colleague.");
  await save(page);
  await expect.poll(() => readColumn(request, QUERY, "title")).toEqual(["Rewritten"]);
});
