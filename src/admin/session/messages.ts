import type { ToastInput } from "@/components/ui/toast-store";
import { LOGIN_FAILURE_DURATION_MS } from "@/config/admin-limits";

/** Also shown in the sidebar, because the next toast replaces this one. */
const THIS_TAB_ONLY =
  "This browser keeps no logins: you are logged in in this tab only, until you close or reload it.";

/** The toasts of the login. */
export const messages = {
  failed: {
    variant: "destructive",
    title: "Login Failed",
    description: "Invalid password. Please try again.",
    durationMs: LOGIN_FAILURE_DURATION_MS,
  },
  redirecting: (isPersistent) => ({
    title: "Login Successful!",
    description: describe("Redirecting to the admin dashboard...", isPersistent),
  }),
  /** For the dialog, which does not navigate. */
  unlockedInPlace: (isPersistent) => ({
    title: "Login Successful!",
    description: describe("You can go on where you stopped.", isPersistent),
  }),
} satisfies Record<string, ToastInput | ((isPersistent: boolean) => ToastInput)>;

function describe(text: string, isPersistent: boolean): string {
  return isPersistent ? text : `${text} ${THIS_TAB_ONLY}`;
}
