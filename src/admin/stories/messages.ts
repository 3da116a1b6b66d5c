import { failureToast } from "@/admin/ui/describe-failure";
import type { ToastInput } from "@/components/ui/toast-store";

/** Messages for errors without one of their own. */
export const LOAD_FALLBACK = "The stories could not be loaded.";
export const SAVE_FALLBACK = "An unexpected error occurred while saving the story.";
export const DELETE_FALLBACK = "The story could not be deleted.";

/** Validation messages, in the order of checking. */
export const requirements = {
  fields: "Please fill in all required fields.",
  imageUrl: "Please provide an image URL.",
  imageAlt: "Please provide descriptive alt text for the image.",
} as const;

/** The toasts of the screen. */
export const messages = {
  loadFailed: (error: unknown) => failureToast("Error Loading Stories", error, LOAD_FALLBACK),
  invalid: (description: string) => ({
    variant: "destructive",
    title: "Validation Error",
    description,
  }),
  saveFailed: (error: unknown) => failureToast("Save Error", error, SAVE_FALLBACK),
  updated: (title: string) => ({
    title: "Story Updated!",
    description: `Story "${title}" updated.`,
  }),
  added: (title: string) => ({ title: "Story Added!", description: `Story "${title}" added.` }),
  deleted: (title: string) => ({
    title: "Story Deleted",
    description: `Story "${title}" deleted.`,
  }),
  deleteFailed: (error: unknown) => failureToast("Delete Error", error, DELETE_FALLBACK),
} satisfies Record<string, ToastInput | ((...args: never[]) => ToastInput)>;
