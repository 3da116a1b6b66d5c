import { adminPaths } from "@/config/paths";
import { postList } from "@/content/admin/post-list";
import { unlockAdmin } from "../support/admin";
import { readColumn } from "../support/backend";
import { tabToAndPress } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

test("a post is moved by keyboard, the new order survives a reload, and is moved back", async ({
  context,
  page,
  request,
}) => {
  await unlockAdmin(context);
  const readTitles = () => readColumn(request, "blog_posts?order=display_order,id", "title");
  const titles = await readTitles();
  const [first = "", second = "", ...others] = titles;
  await openPage(page, adminPaths.blogManagement);
  const arrow = page.getByRole("button", { name: postList.moveDown(first) });
  await tabToAndPress(page, arrow);
  const moved = (place: number) =>
    page.getByText(postList.order.moved(place, titles.length, first)).first();
  await expect(moved(2)).toBeAttached();
  await expect(arrow).toBeFocused();
  await expect.poll(readTitles).toEqual([second, first, ...others]);

  await page.reload();
  const listed = page.getByRole("row").getByRole("rowheader");
  await expect(listed.nth(0)).toContainText(second);
  await expect(listed.nth(1)).toContainText(first);
  await tabToAndPress(page, page.getByRole("button", { name: postList.moveUp(first) }));
  await expect(moved(1)).toBeAttached();
  await expect.poll(readTitles).toEqual(titles);
});
