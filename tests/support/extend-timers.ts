/**
 * Multiplies the delay of `setTimeout` for what the site shows for some seconds, such as a toast:
 * on a slow computer, a test may look for it late. Shorter delays and the tests' own longer ones
 * are unchanged. Browser tests send this function to the page as source text, so it must not use
 * variables of the module.
 */
export function extendTimers() {
  const SHORTEST_MS = 3000;
  const LONGEST_MS = 30_000;
  const FACTOR = 100;
  const extend = (ms: number | undefined) =>
    ms !== undefined && ms >= SHORTEST_MS && ms < LONGEST_MS ? ms * FACTOR : ms;
  const setTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...given: unknown[]) =>
      setTimer(handler, extend(ms), ...given),
  });
}
