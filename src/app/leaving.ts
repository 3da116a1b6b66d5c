/** What a visitor does in a page that has not been left after all. */
const SIGNS_OF_STAYING = ["pointerdown", "keydown", "pageshow"] as const;

let isUnloading = false;

/** Has `isLeaving` know from now on. */
export function watchLeaving(): void {
  window.addEventListener("beforeunload", () => {
    isUnloading = true;
  });
  // A mail link or a download begins like a way to another page, and Back may return to this one.
  for (const sign of SIGNS_OF_STAYING) {
    window.addEventListener(
      sign,
      () => {
        isUnloading = false;
      },
      true,
    );
  }
}

/**
 * The visitor is on the way to another page. Firefox then breaks off at once what this page still
 * loads, even while the other one has not answered: that is no failure.
 */
export function isLeaving(): boolean {
  return isUnloading;
}
