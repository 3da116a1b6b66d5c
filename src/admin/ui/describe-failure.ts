import type { ToastInput } from "@/ui/toast-store";
import { refusals } from "@/content/admin/login";
import { isAdminUnlocked } from "@/data/browser/admin-access";
import {
  AccessRefusedError,
  ClientMissingError,
  DatabaseError,
  ExplainedError,
} from "@/data/errors";

/**
 * The description of a failed call for staff: the reason and what to do where that is known, with
 * the server's message if there is one; otherwise `fallback`.
 */
export function describeFailure(error: unknown, fallback: string): string {
  if (error instanceof ExplainedError) return error.message;
  if (error instanceof DatabaseError) return error.message || fallback;
  if (error instanceof AccessRefusedError) {
    const reason = isAdminUnlocked() ? refusals.notAccepted : refusals.loggedOut;
    return error.message ? `${reason} (${error.message})` : reason;
  }
  return fallback;
}

/**
 * The toast for a failed call. Without a backend its title is 'Error', whatever failed.
 */
export function failureToast(title: string, error: unknown, fallback: string): ToastInput {
  return {
    variant: "destructive",
    title: error instanceof ClientMissingError ? "Error" : title,
    description: describeFailure(error, fallback),
  };
}
