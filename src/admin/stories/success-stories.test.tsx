import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import { deletedBar } from "@/content/admin/deleted-bar";
import { editing } from "@/content/admin/editing";
import { altTextHints } from "@/content/admin/image-upload";
import { refreshing } from "@/content/admin/refreshing";
import { storiesPage, storyForm, storyPreview } from "@/content/admin/success-stories";
import { readDrafts, storeDrafts } from "@/data/browser/admin-drafts";
import { AccessRefusedError, DatabaseError } from "@/data/errors";
import { expectConsole } from "../../../tests/support/console";
import { makeSuccessStory } from "../../../tests/support/factories";
import { makeGate } from "../../../tests/support/gate";
import { backend, failReads, serveTableLater } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import {
  addButton,
  button,
  cancelButton,
  cards,
  confirmDelete,
  deleteButton,
  editButton,
  field,
  FILLED,
  fillIn,
  findCard,
  form,
  openStories,
  queryForm,
  saveButton,
} from "../../../tests/support/stories-page";
import { messages, requirements } from "./messages";
import { STORY_FIELDS } from "./story-values";

const story = makeSuccessStory(1);
const TWO = [story, makeSuccessStory(2)];
const DELETED_KEY = "success-story:deleted";
const findCopy = () => screen.findByText(deletedBar.deleted("Story 1"));
const bringBack = (title: string) => button(`${storiesPage.restoreDeleted}: ${title}`);
const querySetAside = () => screen.queryByText(editing.closedDraft.text);
const values = () => STORY_FIELDS.map((name) => field(name).value);

/** Opens the page with the form of a new story. */
async function addStory(stories = [story]) {
  const page = await openStories(stories);
  await page.user.click(addButton());
  return page;
}

/** Opens the page with the form of its only story. */
async function editStory() {
  const page = await openStories();
  await page.user.click(editButton("Story 1"));
  return page;
}

describe("the list of stories", () => {
  test("is read, then shows each as visitors see it, newest first", async () => {
    const slow = serveTableLater("success_stories", TWO.toReversed());
    backend.use(slow.handler);
    renderRoute(adminPaths.successStories);
    const region = await screen.findByText(storiesPage.loading);
    slow.release();
    await findCard("Story 1");
    // It must be the same element, because screen readers announce changes of a live region only.
    expect(region).toHaveRole("status");
    expect(region).toHaveTextContent(storiesPage.count(2));
    expect(cards()).toEqual(["Story 1", "Story 2"]);
    const first = screen.getByRole("heading", { level: 2, name: "Story 1" }).closest("li");
    for (const text of ["First Import", "What story 1 is about.", "December 31, 2025"]) {
      expect(first).toHaveTextContent(text);
    }
    expect(first?.querySelector("img")).toHaveAttribute("src", story.image_url);
    const link = screen.getByRole("link", { name: new RegExp(`^${storiesPage.introLink}`) });
    expect(link).toHaveAttribute("href", "/case-studies");
    expect(link).toHaveAttribute("target", "_blank");
  });

  test("that cannot be read is empty and shows the server's message", async () => {
    const logged = expectConsole("error");
    const { user, getLastToast } = await openStories();
    backend.use(failReads("success_stories", { status: 400 }));
    await user.click(button(refreshing.refresh));
    expect(await screen.findByRole("alert")).toHaveTextContent("the server's own words");
    const reason = new DatabaseError("the server's own words", "", 400);
    expect(getLastToast()).toMatchObject(messages.loadFailed(reason));
    expect(cards()).toEqual([]);
    logged.takeMessages();
  });

  test("has incomplete rows, which say what is missing and are completed in the form", async () => {
    // A row of a table without our constraints.
    const bare = {
      ...Object.fromEntries(Object.keys(story).map((column) => [column, null])),
      id: makeSuccessStory(2).id,
    };
    const { untitled, missingValues, notPublic, edit } = storiesPage;
    const { user, rows } = await openStories([bare, { ...bare, id: null }, story]);
    expect(cards()).toEqual(["Story 1", untitled, untitled]);
    const { id, ...missing } = missingValues;
    const all = Object.values(missing).join(" ");
    expect(screen.getByText(`${all} ${notPublic}`)).toBeVisible();
    expect(screen.getByText(`${all} ${id} ${notPublic}`)).toBeVisible();

    // There is no such button for the row without an id.
    await user.click(button(edit(untitled)));
    expect(values().join("")).toBe("");
    fillIn();
    await user.click(saveButton());
    await findCard(FILLED.title);
    expect(rows[0]).toMatchObject({ id: bare.id, title: FILLED.title });
  });
});

describe("the form", () => {
  test("opens empty or with a story, focused; Cancel goes back to what opened it", async () => {
    const { user } = await openStories([makeSuccessStory(3, { category: "A" }), ...TWO]);
    await user.click(addButton());
    expect(form()).toHaveAccessibleName(storyForm.addTitle);
    expect(field("title")).toHaveFocus();
    expect(values().join("")).toBe("");
    expect(field("excerpt")).toHaveAttribute("rows", "3");
    const categories = [...(field("category").list?.options ?? [])].map(({ value }) => value);
    expect(categories).toEqual(["A", "First Import"]);
    await user.click(cancelButton());
    expect(queryForm()).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();

    await user.click(editButton("Story 1"));
    expect(form()).toHaveAccessibleName(storyForm.editTitle);
    expect(field("title")).toHaveFocus();
    expect(values()).toEqual(STORY_FIELDS.map((name) => story[name]));
    await user.click(within(form()).getByRole("button", { name: storyForm.cancel }));
    expect(editButton("Story 1")).toHaveFocus();
    expect(querySetAside()).not.toBeInTheDocument();
  });

  test("keeps a draft when another story is opened, to be brought back or dismissed", async () => {
    const { user } = await openStories(TWO);
    await user.click(editButton("Story 1"));
    fillIn({ title: "Better" });
    await user.click(editButton("Story 2"));
    expect(field("title")).toHaveValue("Story 2");
    await user.click(button(editing.closedDraft.restore));
    expect(field("title")).toHaveValue("Better");
    expect(querySetAside()).not.toBeInTheDocument();

    await user.click(cancelButton());
    await user.click(button(editing.closedDraft.dismiss));
    expect(querySetAside()).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
    await user.click(editButton("Story 1"));
    expect(button(editing.draft.restore)).toBeVisible();
  });

  test("marks all that is missing, then asks for the address of the picture and its alt text", async () => {
    const { user, rows, getLastToast } = await addStory([]);
    fillIn({ title: " \u200B\u3164" });
    await user.click(saveButton());
    expect(getLastToast()).toMatchObject(messages.invalid(requirements.fields));
    for (const name of ["title", "category", "excerpt"] as const) {
      expect(field(name)).toBeInvalid();
      expect(screen.getByText(storyForm.missing[name])).toBeVisible();
    }
    expect(field("image_url")).toBeValid();
    expect(field("title")).toHaveFocus();
    fillIn({ title: "T", category: "C", excerpt: "E" });
    expect(field("title")).toBeValid();

    await user.click(saveButton());
    expect(field("content")).toHaveFocus();
    expect(field("content")).toHaveAccessibleDescription(storyForm.missing.content);
    fillIn({ content: "<p>C</p>" });

    for (const [name, text] of [
      ["image_url", requirements.imageUrl],
      ["image_alt", requirements.imageAlt],
    ] as const) {
      await user.click(saveButton());
      expect(getLastToast()).toMatchObject(messages.invalid(text));
      expect(field(name)).toHaveFocus();
      expect(field(name)).toHaveAccessibleDescription(text);
      expect(form().querySelectorAll("[aria-invalid]")).toHaveLength(1);
      fillIn({ [name]: "https://cdn.example/mugs.webp" });
    }
    fillIn({ image_alt: "photo" });
    expect(screen.getByText(altTextHints.generic)).toBeVisible();
    expect(rows).toEqual([]);
  });

  test("previews what is typed as the public page shows it, with links disabled", async () => {
    const { user } = await addStory();
    await user.click(button(storyForm.preview));
    const preview = within(screen.getByRole("region", { name: storyPreview.title }));
    expect(preview.getByRole("heading", { name: storyPreview.untitled })).toBeVisible();

    fillIn({ ...FILLED, content: '<p>See <a href="/blog">the blog</a></p>' });
    expect(preview.getByText("Shipping")).toBeVisible();
    await user.click(preview.getByText("Read the story"));
    await user.click(await preview.findByRole("link", { name: "the blog" }));
    await user.click(preview.getByRole("link", { name: "Mugs on time" }));
    expect(window.location.pathname + window.location.hash).toBe(adminPaths.successStories);
  });
});

describe("saving", () => {
  test("adds a story, once, by its button only, and says so", async () => {
    const { user, rows, getLastToast } = await addStory();
    fillIn({ ...FILLED, title: " Mugs on time " });
    await user.type(field("title"), "{Enter}");
    expect(saveButton()).toHaveAttribute("aria-busy", "false");
    await user.dblClick(saveButton());
    await findCard("Mugs on time");
    expect(rows).toMatchObject([story, FILLED]);
    expect(getLastToast()).toMatchObject(messages.added("Mugs on time"));
    expect(screen.getByText(/^“Mugs on time” .* \d\d:\d\d\./)).toBeVisible();
    expect(queryForm()).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
  });

  test("changes a story; the form cannot be closed meanwhile, then the card is focused", async () => {
    const { user, rows, getLastToast } = await editStory();
    const gate = makeGate();
    // The response is delayed, then given by the table.
    backend.use(http.patch("*/success_stories", () => gate.opened));
    fillIn({ title: "Better" });
    await user.click(saveButton());
    await user.click(cancelButton());
    expect(form()).toBeVisible();
    gate.open();
    await findCard("Better");
    expect(rows).toEqual([{ ...story, title: "Better" }]);
    expect(getLastToast()).toMatchObject(messages.updated("Better"));
    expect(editButton("Better")).toHaveFocus();
  });

  test("does not overwrite what a colleague saved meanwhile", async () => {
    const { user, rows } = await editStory();
    rows[0] = { ...story, excerpt: "Of a colleague." };
    fillIn({ title: "Mine" });
    await user.click(saveButton());
    const dialog = await screen.findByRole("dialog", { name: editing.conflict.title });
    expect(dialog).toHaveTextContent("Of a colleague.");
    expect(rows).toEqual([{ ...story, excerpt: "Of a colleague." }]);
  });
});

describe("deleting a story", () => {
  test("asks first, reports a refusal, takes it off the list and moves the focus to the next one", async () => {
    const { user, rows, getLastToast } = await openStories(TWO);
    await user.click(deleteButton("Story 1"));
    const { title, text } = storiesPage.deleteDialog;
    expect(await screen.findByRole("dialog", { name: title })).toHaveTextContent(text("Story 1"));
    await user.keyboard("{Escape}");
    expect(rows).toHaveLength(2);

    backend.use(http.delete("*/success_stories", () => HttpResponse.json([]), { once: true }));
    await confirmDelete(user, "Story 1");
    const { description } = messages.deleteFailed(new AccessRefusedError());
    const line = `${storiesPage.status.notDeleted("Story 1")} ${description}`;
    expect(await screen.findByText(line)).toBeVisible();
    expect(getLastToast()).toMatchObject({ description });
    expect(readDrafts(DELETED_KEY)).toEqual([]);

    await confirmDelete(user, "Story 1");
    expect(await screen.findByText(storiesPage.status.deleted("Story 1"))).toBeVisible();
    expect(cards()).toEqual(["Story 2"]);
    expect(rows).toMatchObject([{ title: "Story 2" }]);
    expect(getLastToast()).toMatchObject(messages.deleted("Story 1"));
    await waitFor(() => {
      expect(editButton("Story 2")).toHaveFocus();
    });
    await confirmDelete(user, "Story 2");
    expect(await screen.findByRole("heading", { name: storiesPage.empty.title })).toBeVisible();
    await waitFor(() => {
      expect(addButton()).toHaveFocus();
    });
  });

  test("closes its form; copy and draft can be brought back until they are saved", async () => {
    const { user, rows } = await openStories(TWO);
    // Draft and copy are stored in the same millisecond, as on a fast computer.
    vi.useFakeTimers({ toFake: ["Date"] });
    await user.click(editButton("Story 1"));
    fillIn({ title: "Better title" });
    await confirmDelete(user, "Story 1");
    await findCopy();
    expect(queryForm()).not.toBeInTheDocument();
    await user.click(button(deletedBar.earlier(1)));
    expect(screen.getByText(deletedBar.unsavedWork("Better title"))).toBeVisible();

    await user.click(bringBack("Story 1"));
    expect(values()).toEqual(STORY_FIELDS.map((name) => story[name]));
    await user.click(saveButton());
    await waitFor(() => {
      expect(rows).toMatchObject([{ title: "Story 2" }, { title: "Story 1" }]);
    });
    expect(rows[1]?.["id"]).not.toBe(story.id);
    await waitFor(() => {
      expect(readDrafts(DELETED_KEY)).toMatchObject([{ values: { title: "Better title" } }]);
    });
  });

  test("keeps the last five copies, also for the next visit, until they are removed", async () => {
    const copies = [2, 3, 4, 5, 6].map((n) => ({
      values: { title: `Story ${n}` },
      base: null,
      savedAt: `2026-01-0${7 - n}T00:00:00Z`,
    }));
    storeDrafts(DELETED_KEY, copies);
    const { user } = await openStories();
    await confirmDelete(user, "Story 1");
    await findCopy();
    await user.click(button(deletedBar.earlier(4)));
    await user.click(button(deletedBar.removeCopyOf("Story 2")));
    const titles = readDrafts(DELETED_KEY).map(({ values }) => values["title"]);
    expect(titles).toEqual(["Story 1", "Story 3", "Story 4", "Story 5"]);
  });

  test("offers the copy until the page is left if it cannot be stored", async () => {
    const { user } = await openStories();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await confirmDelete(user, "Story 1");
    await findCopy();
    await user.click(bringBack("Story 1"));
    expect(field("excerpt")).toHaveValue(story.excerpt);
  });
});
