/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number,
 *   args?: { data?: { documentLoaderURL?: string } } }} TraceEvent times in microseconds
 * @typedef {"style" | "layout" | "script"} Kind
 * @typedef {object} MainThread all times in ms
 * @property {number} first the longest task until the first paint
 * @property {number} longest the longest task after the first paint
 * @property {number} blocking the sum of what tasks after the first paint take beyond 50 ms each
 * @property {number} style
 * @property {number} layout
 * @property {number} script compiling, running and garbage collection
 */

/** A task of this length or less blocks nothing: https://web.dev/articles/tbt */
const BLOCKING_MS = 50;

/** @type {[Kind, RegExp][]} */
const KINDS = [
  ["style", /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ["layout", /^Layout$/],
  [
    "script",
    /^(?:EvaluateScript|v8\.|V8\.|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|M(?:aj|in)orGC)/,
  ],
];

/**
 * What the main thread of a page did, from a trace of its loading.
 * @param {TraceEvent[]} events
 * @param {string} url
 * @returns {MainThread}
 */
export function readMainThread(events, url) {
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const paint = events.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === start.pid && ts > start.ts,
  );
  if (!paint) throw new Error(`The trace has no first paint of ${url}.`);

  const own = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === "X" && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = own.filter(({ name }) => name.endsWith("RunTask"));
  const longestOf = (/** @type {TraceEvent[]} */ some) =>
    Math.max(0, ...some.map(({ dur = 0 }) => dur / 1000));
  const early = tasks.filter(({ ts }) => ts < paint.ts);
  const late = tasks.filter(({ ts }) => ts >= paint.ts);
  return {
    first: longestOf(early),
    longest: longestOf(late),
    blocking: late.reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - BLOCKING_MS), 0),
    ...sumKinds(own),
  };
}

/**
 * The time of each kind of work. What an event contains counts for the innermost kind.
 * @param {TraceEvent[]} events in order, each before those that it contains
 */
function sumKinds(events) {
  const sums = { style: 0, layout: 0, script: 0 };
  /** @type {{ end: number, kind: Kind | undefined }[]} */
  const open = [];
  for (const { name, ts, dur = 0 } of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const outer = open.at(-1)?.kind;
    const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? outer;
    open.push({ end: ts + dur, kind });
    if (kind === outer) continue;
    if (kind) sums[kind] += dur / 1000;
    if (outer) sums[outer] -= dur / 1000;
  }
  return sums;
}
