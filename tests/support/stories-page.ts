import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/admin/layout/admin-layout";
import "@/admin/stories/success-stories-page";
import { adminPaths } from "@/config/paths";
import { storiesPage, storyForm } from "@/content/admin/success-stories";
import { STORY_FIELDS, type StoryField } from "@/admin/stories/story-table";
import { unlockForTest } from "./admin";
import { recordToasts } from "./contact-page";
import { makeSuccessStory } from "./factories";
import { backend, serveVersions, serveWritableTable } from "./handlers/backend";
import { renderRoute } from "./render-route";

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

/**
 * Opens the admin's list, with a mocked table that can be written to. With `keepsVersions`, the
 * database keeps former versions of the stories.
 */
export async function openStories(
  stories: readonly Readonly<Record<string, unknown>>[] = [makeSuccessStory(1)],
  { keepsVersions = false } = {},
) {
  const { rows, replaced, handlers } = serveWritableTable("success_stories", stories);
  backend.use(...handlers, ...(keepsVersions ? serveVersions(replaced) : []));
  const toasts = recordToasts();
  const { user } = renderRoute(adminPaths.successStories);
  await screen.findByText(storiesPage.count(stories.length));
  return { user, rows, versions: replaced, getLastToast: () => toasts().at(-1) };
}

export const findCard = (title: string) => screen.findByRole("heading", { level: 2, name: title });
export const cards = () =>
  screen
    .queryAllByRole("listitem")
    .flatMap((item) => within(item).queryAllByRole("heading", { level: 2 }))
    .map((heading) => heading.textContent);

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const addButton = () => button(storiesPage.add);
export const editButton = (title: string) => button(storiesPage.edit(title));
export const deleteButton = (title: string) => button(storiesPage.delete(title));
export const saveButton = () => button(storyForm.save);
/** The button in the page header; the form has another one. */
export const cancelButton = () => {
  const [first] = screen.getAllByRole("button", { name: storiesPage.cancel });
  if (!first) throw new Error("There is no Cancel button.");
  return first;
};

const TITLES = { name: new RegExp(`^(${storyForm.addTitle}|${storyForm.editTitle})$`) };
export const form = () => screen.getByRole("form", TITLES);
export const queryForm = () => screen.queryByRole("form", TITLES);

export const field = (name: StoryField) =>
  within(form()).getByLabelText<HTMLInputElement>(storyForm.labels[name], {
    selector: "input, textarea",
  });

export const FILLED = {
  title: "Mugs on time",
  category: "Shipping",
  excerpt: "Nine days.",
  content: "<p>All of it.</p>",
  image_url: "https://cdn.example/mugs.webp",
  image_alt: "Mugs on a shelf",
};
/** Sets the values of these fields of the form, each in one event. */
export function fillIn(values: Partial<typeof FILLED> = FILLED) {
  for (const name of STORY_FIELDS) {
    const value = values[name];
    if (value !== undefined) fireEvent.change(field(name), { target: { value } });
  }
}

/** Deletes a story and confirms the dialog. */
export async function confirmDelete(user: UserEvent, title: string) {
  await user.click(deleteButton(title));
  const dialog = await screen.findByRole("dialog", { name: storiesPage.deletion.title });
  const { confirm } = storiesPage.deletion;
  await user.click(within(dialog).getByRole("button", { name: confirm }));
}
