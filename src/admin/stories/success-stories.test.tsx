import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import { deletedBar, rowList } from "@/content/admin/row-list";
import { refusals } from "@/content/admin/login";
import { editing } from "@/content/admin/editing";
import { storiesPage, storyForm, storyPreview } from "@/content/admin/success-stories";
import { keepText } from "@/data/browser/kept-texts";
import { makePost, makeSuccessStory } from "../../../tests/support/factories";
import { expectConsole } from "../../../tests/support/console";
import { makeGate } from "../../../tests/support/gate";
import {
  backend,
  failReads,
  makeVersion,
  rejectWrites,
  serveTable,
  serveTableLater,
  serveVersions,
  serveWritableTable,
} from "../../../tests/support/handlers/backend";
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
import { STORY_FIELDS, storyTable } from "./story-table";

const story = makeSuccessStory(1);
/** When somebody has changed a story. */
const NEXT = "2026-01-01T00:00:00Z";
const TWO = [story, makeSuccessStory(2)];
const queryCopy = () => screen.queryByText(deletedBar.told("Story 1"));
const findCopy = () => screen.findByText(deletedBar.told("Story 1"));
const bringBack = (title: string) => button(`${storiesPage.bringBack}: ${title}`);
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
  test("says which links lead nowhere, also those to posts", async () => {
    backend.use(serveTable("blog_posts", [makePost(1)]));
    const content =
      '<a href="/gone">x</a><a href="#cost">y</a><a href="/blog/unknown">z</a><a href="/blog/post-1">p</a>';
    await openStories([{ ...story, content }]);
    const summary = await screen.findByText(storiesPage.withDeadLinks(1));
    expect(summary).toHaveTextContent("1 story has");
    const deadLinks = rowList.deadLinks(["/gone", "/blog/unknown", "#cost"], 0);
    expect(screen.getByText(deadLinks)).toBeVisible();
  });

  test("is read, then shows each as visitors see it, newest first", async () => {
    // In Shenzhen, the next day has begun.
    vi.stubEnv("TZ", "Asia/Shanghai");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const night = { ...story, created_at: "2025-12-30T23:00:00Z" };
    const slow = serveTableLater("success_stories", [makeSuccessStory(2), night]);
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
    expect(screen.queryByText(rowList.cutOff)).not.toBeInTheDocument();
  });

  test("that may be cut off by the database says so", async () => {
    await openStories([1, 2, 3, 4, 5].map((number) => makeSuccessStory(number)));
    expect(screen.getByText(rowList.cutOff)).toBeVisible();
  });

  test("has incomplete rows, which say what is missing and are completed in the form", async () => {
    // A row of a table without our constraints.
    const bare = {
      ...Object.fromEntries(Object.keys(story).map((column) => [column, null])),
      id: makeSuccessStory(2).id,
    };
    const { untitled, missingValues, edit } = storiesPage;
    const { withoutId, notPublic } = rowList;
    const { user, rows } = await openStories([bare, { ...bare, id: null }, story]);
    expect(cards()).toEqual(["Story 1", untitled, untitled]);
    const all = Object.values(missingValues).join(" ");
    expect(screen.getByText(`${all} ${notPublic}`)).toBeVisible();
    expect(screen.getByText(`${all} ${withoutId} ${notPublic}`)).toBeVisible();

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
  });

  test("previews what is typed as the public page shows it, with links disabled", async () => {
    const { user } = await addStory();
    const openPreview = async () => {
      await user.click(button(storyPreview.label));
      return within(screen.getByRole("dialog", { name: storyPreview.title }));
    };
    const empty = await openPreview();
    expect(empty.getByRole("heading", { name: storyPreview.untitled })).toBeVisible();
    await user.keyboard("{Escape}");

    fillIn({ ...FILLED, content: '<p>See <a href="/blog">the blog</a></p>' });
    const preview = await openPreview();
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
    expect(getLastToast()).toMatchObject(storiesPage.added("Mugs on time"));
    expect(screen.getByText(/^Saved \d\d:\d\d: Mugs on time$/)).toBeVisible();
    expect(queryForm()).not.toBeInTheDocument();
    expect(editButton("Mugs on time")).toHaveFocus();
  });

  test("changes a story, and then closes the form, not before", async () => {
    const { user, rows, getLastToast } = await editStory();
    const gate = makeGate();
    const wait = () => gate.opened.then(() => undefined);
    backend.use(http.patch("*/success_stories", wait));
    fillIn({ title: "Better" });
    await user.click(saveButton());
    await user.click(cancelButton());
    expect(form()).toBeVisible();
    gate.open();
    await findCard("Better");
    expect(rows).toMatchObject([{ id: story.id, title: "Better" }]);
    expect(getLastToast()).toMatchObject(storiesPage.updated("Better"));
    // The same button as the one that was pressed.
    expect(addButton()).toHaveFocus();
  });

  test("offers to join what a colleague and you have changed, if these are different fields", async () => {
    const { user, rows } = await editStory();
    fillIn({ title: "Mine", category: "Both" });
    rows[0] = { ...story, excerpt: "Of a colleague.", category: "Both", updated_at: NEXT };
    await user.click(saveButton());
    const dialog = await screen.findByRole("dialog", { name: editing.conflict.title });
    expect(dialog).toHaveTextContent(editing.conflict.joinable);
    await user.click(button(editing.conflict.saveBoth));
    await findCard("Mine");
    expect(rows).toMatchObject([
      { title: "Mine", category: "Both", excerpt: "Of a colleague.", content: story.content },
    ]);
  });

  test("names the fields that both have changed, and joins nothing then", async () => {
    const { user, rows } = await editStory();
    fillIn({ title: "Mine" });
    rows[0] = { ...story, title: "Theirs", excerpt: "Of a colleague.", updated_at: NEXT };
    await user.click(saveButton());
    const dialog = await screen.findByRole("dialog", { name: editing.conflict.title });
    expect(dialog).toHaveTextContent(editing.conflict.contested([storyForm.labels.title]));
    expect(
      screen.queryByRole("button", { name: editing.conflict.saveBoth }),
    ).not.toBeInTheDocument();
  });

  test("joins unsaved work of an earlier visit with the help of the version it is based on", async () => {
    const keptAt = new Date().toISOString();
    const work = { ...storyTable(null, []).toValues(story), title: "Mine" };
    const group = `success-story:${story.id}`;
    keepText(group, { id: "1", values: work, version: story.updated_at, keptAt });
    const theirs = { ...story, excerpt: "Of a colleague.", updated_at: NEXT };
    const { user, rows, versions } = await openStories([theirs], { keepsVersions: true });
    await user.click(editButton("Story 1"));
    await user.click(await screen.findByRole("button", { name: editing.draft.restore }));
    await user.click(saveButton());
    await screen.findByRole("dialog", { name: editing.conflict.title });
    // Nothing tells what was changed.
    expect(
      screen.queryByRole("button", { name: editing.conflict.saveBoth }),
    ).not.toBeInTheDocument();
    await user.click(button(editing.conflict.keepEditing));

    versions.push(makeVersion("success_stories", story));
    await user.click(saveButton());
    await user.click(await screen.findByRole("button", { name: editing.conflict.saveBoth }));
    await findCard("Mine");
    expect(rows).toMatchObject([{ title: "Mine", excerpt: "Of a colleague." }]);
  });

  test("of joined changes that did not succeed is tried again with what the form then shows", async () => {
    const { user, rows } = await editStory();
    fillIn({ title: "Mine" });
    rows[0] = { ...story, excerpt: "Of a colleague.", updated_at: NEXT };
    await user.click(saveButton());
    await screen.findByRole("dialog", { name: editing.conflict.title });
    backend.use(rejectWrites("success_stories", "patch", { status: 500 }));
    await user.click(button(editing.conflict.saveBoth));
    await screen.findByText(new RegExp(`^${editing.status.failed}`));
    expect(field("title")).toHaveValue("Mine");
    expect(field("excerpt")).toHaveValue("Of a colleague.");
    backend.resetHandlers();
    const table = serveWritableTable("success_stories", rows);
    backend.use(...table.handlers);
    await user.click(saveButton());
    await findCard("Mine");
    expect(table.rows).toMatchObject([{ title: "Mine", excerpt: "Of a colleague." }]);
  });
});

describe("deleting a story", () => {
  test("asks first, reports a refusal, takes it off the list and moves the focus to the next one", async () => {
    const { user, rows, getLastToast } = await openStories(TWO);
    await user.click(deleteButton("Story 1"));
    const { title, text } = storiesPage.deletion;
    expect(await screen.findByRole("dialog", { name: title })).toHaveTextContent(text("Story 1"));
    await user.keyboard("{Escape}");
    expect(rows).toHaveLength(2);

    backend.use(http.delete("*/success_stories", () => HttpResponse.json([]), { once: true }));
    await confirmDelete(user, "Story 1");
    expect(
      await screen.findByText(`${rowList.notDeleted("Story 1")} ${refusals.notAccepted}`),
    ).toBeVisible();
    expect(getLastToast()).toMatchObject({ title: storiesPage.deleteFailed });
    expect(queryCopy()).not.toBeInTheDocument();

    await confirmDelete(user, "Story 1");
    expect(await screen.findByText(/^Deleted \d\d:\d\d: Story 1$/)).toBeVisible();
    expect(cards()).toEqual(["Story 2"]);
    expect(rows).toMatchObject([{ title: "Story 2" }]);
    expect(getLastToast()).toMatchObject(storiesPage.deleted("Story 1"));
    await waitFor(() => {
      expect(editButton("Story 2")).toHaveFocus();
    });
    await confirmDelete(user, "Story 2");
    expect(await screen.findByRole("heading", { name: storiesPage.empty.title })).toBeVisible();
    await waitFor(() => {
      expect(addButton()).toHaveFocus();
    });
  });

  test("keeps what the database had, which can be brought back until it is saved again", async () => {
    const { user, rows } = await openStories(TWO, { keepsVersions: true });
    rows[0] = { ...story, excerpt: "Of a colleague." };
    await confirmDelete(user, "Story 1");
    await findCopy();
    await user.click(bringBack("Story 1"));
    await screen.findByRole("form");
    expect(queryCopy()).not.toBeInTheDocument();
    await user.click(saveButton());
    await findCard("Story 1");
    expect(rows).toMatchObject([
      { title: "Story 2" },
      { title: "Story 1", excerpt: "Of a colleague." },
    ]);
    expect(queryCopy()).not.toBeInTheDocument();
  });
});

describe("earlier versions", () => {
  const open = () => screen.findByRole("button", { name: editing.versions.open });
  const select = () => screen.findByLabelText(editing.versions.label);
  const status = (text: string) => screen.findByText(text, { selector: "[role=status]" });

  test("are not offered by a database that keeps none, nor for a new story", async () => {
    const { user } = await editStory();
    expect(screen.queryByRole("button", { name: editing.versions.open })).not.toBeInTheDocument();
    await user.click(cancelButton());
    await user.click(addButton());
    expect(screen.queryByRole("button", { name: editing.versions.open })).not.toBeInTheDocument();
  });

  test("are compared with the form, put into it, and saved only by a save", async () => {
    const { user, rows, versions, getLastToast } = await openStories([story], {
      keepsVersions: true,
    });
    versions.push(
      makeVersion("success_stories", { ...story, title: "First" }),
      makeVersion("success_stories", { ...story, title: "Second" }),
      makeVersion("success_stories", makeSuccessStory(2)),
    );
    await user.click(editButton("Story 1"));
    fillIn({ excerpt: "Being typed." });
    await user.click(await open());
    const options = within(await select()).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Until \d\d:\d\d on November 24, 2026$/),
      expect.stringMatching(/^Until \d\d:\d\d on November 24, 2026$/),
    ]);
    expect(await screen.findByRole("region", { name: "Then: Title" })).toHaveTextContent("Second");
    const [, first] = options;
    if (!first) throw new Error("There is one version only.");
    await user.selectOptions(await select(), first);
    const then = await screen.findByRole("region", { name: "Then: Title" });
    await waitFor(() => {
      expect(then).toHaveTextContent("First");
    });
    expect(screen.getByRole("region", { name: "In the form: Excerpt" })).toHaveTextContent(
      "Being typed.",
    );
    await user.click(button(editing.versions.use));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await open()).toHaveFocus();
    expect(getLastToast()).toMatchObject(editing.versions.used);
    expect(field("title")).toHaveValue("First");
    expect(field("excerpt")).toHaveValue(story.excerpt);
    expect(rows).toEqual([story]);
    // What was in the form is offered in its place.
    await user.click(button(editing.draft.restore));
    expect(field("excerpt")).toHaveValue("Being typed.");
    await user.click(button(editing.draft.restore));

    await user.click(saveButton());
    await findCard("First");
    expect(rows).toMatchObject([{ id: story.id, title: "First", excerpt: story.excerpt }]);
    expect(versions.at(-1)).toMatchObject({ row_id: story.id, fields: story });
  });

  test("put into the form overwrite nothing that a colleague has saved meanwhile", async () => {
    const { user, rows, versions } = await openStories([story], { keepsVersions: true });
    versions.push(makeVersion("success_stories", { ...story, title: "First" }));
    await user.click(editButton("Story 1"));
    await user.click(await open());
    await user.click(await screen.findByRole("button", { name: editing.versions.use }));
    rows[0] = { ...story, title: "Theirs", updated_at: NEXT };
    await user.click(saveButton());
    await screen.findByRole("dialog", { name: editing.conflict.title });
    expect(rows).toMatchObject([{ title: "Theirs" }]);
  });

  test("that are none, or the same, or gone are said to be so", async () => {
    const { user, versions } = await openStories([story], { keepsVersions: true });
    await user.click(editButton("Story 1"));
    await user.click(await open());
    expect(await status(editing.versions.none)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await open()).toHaveFocus();

    versions.push(makeVersion("success_stories", story));
    await user.click(await open());
    expect(await status(editing.versions.same)).toBeVisible();
    expect(screen.queryByRole("button", { name: editing.versions.use })).not.toBeInTheDocument();
  });

  test("that could not be read are read again on request", async () => {
    const errors = expectConsole("error");
    const { user, versions } = await openStories([story], { keepsVersions: true });
    versions.push(makeVersion("success_stories", { ...story, title: "First" }));
    await user.click(editButton("Story 1"));
    const opener = await open();
    const isList = (query: URLSearchParams) => query.get("select") === "id,replaced_at";
    const isVersion = (query: URLSearchParams) => !isList(query);
    backend.use(failReads("content_versions", { status: 403, when: isList }));
    await user.click(opener);
    const again = () =>
      screen.findByRole("button", { name: editing.versions.loadFailed.retryLabel });
    expect(await screen.findByText(editing.versions.loadFailed.title)).toBeVisible();
    backend.use(...serveVersions(versions));
    backend.use(failReads("content_versions", { status: 403, when: isVersion }));
    await user.click(await again());
    await select();
    await again();
    backend.use(...serveVersions(versions));
    await user.click(await again());
    expect(await screen.findByRole("region", { name: "Then: Title" })).toHaveTextContent("First");
    expect(errors.takeMessages()).toContain("The earlier versions could not be read.");
  });
});

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  MAX_ROWS: 5,
}));
