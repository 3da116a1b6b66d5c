/** Runs a task when the browser is idle, or after `limitMs` at the latest. */
export function whenIdle(run: () => void, limitMs?: number): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(run, limitMs === undefined ? {} : { timeout: limitMs });
  } else {
    setTimeout(run, 200); // Safari lacks requestIdleCallback: https://developer.mozilla.org/en-US/docs/Web/API/Window/requestIdleCallback
  }
}
