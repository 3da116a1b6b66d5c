import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { deletedBar, rowList } from "@/content/admin/row-list";
import { failureToast } from "@/admin/ui/describe-failure";
import { editing } from "@/content/admin/editing";
import { postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { adminLayout } from "@/content/admin/layout";
import { login } from "@/content/admin/login";
import { isAdminUnlocked } from "@/data/browser/admin-access";
import { keepText, listKeptTexts } from "@/data/browser/kept-texts";
import { DatabaseError } from "@/data/errors";
import { refuseStorage } from "../../../tests/support/browser";
import { makePost, makePosts } from "../../../tests/support/factories";
import { backend, rejectWrites } from "../../../tests/support/handlers/backend";
import { NEW_POST_GROUP, saveButton } from "../../../tests/support/post-form";
import {
  addButton,
  deleteButton,
  deletePost,
  downButton,
  editButton,
  listedTitles,
  openPostList,
  queryTitleField,
  titleField,
} from "../../../tests/support/post-list";
import { postToValues, valuesToFields } from "./post-table";

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";
const REFUSAL = () => HttpResponse.json({ code: "XX000", message: "No." }, { status: 500 });
const copy = postList.order;
const orderFailed = (error: unknown) =>
  failureToast(postMessages.failures.order, error, copy.fallback);
const deleteFailed = (error: unknown) =>
  failureToast(postMessages.failures.delete, error, postList.deletion.failed);

const DELETED_GROUP = "blog-post:deleted";
const OWN_WORDS = new DatabaseError("the server's own words", "", 500);
const findCopy = () => screen.findByText(deletedBar.deleted("Post 2"));
const queryCopy = () => screen.queryByText(deletedBar.deleted("Post 2"));

describe("deleting a post", () => {
  test("asks first, removes it, says so, and renumbers the others, until the list is empty", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(3));
    await user.click(deleteButton("Post 2"));
    const dialog = await screen.findByRole("dialog", { name: postList.deletion.title });
    expect(dialog).toHaveTextContent(postList.deletion.text("Post 2"));
    await user.keyboard("{Escape}");
    expect(deleteButton("Post 2")).toHaveFocus();
    expect(rows).toHaveLength(3);

    await deletePost(user, "Post 2");
    expect(await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/)).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1", "Post 3"]);
    expect(rows).toMatchObject([
      { title: "Post 1", display_order: 0 },
      { title: "Post 3", display_order: 1 },
    ]);
    expect(toasts()).toMatchObject([postMessages.deleted("Post 2")]);
    expect(editButton("Post 3")).toHaveFocus();
    await deletePost(user, "Post 3");
    await deletePost(user, "Post 1");
    expect(await screen.findByText(postList.empty)).toBeVisible();
    expect(addButton()).toHaveFocus();
  });

  test("reports when only the renumbering failed", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(2));
    backend.use(rejectWrites("blog_posts", "patch", { status: 500 }));
    await deletePost(user, "Post 1");
    expect(await screen.findByText(`${copy.failed(0, 1)} ${OWN_WORDS.message}`)).toBeVisible();
    await waitFor(() => {
      expect(toasts().at(-1)).toMatchObject(orderFailed(OWN_WORDS));
    });
    expect(rows).toHaveLength(1);
    expect(screen.getByText(deletedBar.deleted("Post 1"))).toBeVisible();
  });
});

test("a post that can't be deleted stays, unless a colleague has deleted it: a copy is kept", async () => {
  const { user, rows, toasts } = await openPostList(makePosts(2));
  backend.use(http.delete(TABLE_URL, REFUSAL, { once: true }));
  await deletePost(user, "Post 2");
  expect(await screen.findByText(`${rowList.notDeleted("Post 2")} No.`)).toBeVisible();
  const refused = deleteFailed(new DatabaseError("No.", "", 500));
  expect(toasts()).toMatchObject([refused]);
  expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
  expect(queryCopy()).not.toBeInTheDocument();
  expect(listKeptTexts(DELETED_GROUP)).toEqual([]);

  rows.pop();
  await deletePost(user, "Post 2");
  expect(await findCopy()).toBeVisible();
  expect(listedTitles()).toEqual(["Post 1"]);
});

test("a post that was deleted in another tab keeps its copy, until that is removed", async () => {
  const { user, rows } = await openPostList(makePosts(2));
  const keptAt = new Date().toISOString();
  const copyOfTab = { id: makePost(2).id, values: { title: "Rewritten" }, version: null, keptAt };
  const older = { ...copyOfTab, id: "older", keptAt: "2026-01-01T00:00:00.000Z" };
  keepText(DELETED_GROUP, copyOfTab);
  keepText(DELETED_GROUP, older);
  rows.pop();
  await deletePost(user, "Post 2");
  await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/);
  expect(listKeptTexts(DELETED_GROUP)).toEqual([copyOfTab, older]);

  await user.click(screen.getByRole("button", { name: deletedBar.removeCopyOf("Rewritten") }));
  const { title, confirmLabel } = deletedBar.removal("Rewritten");
  const dialog = within(screen.getByRole("dialog", { name: title }));
  expect(listKeptTexts(DELETED_GROUP)).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: confirmLabel }));
  expect(listKeptTexts(DELETED_GROUP)).toEqual([older]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => {
    expect(addButton()).toHaveFocus();
  });
});

test("a deletion whose response is lost keeps a copy of what the database had", async () => {
  const { user, rows } = await openPostList(makePosts(2));
  rows[1] = { ...rows[1], content: "<p>Their rewrite</p>" };
  const loseResponse = () => {
    rows.pop();
    return HttpResponse.error();
  };
  backend.use(http.delete(TABLE_URL, loseResponse, { once: true }));
  await deletePost(user, "Post 2");
  expect(await findCopy()).toBeVisible();
  expect(listKeptTexts(DELETED_GROUP)).toMatchObject([
    { values: { content: "<p>Their rewrite</p>" } },
  ]);
});

test("a deleted post is brought back as the database had it, and its unsaved work", async () => {
  const post = makePost(2, { tags: ["one", "two"], content: "<p>Long work</p>" });
  const { user, rows } = await openPostList([makePost(1), post]);
  await user.click(editButton("Post 2"));
  await user.type(titleField(), " rewritten");
  const theirs = { ...post, title: "Post 2 by a colleague", content: "<p>Their rewrite</p>" };
  rows[1] = theirs;
  await deletePost(user, "Post 2");
  await screen.findByText(deletedBar.deleted("Post 2 by a colleague"));
  expect(queryTitleField()).not.toBeInTheDocument();

  await user.click(
    screen.getByRole("button", { name: `${postList.bringBack}: Post 2 by a colleague` }),
  );
  expect(titleField()).toHaveValue("Post 2 by a colleague");
  expect(titleField()).toHaveFocus();
  expect(rows).toHaveLength(1);
  expect(listKeptTexts(DELETED_GROUP)).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: editing.draft.restore }));
  expect(titleField()).toHaveValue("Post 2 rewritten");
  await user.click(screen.getByRole("button", { name: editing.draft.restore }));
  expect(titleField()).toHaveValue("Post 2 by a colleague");

  await user.click(saveButton());
  await waitFor(() => {
    expect(listedTitles()).toEqual(["Post 1", "Post 2 by a colleague"]);
  });
  expect(rows[1]).toMatchObject(valuesToFields(postToValues(theirs)));
  expect(rows[1]["id"]).not.toBe(post.id);
  expect(listKeptTexts(DELETED_GROUP)).toEqual([]);
  expect(listKeptTexts(NEW_POST_GROUP)).toMatchObject([{ values: { title: "Post 2 rewritten" } }]);
});

test("unsaved work on a post that someone else has deleted is offered in the form of a new one", async () => {
  const keptAt = new Date().toISOString();
  const work = { id: "1", values: { title: "Half done" }, version: "1", keptAt };
  keepText(`blog-post:${makePost(4).id}`, work);
  const { user, rows } = await openPostList(makePosts(2));
  // Another tab adds a post that this list does not have, and work on it.
  rows.push(makePost(3));
  const THIRD = `blog-post:${makePost(3).id}`;
  keepText(THIRD, { ...work, values: { title: "Of another tab" } });
  await user.click(addButton());
  await user.click(await screen.findByRole("button", { name: editing.draft.restore }));
  expect(titleField()).toHaveValue("Half done");
  expect(screen.queryByRole("button", { name: editing.draft.restore })).not.toBeInTheDocument();
  await user.click(downButton("Post 1"));
  expect(await screen.findByRole("button", { name: postList.edit("Post 3") })).toBeVisible();
  expect(listKeptTexts(THIRD)).toHaveLength(1);
});

test("when the browser has no room for a copy, the question before the deletion says so", async () => {
  const { user } = await openPostList(makePosts(2));
  refuseStorage();
  await user.click(deleteButton("Post 2"));
  const dialog = await screen.findByRole("dialog", { name: postList.deletion.title });
  expect(dialog).toHaveTextContent(deletedBar.noRoom);
  await user.keyboard("{Escape}");

  await deletePost(user, "Post 2");
  await findCopy();
  expect(screen.getByText(new RegExp(deletedBar.untilLeft))).toBeVisible();
  await user.click(screen.getByRole("button", { name: `${postList.bringBack}: Post 2` }));
  expect(titleField()).toHaveValue("Post 2");
  await user.click(screen.getByRole("button", { name: adminLayout.logout }));
  await user.click(screen.getByRole("button", { name: editing.leave.cancelLabel }));
  expect(titleField()).toHaveValue("Post 2");
  expect(isAdminUnlocked()).toBe(true);
  await user.click(screen.getByRole("button", { name: adminLayout.logout }));
  await user.click(screen.getByRole("button", { name: editing.leave.confirmLabel }));
  expect(await screen.findByRole("heading", { level: 1, name: login.heading })).toBeVisible();
  expect(isAdminUnlocked()).toBe(false);
});

test("a post that a colleague has made too long for a copy is not deleted without a word", async () => {
  const { user, rows } = await openPostList(makePosts(2));
  rows[1] = { ...rows[1], content: "x".repeat(6_000_000) };
  await deletePost(user, "Post 2");
  await screen.findByText(`${rowList.notDeleted("Post 2")} ${deletedBar.noRoom}`);
  expect(rows).toHaveLength(2);
});
