import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { lockAdmin } from "@/db/admin-access";
import { readDrafts } from "@/db/admin-drafts";
import { makePost } from "../../../tests/support/factories";
import { BACKEND_FAILURES, failRequests } from "../../../tests/support/backend-failures";
import { backend, failReads, rejectWrites } from "../../../tests/support/handlers/backend";
import {
  COMPLETE,
  fillPostForm,
  openPostForm,
  postField,
  saveButton,
  setField,
} from "../../../tests/support/post-form";
import { addToTotal } from "../../../tests/support/add-to-total";

beforeEach(() => {
  localStorage.clear();
});

const UNEXPECTED = "An unexpected error occurred while saving the post.";

describe("a save that fails", () => {
  test.each([
    { what: "in the server's words", failure: { status: 500 }, text: "the server's own words" },
    {
      what: "without any words",
      failure: { status: 500, message: "" },
      text: UNEXPECTED,
    },
    {
      what: "without an answer",
      failure: { status: 0 },
      text: "The database could not be reached. Check your connection and try again.",
    },
  ])("$what is reported, and everything typed stays", async ({ failure, text }) => {
    const { user, rows, toasts } = openPostForm();
    backend.use(rejectWrites("blog_posts", "post", failure));
    fillPostForm();
    await user.click(postField("Title"));
    await user.keyboard("{Control>}s{/Control}");
    expect(await screen.findByText(`Not saved: ${text}`)).toBeVisible();
    expect(toasts()).toMatchObject([
      { title: "Save Error", description: text, variant: "destructive" },
    ]);
    expect(saveButton()).toHaveFocus();
    expect(saveButton()).toHaveAttribute("aria-busy", "false");
    expect(postField("Title")).toHaveValue(COMPLETE.Title);
    expect(postField("Title").closest("[inert]")).toBeNull();
    expect(rows).toEqual([]);
    await waitFor(() => {
      expect(readDrafts("blog-post:new")).toMatchObject([{ values: { title: COMPLETE.Title } }]);
    });
  });

  test("on any kind of error keeps what was typed, and the next one succeeds", async () => {
    const post = makePost(1);
    const { user, rows, handlers } = openPostForm({ post, stored: [post] });
    const isSave = ({ method }: Request) => method === "PATCH";
    setField("Title", "A better title");
    for (const failure of BACKEND_FAILURES.filter(({ respond }) => respond())) {
      backend.use(failRequests(failure, { when: isSave }));
      await user.click(saveButton());
      const told = failure.message.source.replace(/^\^/, "");
      await waitFor(() => {
        expect(saveButton(), failure.name).toHaveAttribute("aria-busy", "false");
        expect(screen.getByText(/^Not saved: /), failure.name).toHaveTextContent(new RegExp(told));
      });
      expect(postField("Title"), failure.name).toHaveValue("A better title");
      expect(rows, failure.name).toEqual([post]);
      addToTotal("backend failures tried, writing");
      addToTotal("backend failures survived");
    }
    await waitFor(() => {
      expect(readDrafts(`blog-post:${post.id}`)).toMatchObject([
        { values: { title: "A better title" } },
      ]);
    });
    backend.use(...handlers);
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows).toMatchObject([{ title: "A better title" }]);
  });

  test("because the database lets this browser change nothing offers to log in", async () => {
    const post = makePost(1);
    const { user, rows, toasts } = openPostForm({ post, stored: [post] });
    backend.use(rejectWrites("blog_posts", "patch", { status: 200 }));
    setField("Title", "A better title");
    lockAdmin();
    await user.click(saveButton());
    const text = `${UNEXPECTED} You are logged out in this browser. Please log in again; what you typed is kept.`;
    expect(await screen.findByText(`Not saved: ${text}`)).toBeVisible();
    expect(toasts()).toMatchObject([{ title: "Save Error", description: text }]);
    expect(postField("Title")).toHaveValue("A better title");
    expect(rows).toEqual([post]);
    await user.click(screen.getByRole("button", { name: "Log in again" }));
    expect(await screen.findByRole("dialog", { name: "Log in again" })).toBeVisible();
  });

  test("because the admin password was changed says so", async () => {
    const { user, toasts } = openPostForm();
    backend.use(
      rejectWrites("blog_posts", "post", {
        status: 401,
        code: "42501",
        message: "new row violates row-level security policy",
      }),
    );
    fillPostForm();
    await user.click(saveButton());
    expect(await screen.findByRole("button", { name: "Log in again" })).toBeVisible();
    expect(toasts()).toMatchObject([
      {
        title: "Save Error",
        description:
          "new row violates row-level security policy. The admin password was changed. Please log in again; what you typed is kept.",
      },
    ]);
  });

  test("because the slug cannot be checked writes nothing", async () => {
    const { user, rows, toasts } = openPostForm();
    backend.use(failReads("blog_posts", { status: 400, when: (query) => query.has("slug") }));
    fillPostForm();
    await user.click(saveButton());
    expect(await screen.findByText("Not saved: the server's own words")).toBeVisible();
    expect(toasts()).toMatchObject([{ title: "Save Error" }]);
    expect(rows).toEqual([]);
  });
});
