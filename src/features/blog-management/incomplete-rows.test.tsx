import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { adminPaths } from "@/config/paths";
import { site } from "@/config/site";
import { unlockForTest } from "../../../tests/support/admin";
import { recordToasts } from "../../../tests/support/contact-page";
import { makePost } from "../../../tests/support/factories";
import { backend, serveWritableTable } from "../../../tests/support/handlers/backend";
import { postField, saveButton, setField } from "../../../tests/support/post-form";
import {
  deletePost,
  downButton,
  editButton,
  listedTitles,
  postEntries,
  toastText,
  upButton,
} from "../../../tests/support/post-list";
import { renderRoute } from "../../../tests/support/render-route";

/** A row of a table without our constraints. */
const BARE = {
  id: makePost(2).id,
  slug: "carton-sizes",
  title: null,
  date: null,
  category: null,
  author: null,
  author_avatar: null,
  excerpt: null,
  image_url: null,
  image_alt: null,
  content: null,
  tags: null,
  display_order: null,
  created_at: null,
  updated_at: null,
};

beforeEach(() => {
  localStorage.clear();
});

async function openList(rows: readonly Readonly<Record<string, unknown>>[]) {
  const table = serveWritableTable("blog_posts", rows);
  backend.use(...table.handlers);
  unlockForTest();
  const toasts = recordToasts();
  const { user } = renderRoute(adminPaths.blogManagement);
  await screen.findByRole("heading", { name: /^\d+ posts?$/ });
  return { user, rows: table.rows, toasts };
}

test("an incomplete row is listed and says what is missing", async () => {
  await openList([makePost(1), BARE, makePost(3, { slug: "404" })]);
  const [whole, reserved, bare] = postEntries();
  expect(whole).not.toHaveTextContent(/No |Visitors/);
  expect(bare).toHaveTextContent(
    "No title. No content. No image. No alt text. No date. No category. No excerpt. Visitors do not see it.",
  );
  expect(reserved).toHaveTextContent(
    "Its slug cannot be the end of an address. Visitors do not see it.",
  );
});

test("it is completed in the form, which requires what is missing", async () => {
  const { user, rows, toasts } = await openList([makePost(1), BARE]);
  await user.click(editButton("carton-sizes"));
  expect(postField("Title")).toHaveValue("");
  expect(postField("Date")).toHaveValue("");
  expect(postField("Author")).toHaveValue(site.teamName);
  await user.click(saveButton());
  expect(toasts().at(-1)).toMatchObject({ description: "Title is required." });

  const filled = {
    Title: "Carton sizes",
    Excerpt: "Five to know.",
    "Content (HTML)": "<p>Text</p>",
    "Featured image URL": "/images/samples-1200.webp",
    "Featured image alt text": "Cartons",
    Date: "2026-01-02",
    Category: "Shipping",
  };
  for (const [label, text] of Object.entries(filled)) setField(label, text);
  await user.click(saveButton());
  expect(await toastText("Success!")).toContain('Post "Carton sizes" updated.');
  expect(rows[1]).toMatchObject({ title: "Carton sizes", date: "2026-01-02", tags: [] });
  expect(listedTitles()).toContain("Carton sizes");
});

test("what a colleague has completed meanwhile is not overwritten", async () => {
  const { user, rows } = await openList([makePost(1), { ...makePost(2), excerpt: null }]);
  await user.click(editButton("Post 2"));
  setField("Excerpt", "Mine");
  rows[1] = makePost(2, { excerpt: "Theirs" });
  await user.click(saveButton());
  expect(await screen.findByRole("dialog")).toHaveTextContent("Theirs");
  expect(rows[1]).toHaveProperty("excerpt", "Theirs");
});

test("it is moved and deleted like any other", async () => {
  const { user, rows } = await openList([makePost(1), BARE, makePost(3)]);
  expect(listedTitles()).toEqual(["Post 1", "Post 3", "carton-sizes"]);
  await user.click(upButton("carton-sizes"));
  await toastText("Order Updated");
  expect(rows.map((row) => row["display_order"])).toEqual([0, 1, 2]);

  await deletePost(user, "carton-sizes");
  await waitFor(() => {
    expect(rows.map(({ id }) => id)).toEqual([makePost(1).id, makePost(3).id]);
  });
});

test("one without an id comes last and does not prevent moving others", async () => {
  const nameless = { ...makePost(1), id: null, title: "From elsewhere" };
  const { user, rows, toasts } = await openList([nameless, makePost(2), makePost(3)]);
  const last = within(postEntries()[2] ?? document.body);
  expect(
    last.getByText("No ID: it can only be changed in the database. Visitors do not see it."),
  ).toBeVisible();
  expect(last.getAllByRole("button")).toHaveLength(1);
  expect(downButton("Post 3")).toBeDisabled();

  await user.click(upButton("Post 3"));
  await toastText("Order Updated");
  expect(rows.map((row) => row["display_order"])).toEqual([0, 1, 0]);

  await deletePost(user, "From elsewhere");
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject({ description: "No post ID provided for deletion." });
  });
  expect(rows).toHaveLength(3);
});
