import { expectConsole } from "../../../tests/support/console";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { makeSuccessStory } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  rejectWrites,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import {
  button,
  cards,
  enter,
  field,
  findCard,
  openStories,
  queryForm,
} from "../../../tests/support/stories-page";

const story = makeSuccessStory(1);
const TWO = [story, makeSuccessStory(2)];

describe("the list of stories", () => {
  test("shows each with picture, category, title, excerpt and date, newest first", async () => {
    await openStories(TWO.toReversed());
    expect(cards()).toEqual(["Story 1", "Story 2"]);
    const [first] = screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"));
    if (!first) throw new Error("There is no card.");
    for (const text of ["First Import", "What story 1 is about.", "December 31, 2025"]) {
      expect(within(first).getByText(text)).toBeVisible();
    }
    expect(first.querySelector("img")).toHaveAttribute("src", story.image_url);
  });

  test("says where the stories show, with a link to that page", async () => {
    await openStories();
    expect(screen.getByText(/^Newest first, as visitors see them on the/)).toBeVisible();
    const link = screen.getByRole("link", { name: /^Case Studies page/ });
    expect(link).toHaveAttribute("href", "/case-studies");
    expect(link).toHaveAttribute("target", "_blank");
  });

  test("says that it is loading until the stories have arrived", async () => {
    const slow = serveTableLater("success_stories", [story]);
    backend.use(slow.handler);
    renderRoute("/admin/success-stories");
    const region = await screen.findByText("Loading stories…");
    slow.release();
    await findCard("Story 1");
    // It must be the same element, because screen readers announce changes of a live region only.
    expect(region).toHaveRole("status");
    expect(region).toHaveTextContent(/^1 story/);
  });

  test("without a story says how to add one", async () => {
    await openStories([]);
    expect(await screen.findByRole("heading", { name: "No success stories yet" })).toBeVisible();
    expect(screen.getByText(/^Click “Add New Story” to get started\./)).toBeVisible();
  });

  test("is read again with Refresh", async () => {
    const { user } = await openStories();
    backend.use(serveTable("success_stories", TWO));
    await user.click(button("Refresh"));
    await findCard("Story 2");
    expect(requestsTo("success_stories")).toHaveLength(2);
  });

  test("that cannot be read is empty and shows the server's message until Refresh", async () => {
    const { user, getLastToast } = await openStories();
    const logged = expectConsole("error");
    backend.use(failReads("success_stories", { status: 400, message: "permission denied" }));
    await user.click(button("Refresh"));
    const failure = await screen.findByRole("alert");
    expect(failure).toHaveTextContent("The stories did not load");
    expect(failure).toHaveTextContent("permission denied");
    expect(cards()).toEqual([]);
    expect(screen.queryByText("No success stories yet")).not.toBeInTheDocument();
    expect(getLastToast()).toMatchObject({
      variant: "destructive",
      title: "Error Loading Stories",
      description: "permission denied",
    });
    expect(logged.takeMessages()).toContain("The success stories could not be read.");

    backend.use(serveTable("success_stories", TWO));
    await user.click(within(failure).getByRole("button", { name: "Refresh" }));
    await findCard("Story 2");
    expect(screen.queryByText("The stories did not load")).not.toBeInTheDocument();
    expect(button("Refresh")).toHaveFocus();
  });
});

describe("deleting a story", () => {
  test("asks first, and Escape leaves everything as it is", async () => {
    const { user, table } = await openStories();
    await user.click(button("Delete Story 1"));
    const dialog = await screen.findByRole("dialog", { name: "Delete Story?" });
    expect(dialog).toHaveTextContent("“Story 1” will disappear from the site at once.");
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(button("Delete Story 1")).toHaveFocus();
    });
    expect(table.rows).toHaveLength(1);
  });

  test("takes it off the list, says so, and moves the focus to the next one", async () => {
    const { user, table, getLastToast } = await openStories(TWO);
    await confirmDelete(user, "Story 1");
    await waitFor(() => {
      expect(cards()).toEqual(["Story 2"]);
    });
    expect(table.rows.map(({ title }) => title)).toEqual(["Story 2"]);
    expect(getLastToast()).toMatchObject({
      title: "Story Deleted",
      description: 'Story "Story 1" deleted.',
    });
    expect(screen.getByText("“Story 1” was deleted.")).toBeVisible();
    await waitFor(() => {
      expect(button("Edit Story 2")).toHaveFocus();
    });
  });

  test("of the last one moves the focus to the button that adds another", async () => {
    const { user } = await openStories();
    await confirmDelete(user, "Story 1");
    await screen.findByText("No success stories yet");
    await waitFor(() => {
      expect(button("Add New Story")).toHaveFocus();
    });
  });

  test("leaves the focus in a form that was opened while it was deleted", async () => {
    const { user } = await openStories(TWO);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.use(http.delete("http://backend.test/rest/v1/success_stories", () => released));
    await confirmDelete(user, "Story 1");
    await user.click(button("Add New Story"));
    release();
    await waitFor(() => {
      expect(cards()).toEqual(["Story 2"]);
    });
    expect(await screen.findByText("“Story 1” was deleted.")).toBeVisible();
    expect(field("Title")).toHaveFocus();
  });

  test("that fails keeps the story and shows the server's message, also in a permanent line", async () => {
    const { user, table, getLastToast } = await openStories();
    backend.use(
      rejectWrites("success_stories", "delete", { status: 400, message: "row is locked" }),
    );
    await confirmDelete(user, "Story 1");
    expect(await screen.findByText(/“Story 1” was not deleted: row is locked/)).toBeVisible();
    expect(getLastToast()).toMatchObject({
      variant: "destructive",
      title: "Delete Error",
      description: "row is locked",
    });
    expect(table.rows).toHaveLength(1);
    expect(cards()).toEqual(["Story 1"]);
    expect(screen.queryByText("Deleted “Story 1”")).not.toBeInTheDocument();
    expect(button("Delete Story 1")).toHaveFocus();
  });

  test("that the database silently refuses is a failure, with a way to log in again", async () => {
    const { user, getLastToast } = await openStories();
    backend.use(rejectWrites("success_stories", "delete", { status: 200 }));
    await confirmDelete(user, "Story 1");
    await screen.findByText(/“Story 1” was not deleted:/);
    expect(getLastToast()).toMatchObject({
      title: "Delete Error",
      description:
        "The story could not be deleted. The admin password was changed. Please log in again; what you typed is kept.",
    });
    expect(button("Log in again")).toBeVisible();
    expect(cards()).toEqual(["Story 1"]);
  });

  test("can be undone: the copy becomes a new story and is removed once that is saved", async () => {
    const { user, table } = await openStories(TWO);
    await confirmDelete(user, "Story 1");
    expect(await screen.findByText("Deleted “Story 1”")).toBeVisible();
    await user.click(button("Bring back as a new story: Story 1"));
    expect(screen.getByRole("form", { name: "Add story" })).toBeVisible();
    expect(field("Title")).toHaveValue("Story 1");
    expect(field("Content (HTML)")).toHaveValue("<p>Text of story 1.</p>");
    await user.click(button("Save Story"));
    await waitFor(() => {
      expect(table.rows.map(({ title }) => title)).toEqual(["Story 2", "Story 1"]);
    });
    expect(table.rows[1]?.["id"]).not.toBe(story.id);
    await waitFor(() => {
      expect(screen.queryByText("Deleted “Story 1”")).not.toBeInTheDocument();
    });
  });

  test("keeps the last five copies, also for the next visit, until they are removed", async () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => makeSuccessStory(n));
    const { user } = await openStories(six);
    for (const { title } of six) {
      await confirmDelete(user, title);
      await screen.findByText(`Deleted “${title}”`);
    }
    expect(screen.queryByText("Deleted “Story 5”")).not.toBeInTheDocument();
    await user.click(button("Deleted earlier (4)"));
    for (const n of [2, 3, 4, 5, 6]) {
      expect(screen.getByText(`Deleted “Story ${n}”`)).toBeVisible();
    }
    expect(screen.queryByText("Deleted “Story 1”")).not.toBeInTheDocument();

    await user.click(button("Remove copy of “Story 6”"));
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    await user.click(
      within(screen.getByRole("navigation")).getByRole("link", { name: "Success Stories" }),
    );
    expect(await screen.findByText("Deleted “Story 5”")).toBeVisible();
    expect(button("Deleted earlier (3)")).toBeVisible();
    expect(screen.queryByText("Deleted “Story 6”")).not.toBeInTheDocument();
  });

  test("offers the copy until the page is left if it cannot be stored", async () => {
    const { user } = await openStories();
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await confirmDelete(user, "Story 1");
    await screen.findByText("Deleted “Story 1”");
    await user.click(button("Bring back as a new story: Story 1"));
    expect(field("Excerpt")).toHaveValue("What story 1 is about.");
    refuse.mockRestore();
  });

  test("of the story in the form closes the form and keeps its draft", async () => {
    const { user } = await openStories();
    await user.click(button("Edit Story 1"));
    await enter(user, "Title", "Better title");
    await confirmDelete(user, "Story 1");
    expect(await screen.findByText("Deleted “Story 1”")).toBeVisible();
    expect(queryForm()).not.toBeInTheDocument();
    await user.click(button("Deleted earlier (1)"));
    expect(screen.getByText("Unsaved work on the deleted “Better title”")).toBeVisible();
    await user.click(button("Bring back as a new story: Better title"));
    expect(field("Title")).toHaveValue("Better title");
  });
});

async function confirmDelete(user: Awaited<ReturnType<typeof openStories>>["user"], title: string) {
  await user.click(button(`Delete ${title}`));
  const dialog = await screen.findByRole("dialog", { name: "Delete Story?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
}
