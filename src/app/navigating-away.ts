/** Events that show that the page has not been left after all. */
const STAYING_EVENTS = ["pointerdown", "keydown", "pageshow"] as const;

let isUnloading = false;

/** Starts to track what `isNavigatingAway` returns. */
export function trackNavigatingAway(): void {
  window.addEventListener("beforeunload", () => {
    isUnloading = true;
  });
  // A mail link or a download also fires `beforeunload`, and Back may restore this page.
  for (const type of STAYING_EVENTS) {
    window.addEventListener(
      type,
      () => {
        isUnloading = false;
      },
      true,
    );
  }
}

/**
 * Whether the visitor is navigating to another page. Firefox then aborts the requests of this page at
 * once, even before the other page has answered.
 */
export function isNavigatingAway(): boolean {
  return isUnloading;
}
