/** Resolves when the browser is idle, or after `limitMs` at the latest. */
export function idle(limitMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) {
      requestIdleCallback(
        () => {
          resolve();
        },
        limitMs === undefined ? {} : { timeout: limitMs },
      );
    } else {
      // Safari lacks it: https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback
      setTimeout(resolve, 200);
    }
  });
}
