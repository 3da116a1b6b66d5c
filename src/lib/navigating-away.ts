/** Events that show that the page has not been left after all. */
const STAYING_EVENTS = ["pointerdown", "keydown", "pageshow"] as const;

let staying: Promise<void> | undefined;

/** Starts to track what `isNavigatingAway` returns. */
export function trackNavigatingAway(): void {
  window.addEventListener("beforeunload", () => {
    // A mail link or a download also fires `beforeunload`, and Back may restore this page.
    staying = new Promise((resolve) => {
      const stay = () => {
        staying = undefined;
        resolve();
      };
      for (const type of STAYING_EVENTS) {
        window.addEventListener(type, stay, { capture: true, once: true });
      }
    });
  });
}

/**
 * Whether the visitor is navigating to another page. Firefox then aborts the requests of this page at
 * once, even before the other page has answered.
 */
export function isNavigatingAway(): boolean {
  return staying !== undefined;
}

/** Resolves when the page has not been left after all; never, if it is left. */
export function untilStaying(): Promise<void> {
  return Promise.resolve(staying);
}
