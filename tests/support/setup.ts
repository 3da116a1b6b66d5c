import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { FakeIntersectionObserver } from "./browser";
import { speedUpComputedStyle } from "./computed-style";
import { scopeToFile } from "./file-scope";
import { prolongTimers } from "./prolong-timers";

// Only what never happens is waited for this long: a slow machine fails no test.
configure({ asyncUtilTimeout: 120_000 });
const REPLACED = [
  "setTimeout",
  "setInterval",
  "requestAnimationFrame",
  "fetch",
  "getComputedStyle",
];
const originals = Object.fromEntries(REPLACED.map((name) => [name, Reflect.get(window, name)]));
const cancelPending = scopeToFile();
prolongTimers();
speedUpComputedStyle();

// jsdom has no layout: what the components ask the browser for.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
window.IntersectionObserver = FakeIntersectionObserver;
window.scrollTo = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom does not know <search> yet, and React says so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});

let consoleError: MockInstance<typeof console.error>;
let consoleWarn: MockInstance<typeof console.warn>;

beforeEach(() => {
  // Reads and writes are given up when a test says so (`holdTimeLimits`), not after so much time.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  consoleError = vi.spyOn(console, "error");
  consoleWarn = vi.spyOn(console, "warn");
});

/** A message nobody expected fails the test; one that belongs to it is mocked there. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(consoleError).not.toHaveBeenCalled();
  expect(consoleWarn).not.toHaveBeenCalled();
});

// The files of a process share the environment and the window.
afterAll(() => {
  vi.unstubAllEnvs();
  cancelPending();
  Object.assign(window, originals);
});
