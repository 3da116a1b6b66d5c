/** An event in the format of Chromium's traces; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};

/** All times in ms. */
export type MainThread = {
  /** The longest task until the first paint. */
  first: number;
  /** The longest task after the first paint. */
  longest: number;
  /** The sum of what tasks after the first paint take beyond 50 ms each. */
  blocking: number;
  style: number;
  layout: number;
  /** Compiling, running and garbage collection. */
  script: number;
};

type Kind = "style" | "layout" | "script";

/** A task of this length or less blocks nothing: https://web.dev/articles/tbt */
const BLOCKING_MS = 50;

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["style", /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ["layout", /^Layout$/],
  [
    "script",
    /^(?:EvaluateScript|v8\.|V8\.|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|M(?:aj|in)orGC)/,
  ],
];

/**
 * What the main thread of a page did, from a trace of its loading.
 * @throws {Error} when the trace has no navigation to `url` or no paint of it
 */
export function readMainThread(events: readonly TraceEvent[], url: string): MainThread {
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
  const longestOf = (some: readonly TraceEvent[]) =>
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
 * @param events in order, each before those that it contains
 */
function sumKinds(events: readonly TraceEvent[]): Record<Kind, number> {
  const sums = { style: 0, layout: 0, script: 0 };
  const open: { end: number; kind: Kind | undefined }[] = [];
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
