import { failureToast } from "@/admin/ui/describe-failure";
import type { ToastInput } from "@/components/ui/toast-store";

/** Messages for errors without one of their own. */
export const LOAD_FALLBACK = "The posts could not be loaded.";
export const ORDER_FALLBACK = "The new order could not be saved.";
export const SAVE_FALLBACK = "An unexpected error occurred while saving the post.";
export const DELETE_FALLBACK = "The post could not be deleted.";

/** The toasts of the screen. */
export const messages = {
  loadFailed: (error: unknown) => failureToast("Error Loading Posts", error, LOAD_FALLBACK),
  orderSaved: { title: "Order Updated", description: "Blog post display order saved." },
  orderFailed: (error: unknown) => failureToast("Order Update Failed", error, ORDER_FALLBACK),
  invalid: (description: string) => ({
    variant: "destructive",
    title: "Validation Error",
    description,
  }),
  saveFailed: (error: unknown) => failureToast("Save Error", error, SAVE_FALLBACK),
  created: (title: string) => ({ title: "Success!", description: `Post "${title}" created.` }),
  updated: (title: string) => ({ title: "Success!", description: `Post "${title}" updated.` }),
  deleted: (title: string) => ({ title: "Post Deleted", description: `Post "${title}" deleted.` }),
  deleteFailed: (error: unknown) => failureToast("Delete Error", error, DELETE_FALLBACK),
  deleteWithoutId: {
    variant: "destructive",
    title: "Delete Error",
    description: "No post ID provided for deletion.",
  },
} satisfies Record<string, ToastInput | ((...args: never[]) => ToastInput)>;

/** Validation messages, in the order of checking. */
export const requirements = [
  { field: "title", text: "Title is required." },
  { field: "slug", text: "Slug is required and must be unique." },
  { field: "content", text: "Content is required." },
  { field: "image_url", text: "Featured image URL is required." },
  { field: "image_alt", text: "Featured image alt text is required." },
  { field: "date", text: "Date is required." },
  { field: "category", text: "Category is required." },
  { field: "excerpt", text: "Excerpt is required." },
] as const;

/** For a date that is typed in part, does not exist or has a mistyped year. */
export const IMPOSSIBLE_DATE = "Date must be a complete date with a year from 1990 to 2100.";

export const SLUG_TAKEN = "A post with this slug already exists. Please use a unique slug.";
