import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { failureToast } from "@/admin/ui/describe-failure";
import { postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { refreshing } from "@/content/admin/refreshing";
import { orderedPosts } from "@/data/blog-post-editing";
import { DatabaseError } from "@/data/errors";
import { queryClient } from "@/data/query-client";
import { makePost, makePosts } from "../../../tests/support/factories";
import { makeGate } from "../../../tests/support/gate";
import { backend } from "../../../tests/support/handlers/backend";
import {
  deleteButton,
  deletePost,
  downButton,
  listedTitles,
  openPostList,
  toastText,
  upButton,
} from "../../../tests/support/post-list";

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";
const REFUSAL = () => HttpResponse.json({ code: "XX000", message: "No." }, { status: 500 });
const copy = postList.order;
const orderFailed = (error: unknown) =>
  failureToast(postMessages.failures.order, error, copy.fallback);
const findOrderSaved = () => toastText(copy.savedToast.title);

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

describe("moving a post", () => {
  test("by keyboard updates the list, the database and the announcement and keeps the focus", async () => {
    const posts = makePosts(4).map((post) => ({ ...post, display_order: 0 }));
    const { user, rows } = await openPostList(posts);
    const changed = watchChanges();
    upButton("Post 3").focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText(copy.moved(2, 4, "Post 3"))).toBeInTheDocument();
    expect(await findOrderSaved()).toContain(copy.savedToast.description);
    const expected = ["Post 1", "Post 3", "Post 2", "Post 4"];
    expect(listedTitles()).toEqual(expected);
    expect(rows.map((row) => row["display_order"])).toEqual([0, 2, 1, 3]);
    // One request per post, in list order.
    expect(changed).toEqual([0, 2, 1, 3].map((i) => posts[i]?.id));
    expect(upButton("Post 3")).toHaveFocus();
    expect(screen.getByText(/^Saved \d\d:\d\d: /)).toBeVisible();
  });

  test("to an end, from where it cannot go on, moves the focus to its other arrow", async () => {
    const { user } = await openPostList(makePosts(2));
    expect(upButton("Post 1")).toBeDisabled();
    expect(downButton("Post 2")).toBeDisabled();
    await user.click(upButton("Post 2"));
    expect(await screen.findByText(copy.moved(1, 2, "Post 2"))).toBeInTheDocument();
    await waitFor(() => {
      expect(upButton("Post 2")).toBeDisabled();
    });
    expect(downButton("Post 2")).toHaveFocus();
    await findOrderSaved();
    await waitFor(() => {
      expect(downButton("Post 2")).not.toHaveAttribute("aria-disabled");
    });

    await user.click(downButton("Post 2"));
    await waitFor(() => {
      expect(downButton("Post 2")).toBeDisabled();
    });
    expect(upButton("Post 2")).toHaveFocus();
  });

  test("locks the list while it is saved", async () => {
    const { user } = await openPostList(makePosts(3));
    const gate = makeGate();
    const changed = watchChanges(() => gate.opened);
    await user.dblClick(downButton("Post 1"));
    expect(listedTitles()).toEqual(["Post 2", "Post 1", "Post 3"]);
    expect(screen.queryByText(copy.savedToast.title)).not.toBeInTheDocument();
    for (const button of [downButton("Post 1"), deleteButton("Post 1"), upButton("Post 3")]) {
      expect(button).toHaveAttribute("aria-disabled", "true");
    }
    await user.click(upButton("Post 3"));
    await user.click(deleteButton("Post 3"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(listedTitles()).toEqual(["Post 2", "Post 1", "Post 3"]);
    gate.open();
    await findOrderSaved();
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
  await user.click(upButton("Post 2"));
  await waitFor(() => {
    expect(changed).toHaveLength(6);
  });
  expect(screen.getByText(copy.saving(0, 25))).toBeVisible();
  start.open();
  expect(await screen.findByText(copy.saving(20, 25))).toBeVisible();
  rest.open();
  await findOrderSaved();
  expect(new Set(changed).size).toBe(25);
  expect(byNumberThenId(rows)[0]).toBe("Post 2");
});

test("an order that can't be saved completely stops, says how far it came, and shows what is stored", async () => {
  const { user, rows, toasts } = await openPostList(makePosts(20));
  const changed = watchChanges((count) => (count === 1 ? REFUSAL() : undefined));
  await user.click(upButton("Post 2"));
  await screen.findByText(/^\d+ of 20 places are saved: No\.$/);
  expect(screen.getByText(`${copy.failed.partly(changed.length - 1, 20)} No.`)).toBeVisible();
  // The posts after the failure are not sent any more.
  expect(changed.length).toBeLessThan(12);
  await waitFor(() => {
    expect(toasts()).toMatchObject([orderFailed(new DatabaseError("No.", "", 500))]);
  });
  expect(listedTitles()).toEqual(byNumberThenId(rows));
  await waitFor(() => {
    expect(upButton("Post 2")).not.toHaveAttribute("aria-disabled");
  });
});

test("a move and a deletion keep the order that a colleague has made meanwhile", async () => {
  const { user, rows } = await openPostList(makePosts(4));
  const setOrder = (...titles: string[]) => {
    rows.forEach((row, i) => {
      rows[i] = { ...row, display_order: titles.indexOf(String(row["title"])) };
    });
  };
  setOrder("Post 4", "Post 1", "Post 2", "Post 3");
  await user.click(upButton("Post 2"));
  await findOrderSaved();
  expect(byNumberThenId(rows)).toEqual(["Post 4", "Post 2", "Post 1", "Post 3"]);
  await waitFor(() => {
    expect(listedTitles()).toEqual(byNumberThenId(rows));
  });

  setOrder("Post 3", "Post 2", "Post 1", "Post 4");
  await deletePost(user, "Post 2");
  await screen.findByText(/^Deleted \d\d:\d\d: Post 2$/);
  expect(byNumberThenId(rows)).toEqual(["Post 3", "Post 1", "Post 4"]);
  expect(new Set(rows.map((row) => row["display_order"]))).toEqual(new Set([0, 1, 2]));
});

test("two people who move posts at the same time both keep their moves, or one is told", async () => {
  const { user, rows, toasts } = await openPostList(makePosts(5));
  /** The colleague saves these places after the list was read. */
  const meanwhile = (places: Record<number, number>) =>
    watchChanges((count) => {
      for (const [index, place] of count === 1 ? Object.entries(places) : []) {
        rows[Number(index)] = { ...rows[Number(index)], display_order: place };
      }
      return undefined;
    });
  meanwhile({ 3: 4, 4: 3 });
  await user.click(upButton("Post 2"));
  await findOrderSaved();
  expect(byNumberThenId(rows)).toEqual(["Post 2", "Post 1", "Post 3", "Post 5", "Post 4"]);
  await waitFor(() => {
    expect(upButton("Post 3")).not.toHaveAttribute("aria-disabled");
  });

  meanwhile({ 2: 0, 0: 2 });
  await user.click(upButton("Post 3"));
  expect(await screen.findByText(/^\d of 5 places are saved: Someone else moved/)).toBeVisible();
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject({ title: postMessages.failures.order });
  });
  expect(listedTitles()).toEqual(byNumberThenId(rows));
});

test("moving a post that a colleague has deleted says so", async () => {
  const { user, rows, toasts } = await openPostList(makePosts(3));
  rows.pop();
  await user.click(upButton("Post 3"));
  await waitFor(() => {
    expect(toasts()).toMatchObject([
      { title: postMessages.failures.order, description: copy.deletedMeanwhile },
    ]);
  });
  expect(listedTitles()).toEqual(["Post 1", "Post 2"]);
});

test("while the database is away, a move or deletion that failed is the toast, and the list comes back by itself", async () => {
  const { user, toasts } = await openPostList(makePosts(3));
  const { title, toast } = postList.loadFailed;
  let isAway = true;
  backend.use(http.all(TABLE_URL, () => (isAway ? REFUSAL() : undefined)));
  await user.click(upButton("Post 3"));
  expect(await screen.findByText(title)).toBeVisible();
  await waitFor(() => {
    expect(toasts()).toMatchObject([{ title: postMessages.failures.order, description: "No." }]);
  });
  expect(screen.getByText(`${copy.failed.nothing} No.`)).toBeVisible();

  isAway = false;
  await waitFor(() => {
    expect(listedTitles()).toEqual(["Post 1", "Post 2", "Post 3"]);
  });
  isAway = true;
  await deletePost(user, "Post 2");
  expect(await screen.findByText(title)).toBeVisible();
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject({ title: postMessages.failures.delete });
  });

  const failure = within(screen.getByRole("alert"));
  await user.click(failure.getByRole("button", { name: refreshing.refresh }));
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject({ title: toast, description: "No." });
  });
});

test("a list that was read on request is not replaced by one that was asked for before", async () => {
  const { user, rows } = await openPostList(makePosts(2));
  const slow = makeGate();
  let readCount = 0;
  let isRequested = false;
  backend.use(
    http.get(TABLE_URL, async () => {
      readCount += 1;
      if (readCount === 1) return HttpResponse.json({ message: "No." }, { status: 400 });
      if (isRequested) return undefined;
      // Those that are sent unseen.
      await slow.opened;
      return HttpResponse.json([makePost(1, { title: "Old" })]);
    }),
  );
  await user.click(screen.getByRole("button", { name: refreshing.refresh }));
  expect(await screen.findByRole("alert")).toBeVisible();
  await waitFor(() => {
    expect(readCount).toBeGreaterThan(1);
  });
  rows.splice(1);
  isRequested = true;
  const failure = within(screen.getByRole("alert"));
  await user.click(failure.getByRole("button", { name: refreshing.refresh }));
  await waitFor(() => {
    expect(listedTitles()).toEqual(["Post 1"]);
  });
  const unseen = queryClient
    .getQueryCache()
    .findAll({ queryKey: [...orderedPosts.queryKey, "again"] });
  slow.open();
  await waitFor(() => {
    expect(unseen.every(({ state }) => state.fetchStatus === "idle")).toBe(true);
  });
  expect(listedTitles()).toEqual(["Post 1"]);
});

/** The order in which the list is read: by number, then by id. */
function byNumberThenId(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const key = (row: Readonly<Record<string, unknown>>) =>
    `${String(row["display_order"])} ${String(row["id"])}`;
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map((row) => String(row["title"]));
}

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  LIST_RETRY_MS: 50,
}));
