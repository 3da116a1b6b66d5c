import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach } from "vitest";
// Imported with the test file, so that the first test need not wait for the route's dynamic
// imports.
import "@/admin/layout/admin-layout";
import "@/admin/posts/blog-management-page";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { adminPaths } from "@/config/paths";
import { unlockForTest } from "./admin";
import { recordToasts } from "./contact-page";
import { backend, serveVersions, serveWritableTable } from "./handlers/backend";
import { renderRoute } from "./render-route";

beforeEach(() => {
  localStorage.clear();
});

/**
 * Opens the page of a logged-in admin and waits for its list. With `versions`, the database keeps
 * former versions of the posts, and has these.
 */
export async function openPostList(
  posts: readonly Readonly<Record<string, unknown>>[],
  versions?: readonly Readonly<Record<string, unknown>>[],
) {
  const { rows, replaced, handlers } = serveWritableTable("blog_posts", posts);
  backend.use(...handlers);
  if (versions) {
    replaced.push(...versions);
    backend.use(...serveVersions(replaced));
  }
  unlockForTest();
  const toasts = recordToasts();
  const { user } = renderRoute(adminPaths.blogManagement);
  // By text, because queries by role take seconds in a long list.
  await screen.findByText(postList.count(posts.length), { selector: "h2" });
  return { user, rows, versions: replaced, toasts };
}

/** The titles in the list, in their order. */
export function listedTitles(): string[] {
  return screen
    .queryAllByRole("button", { name: /^Edit “/ })
    .map((button) => button.getAttribute("aria-label")?.slice(6, -1) ?? "");
}

export const postEntries = () =>
  within(screen.getByRole("table", { name: postList.heading }))
    .getAllByRole("row")
    .slice(1);

const button = (name: string) => screen.getByRole("button", { name });
export const upButton = (title: string) => button(postList.moveUp(title));
export const downButton = (title: string) => button(postList.moveDown(title));
export const editButton = (title: string) => button(postList.edit(title));
export const deleteButton = (title: string) => button(postList.delete(title));
export const addButton = () => button(postList.add);

export const titleField = () => screen.getByRole("textbox", { name: postForm.labels.title });
export const queryTitleField = () => screen.queryByRole("textbox", { name: postForm.labels.title });

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
  const dialog = await screen.findByRole("dialog", { name: postList.deletion.title });
  await user.click(within(dialog).getByRole("button", { name: postList.deletion.confirm }));
  await waitFor(() => {
    if (screen.queryByRole("dialog")) throw new Error("The dialog is still open.");
  });
}
