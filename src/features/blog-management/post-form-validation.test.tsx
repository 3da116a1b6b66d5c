import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makePost } from "../../../tests/support/factories";
import {
  fillPostForm,
  openPostForm,
  postField,
  saveButton,
  setField,
} from "../../../tests/support/post-form";

beforeEach(() => {
  localStorage.clear();
});

describe("what is missing", () => {
  test.each([
    ["Title", "Title is required."],
    ["Content (HTML)", "Content is required."],
    ["Featured image URL", "Featured image URL is required."],
    ["Featured image alt text", "Featured image alt text is required."],
    ["Date", "Date is required."],
    ["Category", "Category is required."],
    ["Excerpt", "Excerpt is required."],
  ])("an empty %s is reported, marked and focused", async (label, text) => {
    const { user, rows, toasts } = openPostForm();
    fillPostForm();
    setField(label, label === "Date" ? "" : "  ");
    await user.click(saveButton());
    expect(postField(label)).toHaveFocus();
    expect(postField(label)).toBeInvalid();
    expect(postField(label)).toHaveAccessibleDescription(text);
    expect(toasts()).toMatchObject([
      { title: "Validation Error", description: text, variant: "destructive" },
    ]);
    expect(rows).toEqual([]);
  });

  test("an empty slug of a post that is edited is reported", async () => {
    const post = makePost(1);
    const { user, toasts } = openPostForm({ post, stored: [post] });
    await user.clear(postField("Slug"));
    await user.click(saveButton());
    const text = "Slug is required and must be unique.";
    expect(postField("Slug")).toHaveFocus();
    expect(postField("Slug")).toHaveAccessibleDescription(text);
    expect(toasts()).toMatchObject([{ title: "Validation Error", description: text }]);
  });

  test("is reported one by one, and the error disappears with the next change", async () => {
    const { user, toasts } = openPostForm();
    await user.click(saveButton());
    expect(toasts()).toMatchObject([{ description: "Title is required." }]);
    expect(screen.getAllByText(/ is required\.$/)).toHaveLength(1);

    await user.type(postField("Title"), "S");
    expect(postField("Title")).toBeValid();
    expect(screen.queryByText("Title is required.")).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(postField("Content (HTML)")).toHaveFocus();
  });

  test("in the content is shown even if the preview is open", async () => {
    const { user } = openPostForm();
    fillPostForm({ "Content (HTML)": "" });
    await user.click(screen.getByRole("tab", { name: "Preview" }));
    await user.click(saveButton());
    expect(postField("Content (HTML)")).toBeVisible();
    expect(postField("Content (HTML)")).toHaveFocus();
  });
});

describe("a slug that exists", () => {
  const other = makePost(1, { slug: "moq", title: "All about MOQ" });
  const TEXT = "A post with this slug already exists. Please use a unique slug.";

  test("is refused for a new post, with a suggestion", async () => {
    const { user, rows, toasts, onSaved } = openPostForm({ stored: [other] });
    fillPostForm({ Title: "MOQ" });
    await user.click(saveButton());
    expect(await screen.findByText(`Not saved: ${TEXT}`)).toBeVisible();
    await waitFor(() => {
      expect(postField("Slug")).toHaveFocus();
    });
    expect(postField("Slug")).toHaveAccessibleDescription(TEXT);
    expect(toasts()).toMatchObject([{ title: "Validation Error", description: TEXT }]);
    expect(rows).toHaveLength(1);
    expect(onSaved).not.toHaveBeenCalled();

    await user.click(await screen.findByRole("button", { name: "Use moq-2" }));
    expect(postField("Slug")).toHaveFocus();
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows[1]).toMatchObject({ title: "MOQ", slug: "moq-2" });
  });
});
