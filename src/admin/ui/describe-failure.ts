import type { ToastInput } from "@/ui/toast-store";
import { isAdminUnlocked } from "@/data/browser/admin-access";
import {
  AccessRefusedError,
  ClientMissingError,
  DatabaseError,
  ExplainedError,
} from "@/data/errors";

/**
 * The description of a failed call for staff: the server's message if there is one, otherwise
 * `fallback`, followed by what to do where that is known.
 */
export function describeFailure(error: unknown, fallback: string): string {
  if (error instanceof ExplainedError) return error.message;
  if (error instanceof DatabaseError) return error.message || fallback;
  if (error instanceof AccessRefusedError) {
    const reason = isAdminUnlocked()
      ? "The database does not accept this login."
      : "You are logged out in this browser.";
    return `${endSentence(error.message || fallback)} ${reason} Please log in again; what you typed is kept.`;
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

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
