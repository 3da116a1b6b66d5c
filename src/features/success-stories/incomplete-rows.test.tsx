import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/app/layouts/admin-layout";
import "@/pages/admin/success-stories-page";
import { makeSuccessStory } from "../../../tests/support/factories";
import { backend, serveWritableTable } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import { button, cards, field, fillIn } from "../../../tests/support/stories-page";

/** A row of a table without our constraints. */
const BARE = {
  id: makeSuccessStory(2).id,
  title: null,
  category: null,
  excerpt: null,
  content: null,
  image_url: null,
  image_alt: null,
  created_at: null,
  updated_at: null,
};

async function openList(rows: readonly Readonly<Record<string, unknown>>[]) {
  const table = serveWritableTable("success_stories", rows);
  backend.use(...table.handlers);
  const { user } = renderRoute("/admin/success-stories");
  await screen.findByRole("heading", { level: 2, name: "Story 1" });
  return { user, rows: table.rows };
}

const cardOf = (name: string) => {
  const card = screen.getByRole("heading", { level: 2, name }).closest("li");
  if (!card) throw new Error(`${name} is no card.`);
  return card;
};

test("an incomplete row is shown and says what is missing", async () => {
  await openList([BARE, makeSuccessStory(1)]);
  expect(cards()).toEqual(["Story 1", "Untitled story"]);
  expect(cardOf("Story 1")).not.toHaveTextContent(/No |Visitors/);
  expect(cardOf("Untitled story")).toHaveTextContent(
    "No title. No category. No excerpt. No content. No image. No alt text. Visitors do not see it.",
  );
});

test("it is completed in the form, which opens with empty fields", async () => {
  const { user, rows } = await openList([BARE, makeSuccessStory(1)]);
  await user.click(button("Edit Untitled story"));
  expect(field("Title")).toHaveValue("");
  await user.click(button("Save Story"));
  expect(await screen.findByText("Enter a title.")).toBeVisible();
  await fillIn(user);
  await user.click(button("Save Story"));
  await screen.findByRole("heading", { level: 2, name: "Mugs on time" });
  expect(rows[0]).toMatchObject({ id: BARE.id, title: "Mugs on time" });
});

test("it can be deleted, but not without an id", async () => {
  const { user, rows } = await openList([BARE, { ...BARE, id: null }, makeSuccessStory(1)]);
  expect(screen.getAllByText(/No ID: it can only be changed in the database\./)).toHaveLength(1);
  await user.click(button("Delete Untitled story"));
  const dialog = await screen.findByRole("dialog", { name: "Delete Story?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => {
    expect(rows.map(({ id }) => id)).toEqual([null, makeSuccessStory(1).id]);
  });
});
