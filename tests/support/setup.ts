import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { FakeIntersectionObserver } from "./browser";

// A busy machine takes longer, but a test that passes waits for nothing.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

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

// The environment is the one thing that the files of a process share.
afterAll(() => {
  vi.unstubAllEnvs();
});
