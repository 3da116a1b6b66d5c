import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { readDrafts } from "@/db/admin-drafts";
import { makePost, makePosts } from "../../../tests/support/factories";
import { backend, serveTableLater } from "../../../tests/support/handlers/backend";
import {
  addButton,
  deleteButton,
  editButton,
  listedTitles,
  openPostList,
  postEntries,
  toastText,
} from "../../../tests/support/post-list";

const titleField = () => screen.getByRole("textbox", { name: "Title" });
const queryTitleField = () => screen.queryByRole("textbox", { name: "Title" });
/** The button beside the page's title; the form has another one. */
const pageCancel = () => {
  const [button] = screen.getAllByRole("button", { name: "Cancel" });
  if (!button) throw new Error("There is no Cancel button.");
  return button;
};
const formCancel = () =>
  within(screen.getByRole("form", { name: "Edit post" })).getByRole("button", { name: "Cancel" });

async function retitle(user: UserEvent, title: string) {
  await user.clear(titleField());
  await user.type(titleField(), title);
}

beforeEach(() => {
  localStorage.clear();
});

describe("the form", () => {
  test("is hidden until it is asked for, and 'Add New Post' becomes 'Cancel'", async () => {
    const { user } = await openPostList(makePosts(1));
    expect(queryTitleField()).not.toBeInTheDocument();
    await user.click(addButton());
    expect(screen.getByRole("form", { name: "New post" })).toBeVisible();
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("");
    await user.click(pageCancel());
    expect(queryTitleField()).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
  });

  test("opens with the post that is edited; closing goes back to its Edit button", async () => {
    const { user } = await openPostList(makePosts(2));
    await user.click(editButton("Post 2"));
    expect(screen.getByRole("form", { name: "Edit post" })).toBeVisible();
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("Post 2");
    await user.click(formCancel());
    expect(queryTitleField()).not.toBeInTheDocument();
    expect(editButton("Post 2")).toHaveFocus();
    await user.click(addButton());
    expect(titleField()).toHaveValue("");
  });

  test("does not ask when another post is edited, but saves a draft", async () => {
    const { user } = await openPostList(makePosts(2));
    await user.click(editButton("Post 1"));
    await retitle(user, "Half done");
    await user.click(editButton("Post 2"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(titleField()).toHaveValue("Post 2");
    expect(screen.getByText("Changes set aside: “Post 1”")).toBeVisible();
    expect(postEntries()[0]).toHaveTextContent("Unsaved work");
    expect(postEntries()[1]).not.toHaveTextContent("Unsaved work");
  });
});

describe("drafts of closed forms", () => {
  test("of a post can be restored", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    await user.click(editButton("Post 2"));
    await retitle(user, "Half done");
    await user.click(pageCancel());
    expect(queryTitleField()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Bring back “Post 2”" }));
    expect(screen.getByRole("form", { name: "Edit post" })).toBeVisible();
    expect(titleField()).toHaveValue("Half done");
    expect(screen.queryByText("Changes set aside: “Post 2”")).not.toBeInTheDocument();
    expect(rows.map((row) => row["title"])).toEqual(["Post 1", "Post 2"]);
  });

  test("of a new post can be restored, even after leaving the page", async () => {
    const draft = { values: { title: "Begun" }, base: null, savedAt: new Date().toISOString() };
    localStorage.setItem("adminDraft:blog-post:new", JSON.stringify([draft]));
    const { user } = await openPostList(makePosts(1));
    expect(screen.getByText("Changes set aside: a new post, “Begun”")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Bring back a new post, “Begun”" }));
    expect(screen.getByRole("form", { name: "New post" })).toBeVisible();
    expect(titleField()).toHaveValue("Begun");
  });

  test("can be dismissed and stay stored", async () => {
    const { user } = await openPostList(makePosts(1));
    await user.click(editButton("Post 1"));
    await retitle(user, "Half done");
    await user.click(pageCancel());
    await user.click(screen.getByRole("button", { name: "Dismiss “Post 1”" }));
    expect(screen.queryByText("Changes set aside: “Post 1”")).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
    expect(postEntries()[0]).toHaveTextContent("Unsaved work");
    expect(readDrafts(`blog-post:${makePost(1).id}`)).toHaveLength(1);
  });

  test("are not mentioned when there are none", async () => {
    const { user } = await openPostList(makePosts(1));
    await user.click(editButton("Post 1"));
    await user.click(pageCancel());
    await user.click(addButton());
    await user.click(pageCancel());
    expect(screen.queryByText(/^Changes set aside/)).not.toBeInTheDocument();
  });
});

describe("after saving", () => {
  test("the list has the new title, a permanent line above reports it, and the row is focused", async () => {
    const { user, rows } = await openPostList(makePosts(2));
    await user.click(editButton("Post 1"));
    await retitle(user, "Renamed");
    await user.click(screen.getByRole("button", { name: "Save Post" }));
    await toastText("Success!");
    expect(screen.getByText(/^Saved \d\d:\d\d: Renamed$/)).toBeVisible();
    expect(listedTitles()).toEqual(["Renamed", "Post 2"]);
    await waitFor(() => {
      expect(editButton("Renamed")).toHaveFocus();
    });
    expect(postEntries()[0]).not.toHaveTextContent("Unsaved work");
    expect(rows[0]).toMatchObject({ title: "Renamed" });
    await user.click(deleteButton("Post 2"));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByText(/^Saved \d\d:\d\d: Renamed$/)).toBeVisible();
  });

  test("the row is listed even if it does not match the search", async () => {
    const { user } = await openPostList(makePosts(2));
    await user.type(screen.getByRole("searchbox"), "Post 2");
    await screen.findByText("1 of 2 posts found");
    await user.click(editButton("Post 2"));
    await retitle(user, "Out of the search");
    await user.click(screen.getByRole("button", { name: "Save Post" }));
    await toastText("Success!");
    await waitFor(() => {
      expect(editButton("Out of the search")).toHaveFocus();
    });
  });

  test("the focus stays in another form that was opened during the save", async () => {
    const posts = makePosts(2);
    const { user } = await openPostList(posts);
    await user.click(editButton("Post 1"));
    await retitle(user, "Renamed");
    const slow = serveTableLater("blog_posts", posts);
    backend.use(slow.handler);
    await user.click(screen.getByRole("button", { name: "Save Post" }));
    await user.click(editButton("Post 2"));
    slow.release();
    expect(await screen.findByText(/^Saved \d\d:\d\d: Renamed$/)).toBeVisible();
    expect(titleField()).toHaveValue("Post 2");
    expect(titleField()).toHaveFocus();
  });
});
