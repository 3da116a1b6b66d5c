/**
 * Loads the code of the toasts ahead of the first one, because toasts must also be seen when the network
 * fails meanwhile. If it fails already, the first toast tries again.
 */
export function preloadToaster(): void {
  import("@/ui/toaster").catch(() => undefined);
}
