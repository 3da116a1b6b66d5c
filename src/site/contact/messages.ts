import type { ToastInput } from "@/ui/toast-store";
import { CONTACT_TOAST_DURATION_MS } from "@/config/limits";

const PREPARED =
  "Your email client should open shortly. Please review, attach files if selected, and send. Thank you!";

/** The toasts of the form. */
export const messages = {
  storageFailed: {
    variant: "destructive",
    title: "Storage Error",
    description: "Could not save submission to local dashboard. Please check console for errors.",
  },
  openingFailed: {
    variant: "destructive",
    title: "Error Opening Email Client",
    description:
      "Could not automatically open your email client. Please copy the details and send manually. Submission may have been saved to admin dashboard.",
    durationMs: CONTACT_TOAST_DURATION_MS,
  },
  prepared: {
    title: "Message Prepared!",
    description: PREPARED,
    durationMs: CONTACT_TOAST_DURATION_MS,
  },
  preparedAndSaved: {
    title: "Message Prepared!",
    description: `${PREPARED} Submission also saved to admin dashboard.`,
    durationMs: CONTACT_TOAST_DURATION_MS,
  },
} as const satisfies Record<string, ToastInput>;
