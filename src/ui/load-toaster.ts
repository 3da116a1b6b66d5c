/** The code of the toasts, which no page waits for. */
export function loadToaster() {
  return import("./toaster");
}

/**
 * Loads it ahead of the first toast, for pages whose toasts must also be seen when the network fails
 * meanwhile. If it fails already, the first toast tries again.
 */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}
