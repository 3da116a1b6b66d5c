import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunScheduler } from "./run-scheduler.ts";

const TIMES = { delayMs: 1000, retryMs: 30_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A scheduler whose runs end when the test ends them. */
function createScheduler() {
  const ends: (() => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const run = () =>
    new Promise<void>((resolve, reject) => {
      ends.push(resolve);
      failures.push(reject);
    });
  const scheduler = new RunScheduler({ ...TIMES, run, onError });
  return {
    scheduler,
    onError,
    countRuns: () => ends.length,
    endRun: async () => {
      ends.at(-1)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    failRun: async (message: string) => {
      failures.at(-1)?.(new Error(message));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("many requests in a row lead to one run, a second after the last", async () => {
  const { scheduler, countRuns } = createScheduler();
  for (let i = 0; i < 20; i++) {
    scheduler.request();
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(countRuns()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(countRuns()).toBe(1);
});

test("a request during a run starts another one after it, and never at the same time", async () => {
  const { scheduler, countRuns, endRun } = createScheduler();
  scheduler.request();
  await vi.advanceTimersByTimeAsync(1000);
  scheduler.request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countRuns()).toBe(1);
  await endRun();
  await vi.advanceTimersByTimeAsync(1000);
  expect(countRuns()).toBe(2);
  await endRun();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countRuns()).toBe(2);
});

test("a request during a run that fails does not wait for the retry", async () => {
  const { scheduler, countRuns, failRun } = createScheduler();
  scheduler.request();
  await vi.advanceTimersByTimeAsync(1000);
  scheduler.request();
  await failRun("No memory.");
  await vi.advanceTimersByTimeAsync(1000);
  expect(countRuns()).toBe(2);
});

test("a failed run is reported and tried again later, or at the next request", async () => {
  const { scheduler, onError, countRuns, failRun, endRun } = createScheduler();
  scheduler.request();
  await vi.advanceTimersByTimeAsync(1000);
  await failRun("No memory.");
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("No memory."));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(countRuns()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(countRuns()).toBe(2);
  await failRun("No memory.");
  scheduler.request();
  await vi.advanceTimersByTimeAsync(1000);
  expect(countRuns()).toBe(3);
  await endRun();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countRuns()).toBe(3);
});

test("after closing, nothing starts and nothing is reported", async () => {
  const { scheduler, onError, countRuns, failRun } = createScheduler();
  scheduler.request();
  await vi.advanceTimersByTimeAsync(1000);
  scheduler.request();
  scheduler.close();
  await failRun("Killed.");
  scheduler.request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countRuns()).toBe(1);
  expect(onError).not.toHaveBeenCalled();
});
