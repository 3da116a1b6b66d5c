import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import { site } from "@/config/site";
import { editing } from "@/content/admin/editing";
import { failureToast } from "@/admin/ui/describe-failure";
import { postForm, postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { rowList, unsavedBar } from "@/content/admin/row-list";
import { refreshing } from "@/content/admin/refreshing";
import { DatabaseError } from "@/data/errors";
import { unlockForTest } from "../../../tests/support/admin";
import { makePost, makePosts } from "../../../tests/support/factories";
import {
  backend,
  failReads,
  requestsTo,
  serveTableLater,
} from "../../../tests/support/handlers/backend";
import { failMovedPosts, serveMovedPosts } from "../../../tests/support/handlers/moved-posts";
import {
  fillPostForm,
  postField,
  saveButton,
  setField,
  TODAY,
} from "../../../tests/support/post-form";
import {
  addButton,
  deleteButton,
  deletePost,
  downButton,
  editButton,
  listedTitles,
  openPostList,
  postEntries,
  queryTitleField,
  titleField,
  toastText,
  upButton,
} from "../../../tests/support/post-list";
import { renderRoute } from "../../../tests/support/render-route";

const refreshButton = () => screen.getByRole("button", { name: refreshing.refresh });

test("says that it is loading, then lists the posts in their own order, with their public pages", async () => {
  const post = makePost(3, { display_order: 0, category: "Shipping", date: "2025-05-28" });
  const posts = [makePost(1, { display_order: 2 }), makePost(2), post];
  const { handler, release } = serveTableLater("blog_posts", posts);
  backend.use(handler);
  unlockForTest();
  renderRoute(adminPaths.blogManagement);
  expect(await screen.findByText(postList.loading)).toBeVisible();
  release();
  expect(await screen.findByRole("heading", { name: postList.count(3) })).toBeVisible();
  expect(listedTitles()).toEqual(["Post 3", "Post 2", "Post 1"]);
  expect(requestsTo("blog_posts").at(-1)?.searchParams.get("order")).toMatch(/^display_order\.asc/);
  expect(screen.getByText(postList.order.note)).toBeVisible();

  const [row = document.body] = postEntries();
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual(Object.values(postList.columns));
  expect(within(row).getByRole("rowheader")).toHaveTextContent("Post 3post-3");
  expect(row).toHaveTextContent(/Shipping.*May 28, 2025/);
  expect(row.querySelector("img")).toHaveAttribute("src", post.image_url);
  const link = within(row).getByRole("link", { name: `post-3 ${postList.newTab}` });
  expect(link).toHaveAttribute("href", "/blog/post-3");
  expect(link).toHaveAttribute("target", "_blank");
});

test("a post whose links lead nowhere says which, until they are changed", async () => {
  const linkTo = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join("");
  backend.use(serveMovedPosts([{ path: "/blog/old-slug", slug: "post-1" }]));
  const { user, rows } = await openPostList([
    makePost(1, { content: linkTo("/blog/post-2", "/blog/old-slug", "/gone", "#cost", "/faq") }),
    makePost(2, { content: linkTo("/a", "/b", "/c", "/d", "/e") }),
    makePost(3),
  ]);
  expect(await screen.findByText(postList.withDeadLinks(2))).toHaveTextContent("2 posts have");
  const [first, second, third] = postEntries();
  expect(first).toHaveTextContent(rowList.deadLinks(["/gone", "#cost"], 0));
  expect(second).toHaveTextContent(rowList.deadLinks(["/a", "/b", "/c"], 2));
  expect(second).toHaveTextContent("/c and 2 more");
  const anyDeadLinks = rowList.deadLinks([], 0).trim();
  expect(third).not.toHaveTextContent(anyDeadLinks);
  expect(requestsTo("list_moved_posts")).toHaveLength(1);

  rows[1] = { ...makePost(2) };
  await user.click(refreshButton());
  expect(await screen.findByText(postList.withDeadLinks(1))).toHaveTextContent("1 post has");
  expect(postEntries()[1]).not.toHaveTextContent(anyDeadLinks);
});

test("in a database that keeps no former addresses, a link to one leads nowhere", async () => {
  backend.use(failMovedPosts(404));
  await openPostList([makePost(1, { content: '<a href="/blog/old-slug">x</a>' })]);
  expect(await screen.findByText(rowList.deadLinks(["/blog/old-slug"], 0))).toBeVisible();
});

test("a list that can't be loaded is emptied and shows why, until it is refreshed", async () => {
  const { user, rows, toasts } = await openPostList(makePosts(2));
  backend.use(failReads("blog_posts", { status: 400, once: true }));
  await user.click(refreshButton());
  const failure = await screen.findByRole("alert");
  expect(failure).toHaveTextContent(postList.loadFailed.title);
  expect(failure).toHaveTextContent("the server's own words");
  const reason = new DatabaseError("the server's own words", "", 400);
  expect(toasts()).toMatchObject([
    failureToast(postList.loadFailed.toast, reason, postList.loadFailed.fallback),
  ]);
  expect(listedTitles()).toEqual([]);
  expect(screen.queryByText(postList.empty)).not.toBeInTheDocument();

  rows.push({ ...makePost(3, { title: "From a colleague" }) });
  await user.click(within(failure).getByRole("button", { name: refreshing.refresh }));
  expect(await screen.findByRole("heading", { name: postList.count(3) })).toBeVisible();
  expect(listedTitles()).toContain("From a colleague");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(refreshButton()).toHaveFocus();
});

test("the search finds by title, slug, category and tag, and locks the order meanwhile", async () => {
  const { user } = await openPostList([
    makePost(1),
    makePost(2, { title: "Sealed samples", category: "Wholesale" }),
    makePost(3, { slug: "a-slug", tags: ["ceramics"] }),
  ]);
  const field = screen.getByRole("searchbox", { name: postList.search.label });
  for (const [query, title] of [
    ["SAMPLES sealed", "Sealed samples"],
    ["a-slug", "Post 3"],
    ["wholesale", "Sealed samples"],
    ["ceramics", "Post 3"],
  ]) {
    await user.clear(field);
    await user.type(field, query ?? "");
    await waitFor(() => {
      expect(listedTitles()).toEqual([title]);
    });
  }
  expect(screen.getByText(postList.search.found(1, 3))).toBeVisible();
  for (const arrow of [upButton("Post 3"), downButton("Post 3")]) {
    expect(arrow).toHaveAttribute("aria-disabled", "true");
    expect(arrow).toHaveAccessibleDescription(postList.order.searching);
  }

  await user.type(field, " nowhere");
  expect(await screen.findByText(postList.search.none)).toBeVisible();
  await user.click(screen.getByRole("button", { name: postList.search.clear }));
  await waitFor(() => {
    expect(listedTitles()).toHaveLength(3);
  });
  expect(field).toHaveFocus();
});

const POSTS = makePosts(6).map((post, index) => ({ ...post, display_order: 1000 + index }));

const moreButton = () => screen.queryByRole("button", { name: /^Show \d+ more/ });

test("of a long list, the first posts are shown, the rest in steps, and all are searched", async () => {
  const { user } = await openPostList(POSTS);
  expect(screen.getByRole("heading", { name: postList.count(6) })).toBeVisible();
  expect(listedTitles()).toHaveLength(4);
  await user.type(screen.getByRole("searchbox"), "post 6");
  expect(await screen.findByText(postList.search.found(1, 6))).toBeVisible();
  expect(listedTitles()).toEqual(["Post 6"]);
  expect(moreButton()).not.toBeInTheDocument();
  await user.clear(screen.getByRole("searchbox"));

  await user.click(await screen.findByRole("button", { name: "Show 2 more (2 left)" }));
  expect(listedTitles()).toHaveLength(6);
  expect(editButton("Post 5")).toHaveFocus();
  expect(moreButton()).not.toBeInTheDocument();
});

test("a post that was just added is shown, although it is below the last row shown", async () => {
  const { user } = await openPostList(POSTS);
  await user.click(addButton());
  fillPostForm({ title: "One more" });
  await user.click(saveButton());
  await toastText(postMessages.created("One more").title);
  expect(editButton("One more")).toHaveFocus();
});

/** A row of a table without our constraints. */
const BARE = {
  ...Object.fromEntries(Object.keys(makePost(2)).map((column) => [column, null])),
  id: makePost(2).id,
  slug: "carton-sizes",
};

test("an incomplete row is listed, says what is missing and is completed in the form", async () => {
  const { user, rows } = await openPostList([makePost(1), BARE, makePost(3, { slug: "404" })]);
  const [whole, reserved, bare] = postEntries();
  const { missingValues, unusableSlug } = postList;
  const { notPublic } = rowList;
  const missing = postMessages.required.filter(({ field }) => field !== "slug");
  const texts = missing.map(({ field }) => missingValues[field]);
  expect(whole).not.toHaveTextContent(notPublic);
  expect(bare).toHaveTextContent([...texts, notPublic].join(" "));
  expect(reserved).toHaveTextContent(`${unusableSlug} ${notPublic}`);

  await user.click(editButton("carton-sizes"));
  expect(postField("title")).toHaveValue("");
  expect(postField("date")).toHaveValue("");
  expect(postField("author")).toHaveValue(site.teamName);
  fillPostForm({ title: "Carton sizes" });
  setField("date", "2026-01-02");
  await user.click(saveButton());
  await toastText(postMessages.updated("Carton sizes").title);
  expect(rows[1]).toMatchObject({ title: "Carton sizes", date: "2026-01-02", tags: [] });
});

test("one without an id comes last, cannot be deleted, and does not prevent moving others", async () => {
  const nameless = { ...makePost(1), id: null, title: "Without an id" };
  const { user, rows, toasts } = await openPostList([nameless, makePost(2), makePost(3)]);
  const last = within(postEntries()[2] ?? document.body);
  expect(last.getByText(rowList.withoutId, { exact: false })).toBeVisible();
  expect(last.getAllByRole("button")).toHaveLength(1);
  expect(downButton("Post 3")).toBeDisabled();

  await user.click(upButton("Post 3"));
  await toastText(postList.order.savedToast.title);
  expect(rows.map((row) => row["display_order"])).toEqual([0, 1, 0]);

  await deletePost(user, "Without an id");
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject({
      title: postMessages.failures.delete,
      description: postMessages.deleteWithoutId,
    });
  });
  expect(rows).toHaveLength(3);
});

/** The button beside the page's title; the form has another one. */
const pageCancel = () => {
  const [button] = screen.getAllByRole("button", { name: postList.cancel });
  if (!button) throw new Error("There is no Cancel button.");
  return button;
};
const SAVED = /^Saved \d\d:\d\d: Renamed$/;

async function retitle(user: UserEvent, title: string) {
  await user.clear(titleField());
  await user.type(titleField(), title);
}

describe("the form", () => {
  test("opens with today's date alone or with a post, focused; closing goes back to the button that opened it", async () => {
    vi.setSystemTime(`${TODAY}T12:00`);
    const { user } = await openPostList(makePosts(2));
    expect(queryTitleField()).not.toBeInTheDocument();
    await user.click(addButton());
    expect(screen.getByRole("form", { name: postForm.newTitle })).toBeVisible();
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("");
    expect(postField("date")).toHaveValue(TODAY);
    await user.click(pageCancel());
    expect(queryTitleField()).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();

    await user.click(editButton("Post 2"));
    const form = within(screen.getByRole("form", { name: postForm.editTitle }));
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("Post 2");
    await user.click(form.getByRole("button", { name: postForm.cancel }));
    expect(editButton("Post 2")).toHaveFocus();
  });

  test("has what is stored, also if the list is older, and follows a refresh until it is edited", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    rows[0] = { ...rows[0], title: "Of a colleague", slug: "of-a-colleague" };
    await user.click(editButton("Post 1"));
    await waitFor(() => {
      expect(titleField()).toHaveValue("Of a colleague");
    });
    // The slug was not changed here.
    expect(screen.queryByText(postForm.slug.leadsHere)).not.toBeInTheDocument();
    rows[0] = { ...rows[0], title: "Newer" };
    await user.click(refreshButton());
    await waitFor(() => {
      expect(titleField()).toHaveValue("Newer");
    });
    backend.use(failReads("blog_posts", { status: 400 }));
    await user.click(refreshButton());
    await screen.findByRole("alert");
    expect(titleField()).toHaveValue("Newer");
  });

  test("keeps what was typed when another post is edited, and offers it where it was typed", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    await user.click(editButton("Post 1"));
    await retitle(user, "Half done");
    await user.click(editButton("Post 2"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(titleField()).toHaveValue("Post 2");
    expect(postEntries()[0]).toHaveTextContent(rowList.unsavedWork);
    expect(postEntries()[1]).not.toHaveTextContent(rowList.unsavedWork);

    const told = await screen.findByText(unsavedBar.told("Half done"));
    await user.click(screen.getByRole("button", { name: `${unsavedBar.open}: Half done` }));
    await user.click(await screen.findByRole("button", { name: editing.draft.restore }));
    expect(titleField()).toHaveValue("Half done");
    expect(told).not.toBeInTheDocument();
    expect(rows.map((row) => row["title"])).toEqual(["Post 1", "Post 2"]);
  });

  test("that is canceled says what is kept, which can be discarded or opened again", async () => {
    const { user } = await openPostList(makePosts(1));
    for (const title of ["First", "Second"]) {
      await user.click(addButton());
      await user.type(titleField(), title);
      await user.click(pageCancel());
      await screen.findByRole("button", { name: `${unsavedBar.open}: ${title}` });
      expect(screen.getAllByText(unsavedBar.told(title))).toHaveLength(1);
    }
    await user.click(screen.getByRole("button", { name: `${unsavedBar.remove}: Second` }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(
      dialog.getByRole("button", { name: editing.draft.discardDialog.confirmLabel }),
    );
    await waitFor(() => {
      expect(addButton()).toHaveFocus();
    });
    expect(screen.getByText(unsavedBar.discarded("Second"))).toBeVisible();
    expect(screen.queryByText(unsavedBar.told("Second"))).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: `${unsavedBar.open}: First` }));
    await user.click(await screen.findByRole("button", { name: editing.draft.restore }));
    expect(titleField()).toHaveValue("First");
  });
});

describe("after saving", () => {
  test("the list has the new title, a permanent line above reports it, and the row is focused", async () => {
    const { user } = await openPostList([makePost(1, { slug: "first" }), makePost(2)]);
    await user.type(screen.getByRole("searchbox"), "Post 1");
    await screen.findByText(postList.search.found(1, 2));
    await user.click(editButton("Post 1"));
    await retitle(user, "Renamed");
    await user.click(saveButton());
    expect(await screen.findByText(SAVED)).toBeVisible();
    // Although it does not match the search any more, but not in the next one.
    expect(listedTitles()).toEqual(["Renamed"]);
    expect(screen.getByText(postList.search.found(0, 2))).toBeVisible();
    await waitFor(() => {
      expect(editButton("Renamed")).toHaveFocus();
    });
    expect(postEntries()[0]).not.toHaveTextContent(rowList.unsavedWork);
    await user.click(deleteButton("Renamed"));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByText(SAVED)).toBeVisible();
    await user.type(screen.getByRole("searchbox"), " elsewhere");
    expect(await screen.findByText(postList.search.none)).toBeVisible();
  });

  test("the focus stays in another form that was opened during the save", async () => {
    const posts = makePosts(2);
    const { user } = await openPostList(posts);
    await user.click(editButton("Post 1"));
    await retitle(user, "Renamed");
    const slow = serveTableLater("blog_posts", posts);
    backend.use(slow.handler);
    await user.click(saveButton());
    await user.click(editButton("Post 2"));
    slow.release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(titleField()).toHaveValue("Post 2");
    expect(titleField()).toHaveFocus();
  });
});

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  POSTS_PER_STEP: 4,
}));
