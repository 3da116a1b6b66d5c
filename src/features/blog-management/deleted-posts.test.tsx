import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { deletedBar } from "@/content/admin/deleted-bar";
import { postList } from "@/content/admin/post-list";
import { readDrafts } from "@/db/admin-drafts";
import { DatabaseError, RowNotFoundError } from "@/db/errors";
import { makePost, makePosts } from "../../../tests/support/factories";
import { backend, rejectWrites } from "../../../tests/support/handlers/backend";
import { saveButton } from "../../../tests/support/post-form";
import {
  addButton,
  deleteButton,
  deletePost,
  editButton,
  listedTitles,
  openPostList,
  queryTitleField,
  titleField,
} from "../../../tests/support/post-list";
import { messages } from "./messages";
import { postToValues, valuesToFields } from "./post-fields";

const DELETED_KEY = "blog-post:deleted";
const OWN_WORDS = new DatabaseError("the server's own words", "", 500);
const findCopy = () => screen.findByText(deletedBar.deleted("Post 2"));
const queryCopy = () => screen.queryByText(deletedBar.deleted("Post 2"));

describe("deleting a post", () => {
  test("asks first, by title, and can be cancelled", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    await user.click(deleteButton("Post 2"));
    const dialog = await screen.findByRole("dialog", { name: postList.deletion.title });
    expect(dialog).toHaveTextContent(postList.deletion.text("Post 2"));
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => {
      expect(deleteButton("Post 2")).toHaveFocus();
    });
    expect(rows).toHaveLength(2);
  });

  test("removes it, says so, and silently renumbers the others, until the list is empty", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(3));
    await deletePost(user, "Post 2");
    expect(await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/)).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1", "Post 3"]);
    expect(rows).toMatchObject([
      { title: "Post 1", display_order: 0 },
      { title: "Post 3", display_order: 1 },
    ]);
    expect(toasts()).toMatchObject([messages.deleted("Post 2")]);
    expect(editButton("Post 3")).toHaveFocus();
    await deletePost(user, "Post 3");
    await deletePost(user, "Post 1");
    expect(await screen.findByText(postList.empty)).toBeVisible();
    expect(addButton()).toHaveFocus();
  });

  test("closes the form in which it is open, and keeps its draft", async () => {
    const { user } = await openPostList(makePosts(2));
    await user.click(editButton("Post 2"));
    await user.type(titleField(), " rewritten");
    await deletePost(user, "Post 2");
    await findCopy();
    expect(queryTitleField()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: deletedBar.earlier(1) }));
    expect(screen.getByText(deletedBar.unsavedWork("Post 2 rewritten"))).toBeVisible();
  });

  test("reports when only the renumbering failed", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(2));
    backend.use(rejectWrites("blog_posts", "patch", { status: 500 }));
    await deletePost(user, "Post 1");
    const { stopped, changed } = postList.order;
    const line = `Not saved: ${OWN_WORDS.message} ${stopped(0, 1)} ${changed([], 0)}`;
    expect(await screen.findByText(line)).toBeVisible();
    expect(toasts().at(-1)).toMatchObject(messages.orderFailed(OWN_WORDS));
    expect(rows).toHaveLength(1);
    expect(screen.getByText(deletedBar.deleted("Post 1"))).toBeVisible();
  });
});

describe("a post that can't be deleted", () => {
  test("stays, with the server's message", async () => {
    const { user, toasts } = await openPostList(makePosts(2));
    backend.use(rejectWrites("blog_posts", "delete", { status: 500 }));
    await deletePost(user, "Post 2");
    const line = `${postList.notDeleted("Post 2")} ${OWN_WORDS.message}`;
    expect(await screen.findByText(line)).toBeVisible();
    expect(toasts()).toMatchObject([messages.deleteFailed(OWN_WORDS)]);
    expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
    expect(queryCopy()).not.toBeInTheDocument();
    expect(readDrafts(DELETED_KEY)).toEqual([]);
  });

  test("because it was deleted before leaves the list, and a copy is kept", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(2));
    rows.pop();
    await deletePost(user, "Post 2");
    expect(await findCopy()).toBeVisible();
    expect(toasts()).toMatchObject([messages.deleteFailed(new RowNotFoundError())]);
    expect(listedTitles()).toEqual(["Post 1"]);
  });

  test("only because the response was lost has been deleted", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(2));
    backend.use(
      http.delete("http://backend.test/rest/v1/blog_posts", () => {
        rows.pop();
        return HttpResponse.error();
      }),
    );
    await deletePost(user, "Post 2");
    expect(await findCopy()).toBeVisible();
    expect(toasts()).toMatchObject([messages.deleted("Post 2")]);
    expect(listedTitles()).toEqual(["Post 1"]);
  });
});

test("a deleted post can be restored as a new one; its copy is kept until that is saved", async () => {
  const post = makePost(2, { tags: ["one", "two"], content: "<p>Long work</p>" });
  const { user, rows } = await openPostList([makePost(1), post]);
  await deletePost(user, "Post 2");
  await findCopy();
  const name = new RegExp(`^${postList.restoreDeleted}`);
  await user.click(await screen.findByRole("button", { name }));
  expect(titleField()).toHaveValue("Post 2");
  expect(titleField()).toHaveFocus();
  expect(rows).toHaveLength(1);
  expect(readDrafts(DELETED_KEY)).toHaveLength(1);

  await user.click(saveButton());
  await waitFor(() => {
    expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
  });
  expect(rows[1]).toMatchObject(valuesToFields(postToValues(post)));
  expect(rows[1]?.["id"]).not.toBe(post.id);
  expect(readDrafts(DELETED_KEY)).toEqual([]);
  expect(queryCopy()).not.toBeInTheDocument();
});
