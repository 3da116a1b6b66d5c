import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import { unlockForTest } from "./admin";
import { recordToasts } from "./contact-page";
import { makeSuccessStory } from "./factories";
import { backend, serveWritableTable } from "./handlers/backend";
import { renderRoute } from "./render-route";

type Story = ReturnType<typeof makeSuccessStory>;

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

/** Opens the admin's list, with a mocked table that can be written to. */
export async function openStories(stories: readonly Story[] = [makeSuccessStory(1)]) {
  const table = serveWritableTable("success_stories", stories);
  backend.use(...table.handlers);
  const toasts = recordToasts();
  const { user } = renderRoute("/admin/success-stories");
  await screen.findByRole("heading", { level: 1, name: "Success Stories" });
  for (const { title } of stories) await findCard(title);
  return { user, table, getLastToast: () => toasts().at(-1) };
}

export const findCard = (title: string) => screen.findByRole("heading", { level: 2, name: title });
export const cards = () =>
  screen
    .queryAllByRole("listitem")
    .flatMap((item) => within(item).queryAllByRole("heading", { level: 2 }))
    .map((heading) => heading.textContent);

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** The button in the page header, for names that also a button of the open form has. */
export const headerButton = (name: string) => {
  const [first] = screen.getAllByRole("button", { name });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
};
export const form = () => screen.getByRole("form", { name: /^(Add|Edit) story$/ });
export const queryForm = () => screen.queryByRole("form", { name: /^(Add|Edit) story$/ });
export const field = (label: string) =>
  within(form()).getByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });

/** Replaces the value of a field. Pastes it, since typing key by key takes a second for a form. */
export async function enter(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.paste(text);
}

export const FILLED = {
  Title: "Mugs on time",
  Category: "Shipping",
  Excerpt: "Nine days.",
  "Content (HTML)": "<p>All of it.</p>",
  "Image URL": "https://cdn.example/mugs.webp",
  "Alt text": "Mugs on a shelf",
};

/** Fills in all fields of the form, with these changes to the default values. */
export async function fillIn(user: UserEvent, changes: Partial<typeof FILLED> = {}) {
  for (const [label, text] of Object.entries({ ...FILLED, ...changes })) {
    await enter(user, label, text);
  }
}
