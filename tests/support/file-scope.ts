type Schedule = (callback: never, ...given: never[]) => number;

/** What a page starts and does not wait for, with what cancels it. */
const SCHEDULERS = [
  ["setTimeout", "clearTimeout"],
  ["setInterval", "clearInterval"],
  ["requestAnimationFrame", "cancelAnimationFrame"],
] as const;

/**
 * What the test file starts on `window` ends with it: the files of a process share jsdom, where a
 * retry or a scroll animation of one file would go on in a test of the next. The returned function
 * cancels it all; a request that is still under way is never answered.
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
