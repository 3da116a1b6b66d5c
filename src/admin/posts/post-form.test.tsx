import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { editing } from "@/content/admin/editing";
import { imageUpload } from "@/content/admin/image-upload";
import { login } from "@/content/admin/login";
import { postForm, postMessages, usualCategories } from "@/content/admin/post-form";
import { lockAdmin } from "@/data/browser/admin-access";
import { listKeptTexts } from "@/data/browser/kept-texts";
import { AccessRefusedError, DatabaseError } from "@/data/errors";
import { makePost, makePosts } from "../../../tests/support/factories";
import { makeGate } from "../../../tests/support/gate";
import { backend, failReads, rejectWrites } from "../../../tests/support/handlers/backend";
import { rejectUploads, serveBucketLater } from "../../../tests/support/handlers/storage";
import { makeContent } from "../../../tests/support/pictures";
import {
  COMPLETE,
  fillPostForm,
  findClosed,
  NEW_POST_GROUP,
  openPostForm,
  postField,
  save,
  saveButton,
  saveFailed,
  setField,
  TODAY,
} from "../../../tests/support/post-form";

test("a new form starts with the team, and says that saving is publishing", () => {
  openPostForm();
  expect(postField("author")).toHaveValue(site.teamName);
  expect(postField("author_avatar")).toHaveValue(site.teamAvatar);
  expect(postField("excerpt")).toHaveAttribute("rows", "3");
  expect(postField("content")).toHaveAttribute("rows", "15");
  expect(screen.getByText(postForm.footnote)).toBeVisible();
  expect(postField("date")).not.toHaveAccessibleDescription();
  setField("date", "2999-01-01");
  expect(postField("date")).toHaveAccessibleDescription(postForm.futureDate);
});

test("all that is missing is marked until it is there; the first is reported, a picture's upload focused", async () => {
  const { user, toasts } = openPostForm();
  setField("content", "<p>Text</p>");
  setField("title", "A title");
  await user.click(saveButton());
  expect(toasts()).toMatchObject([postMessages.invalid("Featured image URL is required.")]);
  expect(screen.getByRole("button", { name: postForm.image.uploadLabel })).toHaveFocus();
  const missing = ["image_url", "image_alt", "category", "excerpt"] as const;
  for (const name of missing) expect(postField(name)).toBeInvalid();
  for (const name of ["title", "slug", "content", "date"] as const) {
    expect(postField(name)).toBeValid();
  }
  for (const name of missing) {
    setField(name, COMPLETE[name]);
    expect(postField(name)).toBeValid();
  }
});

test("the category suggests those in use and the usual ones, and follows their spelling", async () => {
  const stored = [makePost(1, { category: "Trade Fairs" }), makePost(2, { category: "Sourcing" })];
  const { user, rows } = openPostForm({ stored });
  const options = [...(postField("category").list?.options ?? [])].map(({ value }) => value);
  expect(options).toEqual([...new Set(["Trade Fairs", ...usualCategories])].toSorted());
  fillPostForm({ title: "Canton Fair", category: "quality control" });
  expect(screen.getByText(postForm.spelledCategory("Quality Control"))).toBeVisible();
  setField("category", "trade fairs ");
  expect(screen.getByText(postForm.spelledCategory("Trade Fairs"))).toBeVisible();
  await save(user);
  expect(rows[2]).toMatchObject({ title: "Canton Fair", category: "Trade Fairs" });
});

test("the only post of a category can have it spelled anew", async () => {
  const post = makePost(1, { category: "trade fairs" });
  const { user, rows } = openPostForm({ post, stored: [post] });
  setField("category", "Trade Fairs");
  await save(user);
  expect(rows).toMatchObject([{ category: "Trade Fairs" }]);
});

test("the date of a new post follows the day over midnight, unless it was set by hand", () => {
  openPostForm();
  setField("title", "Canton Fair");
  expect(postField("date")).toHaveValue(TODAY);
  vi.setSystemTime("2026-11-25T00:01");
  setField("title", "Canton Fair 2027");
  expect(postField("date")).toHaveValue("2026-11-25");
  setField("date", "2026-11-20");
  vi.setSystemTime("2026-11-26T00:01");
  setField("title", "Canton Fair");
  expect(postField("date")).toHaveValue("2026-11-20");
});

test("the preview shows the page as it would be saved, also while it is incomplete, with dead links", async () => {
  const { user } = openPostForm();
  setField("title", "Sealed samples");
  setField("category", "sourcing");
  setField("content", '<p><a href="/faq">FAQ</a></p>');
  const previewButton = screen.getByRole("button", { name: postForm.preview });
  await user.click(previewButton);
  const dialog = within(await screen.findByRole("dialog", { name: postForm.previewTitle }));
  expect(dialog.getByRole("heading", { level: 1, name: "Sealed samples" })).toBeVisible();
  expect(dialog.getByRole("link", { name: "Sourcing" })).toBeVisible();
  expect(fireEvent.click(dialog.getByRole("link", { name: "FAQ" }))).toBe(false);
  // The shortcut does not save from here.
  await user.keyboard("{Control>}s{/Control}");
  expect(dialog.getByRole("heading", { level: 1 })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(previewButton).toHaveFocus();
  expect(postField("title")).toHaveValue("Sealed samples");
});

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";

test("a new post is stored after all others, by Cmd+S, but not by Enter in a single line", async () => {
  const stored = makePosts(2).map((post) => ({ ...post, display_order: post.display_order + 4 }));
  const { user, rows, toasts } = openPostForm({ stored });
  fillPostForm();
  setField("tags", "samples, , contracts ");
  for (const name of ["title", "tags", "category", "image_url"] as const) {
    await user.type(postField(name), "{Enter}");
  }
  expect(saveButton()).toHaveAttribute("aria-busy", "false");
  expect(toasts()).toEqual([]);
  await user.click(postField("content"));
  await user.keyboard("{Meta>}s{/Meta}");
  expect(await findClosed()).toBeVisible();
  expect(rows[2]).toEqual({
    ...COMPLETE,
    id: rows[2]?.["id"],
    slug: "what-a-sealed-sample-is-worth",
    date: TODAY,
    tags: ["samples", "contracts"],
    author: site.teamName,
    author_avatar: site.teamAvatar,
    display_order: 6,
  });
  expect(toasts()).toMatchObject([postMessages.created(COMPLETE.title)]);
  expect(listKeptTexts(NEW_POST_GROUP)).toEqual([]);
});

test("a new post is not duplicated when the next attempt finds that the first one arrived", async () => {
  const { user, rows } = openPostForm();
  const answerLost = http.post(
    TABLE_URL,
    async ({ request }) => {
      const fields: unknown = await request.json();
      rows.push(Object.assign({ ...makePost(9), id: "arrived" }, fields));
      const when = (query: URLSearchParams) => query.has("slug");
      backend.use(failReads("blog_posts", { status: 400, once: true, when }));
      return HttpResponse.error();
    },
    { once: true },
  );
  backend.use(answerLost);
  fillPostForm();
  await user.click(saveButton());
  expect(await screen.findByText(/Not saved: The database could not be reached/)).toBeVisible();
  await save(user);
  expect(rows).toMatchObject([{ id: "arrived", display_order: 0 }]);
});

test("during a save the fields are locked, and nothing is sent twice", async () => {
  const { user, rows } = openPostForm();
  const gate = makeGate();
  let count = 0;
  backend.use(
    http.post(TABLE_URL, async () => {
      count += 1;
      await gate.opened;
      return undefined;
    }),
  );
  fillPostForm();
  await user.dblClick(saveButton());
  expect(saveButton()).toHaveAttribute("aria-busy", "true");
  expect(saveButton()).toHaveFocus();
  expect(screen.getByText(editing.status.saving)).toBeVisible();
  expect(postField("title").closest("[inert]")).not.toBeNull();
  await user.keyboard("{Control>}s{/Control}");
  await user.click(screen.getByRole("button", { name: postForm.cancel }));
  expect(saveButton()).toBeVisible();
  gate.open();
  expect(await findClosed()).toBeVisible();
  expect(count).toBe(1);
  expect(rows).toHaveLength(1);
});

test("an uploaded picture becomes the featured one, and a save waits for it", async () => {
  const { user, rows } = openPostForm();
  const slow = serveBucketLater();
  backend.use(slow.handler);
  fillPostForm();
  const picture = new File([makeContent("image/png")], "mug.png", { type: "image/png" });
  const upload = () =>
    user.upload(screen.getByLabelText(postForm.image.replaceLabel, { selector: "input" }), picture);
  backend.use(rejectUploads({ status: 500 }, { once: true }));
  await upload();
  const leaveOut = await screen.findByRole("button", { name: imageUpload.leaveOut });
  await user.click(saveButton());
  const describePending = (step: "decision" | "upload") =>
    `Not saved: ${imageUpload.pending.reason({ names: ["mug.png"], step })}`;
  expect(screen.getByText(describePending("decision"))).toBeVisible();
  await user.click(leaveOut);
  expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();

  await upload();
  expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
  await user.click(saveButton());
  expect(screen.getByText(describePending("upload"))).toBeVisible();
  expect(rows).toEqual([]);
  setField("image_alt", "");
  await user.click(saveButton());
  expect(postField("image_alt")).toBeInvalid();

  slow.release();
  await screen.findByRole("dialog", { name: imageUpload.altText.title });
  await user.keyboard("A signed mug{Enter}");
  expect(postField("image_alt")).toBeValid();
  await save(user);
  expect(rows).toMatchObject([{ image_alt: "A signed mug" }]);
  expect(rows[0]?.["image_url"]).toMatch(/\/blog_\d+_mug\.png$/);
});

test("the address of a web page is not saved as the picture unasked", async () => {
  const { user, rows } = openPostForm();
  fillPostForm({ image_url: " https://drive.google.com/file/d/1abc/view?usp=sharing" });
  const { title, cancelLabel, confirmLabel } = editing.picturePage;
  const ask = async () => {
    await user.click(saveButton());
    return within(await screen.findByRole("dialog", { name: title }));
  };
  await user.click((await ask()).getByRole("button", { name: cancelLabel }));
  expect(saveButton()).toHaveFocus();
  expect(rows).toEqual([]);
  await user.click((await ask()).getByRole("button", { name: confirmLabel }));
  await findClosed();
  expect(rows).toHaveLength(1);
});

const OWN_WORDS = saveFailed(new DatabaseError("the server's own words", "", 500));

describe("a save that fails", () => {
  test("is reported in the server's words, keeps everything typed, and can be repeated", async () => {
    const { user, rows, handlers, toasts } = openPostForm();
    fillPostForm();
    const cannotCheckSlug = { status: 400, when: (query: URLSearchParams) => query.has("slug") };
    backend.use(failReads("blog_posts", cannotCheckSlug));
    await user.click(saveButton());
    expect(await screen.findByText(`Not saved: ${OWN_WORDS.description}`)).toBeVisible();
    expect(rows).toEqual([]);
    expect(toasts()).toMatchObject([OWN_WORDS]);

    backend.use(rejectWrites("blog_posts", "post", { status: 500 }), ...handlers);
    await user.click(postField("title"));
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => {
      expect(toasts()).toMatchObject([OWN_WORDS, OWN_WORDS]);
    });
    expect(screen.getByText(`Not saved: ${OWN_WORDS.description}`)).toBeVisible();
    expect(saveButton()).toHaveFocus();
    expect(saveButton()).toHaveAttribute("aria-busy", "false");
    expect(postField("title")).toHaveValue(COMPLETE.title);
    expect(postField("title").closest("[inert]")).toBeNull();
    expect(rows).toEqual([]);
    await waitFor(() => {
      expect(listKeptTexts(NEW_POST_GROUP)).toMatchObject([{ values: { title: COMPLETE.title } }]);
    });
    backend.use(...handlers);
    await save(user);
    expect(rows).toMatchObject([{ title: COMPLETE.title }]);
  });

  test("because the database lets this browser change nothing offers to log in", async () => {
    const post = makePost(1);
    const { user, rows, toasts } = openPostForm({ post, stored: [post] });
    backend.use(rejectWrites("blog_posts", "patch", { status: 200 }));
    setField("title", "A better title");
    lockAdmin();
    await user.click(saveButton());
    const toast = saveFailed(new AccessRefusedError());
    expect(await screen.findByText(`Not saved: ${toast.description}`)).toBeVisible();
    expect(toasts()).toMatchObject([toast]);
    expect(postField("title")).toHaveValue("A better title");
    expect(rows).toEqual([post]);
    await user.click(screen.getByRole("button", { name: editing.status.logIn }));
    expect(await screen.findByRole("dialog", { name: login.dialog.title })).toBeVisible();
  });
});

const post = makePost(1, { slug: "moq", title: "All about MOQ" });
const LATER = "2026-11-24T11:59:00.123456+00:00";

test("a post that has another position, and our own save without a response, is saved without asking", async () => {
  const other = makePost(2);
  const { user, rows, toasts } = openPostForm({ post, stored: [post, other] });
  const changes = { title: "My title", tags: ["samples", "mugs"], display_order: 7 };
  rows[0] = { ...post, ...changes, updated_at: LATER };
  setField("title", " My title ");
  setField("tags", "samples,mugs");
  await save(user);
  expect(rows).toEqual([{ ...post, ...changes, updated_at: LATER }, other]);
  expect(toasts()).toMatchObject([postMessages.updated("My title")]);
});

test("a post that was deleted meanwhile can be saved as a new one", async () => {
  const { user, rows, toasts } = openPostForm({ post, stored: [post] });
  rows.length = 0;
  setField("title", "My title");
  await user.click(saveButton());
  const { title, saveAsNew } = editing.deletedMeanwhile;
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.click(dialog.getByRole("button", { name: saveAsNew }));
  expect(await findClosed()).toBeVisible();
  expect(rows).toMatchObject([{ title: "My title", slug: "moq", display_order: 1 }]);
  expect(toasts()).toMatchObject([postMessages.created("My title")]);
});
