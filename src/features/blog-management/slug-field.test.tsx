import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { makePost } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  rejectWrites,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import {
  fillPostForm,
  openPostForm,
  postField,
  saveButton,
  setField,
  today,
  typeIn,
} from "../../../tests/support/post-form";

beforeEach(() => {
  localStorage.clear();
});

const slug = () => postField("Slug");
const other = makePost(1, { slug: "moq", title: "All about MOQ" });
const slugQuestions = () =>
  requestsTo("blog_posts").flatMap(({ searchParams }) => searchParams.get("slug") ?? []);

describe("the slug of a new post", () => {
  test("follows the title as it is typed, and is locked for an existing post", async () => {
    const { user } = openPostForm();
    expect(slug()).not.toHaveAttribute("readonly");
    await user.type(postField("Title"), "CE, UKCA & FCC");
    expect(slug()).toHaveValue("ce-ukca--fcc");
    expect(slug()).toHaveAttribute("readonly");
    expect(slug()).toHaveAccessibleDescription(
      "Made from the title and locked while you create the post.",
    );
    await user.clear(postField("Title"));
    expect(slug()).toHaveValue("");
    expect(slug()).not.toHaveAttribute("readonly");
  });

  test.each([
    ["义乌 Yiwu Market & Café tips", "-yiwu-market--caf-tips"],
    ["a".repeat(300), "a".repeat(240)],
    ["  two  spaces ", "two-spaces"],
  ])("of %j is %j", (title, expected) => {
    openPostForm();
    setField("Title", title);
    expect(slug()).toHaveValue(expected);
  });

  test("says that it is made from the start of a title that is long", () => {
    openPostForm();
    setField("Title", "How to inspect cartons ".repeat(20));
    expect(slug()).toHaveAccessibleDescription(/^Made from the start of the title/);
    expect(slug()).not.toHaveDisplayValue(/-$/);
  });

  test("is made from today's date when the title has no Latin letter", async () => {
    const day = `post-${today().replaceAll("-", "")}`;
    const taken = makePost(1, { slug: day });
    const { user, rows } = openPostForm({ stored: [taken] });
    fillPostForm({ Title: "如何从中国采购" });
    expect(slug()).toHaveValue(`${day}-2`);
    expect(slug()).toHaveAccessibleDescription(/no Latin letter/);
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows[1]).toMatchObject({ title: "如何从中国采购", slug: `${day}-2` });
  });
});

describe("a slug that no page can have", () => {
  test.each([
    ["404", "The site itself uses this address.", "404-2"],
    ["Index", "The site itself uses this address.", "index-2"],
  ])(
    "is not saved for a post with the title %s, and another is offered",
    async (title, text, other) => {
      const { user, rows, toasts } = openPostForm();
      fillPostForm({ Title: title });
      expect(screen.getByText(text)).toBeVisible();
      await user.click(saveButton());
      expect(slug()).toHaveFocus();
      expect(slug()).toHaveAccessibleDescription(text);
      expect(toasts()).toMatchObject([{ title: "Validation Error", description: text }]);
      expect(rows).toEqual([]);
      await user.click(screen.getByRole("button", { name: `Use ${other}` }));
      await user.click(saveButton());
      expect(await screen.findByText("Closed")).toBeVisible();
      expect(rows).toMatchObject([{ title, slug: other }]);
    },
  );

  test.each([
    ["a".repeat(241), /too long/, "a".repeat(240)],
    ["验".repeat(81), /too long/, "验".repeat(80)],
    ["feed.xml", /site itself/, "feed.xml-2"],
    ["index.html", /cannot contain/, "indexhtml"],
    ["a/b", /cannot contain/, "ab"],
    ["..", /cannot contain/, "post"],
    ["MOQ", /Already used by “All about MOQ”/, "MOQ-2"],
  ])("is not saved for an existing post: %j", async (typed, text, free) => {
    const post = makePost(2);
    const { user, rows } = openPostForm({ post, stored: [other, post] });
    setField("Slug", typed);
    await user.click(saveButton());
    expect(slug()).toHaveAccessibleDescription(text);
    expect(slug()).toHaveValue(typed);
    expect(rows).toEqual([other, post]);
    await user.click(screen.getByRole("button", { name: `Use ${free}` }));
    expect(slug()).toHaveValue(free);
    expect(slug()).toBeValid();
  });

  test("stays with a post that has it, so that its other fields can be changed", async () => {
    const post = makePost(2, { slug: "a".repeat(300) });
    const { user, rows } = openPostForm({ post, stored: [post] });
    expect(screen.getByText("This slug is too long for an address.")).toBeVisible();
    setField("Title", "A better title");
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows).toMatchObject([{ title: "A better title", slug: post.slug }]);
  });
});

describe("the check of a slug while typing", () => {
  test("names the post that has it and offers a free one that is kept", async () => {
    const { user } = openPostForm({ stored: [other, makePost(2, { slug: "moq-2" })] });
    await user.type(postField("Title"), "MOQ");
    expect(await screen.findByText("Already used by “All about MOQ”.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use moq-3" }));
    expect(slug()).toHaveValue("moq-3");
    expect(screen.queryByText(/Already used/)).not.toBeInTheDocument();
    await user.type(postField("Title"), "?");
    expect(slug()).toHaveValue("moq-3");
  });

  test("finds posts that are not in the list yet", async () => {
    const { user } = openPostForm();
    backend.use(serveTable("blog_posts", [other]));
    await user.type(postField("Title"), "MOQ");
    expect(await screen.findByText("Already used by another post.")).toBeVisible();
  });

  test("sends one request after a pause in typing", async () => {
    const { user } = openPostForm({ stored: [other] });
    await user.type(postField("Title"), "MOQ");
    await screen.findByText(/Already used/);
    expect(slugQuestions()).toEqual(["eq.moq"]);
  });

  test("ignores a response that arrives after a later one", async () => {
    const { user } = openPostForm({ stored: [other] });
    let release = () => {};
    let isReleased = false;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.use(
      http.get("http://backend.test/rest/v1/blog_posts", async ({ request }) => {
        if (new URL(request.url).searchParams.get("slug") !== "eq.free") {
          return HttpResponse.json([{ id: other.id }]);
        }
        await released;
        isReleased = true;
        return HttpResponse.json([]);
      }),
    );
    await typeIn(user, "Title", "Free");
    await waitFor(() => {
      expect(slugQuestions()).toEqual(["eq.free"]);
    });
    await typeIn(user, "Title", "MOQ");
    expect(await screen.findByText(/Already used/)).toBeVisible();
    release();
    await waitFor(() => {
      expect(isReleased).toBe(true);
    });
    await typeIn(user, "Tags", "samples");
    expect(screen.getByText(/Already used/)).toBeVisible();
  });

  test("reports no error when it fails", async () => {
    const { user, toasts } = openPostForm({ stored: [other] });
    backend.use(failReads("blog_posts", { status: 400 }));
    await user.type(postField("Title"), "MOQ");
    await waitFor(() => {
      expect(slugQuestions()).toEqual(["eq.moq"]);
    });
    expect(screen.queryByText(/Already used/)).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
  });
});

describe("the slug of a post on the site", () => {
  const post = makePost(2, { slug: "sealed-samples" });
  const open = () => openPostForm({ post, stored: [other, post] });

  test("shows its address, which can be copied", async () => {
    const { user } = open();
    const form = within(screen.getByRole("form"));
    expect(form.getByText("Address on the site: /blog/sealed-samples")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Copy address" }));
    expect(await form.findByText("Copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/blog/sealed-samples`,
    );
  });

  test("warns once it is changed, and no longer when it is changed back", () => {
    open();
    startFakeTimers();
    const warning = "Links already shared to the old address will stop working.";
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    setField("Slug", "samples");
    expect(screen.getByText(warning)).toBeVisible();
    setField("Slug", "sealed-samples");
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    advanceTimers(1000);
    expect(slugQuestions()).toEqual([]);
  });

  test("is simplified on request if it makes a poor address", async () => {
    const { user } = open();
    await typeIn(user, "Slug", "Sealed Samples, 2");
    expect(screen.getByText(/often break/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use sealed-samples-2" }));
    expect(slug()).toHaveValue("sealed-samples-2");
    expect(slug()).toHaveFocus();
    expect(screen.queryByText(/often break/)).not.toBeInTheDocument();
  });

  test("that is taken is reported while typing", async () => {
    const { user } = open();
    await typeIn(user, "Slug", "moq");
    expect(await screen.findByText("Already used by “All about MOQ”.")).toBeVisible();
  });

  test("that another post has taken shows the server's message and an explanation", async () => {
    const { user, toasts } = open();
    const message = 'duplicate key value violates unique constraint "blog_posts_slug_key"';
    backend.use(rejectWrites("blog_posts", "patch", { status: 409, code: "23505", message }));
    setField("Slug", "moq");
    await user.click(saveButton());
    expect(await screen.findByText(`Not saved: ${message}`)).toBeVisible();
    expect(toasts()).toMatchObject([{ title: "Save Error", description: message }]);
    await waitFor(() => {
      expect(slug()).toHaveFocus();
    });
    expect(slug()).toHaveAccessibleDescription(
      "Another post already has this slug. Choose a different one and save again.",
    );
    expect(slug()).toHaveValue("moq");
  });
});
