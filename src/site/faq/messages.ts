import type { ToastInput } from "@/ui/toast-store";

export const messages = {
  linkCopied: {
    title: "Link copied",
    description: "It opens this page at the same answer.",
  },
  copyFailed: {
    variant: "destructive",
    title: "Link not copied",
    description: "Your browser did not allow it. The same link is in the address bar.",
  },
} satisfies Record<string, ToastInput>;
