import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ADD_BUTTON_ID } from "@/admin/rows/control-ids";
import { editing } from "@/content/admin/editing";
import { refusals } from "@/content/admin/login";
import { postDrafts as copy } from "@/content/admin/post-drafts";
import { postForm, postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { rowList, unsavedBar } from "@/content/admin/row-list";
import { refreshing } from "@/content/admin/refreshing";
import { keepText, listKeptTexts } from "@/data/browser/kept-texts";
import { postDrafts } from "@/data/post-drafts";
import { queryClient } from "@/data/query-client";
import { formatTimestamp } from "@/admin/ui/timestamps";
import { expectConsole } from "../../../tests/support/console";
import { makePost, makePosts } from "../../../tests/support/factories";
import { makeGate } from "../../../tests/support/gate";
import {
  backend,
  makeVersion,
  rejectWrites,
  requestsTo,
  serveVersions,
} from "../../../tests/support/handlers/backend";
import { makeDraftRow, serveDrafts, toRecord } from "../../../tests/support/handlers/drafts";
import {
  COMPLETE,
  fillPostForm,
  findClosed,
  NEW_POST_GROUP,
  openPostForm,
  postField,
  save,
  saveButton,
  setField,
} from "../../../tests/support/post-form";
import {
  downButton,
  editButton,
  openPostList,
  postEntries,
  queryTitleField,
  titleField,
} from "../../../tests/support/post-list";
import { postToValues, valuesToFields } from "./post-table";
import { formatShortTime } from "./publish-time";

afterEach(() => {
  vi.unstubAllEnvs();
});

const POST = makePost(1);
const TIME = "2026-12-01T09:00";
const shown = (moment: string) => formatTimestamp(new Date(moment));
const button = (name: string) => screen.getByRole("button", { name });
const queryButton = (name: string) => screen.queryByRole("button", { name });
const saveDraftButton = () => screen.findByRole("button", { name: editing.draft.save });
const findSaved = () => screen.findByText(/^Draft saved \d\d:\d\d$/);
const titlesOf = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ fields }): unknown => Reflect.get(Object(fields), "title"));
/** A draft of the post on the site, with another title. */
const draftOfPost = (changes = {}) =>
  makeDraftRow(makePost(1, { title: "Draft title" }), {
    post_id: POST.id,
    based_on: POST.updated_at,
    ...changes,
  });

function serveClipboard() {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  return writeText;
}

describe("in the form of a post", () => {
  test("a database without drafts has no button for them, and saving asks nothing of them", async () => {
    const { user, rows } = openPostForm();
    fillPostForm();
    await waitFor(() => {
      expect(requestsTo("post_drafts")).toHaveLength(1);
    });
    expect(queryButton(editing.draft.save)).not.toBeInTheDocument();
    expect(queryButton(copy.copyLink)).not.toBeInTheDocument();
    await save(user);
    expect(rows).toHaveLength(1);
    expect(requestsTo("post_drafts")).toHaveLength(1);
  });

  test("an incomplete new post is saved as a draft, again and again as the same one, and is no unsaved work", async () => {
    const drafts = serveDrafts();
    const { user, rows, close } = openPostForm();
    setField("title", "Half a post");
    await user.click(await saveDraftButton());
    expect(await findSaved()).toBeVisible();
    expect(screen.getByText(/^Draft, saved at \d\d:\d\d/)).toBeVisible();
    setField("title", "Half a post, longer");
    await user.click(await saveDraftButton());
    await waitFor(() => {
      expect(titlesOf(drafts.rows)).toEqual(["Half a post, longer"]);
    });
    await findSaved();
    expect(rows).toEqual([]);
    close();
    expect(listKeptTexts(NEW_POST_GROUP)).toEqual([]);
  });

  test("saving publishes as ever, and the draft that the form holds goes", async () => {
    const drafts = serveDrafts();
    const { user, rows, toasts } = openPostForm();
    fillPostForm();
    await user.click(await saveDraftButton());
    await findSaved();
    await save(user);
    expect(rows).toMatchObject([{ title: COMPLETE.title, slug: "what-a-sealed-sample-is-worth" }]);
    expect(toasts().at(-1)).toMatchObject(postMessages.created(COMPLETE.title));
    await waitFor(() => {
      expect(drafts.rows).toEqual([]);
    });
  });

  test("changes of a post stay unpublished in its draft, with which a colleague goes on", async () => {
    const drafts = serveDrafts(draftOfPost());
    const { user, rows } = openPostForm({ stored: [POST], post: POST });
    expect(await screen.findByText(copy.other(shown("2026-11-24T09:00:00Z")))).toBeVisible();
    expect(postField("title")).toHaveValue(POST.title);
    await user.click(button(copy.continue));
    expect(postField("title")).toHaveValue("Draft title");
    expect(queryButton(copy.continue)).not.toBeInTheDocument();
    setField("excerpt", "Shorter.");
    await user.click(await saveDraftButton());
    await findSaved();
    expect(rows).toMatchObject([{ title: POST.title, excerpt: POST.excerpt }]);
    expect(drafts.rows).toMatchObject([
      { post_id: POST.id, based_on: POST.updated_at, fields: { excerpt: "Shorter." } },
    ]);
    await save(user);
    expect(rows).toMatchObject([{ title: "Draft title", excerpt: "Shorter." }]);
    await waitFor(() => {
      expect(drafts.rows).toEqual([]);
    });
  });

  test("Ctrl+S saves the draft that the form holds, and publishes nothing", async () => {
    const drafts = serveDrafts(draftOfPost());
    const { user, rows } = openPostForm({ stored: [POST], post: POST });
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    setField("title", "Longer title");
    await user.keyboard("{Control>}s{/Control}");
    await findSaved();
    expect(titlesOf(drafts.rows)).toEqual(["Longer title"]);
    expect(rows).toMatchObject([{ title: POST.title }]);
  });

  test("unsaved work is offered when a draft takes its place", async () => {
    serveDrafts(draftOfPost());
    const { user } = openPostForm({ stored: [POST], post: POST });
    setField("title", "Mine");
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    expect(postField("title")).toHaveValue("Draft title");
    await user.click(button(editing.draft.restore));
    expect(postField("title")).toHaveValue("Mine");
  });

  test("a draft that is based on an older post is not published over the newer one", async () => {
    serveDrafts(draftOfPost({ based_on: "2025-01-01T00:00:00+00:00" }));
    const { user, rows } = openPostForm({ stored: [POST], post: POST });
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    await user.click(saveButton());
    const dialog = await screen.findByRole("dialog", { name: editing.conflict.title });
    expect(within(dialog).getByText("Draft title")).toBeVisible();
    expect(rows).toMatchObject([{ title: POST.title }]);
  });

  test("of two people who save the same draft, the second is told, keeps the text and sees the other", async () => {
    const drafts = serveDrafts(draftOfPost());
    const { user } = openPostForm({ stored: [POST], post: POST });
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    setField("title", "Mine");
    Object.assign(drafts.rows[0] ?? {}, {
      fields: { ...COMPLETE, title: "Theirs" },
      updated_at: "2026-11-24T10:30:00+00:00",
    });
    await user.click(await saveDraftButton());
    expect(
      await screen.findByText(new RegExp(copy.savedByColleague(shown("2026-11-24T10:30:00Z")))),
    ).toBeVisible();
    expect(titlesOf(drafts.rows)).toEqual(["Theirs"]);
    expect(postField("title")).toHaveValue("Mine");
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    expect(postField("title")).toHaveValue("Theirs");
    await user.click(button(editing.draft.restore));
    expect(postField("title")).toHaveValue("Mine");
  });

  test("whoever begins a draft of a post that has one by now is told, too", async () => {
    const drafts = serveDrafts();
    const { user } = openPostForm({ stored: [POST], post: POST });
    setField("title", "Mine");
    const saveDraft = await saveDraftButton();
    drafts.rows.push(draftOfPost());
    await user.click(saveDraft);
    expect(
      await screen.findByText(new RegExp(copy.savedByColleague(shown("2026-11-24T09:00:00Z")))),
    ).toBeVisible();
    expect(titlesOf(drafts.rows)).toEqual(["Draft title"]);
  });

  test("a draft that is gone is saved as a new one when asked again", async () => {
    const drafts = serveDrafts();
    const { user } = openPostForm();
    setField("title", "Half a post");
    await user.click(await saveDraftButton());
    await findSaved();
    drafts.rows = [];
    setField("title", "Half a post, longer");
    await user.click(await saveDraftButton());
    expect(await screen.findByText(`${copy.notSaved} ${copy.gone}`)).toBeVisible();
    await user.click(await saveDraftButton());
    await findSaved();
    expect(titlesOf(drafts.rows)).toEqual(["Half a post, longer"]);
  });

  test("a draft that the database publishes while its form is open is told of", async () => {
    const drafts = serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST]);
    await user.click(await screen.findByRole("button", { name: copy.continueLabel("Post 9") }));
    expect(screen.queryByText(copy.gone)).not.toBeInTheDocument();
    drafts.rows = [];
    await user.click(button(refreshing.refresh));
    expect(await screen.findByText(copy.gone)).toBeVisible();
  });

  test("a draft of a post that was deleted meanwhile says how to go on", async () => {
    serveDrafts();
    const { user } = openPostForm({ stored: [POST], post: POST });
    backend.use(
      http.post("http://backend.test/rest/v1/post_drafts", () =>
        HttpResponse.json({ code: "23503", message: "violates" }, { status: 409 }),
      ),
    );
    setField("title", "Mine");
    await user.click(await saveDraftButton());
    expect(await screen.findByText(/The post was deleted meanwhile/)).toBeVisible();
    expect(postField("title")).toHaveValue("Mine");
  });

  test("unsaved work that is older than the draft says so", async () => {
    keepText(`blog-post:${POST.id}`, {
      id: "mine",
      values: { ...COMPLETE, title: "Mine" },
      version: POST.updated_at,
      keptAt: "2026-11-24T08:59:00.000Z",
    });
    serveDrafts(draftOfPost());
    const { user } = openPostForm({ stored: [POST], post: POST });
    await screen.findByRole("button", { name: editing.draft.restore });
    expect(screen.queryByText(editing.draft.olderThanDraft)).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    expect(screen.getByText(editing.draft.olderThanDraft)).toBeVisible();
  });

  test("a draft whose response was lost is not taken for that of a colleague", async () => {
    const drafts = serveDrafts();
    const { user } = openPostForm();
    setField("title", "Half a post");
    backend.use(
      http.post(
        "http://backend.test/rest/v1/post_drafts",
        async ({ request }) => {
          const { id, fields } = toRecord(await request.json());
          drafts.rows.push(makeDraftRow(POST, { id, fields }));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(await saveDraftButton());
    expect(await screen.findByText(new RegExp(`^${copy.notSaved}`))).toBeVisible();
    // More was typed meanwhile.
    setField("title", "Half a post, and more");
    await user.click(await saveDraftButton());
    expect(await findSaved()).toBeVisible();
    expect(titlesOf(drafts.rows)).toEqual(["Half a post, and more"]);
  });

  test("a refused draft is not shown as saved, and stays as unsaved work", async () => {
    serveDrafts();
    const { user, close } = openPostForm();
    backend.use(rejectWrites("post_drafts", "post", { status: 403, code: "42501" }));
    setField("title", "Half a post");
    await user.click(await saveDraftButton());
    expect(await screen.findByText(new RegExp(`^${copy.notSaved}`))).toBeVisible();
    expect(screen.getByText(copy.explanation)).toBeVisible();
    close();
    expect(listKeptTexts(NEW_POST_GROUP)).toMatchObject([{ values: { title: "Half a post" } }]);
  });

  test.each([
    [copy.delete, copy.notDeleted],
    [copy.endLink, copy.linkNotEnded],
    [editing.draft.save, copy.notSaved],
  ])("without access, %s is not done, and says so", async (action, failed) => {
    const drafts = serveDrafts(draftOfPost({ preview_until: "2026-12-08T12:00:00+00:00" }));
    const { user } = openPostForm({ stored: [POST], post: POST });
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    setField("title", "Mine");
    drafts.isRefused = true;
    await user.click(button(action));
    if (action === copy.delete) {
      const dialog = await screen.findByRole("dialog", { name: copy.deletion("").title });
      await user.click(within(dialog).getByRole("button", { name: copy.delete }));
    }
    expect(
      await screen.findByText(`${failed} ${refusals.notAccepted} (Not permitted.)`),
    ).toBeVisible();
    expect(titlesOf(drafts.rows)).toEqual(["Draft title"]);
    expect(drafts.rows).toMatchObject([{ preview_until: "2026-12-08T12:00:00+00:00" }]);
    expect(postField("title")).toHaveValue("Mine");
  });

  test("a draft that a colleague has saved meanwhile stays when mine is published", async () => {
    const drafts = serveDrafts(draftOfPost());
    const { user } = openPostForm({ stored: [POST], post: POST });
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    Object.assign(drafts.rows[0] ?? {}, { updated_at: "2026-11-24T10:30:00+00:00" });
    await save(user);
    await waitFor(() => {
      expect(requestsTo("post_drafts").some(({ search }) => search.includes("updated_at=eq"))).toBe(
        true,
      );
    });
    expect(drafts.rows).toHaveLength(1);
  });

  test("deleting its draft leads back to what is on the site", async () => {
    const drafts = serveDrafts(draftOfPost());
    const { user } = openPostForm({ stored: [POST], post: POST });
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    await user.click(button(copy.delete));
    const dialog = await screen.findByRole("dialog", { name: copy.deletion("").title });
    await user.click(within(dialog).getByRole("button", { name: copy.delete }));
    await waitFor(() => {
      expect(postField("title")).toHaveValue(POST.title);
    });
    expect(drafts.rows).toEqual([]);
    expect(screen.getByText(copy.explanation)).toBeVisible();
    expect(screen.getByText(/^Draft deleted \d\d:\d\d$/)).toBeVisible();
    await waitFor(() => {
      expect(button(copy.publishOn)).toHaveFocus();
    });
  });
});

describe("the preview link", () => {
  test("of unsaved work saves it first, is copied, and can be ended", async () => {
    const drafts = serveDrafts();
    const { user } = openPostForm();
    const writeText = serveClipboard();
    setField("title", "Half a post");
    await user.click(await screen.findByRole("button", { name: copy.copyLink }));
    expect(await screen.findByText(copy.copied(shown("2026-12-08T12:00:00Z")))).toBeVisible();
    expect(titlesOf(drafts.rows)).toEqual(["Half a post"]);
    const [[link] = []] = writeText.mock.calls;
    expect(link).toBe(
      `${window.location.origin}/preview#${String(drafts.rows[0]?.["preview_key"])}`,
    );
    await user.click(await screen.findByRole("button", { name: copy.endLink }));
    expect(await screen.findByText(/^Preview link ended \d\d:\d\d$/)).toBeVisible();
    expect(drafts.rows).toMatchObject([{ preview_until: null }]);
    await waitFor(() => {
      expect(queryButton(copy.endLink)).not.toBeInTheDocument();
    });
    expect(button(copy.publishOn)).toHaveFocus();
  });

  test("that is not made leaves a draft that was saved before", async () => {
    const drafts = serveDrafts();
    const { user } = openPostForm();
    setField("title", "Half a post");
    backend.use(http.post("*/rpc/share_draft", () => HttpResponse.error(), { once: true }));
    await user.click(await screen.findByRole("button", { name: copy.copyLink }));
    expect(await screen.findByText(new RegExp(`^${copy.notShared}`))).toBeVisible();
    expect(screen.getByText(/^Draft, saved at/)).toBeVisible();
    expect(titlesOf(drafts.rows)).toEqual(["Half a post"]);
    expect(listKeptTexts(NEW_POST_GROUP)).toEqual([]);
  });

  test("that the browser does not copy is shown", async () => {
    serveDrafts(draftOfPost());
    const { user } = openPostForm({ stored: [POST], post: POST });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    await user.click(button(copy.copyLink));
    expect(await screen.findByText(/\/preview#00000000-/)).toBeVisible();
  });
});

describe("a time for publishing", () => {
  async function openTimeField(
    options: Parameters<typeof openPostForm>[0],
    ...rows: Parameters<typeof serveDrafts>
  ) {
    vi.stubEnv("TZ", "Asia/Kolkata");
    const drafts = serveDrafts(...rows);
    const form = openPostForm(options);
    await form.user.click(await screen.findByRole("button", { name: copy.publishOn }));
    const field = () => screen.getByLabelText<HTMLInputElement>(copy.time.label);
    const choose = async (time: string) => {
      await waitFor(() => {
        expect(button(copy.time.set)).toBeEnabled();
      });
      await form.user.clear(field());
      if (time) await form.user.type(field(), time);
      await form.user.click(button(copy.time.set));
    };
    return { ...form, drafts, field, choose };
  }

  test("is one of the zone of the browser, which the form names, and can be taken back", async () => {
    const { user, drafts, choose } = await openTimeField({ stored: [POST] });
    fillPostForm();
    await choose(TIME);
    const willPublish = copy.willPublish("Tuesday, December 1, 2026 at 09:00 GMT+5:30");
    expect(await screen.findAllByText(willPublish, { exact: false })).toHaveLength(2);
    expect(drafts.rows).toMatchObject([{ publish_at: "2026-12-01T03:30:00.000Z" }]);
    await user.click(button(copy.publishOn));
    expect(screen.getByText(copy.time.date("November 24, 2026"))).toBeVisible();
    await user.click(await screen.findByRole("button", { name: copy.time.remove }));
    await waitFor(() => {
      expect(drafts.rows).toMatchObject([{ publish_at: null }]);
    });
  });

  test("needs a complete post, now and when the draft is saved again", async () => {
    const { user, drafts, toasts, choose } = await openTimeField({ stored: [POST] });
    setField("title", "Half a post");
    await choose(TIME);
    expect(toasts().at(-1)).toMatchObject(postMessages.invalid("Content is required."));
    expect(drafts.rows).toEqual([]);
    fillPostForm();
    await choose(TIME);
    await waitFor(() => {
      expect(drafts.rows).toHaveLength(1);
    });
    setField("excerpt", "");
    await user.click(await saveDraftButton());
    expect(toasts().at(-1)).toMatchObject(postMessages.invalid("Excerpt is required."));
    setField("excerpt", "Short.");
    await user.click(await saveDraftButton());
    await findSaved();
    expect(drafts.rows).toMatchObject([
      { fields: { excerpt: "Short." }, publish_at: "2026-12-01T03:30:00.000Z" },
    ]);
  });

  test("takes over what a colleague has changed in other fields of the post meanwhile, or says why not", async () => {
    const before = { ...POST, updated_at: "2026-01-01T00:00:00+00:00", excerpt: "Before." };
    backend.use(...serveVersions([makeVersion("blog_posts", before)]));
    const draft = draftOfPost({
      fields: { ...valuesToFields(postToValues(before)), title: "Draft title" },
      based_on: before.updated_at,
    });
    const { user, drafts, choose } = await openTimeField({ stored: [POST], post: POST }, draft);
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    setField("excerpt", "Mine.");
    await choose(TIME);
    expect(await screen.findByText(new RegExp(copy.time.outdated))).toBeVisible();
    expect(drafts.rows).toMatchObject([{ publish_at: null }]);
    setField("excerpt", before.excerpt);
    await user.click(button(copy.publishOn));
    await choose(TIME);
    await waitFor(() => {
      expect(drafts.rows).toMatchObject([
        {
          publish_at: "2026-12-01T03:30:00.000Z",
          based_on: POST.updated_at,
          fields: { title: "Draft title", excerpt: POST.excerpt },
        },
      ]);
    });
    await waitFor(() => {
      expect(postField("excerpt")).toHaveValue(POST.excerpt);
    });
  });

  test("must lie ahead by the clock of the database, also where that of the browser is wrong", async () => {
    const { drafts, field, choose } = await openTimeField({ stored: [POST] });
    fillPostForm();
    await choose("");
    expect(field()).toHaveAccessibleDescription(copy.time.incomplete);
    await choose("2026-11-24T11:59");
    expect(field()).toHaveAccessibleDescription(copy.time.past);
    expect(drafts.rows).toEqual([]);
  });

  test("that has passed for the database only is refused, and the form tells of the clock", async () => {
    vi.stubEnv("TZ", "UTC");
    const drafts = serveDrafts();
    drafts.now = () => new Date(Date.now() + 60 * 60_000);
    const { user } = openPostForm();
    fillPostForm();
    await user.click(await screen.findByRole("button", { name: copy.publishOn }));
    expect(await screen.findByText(copy.time.wrongClock(60))).toBeVisible();
    const field = screen.getByLabelText<HTMLInputElement>(copy.time.label);
    await user.type(field, "2026-11-24T12:30");
    await user.click(button(copy.time.set));
    expect(field).toHaveAccessibleDescription(copy.time.past);
  });

  test("cannot be chosen while nothing publishes drafts", async () => {
    const drafts = serveDrafts();
    drafts.isRunning = false;
    const { user } = openPostForm();
    await user.click(await screen.findByRole("button", { name: copy.publishOn }));
    expect(await screen.findByText(copy.notRunning)).toBeVisible();
    expect(screen.getByLabelText(copy.time.label)).toBeDisabled();
    expect(button(copy.time.set)).toBeDisabled();
  });
});

describe("beside the list of posts", () => {
  const findDrafts = async () => within(await screen.findByRole("region", { name: copy.title(1) }));

  test("every colleague finds the draft of a new post, goes on with it, and can delete it", async () => {
    const drafts = serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST]);
    const bar = await findDrafts();
    await user.click(bar.getByRole("button", { name: copy.continueLabel("Post 9") }));
    expect(titleField()).toHaveValue("Post 9");
    expect(screen.getByText(copy.held(shown("2026-11-24T09:00:00Z")))).toBeVisible();
    await user.click(bar.getByRole("button", { name: copy.deleteLabel("Post 9") }));
    const dialog = await screen.findByRole("dialog", { name: copy.deletion("").title });
    await user.click(within(dialog).getByRole("button", { name: copy.delete }));
    await waitFor(() => {
      expect(drafts.rows).toEqual([]);
    });
    expect(screen.queryByRole("region", { name: copy.title(1) })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(document.getElementById(ADD_BUTTON_ID)).toHaveFocus();
    });
  });

  test("unsaved work on one draft is offered in no other, and as a new post when the draft is gone", async () => {
    const other = { id: "00000000-0000-4000-b000-000000000002" };
    const drafts = serveDrafts(makeDraftRow(makePost(9)), makeDraftRow(makePost(8), other));
    const { user } = await openPostList([POST]);
    const open = async (name: string) => {
      await user.click(await screen.findByRole("button", { name }));
    };
    await open(copy.continueLabel("Post 8"));
    setField("title", "Post 8, longer");
    await open(copy.continueLabel("Post 9"));
    expect(await screen.findByText(rowList.unsavedWork)).toBeVisible();
    await open(copy.continueLabel("Post 8"));
    expect(await screen.findByRole("button", { name: editing.draft.restore })).toBeVisible();
    await open(copy.continueLabel("Post 9"));
    expect(titleField()).toHaveValue("Post 9");
    expect(queryButton(editing.draft.restore)).not.toBeInTheDocument();
    drafts.rows.pop();
    await queryClient.invalidateQueries(postDrafts);
    await waitFor(() => {
      expect(listKeptTexts(NEW_POST_GROUP)).toMatchObject([
        { values: { title: "Post 8, longer" } },
      ]);
    });
  });

  test("one that is canceled with unsaved work says that this is kept", async () => {
    serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST]);
    await user.click(await screen.findByRole("button", { name: copy.continueLabel("Post 9") }));
    setField("title", "Post 9, longer");
    await user.click(within(screen.getByRole("form")).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(unsavedBar.told("Post 9, longer"))).toBeVisible();
    expect(screen.getByText(rowList.unsavedWork)).toBeVisible();
  });

  test("one that was saved in the form just now says so, too", async () => {
    serveDrafts();
    const { user } = await openPostList([POST]);
    await user.click(button(postList.add));
    setField("title", "Half a post");
    await user.click(await saveDraftButton());
    expect(await findSaved()).toBeVisible();
    setField("title", "Half a post, and more");
    await user.click(within(screen.getByRole("form")).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(unsavedBar.told("Half a post, and more"))).toBeVisible();
  });

  test("one that cannot be seen, because the login is not accepted, keeps its unsaved work", async () => {
    const logged = expectConsole("error");
    const drafts = serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST]);
    await user.click(await screen.findByRole("button", { name: copy.continueLabel("Post 9") }));
    setField("title", "Post 9, longer");
    await user.click(within(screen.getByRole("form")).getByRole("button", { name: "Cancel" }));
    drafts.isRefused = true;
    await user.click(button(refreshing.refresh));
    expect(await screen.findByText(copy.loadFailed, { exact: false })).toBeVisible();
    drafts.isRefused = false;
    await user.click(button(copy.retry));
    await user.click(await screen.findByRole("button", { name: copy.continueLabel("Post 9") }));
    expect(await screen.findByRole("button", { name: editing.draft.restore })).toBeVisible();
    logged.takeMessages();
  });

  test("one whose deletion was not answered is deleted, or copied is listed", async () => {
    const drafts = serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST]);
    const url = "*/post_drafts";
    backend.use(
      http.delete(url, () => {
        drafts.rows = [];
        return HttpResponse.error();
      }),
      http.post(
        url,
        async ({ request }) => {
          const { id, fields } = toRecord(await request.json());
          drafts.rows.push(makeDraftRow(POST, { id, fields }));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(await screen.findByRole("button", { name: copy.deleteLabel("Post 9") }));
    const dialog = await screen.findByRole("dialog", { name: copy.deletion("").title });
    await user.click(within(dialog).getByRole("button", { name: copy.delete }));
    expect(await screen.findByText(/^Draft deleted \d\d:\d\d$/)).toBeVisible();
    await user.click(button(copy.duplicate("Post 1")));
    expect(await screen.findByText(new RegExp(`^${copy.notSaved}`))).toBeVisible();
    expect(
      await screen.findByRole("button", { name: copy.deleteLabel(copy.copyOf("Post 1")) }),
    ).toBeVisible();
  });

  test("wait while something else is saved, so that none is deleted unsaid", async () => {
    const drafts = serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST, makePost(2)]);
    const remove = await screen.findByRole("button", { name: copy.deleteLabel("Post 9") });
    const slow = makeGate();
    backend.use(http.patch("*/blog_posts", () => slow.opened));
    await user.click(downButton("Post 1"));
    await user.click(remove);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    slow.open();
    await waitFor(() => {
      expect(remove).not.toHaveAttribute("aria-disabled");
    });
    expect(drafts.rows).toHaveLength(1);
  });

  test("its link is copied from there", async () => {
    serveDrafts(makeDraftRow(makePost(9)));
    const { user } = await openPostList([POST]);
    const writeText = serveClipboard();
    const bar = await findDrafts();
    await user.click(bar.getByRole("button", { name: copy.copyLinkLabel("Post 9") }));
    expect(await screen.findByText(copy.copied(shown("2026-12-08T12:00:00Z")))).toBeVisible();
    expect(writeText).toHaveBeenCalledOnce();
  });

  test.each([
    ["a draft", {}, copy.badge],
    [
      "a time",
      { publish_at: "2999-12-01T09:00:00+00:00" },
      copy.scheduled(formatShortTime(new Date("2999-12-01T09:00:00Z"))),
    ],
    [
      "a time that has passed",
      { publish_at: "2020-12-01T09:00:00+00:00" },
      copy.overdue(formatShortTime(new Date("2020-12-01T09:00:00Z"))),
    ],
    ["a reason", { problem: "changed" }, copy.notPublished(copy.problems.get("changed") ?? "")],
    ["words of the database", { problem: "disk full" }, copy.notPublished("disk full")],
  ])("a post whose draft has %s says so in its row", async (_, changes, text) => {
    serveDrafts(draftOfPost(changes));
    await openPostList([POST, makePost(2)]);
    const [first, second] = postEntries();
    expect(await within(first ?? document.body).findByText(text)).toBeVisible();
    expect(second).not.toHaveTextContent(copy.badge);
  });

  test("a schedule that does not run is told of where a draft waits for it", async () => {
    const drafts = serveDrafts(draftOfPost({ publish_at: "2999-12-01T09:00:00+00:00" }));
    drafts.isRunning = false;
    await openPostList([POST]);
    expect(await screen.findByText(copy.notRunning)).toBeVisible();
  });

  test("drafts that cannot be read leave the posts as they are, and can be read again", async () => {
    const log = expectConsole("error");
    serveDrafts(makeDraftRow(makePost(9)));
    backend.use(
      http.get(
        "http://backend.test/rest/v1/post_drafts",
        () => HttpResponse.json({ message: "out of order" }, { status: 400 }),
        { once: true },
      ),
    );
    const { user } = await openPostList([POST]);
    const failure = await screen.findByRole("alert");
    expect(failure).toHaveTextContent(`${copy.loadFailed}out of order`);
    expect(log.takeMessages()).toMatch(/^The drafts could not be read/);
    await user.click(button(copy.retry));
    expect(await findDrafts()).toBeDefined();
    expect(button(refreshing.refresh)).toHaveFocus();
  });

  test("a post is duplicated as a draft with a slug of its own, and opened", async () => {
    const drafts = serveDrafts(makeDraftRow(makePost(9, { slug: "post-1-copy" })));
    const { user, rows } = await openPostList(makePosts(2));
    await user.click(await screen.findByRole("button", { name: copy.duplicate("Post 1") }));
    await waitFor(() => {
      expect(titleField()).toHaveValue("Post 1 (copy)");
    });
    expect(drafts.rows.at(-1)).toMatchObject({
      post_id: null,
      based_on: null,
      fields: { title: "Post 1 (copy)", slug: "post-1-copy-2", content: POST.content },
    });
    expect(rows).toHaveLength(2);
  });

  test("nobody begins another post that a duplicate would replace", async () => {
    const drafts = serveDrafts();
    const { user } = await openPostList([POST]);
    const slow = makeGate();
    backend.use(http.post("*/post_drafts", () => slow.opened));
    await user.click(await screen.findByRole("button", { name: copy.duplicate("Post 1") }));
    await user.click(button(postList.add));
    expect(queryTitleField()).not.toBeInTheDocument();
    slow.open();
    expect(await screen.findByDisplayValue(copy.copyOf("Post 1"))).toBeVisible();
    expect(drafts.rows).toHaveLength(1);
  });

  test("a post opened by its pencil offers its draft", async () => {
    serveDrafts(draftOfPost());
    const { user } = await openPostList([POST]);
    await user.click(editButton("Post 1"));
    await user.click(await screen.findByRole("button", { name: copy.continue }));
    expect(titleField()).toHaveValue("Draft title");
    expect(screen.getByRole("button", { name: postForm.save })).toBeVisible();
  });
});

test("a form that is closed with a draft in it asks nothing", async () => {
  serveDrafts();
  const { user } = openPostForm();
  setField("title", "Half a post");
  await user.click(await saveDraftButton());
  await findSaved();
  await user.click(button(postForm.cancel));
  await findClosed();
});
