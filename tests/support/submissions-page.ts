import { screen, within } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import { submissionsPage } from "@/content/admin/contact-submissions";
import { unlockForTest } from "./admin";
import { renderRoute } from "./render-route";
import { storeSubmissions } from "./submissions";

/** Opens the admin's list with these entries stored. */
export async function openSubmissions(entries: readonly unknown[]) {
  storeSubmissions(entries);
  return openStored();
}

/** Opens the admin's list with the entries that are stored already. */
export async function openStored() {
  unlockForTest();
  const { user } = renderRoute(adminPaths.contactSubmissions);
  // By text, because queries by role take seconds in a long list.
  await screen.findByText(submissionsPage.title, { selector: "h1" });
  return user;
}

/** The names in the list, from top to bottom. */
export function shownNames(): (string | null)[] {
  return screen.queryAllByRole("rowheader").map((cell) => cell.textContent);
}

export const button = (name: string) => screen.getByRole("button", { name });
export const viewButton = (name: string) => button(submissionsPage.viewOf(name));
export const deleteButton = (name: string) => button(submissionsPage.deleteOf(name));
export const dialog = (name: string) => screen.getByRole("dialog", { name });
export const inDialog = (name: string, label: string) =>
  within(dialog(name)).getByRole("button", { name: label });

/** From here on, every write to the browser's storage fails, as when its quota is exceeded. */
export function exceedStorageQuota() {
  return vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

/** Records the files that the page downloads until the end of the test. jsdom cannot save files. */
export function recordDownloads() {
  const files: { name: string; content: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(blob: Blob) {
        const url = `blob:test/${blobs.size}`;
        blobs.set(url, blob);
        return url;
      }
      static override revokeObjectURL() {}
    },
  );
  const handleClick = (event: MouseEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !link.download) return;
    event.preventDefault();
    const content = blobs.get(link.href);
    if (content) files.push({ name: link.download, content });
  };
  document.addEventListener("click", handleClick);
  onTestFinished(() => {
    document.removeEventListener("click", handleClick);
    vi.unstubAllGlobals();
  });
  return files;
}
