/** Runs something in a quiet moment, or after `limitMs` without one. */
export function whenIdle(run: () => void, limitMs?: number): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(run, limitMs === undefined ? {} : { timeout: limitMs });
  } else {
    setTimeout(run, 200); // Safari has no requestIdleCallback
  }
}
