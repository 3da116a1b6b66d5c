import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { makePosts } from "../../../tests/support/factories";
import { COMPLETE, fillPostForm, saveButton } from "../../../tests/support/post-form";
import { backend } from "../../../tests/support/handlers/backend";
import { addButton, deletePost, openPostList, toastText } from "../../../tests/support/post-list";

beforeEach(() => {
  localStorage.clear();
});

const inOrder = (count: number) =>
  makePosts(count).map((post, index) => ({ ...post, display_order: 1000 + index }));
/** Delays the requests that save an order. `refuse` lets them fail. */
function delayOrderSaves() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  backend.use(
    http.patch("http://backend.test/rest/v1/blog_posts", async () => {
      await opened;
      return HttpResponse.json({ message: "no" }, { status: 400 });
    }),
  );
  return async function refuse() {
    open();
    await screen.findByText(/^Not saved: /);
  };
}

// By label: in a list of this length, queries by role take seconds.
const labelled = (name: string) => screen.getByLabelText(name);
const shownTitles = () =>
  screen
    .getAllByLabelText(/^Edit “/)
    .map((button) => button.getAttribute("aria-label")?.slice(6, -1));
const moreButton = () => screen.queryByRole("button", { name: /^Show \d+ more/ });

describe("a list of more than 100 posts", () => {
  test("shows 100 at first, and the rest in steps with the focus on the first of them", async () => {
    const { user } = await openPostList(inOrder(102));
    expect(screen.getByRole("heading", { name: "102 posts" })).toBeVisible();
    expect(shownTitles()).toHaveLength(100);
    await user.click(screen.getByRole("button", { name: "Show 2 more (2 left)" }));
    expect(shownTitles()).toHaveLength(102);
    expect(labelled("Edit “Post 101”")).toHaveFocus();
    expect(moreButton()).not.toBeInTheDocument();
  });

  test("is searched as a whole", async () => {
    const { user } = await openPostList(inOrder(102));
    await user.type(screen.getByRole("searchbox"), "post 102");
    expect(await screen.findByText("1 of 102 posts found")).toBeVisible();
    expect(shownTitles()).toEqual(["Post 102"]);
    expect(moreButton()).not.toBeInTheDocument();
  });

  test("keeps a post visible and focused that is moved below the last row", async () => {
    const { user } = await openPostList(inOrder(102));
    const refuse = delayOrderSaves();
    await user.click(labelled("Move “Post 100” down"));
    expect(await screen.findByText("Moved to 101 of 102: Post 100")).toBeInTheDocument();
    expect(shownTitles().slice(-2)).toEqual(["Post 101", "Post 100"]);
    await waitFor(() => {
      expect(labelled("Move “Post 100” down")).toHaveFocus();
    });
    await refuse();
  });

  test("shows the next row when the last one is deleted, and focuses a neighbor", async () => {
    const { user } = await openPostList(inOrder(102));
    const refuse = delayOrderSaves();
    await deletePost(user, "Post 100");
    await waitFor(() => {
      expect(shownTitles().slice(-2)).toEqual(["Post 99", "Post 101"]);
    });
    expect(labelled("Edit “Post 99”")).toHaveFocus();
    await refuse();
  });

  test("is shown as far as a post that was just added", async () => {
    const { user } = await openPostList(inOrder(102));
    await user.click(addButton());
    fillPostForm();
    await user.click(saveButton());
    await toastText("Success!");
    expect(labelled(`Edit “${COMPLETE.Title}”`)).toHaveFocus();
  });
});
