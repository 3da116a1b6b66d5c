import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { deletedBar, rowList } from "@/content/admin/row-list";
import { failureToast } from "@/admin/ui/describe-failure";
import { editing } from "@/content/admin/editing";
import { refusals } from "@/content/admin/login";
import { postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { keepText, listKeptTexts } from "@/data/browser/kept-texts";
import { DatabaseError } from "@/data/errors";
import { expectConsole } from "../../../tests/support/console";
import { makeGate } from "../../../tests/support/gate";
import { makePost, makePosts } from "../../../tests/support/factories";
import {
  backend,
  failReads,
  makeVersion,
  rejectWrites,
  requestsTo,
  serveVersions,
} from "../../../tests/support/handlers/backend";
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
const deleteFailed = (error: unknown) =>
  failureToast(postMessages.failures.delete, error, postList.deletion.failed);

const OWN_WORDS = new DatabaseError("the server's own words", "", 500);
const findCopy = (title: string) => screen.findByText(deletedBar.told(title));
const queryCopy = (title: string) => screen.queryByText(deletedBar.told(title));
const bringBack = (title: string) =>
  screen.getByRole("button", { name: `${postList.bringBack}: ${title}` });
const removeCopy = (title: string) =>
  screen.getByRole("button", { name: `${deletedBar.remove}: ${title}` });

async function removeForGood(user: UserEvent) {
  await user.click(removeCopy("Deleted last"));
  const { confirmLabel } = deletedBar.removal("");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: confirmLabel }));
}

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

  test("that succeeds is no failure when only the renumbering fails", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(2), []);
    backend.use(rejectWrites("blog_posts", "patch", { status: 500 }));
    await deletePost(user, "Post 1");
    const addition = copy.notRenumbered(OWN_WORDS.message);
    expect(await screen.findByText((text) => text.endsWith(`Post 1${addition}`))).toBeVisible();
    expect(toasts()).toMatchObject([postMessages.deleted("Post 1")]);
    expect(rows).toHaveLength(1);
    expect(await findCopy("Post 1")).toBeVisible();
  });
});

test("a post that can't be deleted stays, unless a colleague has deleted it", async () => {
  const { user, rows, toasts } = await openPostList(makePosts(2), []);
  backend.use(http.delete(TABLE_URL, REFUSAL, { once: true }));
  await deletePost(user, "Post 2");
  expect(await screen.findByText(`${rowList.notDeleted("Post 2")} No.`)).toBeVisible();
  const refused = deleteFailed(new DatabaseError("No.", "", 500));
  expect(toasts()).toMatchObject([refused]);
  expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
  expect(queryCopy("Post 2")).not.toBeInTheDocument();

  rows.pop();
  await deletePost(user, "Post 2");
  expect(await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/)).toBeVisible();
  expect(listedTitles()).toEqual(["Post 1"]);
});

test("a deletion says that it can be undone only if the database keeps what is deleted", async () => {
  const { user } = await openPostList(makePosts(2));
  await user.click(deleteButton("Post 2"));
  const dialog = await screen.findByRole("dialog", { name: postList.deletion.title });
  expect(dialog).not.toHaveTextContent(deletedBar.kept);
  await user.keyboard("{Escape}");
  await deletePost(user, "Post 2");
  expect(await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/)).toBeVisible();
  expect(queryCopy("Post 2")).not.toBeInTheDocument();
  // It is not asked again for what it does not have.
  expect(requestsTo("content_versions")).toHaveLength(1);
});

test("a deleted post is brought back as the database had it, and its unsaved work", async () => {
  const post = makePost(2, { tags: ["one", "two"], content: "<p>Long work</p>" });
  const { user, rows, versions } = await openPostList([makePost(1), post], []);
  await user.click(editButton("Post 2"));
  await user.type(titleField(), " rewritten");
  const theirs = { ...post, title: "Post 2 by a colleague", content: "<p>Their rewrite</p>" };
  versions.push(makeVersion("blog_posts", post));
  rows[1] = theirs;
  await user.click(deleteButton("Post 2"));
  const dialog = await screen.findByRole("dialog", { name: postList.deletion.title });
  expect(dialog).toHaveTextContent(deletedBar.kept);
  await user.keyboard("{Escape}");
  await deletePost(user, "Post 2");
  await findCopy("Post 2 by a colleague");
  expect(queryTitleField()).not.toBeInTheDocument();

  await user.click(bringBack("Post 2 by a colleague"));
  await waitFor(() => {
    expect(titleField()).toHaveValue("Post 2 by a colleague");
  });
  expect(titleField()).toHaveFocus();
  expect(rows).toHaveLength(1);
  expect(queryCopy("Post 2 by a colleague")).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: editing.draft.restore }));
  expect(titleField()).toHaveValue("Post 2 rewritten");
  await user.click(screen.getByRole("button", { name: editing.draft.restore }));
  expect(titleField()).toHaveValue("Post 2 by a colleague");

  await user.click(saveButton());
  await waitFor(() => {
    expect(listedTitles()).toEqual(["Post 1", "Post 2 by a colleague"]);
  });
  expect(rows[1]).toMatchObject(valuesToFields(postToValues(theirs)));
  const newId = rows[1]["id"];
  expect(newId).not.toBe(post.id);
  expect(listKeptTexts(NEW_POST_GROUP)).toMatchObject([{ values: { title: "Post 2 rewritten" } }]);
  await waitFor(() => {
    expect(versions).toMatchObject([
      { row_id: newId, fields: post, is_deletion: false },
      { row_id: newId, fields: theirs, is_deletion: false },
    ]);
  });
  expect(queryCopy("Post 2 by a colleague")).not.toBeInTheDocument();
});

describe("posts that colleagues have deleted", () => {
  const GONE = [
    makeVersion("blog_posts", makePost(8, { title: "Rewritten" })),
    makeVersion("blog_posts", makePost(9), { is_deletion: true }),
    makeVersion("blog_posts", makePost(8, { title: "Deleted last" }), { is_deletion: true }),
    makeVersion("success_stories", makePost(7), { is_deletion: true }),
    // One that was put back in SQL.
    makeVersion("blog_posts", makePost(1), { is_deletion: true }),
  ];

  test("are listed, newest first, until their copies are removed for good", async () => {
    const { user, versions } = await openPostList(makePosts(2), GONE);
    await findCopy("Deleted last");
    expect(queryCopy("Post 9")).not.toBeVisible();
    await user.click(screen.getByText(deletedBar.earlier(1)));
    expect(queryCopy("Post 9")).toBeVisible();

    await user.click(removeCopy("Deleted last"));
    const { title, confirmLabel } = deletedBar.removal("Deleted last");
    const dialog = within(screen.getByRole("dialog", { name: title }));
    expect(versions).toHaveLength(5);
    await user.click(dialog.getByRole("button", { name: confirmLabel }));
    expect(await screen.findByText(/^Removed \d\d:\d\d: the copy of Deleted last$/)).toBeVisible();
    expect(versions).toMatchObject([{ row_id: makePost(9).id }, {}, { row_id: makePost(1).id }]);
    expect(queryCopy("Deleted last")).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => {
      expect(addButton()).toHaveFocus();
    });
  });

  test("can be gone by the time they are brought back or removed, which is said", async () => {
    const { user, versions, rows } = await openPostList(makePosts(2), GONE);
    await findCopy("Deleted last");
    versions.length = 0;
    await user.click(bringBack("Deleted last"));
    const notBack = `${deletedBar.notRead("Deleted last")} ${deletedBar.gone}`;
    expect(await screen.findByText(notBack)).toBeVisible();
    expect(queryTitleField()).not.toBeInTheDocument();
    await waitFor(() => {
      expect(queryCopy("Deleted last")).not.toBeInTheDocument();
    });
    expect(rows).toHaveLength(2);
  });

  test("are kept if they can't be removed", async () => {
    const { user } = await openPostList(makePosts(2), GONE);
    await findCopy("Deleted last");
    backend.use(rejectWrites("content_versions", "delete", { status: 200 }));
    await removeForGood(user);
    const notRemoved = `${deletedBar.notRemoved("Deleted last")} ${refusals.notAccepted}`;
    expect(await screen.findByText(notRemoved)).toBeVisible();
    expect(queryCopy("Deleted last")).toBeVisible();
  });

  test("are removed, too, if the response got lost", async () => {
    const { user, versions } = await openPostList(makePosts(2), GONE);
    await findCopy("Deleted last");
    backend.use(
      http.delete("http://backend.test/rest/v1/content_versions", () => {
        versions.length = 0;
        return HttpResponse.error();
      }),
      http.post("http://backend.test/rest/v1/rpc/draft_schedule_state", () =>
        HttpResponse.json({ schedule: null }),
      ),
    );
    await removeForGood(user);
    expect(await screen.findByText(/^Removed \d\d:\d\d: the copy of Deleted last$/)).toBeVisible();
    expect(queryCopy("Deleted last")).not.toBeInTheDocument();
  });

  test("that could not be read are read again on request; the list of posts is there", async () => {
    const errors = expectConsole("error");
    backend.use(failReads("content_versions", { status: 403 }));
    const { user } = await openPostList(makePosts(2));
    expect(await screen.findByText(deletedBar.loadFailed.title)).toBeVisible();
    expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
    expect(errors.takeMessages()).toContain("What was deleted could not be read.");
    backend.use(...serveVersions([...GONE]));
    await user.click(screen.getByRole("button", { name: deletedBar.loadFailed.retryLabel }));
    await findCopy("Deleted last");
    expect(screen.queryByText(deletedBar.loadFailed.title)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test("stay listed if their history could not go along, with the reason", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(2), GONE);
    await findCopy("Deleted last");
    await user.click(bringBack("Deleted last"));
    await screen.findByDisplayValue("Deleted last");
    backend.use(rejectWrites("content_versions", "patch", { status: 500 }));
    await user.click(saveButton());
    await waitFor(() => {
      expect(toasts().at(-1)).toMatchObject(
        failureToast(deletedBar.notAssigned, OWN_WORDS, deletedBar.fallback),
      );
    });
    expect(rows).toHaveLength(3);
    await findCopy("Deleted last");
  });
});

test("what was deleted can be brought back once the others have their new places", async () => {
  const { user } = await openPostList(makePosts(2), []);
  const gate = makeGate();
  backend.use(http.patch(TABLE_URL, () => gate.opened.then(() => undefined)));
  await deletePost(user, "Post 1");
  await findCopy("Post 1");
  await user.click(bringBack("Post 1"));
  expect(bringBack("Post 1")).toHaveAttribute("aria-disabled", "true");
  expect(queryTitleField()).not.toBeInTheDocument();
  gate.open();
  await waitFor(() => {
    expect(bringBack("Post 1")).not.toHaveAttribute("aria-disabled");
  });
  await user.click(bringBack("Post 1"));
  await screen.findByDisplayValue("Post 1");
});

test("copies that an earlier release kept in this browser go once the database keeps them", async () => {
  const keptAt = new Date().toISOString();
  keepText("blog-post:deleted", { id: makePost(4).id, values: {}, version: null, keptAt });
  await openPostList(makePosts(2), []);
  await waitFor(() => {
    expect(listKeptTexts("blog-post:deleted")).toEqual([]);
  });
  expect(listKeptTexts(NEW_POST_GROUP)).toEqual([]);
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
