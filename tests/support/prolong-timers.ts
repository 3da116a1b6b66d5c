/**
 * What the site shows for some seconds, a toast for example, stays for minutes instead: a slow
 * machine may look at it late. Shorter timers are left alone, and so are a test's own long ones.
 * Runs in the page itself, so it brings along all that it needs.
 */
export function prolongTimers() {
  const SHORTEST_MS = 3000;
  const LONGEST_MS = 30_000;
  const FACTOR = 100;
  const prolong = (ms: number | undefined) =>
    ms !== undefined && ms >= SHORTEST_MS && ms <= LONGEST_MS ? ms * FACTOR : ms;
  const setTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...given: unknown[]) =>
      setTimer(handler, prolong(ms), ...given),
  });
}
