import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { editing } from "@/content/admin/editing";
import { postForm, postMessages } from "@/content/admin/post-form";
import { DatabaseError } from "@/data/errors";
import { makePost } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  rejectWrites,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { failMovedPosts } from "../../../tests/support/handlers/moved-posts";
import {
  fillPostForm,
  openPostForm,
  postField,
  save,
  saveButton,
  saveFailed,
  setField,
  TODAY,
} from "../../../tests/support/post-form";

const copy = postForm.slug;
const slug = () => postField("slug");
const useButton = (name: string) => screen.getByRole("button", { name: copy.use(name) });
const other = makePost(1, { slug: "moq", title: "All about MOQ" });
const USED = copy.usedBy("All about MOQ");
const slugQuestions = () =>
  requestsTo("blog_posts").flatMap(({ searchParams }) => searchParams.get("slug") ?? []);

describe("the slug of a new post", () => {
  test("follows the title as it is typed, and cannot be typed itself", async () => {
    const { user } = openPostForm();
    expect(slug()).not.toHaveAttribute("readonly");
    await user.type(postField("title"), "CE, UKCA & FCC");
    expect(slug()).toHaveValue("ce-ukca--fcc");
    expect(slug()).toHaveAttribute("readonly");
    expect(slug()).toHaveAccessibleDescription(copy.fromTitle);
    setField("title", "How to inspect cartons ".repeat(20));
    expect(slug()).toHaveAccessibleDescription(copy.fromStartOfTitle);
    await user.clear(postField("title"));
    expect(slug()).toHaveValue("");
    expect(slug()).not.toHaveAttribute("readonly");
  });

  test("is made from today's date when the title has no Latin letter", async () => {
    const day = `post-${TODAY.replaceAll("-", "")}`;
    const { user, rows } = openPostForm({ stored: [makePost(1, { slug: day })] });
    fillPostForm({ title: "如何从中国采购" });
    expect(slug()).toHaveValue(`${day}-2`);
    expect(slug()).toHaveAccessibleDescription(copy.fallback);
    await save(user);
    expect(rows[1]).toMatchObject({ title: "如何从中国采购", slug: `${day}-2` });
  });

  test("is refused if another post has it, and another one is offered", async () => {
    const { user, rows, toasts } = openPostForm({ stored: [] });
    fillPostForm({ title: "MOQ" });
    await waitFor(() => {
      expect(slugQuestions()).toEqual(["eq.moq"]);
    });
    // After it was found to be free.
    rows.push(other);
    await user.click(saveButton());
    expect(await screen.findByText(`Not saved: ${postMessages.slugTaken}`)).toBeVisible();
    await waitFor(() => {
      expect(slug()).toHaveFocus();
    });
    expect(slug()).toHaveAccessibleDescription(postMessages.slugTaken);
    expect(toasts()).toMatchObject([postMessages.invalid(postMessages.slugTaken)]);
    expect(rows).toHaveLength(1);

    await user.click(await screen.findByRole("button", { name: copy.use("moq-2") }));
    expect(slug()).toHaveFocus();
    await save(user);
    expect(rows[1]).toMatchObject({ title: "MOQ", slug: "moq-2" });
  });
});

describe("a slug that no page can have", () => {
  test.each([
    ["验".repeat(81), copy.faults.tooLong, "验".repeat(80)],
    ["..", copy.faults.unusable, "post"],
    ["MOQ", USED, "MOQ-2"],
  ])("is not saved for an existing post: %j", async (typed, text, free) => {
    const post = makePost(2);
    const { user, rows } = openPostForm({ post, stored: [other, post] });
    setField("slug", typed);
    await user.click(saveButton());
    expect(slug()).toHaveAccessibleDescription(text);
    expect(slug()).toHaveValue(typed);
    expect(rows).toEqual([other, post]);
    await user.click(useButton(free));
    expect(slug()).toHaveValue(free);
    expect(slug()).toBeValid();
  });

  test("stays with a post that has it, so that its other fields can be changed", async () => {
    const post = makePost(2, { slug: "a".repeat(300) });
    const { user, rows } = openPostForm({ post, stored: [post] });
    expect(screen.getByText(copy.faults.tooLong)).toBeVisible();
    setField("title", "A better title");
    await save(user);
    expect(rows).toMatchObject([{ title: "A better title", slug: post.slug }]);
  });
});

describe("the check of a slug while typing", () => {
  test("names the post that has it, after one request, and offers a free one that is kept", async () => {
    const { user } = openPostForm({ stored: [other, makePost(2, { slug: "moq-2" })] });
    await user.type(postField("title"), "MOQ");
    expect(await screen.findByText(USED)).toBeVisible();
    expect(slugQuestions()).toEqual(["eq.moq"]);
    await user.click(useButton("moq-3"));
    expect(slug()).toHaveValue("moq-3");
    expect(screen.queryByText(USED)).not.toBeInTheDocument();
    await user.type(postField("title"), "?");
    expect(slug()).toHaveValue("moq-3");
  });

  test("finds posts that are not in the list yet", async () => {
    const { user } = openPostForm();
    backend.use(serveTable("blog_posts", [other]));
    await user.type(postField("title"), "MOQ");
    expect(await screen.findByText(copy.usedByAnother)).toBeVisible();
  });
});

describe("the slug of a post on the site", () => {
  const post = makePost(2, { slug: "sealed-samples" });
  const open = () => openPostForm({ post, stored: [other, post] });

  test("shows its address, which can be copied", async () => {
    const { user } = open();
    const form = within(screen.getByRole("form"));
    expect(form.getByText(`${copy.address} /blog/sealed-samples`)).toBeVisible();
    await user.click(form.getByRole("button", { name: copy.copy }));
    expect(await form.findByText(editing.copying.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/blog/sealed-samples`,
    );
  });

  test("says whether its old address leads on, once it is changed", async () => {
    open();
    expect(screen.queryByText(copy.leadsHere)).not.toBeInTheDocument();
    setField("slug", "samples");
    expect(await screen.findByText(copy.leadsHere)).toBeVisible();
    expect(screen.queryByText(copy.renamed)).not.toBeInTheDocument();
    setField("slug", "sealed-samples");
    expect(screen.queryByText(copy.leadsHere)).not.toBeInTheDocument();
  });

  test("is required, warns once it is changed, and is simplified if it makes a poor address", async () => {
    backend.use(failMovedPosts(404));
    const { user, toasts } = open();
    const missing = postMessages.required[1].text;
    setField("slug", "");
    await user.click(saveButton());
    expect(slug()).toHaveFocus();
    expect(slug()).toHaveAccessibleDescription(missing);
    expect(toasts()).toMatchObject([postMessages.invalid(missing)]);
    setField("slug", "sealed-samples");
    expect(screen.queryByText(copy.renamed)).not.toBeInTheDocument();

    setField("slug", "Sealed Samples, 2");
    expect(await screen.findByText(copy.renamed)).toBeVisible();
    expect(screen.getByText(copy.untidy)).toBeVisible();
    await user.click(useButton("sealed-samples-2"));
    expect(slug()).toHaveValue("sealed-samples-2");
    expect(slug()).toHaveFocus();
    expect(screen.queryByText(copy.untidy)).not.toBeInTheDocument();
  });

  test("is offered in a better form before it is saved as typed", async () => {
    const { user, rows } = open();
    setField("slug", "Étude Two!");
    await user.click(saveButton());
    expect(slug()).toHaveFocus();
    expect(slug()).toHaveAccessibleDescription(copy.keepUntidy);
    expect(useButton("etude-two")).toBeVisible();
    expect(rows).toEqual([other, post]);
    await save(user);
    expect(rows[1]).toMatchObject({ slug: "Étude Two!" });
  });

  test("that another post has taken shows the server's message and an explanation", async () => {
    const { user, toasts } = open();
    const message = 'duplicate key value violates unique constraint "blog_posts_slug_key"';
    backend.use(rejectWrites("blog_posts", "patch", { status: 409, code: "23505", message }));
    setField("slug", "moq");
    expect(await screen.findByText(USED)).toBeVisible();
    await user.click(saveButton());
    expect(await screen.findByText(`Not saved: ${message}`)).toBeVisible();
    expect(toasts()).toMatchObject([saveFailed(new DatabaseError(message, "23505", 409))]);
    await waitFor(() => {
      expect(slug()).toHaveFocus();
    });
    expect(slug()).toHaveAccessibleDescription(copy.duplicate);
    expect(slug()).toHaveValue("moq");
  });
});
