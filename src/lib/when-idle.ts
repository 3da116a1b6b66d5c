/** Runs a task when the browser is idle, or after `limitMs` at the latest. */
export function whenIdle(run: () => void, limitMs?: number): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(run, limitMs === undefined ? {} : { timeout: limitMs });
  } else {
    // Safari lacks it: https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback
    setTimeout(run, 200);
  }
}
