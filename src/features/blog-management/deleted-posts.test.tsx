import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { readDrafts } from "@/db/admin-drafts";
import { recordToasts } from "../../../tests/support/contact-page";
import { makePost, makePosts } from "../../../tests/support/factories";
import { backend, rejectWrites } from "../../../tests/support/handlers/backend";
import {
  addButton,
  deleteButton,
  deletePost,
  editButton,
  listedTitles,
  openPostList,
  storedTitles,
  toastText,
} from "../../../tests/support/post-list";

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";
const DELETED_KEY = "blog-post:deleted";
const titleField = () => screen.getByRole("textbox", { name: "Title" });

beforeEach(() => {
  localStorage.clear();
});

describe("deleting a post", () => {
  test("asks first, by title, and can be cancelled", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    await user.click(deleteButton("Post 2"));
    const dialog = await screen.findByRole("dialog", { name: "Delete this post?" });
    expect(dialog).toHaveTextContent("“Post 2” leaves the site at once.");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => {
      expect(deleteButton("Post 2")).toHaveFocus();
    });
    expect(rows).toHaveLength(2);
  });

  test("removes it, says so, and silently renumbers the others", async () => {
    const { user, rows } = await openPostList(makePosts(4));
    const toasts = recordToasts();
    await deletePost(user, "Post 2");
    const status = await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/);
    expect(status).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1", "Post 3", "Post 4"]);
    expect(storedTitles(rows)).toEqual(["Post 1", "Post 3", "Post 4"]);
    expect(rows.map((row) => row["display_order"])).toEqual([0, 1, 2]);
    expect(toasts()).toMatchObject([
      { title: "Post Deleted", description: 'Post "Post 2" deleted.' },
    ]);
    expect(editButton("Post 3")).toHaveFocus();
  });

  test("until the list is empty", async () => {
    const { user, rows } = await openPostList(makePosts(1));
    await deletePost(user, "Post 1");
    expect(await screen.findByText(/^No blog posts yet\./)).toBeVisible();
    expect(rows).toEqual([]);
    expect(addButton()).toHaveFocus();
  });

  test("closes the form in which it is open", async () => {
    const { user } = await openPostList(makePosts(2));
    await user.click(editButton("Post 2"));
    expect(titleField()).toHaveValue("Post 2");
    await deletePost(user, "Post 2");
    await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/);
    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  });

  test("reports when only the renumbering failed", async () => {
    const { user, rows } = await openPostList(makePosts(3));
    backend.use(rejectWrites("blog_posts", "patch", { status: 500 }));
    await deletePost(user, "Post 1");
    expect(await toastText("Order Update Failed")).toContain("the server's own words");
    expect(
      await screen.findByText(
        "Not saved: the server's own words (0 of 2 places had been saved before.) The order is as it was.",
      ),
    ).toBeVisible();
    expect(rows).toHaveLength(2);
    expect(screen.getByText("Deleted “Post 1”")).toBeVisible();
  });
});

describe("a post that can't be deleted", () => {
  test("stays, with the server's message", async () => {
    const { user } = await openPostList(makePosts(2));
    backend.use(rejectWrites("blog_posts", "delete", { status: 500 }));
    await deletePost(user, "Post 2");
    expect(await toastText("Delete Error")).toContain("the server's own words");
    expect(screen.getByText("“Post 2” was not deleted: the server's own words")).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
    expect(screen.queryByText("Deleted “Post 2”")).not.toBeInTheDocument();
    expect(screen.queryByText("Post Deleted")).not.toBeInTheDocument();
    expect(readDrafts(DELETED_KEY)).toEqual([]);
  });

  test("because it has no id says so", async () => {
    const { user } = await openPostList([makePost(1, { id: "" })]);
    await deletePost(user, "Post 1");
    expect(await toastText("Delete Error")).toContain("No post ID provided for deletion.");
    expect(deleteButton("Post 1")).toBeVisible();
  });

  test("without access asks to log in again and claims no success", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    backend.use(rejectWrites("blog_posts", "delete", { status: 200 }));
    await deletePost(user, "Post 2");
    expect(await toastText("Delete Error")).toContain("The admin password was changed.");
    expect(await screen.findByRole("button", { name: "Log in again" })).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
    expect(rows).toHaveLength(2);
    expect(screen.queryByText("Post Deleted")).not.toBeInTheDocument();
  });

  test("because it was deleted before leaves the list, and a copy is kept", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    rows.pop();
    await deletePost(user, "Post 2");
    expect(await toastText("Delete Error")).toContain(
      "It was deleted in another tab or by a colleague.",
    );
    expect(await screen.findByText("Deleted “Post 2”")).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1"]);
  });

  test("only because the response was lost has been deleted", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    backend.use(
      http.delete(TABLE_URL, () => {
        rows.pop();
        return HttpResponse.error();
      }),
    );
    await deletePost(user, "Post 2");
    expect(await toastText("Post Deleted")).toContain('Post "Post 2" deleted.');
    expect(await screen.findByText("Deleted “Post 2”")).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1"]);
  });
});

describe("a deleted post", () => {
  test("can be restored as a new one; its copy is removed only when that is saved", async () => {
    const post = makePost(2, { tags: ["one", "two"], content: "<p>Long work</p>" });
    const { user, rows } = await openPostList([makePost(1), post]);
    await deletePost(user, "Post 2");
    await user.click(await screen.findByRole("button", { name: /^Bring back as a new post/ }));
    expect(titleField()).toHaveValue("Post 2");
    expect(titleField()).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Content (HTML)" })).toHaveValue("<p>Long work</p>");
    expect(rows).toHaveLength(1);
    expect(readDrafts(DELETED_KEY)).toHaveLength(1);

    await user.click(screen.getByRole("button", { name: "Save Post" }));
    expect(await toastText("Success!")).toContain('Post "Post 2" created.');
    await waitFor(() => {
      expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
    });
    const { id, created_at, updated_at, ...fields } = post;
    expect(rows[1]).toMatchObject(fields);
    expect(rows[1]?.["id"]).not.toBe(id);
    expect(rows[1]).not.toMatchObject({ created_at, updated_at });
    expect(readDrafts(DELETED_KEY)).toEqual([]);
    expect(screen.queryByText("Deleted “Post 2”")).not.toBeInTheDocument();
  });

  test("is still offered after the page was left, until its copy is removed", async () => {
    const values = { title: "Gone", content: "<p>Kept</p>" };
    localStorage.setItem(
      `adminDraft:${DELETED_KEY}`,
      JSON.stringify([{ values, base: null, savedAt: "2026-01-02T03:04:05Z" }]),
    );
    const { user } = await openPostList(makePosts(1));
    expect(screen.getByText("Deleted “Gone”")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove copy of “Gone”" }));
    expect(screen.queryByText("Deleted “Gone”")).not.toBeInTheDocument();
    expect(readDrafts(DELETED_KEY)).toEqual([]);
    expect(addButton()).toHaveFocus();
  });

  test("keeps its draft", async () => {
    const { user } = await openPostList(makePosts(2));
    await user.click(editButton("Post 2"));
    await user.type(titleField(), " rewritten");
    await deletePost(user, "Post 2");
    expect(await screen.findByText("Deleted “Post 2”")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Deleted earlier/ }));
    expect(screen.getByText("Unsaved work on the deleted “Post 2 rewritten”")).toBeVisible();
  });
});
