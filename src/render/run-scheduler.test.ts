import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunScheduler } from "./run-scheduler.ts";

const TIMES = { delayMs: 1000, retryMs: 30_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A scheduler whose runs end when the test ends them, well or with an error. */
function createScheduler() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const run = () => new Promise<void>((end, fail) => runs.push({ end, fail }));
  const scheduler = new RunScheduler({ ...TIMES, run, onError });
  return {
    scheduler,
    onError,
    countRuns: () => runs.length,
    endRun: () => {
      runs.at(-1)?.end();
      return wait(0);
    },
    failRun: () => {
      runs.at(-1)?.fail(new Error("No memory."));
      return wait(0);
    },
  };
}

test("many requests in a row lead to one run, a second after the last", async () => {
  const { scheduler, countRuns } = createScheduler();
  for (let i = 0; i < 20; i++) {
    scheduler.request();
    await wait(900);
  }
  expect(countRuns()).toBe(0);
  await wait(100);
  expect(countRuns()).toBe(1);
});

test("a request during a run starts another one after it, and never at the same time", async () => {
  const { scheduler, countRuns, endRun } = createScheduler();
  scheduler.request();
  await wait(1000);
  scheduler.request();
  await wait(60_000);
  expect(countRuns()).toBe(1);
  await endRun();
  await wait(1000);
  expect(countRuns()).toBe(2);
  await endRun();
  await wait(60_000);
  expect(countRuns()).toBe(2);
});

test("a failed run is reported and tried again later, or as soon as it was asked for", async () => {
  const { scheduler, onError, countRuns, failRun } = createScheduler();
  scheduler.request();
  await wait(1000);
  await failRun();
  await wait(29_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("No memory."));
  expect(countRuns()).toBe(1);
  await wait(1000);
  expect(countRuns()).toBe(2);
  // Asked for after it has failed, and while it fails.
  await failRun();
  scheduler.request();
  await wait(1000);
  expect(countRuns()).toBe(3);
  scheduler.request();
  await failRun();
  await wait(1000);
  expect(countRuns()).toBe(4);
});

test("after closing, nothing starts and nothing is reported", async () => {
  const { scheduler, onError, countRuns, failRun } = createScheduler();
  scheduler.request();
  await wait(1000);
  scheduler.request();
  scheduler.close();
  await failRun();
  scheduler.request();
  await wait(60_000);
  expect(countRuns()).toBe(1);
  expect(onError).not.toHaveBeenCalled();
});
