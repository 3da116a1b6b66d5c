import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { FakeIntersectionObserver } from "./browser";
import { speedUpComputedStyle } from "./computed-style";
import { extendTimers } from "./extend-timers";
import { scopeToFile } from "./file-scope";

// A timeout that is reached only if the expected never happens, however slow the computer is.
configure({ asyncUtilTimeout: 30_000 });
// Testing Library prints the document for every error, also for those that `waitFor` and `findBy…`
// catch before they try again. Whoever wants to see it sets the limit:
// https://testing-library.com/docs/dom-testing-library/api-debugging/#automatic-logging
if (!process.env["DEBUG_PRINT_LIMIT"]) configure({ getElementError: makeShortError });
const REPLACED = [
  "setTimeout",
  "setInterval",
  "requestAnimationFrame",
  "fetch",
  "getComputedStyle",
];
const originals = Object.fromEntries(REPLACED.map((name) => [name, Reflect.get(window, name)]));
const cancelPending = scopeToFile();
extendTimers();
speedUpComputedStyle();

// Browser functions that the components use and that jsdom lacks, as it has no layout.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
window.IntersectionObserver = FakeIntersectionObserver;
window.scrollTo = () => undefined;
window.scrollBy = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
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

// jsdom does not know the <search> element yet, and React would log an error for an unknown tag.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});

let consoleError: MockInstance<typeof console.error>;
let consoleWarn: MockInstance<typeof console.warn>;

beforeEach(() => {
  // Requests time out only when a test lets them (`fakeTimeouts`), however slow the computer is.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  consoleError = vi.spyOn(console, "error");
  consoleWarn = vi.spyOn(console, "warn");
});

/** An unexpected message in the console fails the test. Expected ones use `expectConsole`. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(consoleError).not.toHaveBeenCalled();
  expect(consoleWarn).not.toHaveBeenCalled();
});

// The files of a process share the environment and the window, so both are restored. What waits for
// code goes on before, since it would otherwise send its requests in the middle of the next file.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllEnvs();
  cancelPending();
  Object.assign(window, originals);
});

function makeShortError(message: string | null): Error {
  const error = new Error(message ?? "");
  // As in Testing Library's own, the place of the error is where the test has asked.
  Error.captureStackTrace(error, makeShortError);
  return error;
}
