import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { makeSuccessStory } from "../../../tests/support/factories";
import { backend, rejectWrites } from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import {
  button,
  cards,
  enter,
  field,
  FILLED,
  fillIn,
  findCard,
  form,
  headerButton,
  openStories,
  queryForm,
} from "../../../tests/support/stories-page";
import { makeContent } from "../../../tests/support/pictures";

const story = makeSuccessStory(1);

/** Opens the page with the form of a new story. */
async function addStory(stories = [story]) {
  const page = await openStories(stories);
  await page.user.click(button("Add New Story"));
  return page;
}

/** Opens the page with the form of its only story. */
async function editStory() {
  const page = await openStories();
  await page.user.click(button("Edit Story 1"));
  return page;
}

describe("the form", () => {
  test("is hidden, then opens empty for a new story, with the focus on its first field", async () => {
    const { user } = await openStories();
    expect(queryForm()).not.toBeInTheDocument();
    await user.click(button("Add New Story"));
    expect(screen.getByRole("form", { name: "Add story" })).toBeVisible();
    expect(field("Title")).toHaveFocus();
    for (const label of Object.keys(FILLED)) expect(field(label)).toHaveValue("");
    expect(field("Excerpt")).toHaveAttribute("rows", "3");
    expect(screen.queryByRole("button", { name: "Add New Story" })).not.toBeInTheDocument();
  });

  test("opens with the story to be edited", async () => {
    await editStory();
    expect(screen.getByRole("form", { name: "Edit story" })).toBeVisible();
    expect(field("Title")).toHaveFocus();
    expect(Object.keys(FILLED).map((label) => field(label).value)).toEqual([
      story.title,
      story.category,
      story.excerpt,
      story.content,
      story.image_url,
      story.image_alt,
    ]);
  });

  test("suggests the categories in use, each once", async () => {
    await addStory([
      makeSuccessStory(1, { category: "Shipping" }),
      makeSuccessStory(2, { category: "First Import" }),
      makeSuccessStory(3, { category: "Shipping" }),
    ]);
    const list = document.getElementById(field("Category").getAttribute("list") ?? "");
    const offered = [...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value);
    expect(offered).toEqual(["First Import", "Shipping"]);
  });

  test("Cancel closes it and returns the focus to what opened it", async () => {
    const { user } = await editStory();
    await user.click(within(form()).getByRole("button", { name: "Cancel" }));
    expect(queryForm()).not.toBeInTheDocument();
    expect(button("Edit Story 1")).toHaveFocus();
    expect(screen.queryByText("Changes set aside")).not.toBeInTheDocument();

    await user.click(button("Add New Story"));
    await user.click(headerButton("Cancel"));
    expect(queryForm()).not.toBeInTheDocument();
    expect(button("Add New Story")).toHaveFocus();
  });

  test("what was typed before Cancel can be restored", async () => {
    const { user } = await addStory();
    await enter(user, "Title", "Half a story");
    await user.click(headerButton("Cancel"));
    expect(screen.getByText("Changes set aside")).toBeVisible();
    await user.click(button("Bring back"));
    expect(field("Title")).toHaveValue("Half a story");
    expect(screen.queryByText("Changes set aside")).not.toBeInTheDocument();
  });

  test("the notice about a draft can be dismissed; the next form still offers it", async () => {
    const { user } = await addStory();
    await enter(user, "Title", "Half a story");
    await user.click(headerButton("Cancel"));
    await user.click(button("Dismiss"));
    expect(screen.queryByText("Changes set aside")).not.toBeInTheDocument();
    expect(button("Add New Story")).toHaveFocus();
    await user.click(button("Add New Story"));
    expect(field("Title")).toHaveValue("");
    expect(screen.getByText(/^Unsaved work from/)).toBeVisible();
  });

  test("opening another story saves a draft of this one", async () => {
    const { user } = await openStories([story, makeSuccessStory(2)]);
    await user.click(button("Edit Story 1"));
    await enter(user, "Title", "Better");
    await user.click(button("Edit Story 2"));
    expect(field("Title")).toHaveValue("Story 2");
    await user.click(button("Bring back"));
    expect(field("Title")).toHaveValue("Better");
  });

  test("asks before Cancel if no draft could be stored", async () => {
    const { user } = await addStory();
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await enter(user, "Title", "Half a story");
    await user.click(headerButton("Cancel"));
    const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(dialog).getByRole("button", { name: "Stay here" }));
    expect(field("Title")).toHaveValue("Half a story");
    await user.click(headerButton("Cancel"));
    await user.click(button("Leave"));
    expect(queryForm()).not.toBeInTheDocument();
    refuse.mockRestore();
  });
});

describe("what a story needs", () => {
  const REQUIRED = "Please fill in all required fields.";
  const URL_NEEDED = "Please provide an image URL.";
  const ALT_NEEDED = "Please provide descriptive alt text for the image.";

  test.each([
    { without: "Title", message: REQUIRED, line: "Enter a title." },
    { without: "Category", message: REQUIRED, line: "Enter a category." },
    { without: "Excerpt", message: REQUIRED, line: "Enter an excerpt." },
    { without: "Content (HTML)", message: REQUIRED, line: "Enter the content." },
    { without: "Image URL", message: URL_NEEDED, line: URL_NEEDED },
    { without: "Alt text", message: ALT_NEEDED, line: ALT_NEEDED },
  ])("without $without: '$message'", async ({ without, message, line }) => {
    const { user, table, getLastToast } = await addStory([]);
    await fillIn(user, { [without]: "" });
    await user.click(button("Save Story"));
    expect(getLastToast()).toMatchObject({
      variant: "destructive",
      title: "Validation Error",
      description: message,
    });
    expect(within(form()).getByText(line)).toBeVisible();
    expect(field(without)).toBeInvalid();
    expect(field(without)).toHaveAccessibleDescription(line);
    expect(field(without)).toHaveFocus();
    expect(form().querySelectorAll("[aria-invalid]")).toHaveLength(1);
    expect(table.rows).toEqual([]);
  });

  test("all empty required fields are marked at once, before the picture is asked for", async () => {
    const { user } = await addStory([]);
    await user.click(button("Save Story"));
    for (const label of ["Title", "Category", "Excerpt", "Content (HTML)"]) {
      expect(field(label)).toBeInvalid();
    }
    expect(field("Image URL")).toBeValid();
    expect(field("Title")).toHaveFocus();
    await user.type(field("Title"), "T");
    expect(field("Title")).toBeValid();
    expect(field("Excerpt")).toBeInvalid();
  });

  test("spaces and invisible characters are no text, and the address is asked for before the alt text", async () => {
    const { user, getLastToast } = await addStory([]);
    await fillIn(user, { "Image URL": "", "Alt text": "", Title: " \u200B\u3164" });
    await user.click(button("Save Story"));
    expect(getLastToast()).toMatchObject({ description: REQUIRED });
    await enter(user, "Title", "T");
    await user.click(button("Save Story"));
    expect(getLastToast()).toMatchObject({ description: URL_NEEDED });
    expect(field("Alt text")).toBeValid();
  });

  test("missing content is shown and focused, even from its preview", async () => {
    const { user } = await addStory([]);
    await fillIn(user, { "Content (HTML)": "" });
    await user.click(screen.getByRole("tab", { name: "Preview" }));
    await user.click(button("Save Story"));
    expect(screen.getByRole("tab", { name: "HTML" })).toHaveAttribute("aria-selected", "true");
    expect(field("Content (HTML)")).toHaveFocus();
  });
});

describe("saving", () => {
  test("Enter in a single-line field does not publish", async () => {
    const { user, table } = await addStory([]);
    await fillIn(user);
    await user.type(field("Title"), "{Enter}");
    expect(button("Save Story")).toHaveAttribute("aria-busy", "false");
    expect(table.rows).toEqual([]);
  });

  test("adds a story: the list has it, the form is hidden, and a message names it", async () => {
    const { user, table, getLastToast } = await addStory();
    await fillIn(user, { Title: " Mugs on time " });
    await user.click(button("Save Story"));
    await findCard("Mugs on time");
    expect(table.rows[1]).toMatchObject({
      title: "Mugs on time",
      category: "Shipping",
      excerpt: "Nine days.",
      content: "<p>All of it.</p>",
      image_url: "https://cdn.example/mugs.webp",
      image_alt: "Mugs on a shelf",
    });
    expect(getLastToast()).toMatchObject({
      title: "Story Added!",
      description: 'Story "Mugs on time" added.',
    });
    expect(screen.getByText(/^“Mugs on time” was saved at \d\d:\d\d\./)).toBeVisible();
    expect(queryForm()).not.toBeInTheDocument();
    expect(button("Add New Story")).toHaveFocus();

    await user.click(button("Add New Story"));
    expect(field("Title")).toHaveValue("");
    expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();
  });

  test("changes a story, and the focus goes back to its card", async () => {
    const { user, table, getLastToast } = await editStory();
    await enter(user, "Title", "Better");
    await user.click(button("Save Story"));
    await findCard("Better");
    expect(cards()).toEqual(["Better"]);
    expect(table.rows).toEqual([{ ...story, title: "Better" }]);
    expect(getLastToast()).toMatchObject({
      title: "Story Updated!",
      description: 'Story "Better" updated.',
    });
    expect(queryForm()).not.toBeInTheDocument();
    expect(button("Edit Better")).toHaveFocus();
  });

  test("works with Ctrl+S and Cmd+S, wherever the focus is", async () => {
    const { user, table } = await editStory();
    await enter(user, "Title", "By key");
    await user.keyboard("{Control>}s{/Control}");
    await findCard("By key");
    await user.click(button("Edit By key"));
    await enter(user, "Title", "By another key");
    await user.click(screen.getByRole("heading", { level: 1 }));
    await user.keyboard("{Meta>}s{/Meta}");
    await findCard("By another key");
    expect(table.rows).toHaveLength(1);
  });

  test("a double click adds one story", async () => {
    const { user, table } = await addStory([]);
    await fillIn(user);
    await user.dblClick(button("Save Story"));
    await findCard("Mugs on time");
    expect(table.rows).toHaveLength(1);
  });

  test("locks the fields, and the form stays open whatever is clicked", async () => {
    const { user } = await editStory();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The response is delayed, then given by the table.
    backend.use(http.patch("*/success_stories", () => released));
    await enter(user, "Title", "Better");
    await user.click(button("Save Story"));
    expect(await screen.findByText("Saving…")).toBeVisible();
    expect(field("Title").closest("[inert]")).not.toBeNull();
    await user.click(headerButton("Cancel"));
    expect(form()).toBeVisible();
    release();
    await findCard("Better");
  });

  test.each([
    {
      kind: "refused",
      failure: { status: 400, message: "value too long" },
      text: "value too long",
    },
    {
      kind: "not answered",
      failure: { status: 0 },
      text: "The database could not be reached. Check your connection and try again.",
    },
    {
      kind: "refused without a word",
      failure: { status: 400, message: "" },
      text: "An unexpected error occurred while saving the story.",
    },
  ])("that is $kind is a 'Save Error' and keeps everything", async ({ failure, text }) => {
    const { user, table, getLastToast } = await editStory();
    backend.use(rejectWrites("success_stories", "patch", failure));
    await enter(user, "Title", "Better");
    await user.keyboard("{Control>}s{/Control}");
    expect(await screen.findByText(`Not saved: ${text}`)).toBeVisible();
    expect(getLastToast()).toMatchObject({
      variant: "destructive",
      title: "Save Error",
      description: text,
    });
    expect(field("Title")).toHaveValue("Better");
    expect(button("Save Story")).toHaveFocus();
    expect(table.rows).toEqual([story]);
    expect(cards()).toEqual(["Story 1"]);
  });

  test("that access rules refuse keeps the text and offers to log in again", async () => {
    const { user, getLastToast } = await addStory();
    const refusal = { status: 403, code: "42501", message: "new row violates a policy" };
    backend.use(rejectWrites("success_stories", "post", refusal));
    await fillIn(user);
    await user.click(button("Save Story"));
    await screen.findByText(/^Not saved: new row violates a policy\./);
    expect(getLastToast()).toMatchObject({
      title: "Save Error",
      description:
        "new row violates a policy. The admin password was changed. Please log in again; what you typed is kept.",
    });
    expect(field("Content (HTML)")).toHaveValue("<p>All of it.</p>");
    await user.click(button("Log in again"));
    expect(await screen.findByRole("dialog", { name: "Log in again" })).toBeVisible();
  });

  test("does not overwrite what a colleague saved meanwhile", async () => {
    const { user, table } = await editStory();
    table.rows[0] = { ...story, excerpt: "Of a colleague." };
    await enter(user, "Title", "Mine");
    await user.click(button("Save Story"));
    const dialog = await screen.findByRole("dialog", {
      name: "Someone else changed this meanwhile",
    });
    expect(dialog).toHaveTextContent("Of a colleague.");
    expect(table.rows).toEqual([{ ...story, excerpt: "Of a colleague." }]);
    await user.click(within(dialog).getByRole("button", { name: "Save mine anyway" }));
    await findCard("Mine");
    expect(table.rows).toEqual([{ ...story, title: "Mine" }]);
  });

  test("of a story that was deleted meanwhile can make a new one", async () => {
    const { user, table, getLastToast } = await editStory();
    table.rows.length = 0;
    await enter(user, "Title", "Still here");
    await user.click(button("Save Story"));
    await user.click(await screen.findByRole("button", { name: "Save as new" }));
    await findCard("Still here");
    expect(getLastToast()).toMatchObject({ title: "Story Added!" });
    expect(queryForm()).not.toBeInTheDocument();
  });
});

describe("the picture", () => {
  test("an uploaded one fills in its address and its alt text", async () => {
    const { user } = await addStory();
    backend.use(...serveBucket().handlers);
    const input = within(form()).getByLabelText("Upload image", { selector: "input" });
    await user.upload(
      input,
      new File([makeContent("image/png")], "gift box.png", { type: "image/png" }),
    );
    await user.click(await screen.findByRole("button", { name: "Use picture" }));
    expect(field("Image URL").value).toMatch(/\/public_assets\/success-story_\d+_gift_box\.png$/);
    expect(field("Alt text")).toHaveValue("gift box");
  });

  test("a poor alt text gets a hint", async () => {
    const { user } = await addStory();
    await enter(user, "Alt text", "photo");
    expect(screen.getByText(/^This says nothing about this picture\./)).toBeVisible();
  });
});

describe("the preview of a story", () => {
  test("shows what is typed as the public page does, with links disabled", async () => {
    const { user } = await addStory();
    await user.click(button("Preview story"));
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    expect(preview.getByRole("heading", { name: "Untitled story" })).toBeVisible();

    await fillIn(user, { "Content (HTML)": '<p>See <a href="/blog">the blog</a></p>' });
    expect(preview.getByText("Shipping")).toBeVisible();
    expect(preview.getByText("Nine days.")).toBeVisible();
    const summary = preview.getByText("Read the story");
    await user.click(summary);
    await user.click(await preview.findByRole("link", { name: "the blog" }));
    await user.click(preview.getByRole("link", { name: "Mugs on time" }));
    expect(window.location.pathname + window.location.hash).toBe("/admin/success-stories");
    expect(field("Title")).toHaveValue("Mugs on time");

    await user.click(button("Hide preview"));
    expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  });
});
