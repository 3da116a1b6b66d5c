import { screen, waitFor, within } from "@testing-library/react";
// Imported with the test file, so that the first test need not wait for the route's dynamic
// imports.
import "@/app/layouts/admin-layout";
import "@/pages/admin/blog-management-page";
import { adminPaths } from "@/config/paths";
import type { BlogPost } from "@/db/blog-posts";
import { unlockForTest } from "./admin";
import { backend, serveWritableTable } from "./handlers/backend";
import { renderRoute } from "./render-route";

/** Opens the page of a logged-in admin and waits for its list. */
export async function openPostList(posts: readonly BlogPost[]) {
  const { rows, handlers } = serveWritableTable("blog_posts", posts);
  backend.use(...handlers);
  unlockForTest();
  const { user } = renderRoute(adminPaths.blogManagement);
  await screen.findByRole("heading", { name: /^\d+ posts?$/ });
  return { user, rows };
}

/** The titles in the list of the narrow layout, in their order. */
export function listedTitles(): string[] {
  return screen
    .queryAllByRole("button", { name: /^Edit “/ })
    .map((button) => button.getAttribute("aria-label")?.slice(6, -1) ?? "");
}

export const postEntries = () =>
  within(screen.getByRole("list", { name: "All posts" })).getAllByRole("listitem");

/** The titles in the database, by display order. */
export function storedTitles(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return rows
    .toSorted((a, b) => Number(a["display_order"]) - Number(b["display_order"]))
    .map((row) => String(row["title"]));
}

export const upButton = (title: string) =>
  screen.getByRole("button", { name: `Move “${title}” up` });
export const downButton = (title: string) =>
  screen.getByRole("button", { name: `Move “${title}” down` });
export const editButton = (title: string) =>
  screen.getByRole("button", { name: `Edit “${title}”` });
export const deleteButton = (title: string) =>
  screen.getByRole("button", { name: `Delete “${title}”` });
export const addButton = () => screen.getByRole("button", { name: "Add New Post" });

/** Waits for a toast and returns its text. */
export async function toastText(title: string): Promise<string> {
  const found = await screen.findByText(title, { selector: "li *" });
  return found.closest("li")?.textContent ?? "";
}

/** Deletes a post and confirms the dialog. */
export async function deletePost(
  user: { click: (element: Element) => Promise<void> },
  title: string,
) {
  // The buttons are disabled while the list is being saved.
  await waitFor(() => {
    if (deleteButton(title).hasAttribute("aria-disabled"))
      throw new Error("The list is still being saved.");
  });
  await user.click(deleteButton(title));
  const dialog = await screen.findByRole("dialog", { name: "Delete this post?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete Post" }));
  await waitFor(() => {
    if (screen.queryByRole("dialog")) throw new Error("The dialog is still open.");
  });
}
