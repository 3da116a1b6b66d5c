import type { ToastInput } from "@/components/ui/toast-store";
import { formatCount } from "@/content/admin/contact-submissions";

/** The toasts of the screen. */
export const messages = {
  loadFailed: {
    variant: "destructive",
    title: "Load Error",
    description: "Could not load submissions.",
  },
  deleteFailed: {
    variant: "destructive",
    title: "Delete Error",
    description: "Could not delete the submission.",
  },
  clearFailed: {
    variant: "destructive",
    title: "Delete Error",
    description: "Could not clear all submissions.",
  },
  deleted: {
    title: "Submission Deleted",
    description: "The contact submission has been removed.",
  },
  cleared: {
    title: "All Submissions Deleted",
    description: "All contact submissions have been cleared.",
  },
} as const satisfies Record<string, ToastInput>;

export const undo = {
  label: "Undo",
  altText: "Bring the submission back with the Undo button above the list",
  done: "Submission Restored",
  doneText: (name: string) => `The enquiry from ${name} is back in the list.`,
  failed: "Restore Error",
};

/** Messages that stay in the page, because each toast replaces the one before. */
export const notices = {
  deleted: (name: string) => `The enquiry from ${name} was deleted.`,
  deleteFailed: (name: string, error: unknown) =>
    `The enquiry from ${name} is still here. ${explainRefusal(error)}`,
  cleared: "All submissions were deleted from this browser.",
  clearFailed: (error: unknown) => `All submissions are still here. ${explainRefusal(error)}`,
};

export const restoring = {
  title: "Backup Restored",
  failedTitle: "Restore Error",
  done: (addedCount: number, presentCount: number) =>
    `${formatCount(addedCount)} new, ${formatCount(presentCount)} already here.`,
  failed: (error: unknown) => `Nothing was changed. ${explainRefusal(error)}`,
  noBackup: (fileName: string) =>
    `“${fileName}” is not a backup of this list, so nothing was changed. Choose a file that was saved with “Download backup”.`,
  tooNew: (fileName: string) =>
    `“${fileName}” was saved by a newer version of this website, so nothing was changed.`,
};

/** Why the browser refused to write. */
function explainRefusal(error: unknown): string {
  return error instanceof DOMException && error.name === "QuotaExceededError"
    ? "The browser's storage for this site is full."
    : "This browser did not let the site change its storage.";
}
