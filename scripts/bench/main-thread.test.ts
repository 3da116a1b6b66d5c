import { expect, test } from "vitest";
import { readMainThread } from "./main-thread";

const URL = "http://localhost/page";
const PAGE = { pid: 1, tid: 2 };

/** An event of the page's main thread, in ms after the navigation. */
const event = (name: string, at: number, ms: number, thread: object = PAGE) => ({
  name,
  ph: "X",
  ...PAGE,
  ...thread,
  ts: (1000 + at) * 1000,
  dur: ms * 1000,
});
const mark = (name: string, at: number, url?: string) => ({
  ...event(name, at, 0),
  ph: "R",
  args: { data: url === undefined ? {} : { documentLoaderURL: url } },
});

const NAVIGATION = mark("navigationStart", 0, URL);
const PAINT = mark("firstContentfulPaint", 100);

test("tasks are told apart by the first paint, and only long ones block", () => {
  const { first, longest, blocking } = readMainThread(
    [
      event("RunTask", -50, 400),
      NAVIGATION,
      event("RunTask", 10, 80),
      PAINT,
      event("RunTask", 150, 70),
      event("RunTask", 300, 50),
      event("RunTask", 400, 90),
      event("RunTask", 200, 500, { tid: 3 }),
    ],
    URL,
  );
  expect({ first, longest, blocking }).toEqual({ first: 80, longest: 90, blocking: 60 });
});

test("time counts once, for the innermost kind of work", () => {
  const { style, layout, script } = readMainThread(
    [
      NAVIGATION,
      PAINT,
      event("RunTask", 150, 100),
      event("FunctionCall", 150, 60),
      event("v8.callFunction", 151, 50),
      event("Layout", 160, 20),
      event("UpdateLayoutTree", 220, 10),
    ],
    URL,
  );
  expect({ style, layout, script }).toEqual({ style: 10, layout: 20, script: 40 });
});

test("a trace of another page, or without a paint, is refused", () => {
  expect(() => readMainThread([PAINT], URL)).toThrow("no navigation to");
  expect(() => readMainThread([NAVIGATION], URL)).toThrow("no first paint");
});
