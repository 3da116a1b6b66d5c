import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { postList } from "@/content/admin/post-list";
import { DatabaseError } from "@/db/errors";
import { expectConsole } from "../../../tests/support/console";
import { makePosts } from "../../../tests/support/factories";
import { backend, serveTable } from "../../../tests/support/handlers/backend";
import {
  deleteButton,
  downButton,
  listedTitles,
  openPostList,
  storedTitles,
  toastText,
  upButton,
} from "../../../tests/support/post-list";
import { messages } from "./messages";

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";
const REFUSAL = () => HttpResponse.json({ code: "XX000", message: "No." }, { status: 500 });
const copy = postList.order;
const findOrderSaved = () => toastText(messages.orderSaved.title);

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
    expect(await screen.findByText(copy.moved(2, 4, "Post 3"))).toBeInTheDocument();
    expect(await findOrderSaved()).toContain(messages.orderSaved.description);
    const expected = ["Post 1", "Post 3", "Post 2", "Post 4"];
    expect(listedTitles()).toEqual(expected);
    expect(rows.map((row) => row["display_order"])).toEqual([0, 2, 1, 3]);
    // One request per post, in list order.
    expect(changed).toEqual([0, 2, 1, 3].map((i) => posts[i]?.id));
    expect(upButton("Post 3")).toHaveFocus();
    expect(screen.getByText(/^Saved \d\d:\d\d: the order of the posts$/)).toBeVisible();
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
    expect(screen.queryByText(messages.orderSaved.title)).not.toBeInTheDocument();
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
  expect(storedTitles(rows)[0]).toBe("Post 2");
});

describe("an order that can't be saved", () => {
  test("completely is reverted: the list shows what is stored and what was saved", async () => {
    const { user, rows, toasts } = await openPostList(makePosts(10));
    const changed = watchChanges((count) => (count === 8 ? REFUSAL() : undefined));
    await user.click(upButton("Post 9"));
    const status = await screen.findByText(/^Not saved: No\. /);
    const moved = rows.filter((row, i) => row["display_order"] !== i).map((row) => row["title"]);
    expect(moved.length).toBeGreaterThan(0);
    for (const title of moved) expect(status).toHaveTextContent(`“${String(title)}”`);
    expect(status).toHaveTextContent(copy.stopped(changed.length - 1, 10));
    expect(toasts()).toMatchObject([messages.orderFailed(new DatabaseError("No.", "", 500))]);
    expect(listedTitles()).toEqual(byNumberThenId(rows));
    await waitFor(() => {
      expect(upButton("Post 9")).not.toHaveAttribute("aria-disabled");
    });
  });

  test("stops at the first failure", async () => {
    const { user } = await openPostList(makePosts(20));
    const changed = watchChanges((count) => (count === 1 ? REFUSAL() : undefined));
    await user.click(upButton("Post 2"));
    await screen.findByText(/^Not saved: No\. /);
    expect(changed.length).toBeLessThan(12);
  });

  test("nor read again does not claim what is stored", async () => {
    const { user } = await openPostList(makePosts(2));
    backend.use(http.all(TABLE_URL, () => HttpResponse.error()));
    const logged = expectConsole("error");
    await user.click(upButton("Post 2"));
    expect(await screen.findByText(copy.changeUnknown, { exact: false })).toBeVisible();
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
