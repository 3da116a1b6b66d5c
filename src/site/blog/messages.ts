import type { ToastInput } from "@/ui/toast-store";
import { blogList } from "@/content/blog";
import { ClientMissingError } from "@/data/errors";

/**
 * Visitors never see server messages. Only a missing client has a text of its own.
 */
export const messages = {
  listFailed: (error: Error): ToastInput =>
    error instanceof ClientMissingError
      ? { variant: "destructive", title: "Error", description: "Supabase client not available." }
      : {
          variant: "destructive",
          title: blogList.failedTitle,
          description: blogList.failedText,
        },
};
