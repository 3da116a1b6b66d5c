type Schedule = (callback: never, ...given: never[]) => number;

/** The functions that schedule a callback, each with the one that cancels it. */
const SCHEDULERS = [
  ["setTimeout", "clearTimeout"],
  ["setInterval", "clearInterval"],
  ["requestAnimationFrame", "cancelAnimationFrame"],
] as const;

/**
 * Ties timers, animation frames and requests to the running test file. The files of a process share
 * one jsdom window, so a retry or a scroll animation of one file would otherwise run during a test
 * of the next. Returns a function that cancels what is pending: callbacks are not called, and the
 * promises of pending requests never settle.
 */
export function scopeToFile(): () => void {
  const scheduled: (() => void)[] = [];
  let hasEnded = false;

  for (const [start, cancel] of SCHEDULERS) {
    const original: Schedule = window[start].bind(window);
    const cancelOne = window[cancel].bind(window);
    Object.assign(window, {
      [start]: (...given: Parameters<Schedule>) => {
        const id = original(...given);
        scheduled.push(() => {
          cancelOne(id);
        });
        return id;
      },
    });
  }

  const originalFetch = window.fetch.bind(window);
  const never = new Promise<void>(() => undefined);
  window.fetch = (...request) =>
    originalFetch(...request).finally(() => (hasEnded ? never : undefined));

  return () => {
    hasEnded = true;
    for (const cancelOne of scheduled) cancelOne();
  };
}
