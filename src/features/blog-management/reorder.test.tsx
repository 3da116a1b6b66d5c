import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { expectConsole } from "../../../tests/support/console";
import { recordToasts } from "../../../tests/support/contact-page";
import { makePosts } from "../../../tests/support/factories";
import { serveTable, backend, rejectWrites } from "../../../tests/support/handlers/backend";
import {
  addButton,
  deleteButton,
  downButton,
  listedTitles,
  openPostList,
  storedTitles,
  toastText,
  upButton,
} from "../../../tests/support/post-list";

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";

beforeEach(() => {
  localStorage.clear();
});

/** Intercepts every change before the table receives it. `before` can delay or refuse it. */
function watchChanges(
  before: (count: number) => Promise<void> | Response | undefined = () => undefined,
) {
  const ids: string[] = [];
  backend.use(
    http.patch(TABLE_URL, async ({ request }) => {
      ids.push(new URL(request.url).searchParams.get("id")?.slice(3) ?? "");
      const answer = before(ids.length);
      return answer instanceof Response ? answer : answer?.then(() => undefined);
    }),
  );
  return ids;
}

function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("moving a post", () => {
  test("by keyboard updates the list, the database and the announcement and keeps the focus", async () => {
    const posts = makePosts(4).map((post) => ({ ...post, display_order: 0 }));
    const { user, rows } = await openPostList(posts);
    const changed = watchChanges();
    upButton("Post 3").focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Moved to 2 of 4: Post 3")).toBeInTheDocument();
    expect(await toastText("Order Updated")).toContain("Blog post display order saved.");
    const expected = ["Post 1", "Post 3", "Post 2", "Post 4"];
    expect(listedTitles()).toEqual(expected);
    expect(storedTitles(rows)).toEqual(expected);
    expect(rows.map((row) => row["display_order"])).toEqual([0, 2, 1, 3]);
    // One request per post, in list order.
    expect(changed).toEqual([0, 2, 1, 3].map((i) => posts[i]?.id));
    expect(upButton("Post 3")).toHaveFocus();
    expect(screen.getByText(/^Saved \d\d:\d\d: the order of the posts$/)).toBeVisible();
  });

  test("to an end moves the focus to its other arrow", async () => {
    const { user } = await openPostList(makePosts(3));
    await user.click(upButton("Post 2"));
    expect(await screen.findByText("Moved to 1 of 3: Post 2")).toBeInTheDocument();
    await waitFor(() => {
      expect(upButton("Post 2")).toBeDisabled();
    });
    expect(downButton("Post 2")).toHaveFocus();
    await toastText("Order Updated");
    await waitFor(() => {
      expect(downButton("Post 1")).not.toHaveAttribute("aria-disabled");
    });

    await user.click(downButton("Post 1"));
    expect(await screen.findByText("Moved to 3 of 3: Post 1")).toBeInTheDocument();
    await waitFor(() => {
      expect(downButton("Post 1")).toBeDisabled();
    });
    expect(upButton("Post 1")).toHaveFocus();
  });

  test("is impossible up from the first and down from the last position", async () => {
    await openPostList(makePosts(2));
    expect(upButton("Post 1")).toBeDisabled();
    expect(downButton("Post 1")).toBeEnabled();
    expect(upButton("Post 2")).toBeEnabled();
    expect(downButton("Post 2")).toBeDisabled();
  });

  test("locks the list while it is saved", async () => {
    const { user } = await openPostList(makePosts(3));
    const gate = makeGate();
    const changed = watchChanges(() => gate.opened);
    await user.dblClick(downButton("Post 1"));
    expect(screen.getByText("Saving the order, 0 of 3")).toBeVisible();
    expect(listedTitles()).toEqual(["Post 2", "Post 1", "Post 3"]);
    expect(screen.queryByText("Order Updated")).not.toBeInTheDocument();
    for (const button of [downButton("Post 1"), deleteButton("Post 1"), upButton("Post 3")]) {
      expect(button).toHaveAttribute("aria-disabled", "true");
    }
    await user.click(upButton("Post 3"));
    await user.click(deleteButton("Post 3"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(listedTitles()).toEqual(["Post 2", "Post 1", "Post 3"]);
    gate.open();
    await toastText("Order Updated");
    expect(changed).toHaveLength(3);
    await waitFor(() => {
      expect(upButton("Post 3")).not.toHaveAttribute("aria-disabled");
    });
  });
});

test("a long list is saved six posts at a time and reports its progress", async () => {
  const { user, rows } = await openPostList(makePosts(25));
  const [start, rest] = [makeGate(), makeGate()];
  const changed = watchChanges((count) => (count > 20 ? rest : start).opened);
  const [, second = ""] = listedTitles();
  await user.click(upButton(second));
  await waitFor(() => {
    expect(changed).toHaveLength(6);
  });
  expect(screen.getByText("Saving the order, 0 of 25")).toBeVisible();
  start.open();
  expect(await screen.findByText("Saving the order, 20 of 25")).toBeVisible();
  expect(changed).toHaveLength(25);
  rest.open();
  await toastText("Order Updated");
  expect(new Set(changed).size).toBe(25);
  expect(storedTitles(rows)[0]).toBe(second);
});

describe("an order that can't be saved", () => {
  test("completely is reverted: the list shows what is stored and what was saved", async () => {
    const { user, rows } = await openPostList(makePosts(10));
    const changed = watchChanges((count) =>
      count === 8
        ? HttpResponse.json({ code: "XX000", message: "the server's own words" }, { status: 500 })
        : undefined,
    );
    const toasts = recordToasts();
    await user.click(upButton("Post 9"));
    const status = await screen.findByText(
      /^Not saved: the server's own words \(\d of 10 places had been saved before\.\) \S/,
    );
    const moved = rows.filter((row, i) => row["display_order"] !== i).map((row) => row["title"]);
    expect(moved.length).toBeGreaterThan(0);
    for (const title of moved) expect(status).toHaveTextContent(`“${String(title)}”`);
    expect(status).toHaveTextContent(`(${changed.length - 1} of 10 places`);
    expect(toasts()).toMatchObject([
      { title: "Order Update Failed", description: "the server's own words" },
    ]);
    expect(listedTitles()).toEqual(byNumberThenId(rows));
    await waitFor(() => {
      expect(upButton("Post 9")).not.toHaveAttribute("aria-disabled");
    });
  });

  test("stops at the first failure", async () => {
    const { user } = await openPostList(makePosts(20));
    const changed = watchChanges((count) =>
      count === 1 ? HttpResponse.json({ message: "no" }, { status: 500 }) : undefined,
    );
    const [, second] = listedTitles();
    await user.click(upButton(second ?? ""));
    await toastText("Order Update Failed");
    await screen.findByText(/^Not saved/);
    expect(changed.length).toBeLessThan(12);
  });

  test("without access asks to log in again", async () => {
    const { user, rows } = await openPostList(makePosts(3));
    backend.use(rejectWrites("blog_posts", "patch", { status: 200 }));
    const toasts = recordToasts();
    await user.click(upButton("Post 2"));
    expect(await toastText("Order Update Failed")).toContain("The admin password was changed.");
    expect(await screen.findByRole("button", { name: "Log in again" })).toBeVisible();
    await waitFor(() => {
      expect(listedTitles()).toEqual(["Post 1", "Post 2", "Post 3"]);
    });
    expect(storedTitles(rows)).toEqual(["Post 1", "Post 2", "Post 3"]);
    expect(toasts()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Log in again" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  test("without a response says so, and that nothing has changed", async () => {
    const { user } = await openPostList(makePosts(2));
    backend.use(rejectWrites("blog_posts", "patch", { status: 0 }));
    await user.click(upButton("Post 2"));
    expect(await toastText("Order Update Failed")).toContain("could not be reached");
    expect(await screen.findByText(/^Not saved: .*The order is as it was\.$/)).toBeVisible();
    expect(addButton()).toBeVisible();
  });

  test("nor read again does not claim what is stored", async () => {
    const { user } = await openPostList(makePosts(2));
    backend.use(http.all(TABLE_URL, () => HttpResponse.error()));
    const logged = expectConsole("error");
    await user.click(upButton("Post 2"));
    expect(await screen.findByText(/^Not saved: .*refresh the list to see\.$/)).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("could not be reached");
    expect(listedTitles()).toEqual([]);
    backend.use(serveTable("blog_posts", makePosts(2)));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => {
      expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
    });
    logged.takeMessages();
  });
});

/** The order in which the list is read: by number, then by id. */
function byNumberThenId(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const key = (row: Readonly<Record<string, unknown>>) =>
    `${String(row["display_order"])} ${String(row["id"])}`;
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map((row) => String(row["title"]));
}
