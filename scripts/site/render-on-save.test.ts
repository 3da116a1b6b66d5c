import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounceRuns } from "./render-on-save.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Runs that end when the test ends them, well or with a failure. */
function createRuns() {
  const ends: ((hasSucceeded: boolean) => void)[] = [];
  const runs = debounceRuns(() => new Promise((resolve) => ends.push(resolve)));
  const end = (hasSucceeded: boolean) => {
    ends.at(-1)?.(hasSucceeded);
    return wait(0);
  };
  return {
    ...runs,
    countRuns: () => ends.length,
    endRun: () => end(true),
    failRun: () => end(false),
  };
}

test("many requests in a row lead to one run, soon after the last", async () => {
  const { request, countRuns } = createRuns();
  for (let i = 0; i < 20; i++) {
    request();
    await wait(1400);
  }
  expect(countRuns()).toBe(0);
  await wait(100);
  expect(countRuns()).toBe(1);
});

test("a request during a run starts another one after it, and never at the same time", async () => {
  const { request, countRuns, endRun } = createRuns();
  request();
  await wait(1500);
  request();
  await wait(60_000);
  expect(countRuns()).toBe(1);
  await endRun();
  await wait(1500);
  expect(countRuns()).toBe(2);
  await endRun();
  await wait(60_000);
  expect(countRuns()).toBe(2);
});

test("a failed run is tried again later, or as soon as it was asked for", async () => {
  const { request, countRuns, failRun } = createRuns();
  request();
  await wait(1500);
  await failRun();
  await wait(29_000);
  expect(countRuns()).toBe(1);
  await wait(1000);
  expect(countRuns()).toBe(2);
  // Asked for after it has failed, and while it fails.
  await failRun();
  request();
  await wait(1500);
  expect(countRuns()).toBe(3);
  request();
  await failRun();
  await wait(1500);
  expect(countRuns()).toBe(4);
});

test("after closing, nothing starts", async () => {
  const { request, close, countRuns, failRun } = createRuns();
  request();
  await wait(1500);
  request();
  close();
  await failRun();
  request();
  await wait(60_000);
  expect(countRuns()).toBe(1);
});
