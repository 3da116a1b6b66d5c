import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { readDrafts } from "@/db/admin-drafts";
import { makePost } from "../../../tests/support/factories";
import {
  fillPostForm,
  openPostForm,
  postField,
  saveButton,
  setField,
  typeIn,
} from "../../../tests/support/post-form";
import { postToValues } from "./post-fields";

beforeEach(() => {
  localStorage.clear();
});

const post = makePost(1, { slug: "moq", title: "All about MOQ" });
const button = (name: string) => screen.getByRole("button", { name });
const cancel = () => button("Cancel");

describe("unsaved work", () => {
  test("is offered when the form is opened again, never applied by itself, and can be undone", async () => {
    const first = openPostForm();
    await typeIn(first.user, "Title", "Half a title");
    first.close();

    const { user } = openPostForm();
    expect(screen.getByText(/^Unsaved work from/)).toBeVisible();
    expect(postField("Title")).toHaveValue("");
    await user.click(button("Restore"));
    expect(postField("Title")).toHaveValue("Half a title");
    expect(postField("Slug")).toHaveValue("half-a-title");
    await user.click(button("Undo"));
    expect(postField("Title")).toHaveValue("");
    expect(screen.getByText(/^Unsaved work from/)).toBeVisible();
  });

  test("is compared under the names of the fields", async () => {
    const first = openPostForm({ post, stored: [post] });
    setField("Excerpt", "Another excerpt");
    first.close();

    const { user } = openPostForm({ post, stored: [post] });
    await user.click(button("Compare"));
    const kept = screen.getByRole("region", { name: "Unsaved work: Excerpt" });
    expect(kept).toHaveTextContent("Another excerpt");
  });

  test("is saved as a draft by Cancel without asking", async () => {
    const first = openPostForm();
    await typeIn(first.user, "Title", "Half a title");
    await first.user.click(cancel());
    expect(screen.getByText("Closed")).toBeVisible();
    expect(first.onCancel).toHaveBeenCalledOnce();
    first.close();

    openPostForm({ isDraftRestored: true });
    expect(postField("Title")).toHaveValue("Half a title");
  });

  test("is none when nothing was changed", async () => {
    const { user, onCancel } = openPostForm({ post, stored: [post] });
    await user.click(cancel());
    expect(onCancel).toHaveBeenCalledOnce();
    expect(readDrafts(`blog-post:${post.id}`)).toEqual([]);
  });

  test("includes the values of a restored post from the start", async () => {
    const { user, onCancel } = openPostForm({ startValues: postToValues(post) });
    expect(postField("Title")).toHaveValue("All about MOQ");
    await user.click(cancel());
    expect(onCancel).toHaveBeenCalledOnce();
    expect(readDrafts("blog-post:new")).toMatchObject([{ values: { title: "All about MOQ" } }]);
  });
});

describe("a post that a colleague has changed meanwhile", () => {
  const open = () => {
    const form = openPostForm({ post, stored: [post] });
    form.rows[0] = { ...post, title: "Their title" };
    return form;
  };
  const findDialog = () =>
    screen.findByRole("dialog", { name: "Someone else changed this meanwhile" });

  test("is not overwritten without asking", async () => {
    const { user, rows, toasts } = open();
    setField("Title", "My title");
    await user.click(saveButton());
    const dialog = within(await findDialog());
    expect(dialog.getByRole("region", { name: "Theirs: Title" })).toHaveTextContent("Their title");
    expect(rows).toMatchObject([{ title: "Their title" }]);
    expect(toasts()).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Keep editing" }));
    expect(postField("Title")).toHaveValue("My title");
    await waitFor(() => {
      expect(saveButton()).toHaveFocus();
    });
  });

  test("is overwritten on demand", async () => {
    const { user, rows, onSaved } = open();
    setField("Title", "My title");
    await user.click(saveButton());
    await user.click(within(await findDialog()).getByRole("button", { name: "Save mine anyway" }));
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows).toMatchObject([{ title: "My title" }]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(rows[0]);
  });

  test("is saved without asking when only its position has changed", async () => {
    const { user, rows } = openPostForm({ post, stored: [post] });
    rows[0] = { ...post, display_order: 7 };
    setField("Title", "My title");
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows).toMatchObject([{ title: "My title", display_order: 7 }]);
  });

  test("is saved without asking when the change was our own save without a response", async () => {
    const { user, rows } = openPostForm({ post, stored: [post] });
    rows[0] = { ...post, title: "My title", tags: ["samples", "mugs"] };
    setField("Title", " My title ");
    setField("Tags", "samples,mugs");
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
  });
});

describe("a post of which the list has an older version", () => {
  const newer = { ...post, title: "Of a colleague" };

  test("is opened as it is stored", async () => {
    openPostForm({ post, stored: [newer] });
    await waitFor(() => {
      expect(postField("Title")).toHaveValue("Of a colleague");
    });
  });

  test("does not replace what was typed meanwhile, but is reported", async () => {
    openPostForm({ post, stored: [newer] });
    setField("Title", "My title");
    expect(await screen.findByText(/saved in another tab or by a colleague/)).toBeVisible();
    expect(postField("Title")).toHaveValue("My title");
  });
});

describe("a post that was deleted meanwhile", () => {
  const findDialog = () => screen.findByRole("dialog", { name: "This was deleted meanwhile" });

  test("can be saved as a new one", async () => {
    const { user, rows, onSaved, toasts } = openPostForm({ post, stored: [post] });
    rows.length = 0;
    setField("Title", "My title");
    await user.click(saveButton());
    await user.click(within(await findDialog()).getByRole("button", { name: "Save as new" }));
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows).toMatchObject([{ title: "My title", slug: "moq", display_order: 1 }]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(rows[0]));
    expect(toasts()).toMatchObject([{ description: 'Post "My title" created.' }]);
  });

  test("is not saved as a new one under a slug that was taken meanwhile", async () => {
    const { user, rows, toasts } = openPostForm({ post, stored: [post] });
    rows[0] = makePost(2, { slug: "moq" });
    setField("Title", "My title");
    await user.click(saveButton());
    await user.click(within(await findDialog()).getByRole("button", { name: "Save as new" }));
    const text = "A post with this slug already exists. Please use a unique slug.";
    expect(await screen.findByText(`Not saved: ${text}`)).toBeVisible();
    expect(toasts()).toMatchObject([{ title: "Validation Error", description: text }]);
    expect(rows).toHaveLength(1);
  });
});

test("a saved post leaves no draft", async () => {
  const { user, close } = openPostForm();
  fillPostForm();
  await user.click(saveButton());
  expect(await screen.findByText("Closed")).toBeVisible();
  close();
  openPostForm();
  expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();
});
