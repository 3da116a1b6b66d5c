import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** Mocks `window.matchMedia`: exactly these media queries match. */
export function mockMatchMedia(...matching: readonly string[]) {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: matching.includes(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

/**
 * Starts Vitest's fake timers: from here on, time passes only in `advanceTimers`. A date that
 * `vi.setSystemTime` has set before stays.
 */
export function startFakeTimers() {
  vi.useFakeTimers({ now: Date.now() });
  // The async utilities of Testing Library advance fake timers only if they detect Jest:
  // https://github.com/testing-library/dom-testing-library/issues/987
  vi.stubGlobal("jest", { advanceTimersByTime: vi.advanceTimersByTime });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

export function advanceTimers(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

export const WIDE_SCREEN = "(width >= 64rem)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Replaces the browser's observer, since jsdom has no layout. `scrollIntoRatio` triggers it. */
export class FakeIntersectionObserver implements IntersectionObserver {
  static observers = new Set<FakeIntersectionObserver>();

  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds: readonly number[];
  readonly targets = new Set<Element>();
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.thresholds = [options.threshold ?? 0].flat();
    FakeIntersectionObserver.observers.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
    FakeIntersectionObserver.observers.delete(this);
  }
  takeRecords() {
    return [];
  }
}

/**
 * Simulates scrolling until `ratio` of the element is visible, with its top edge at `top`. Only the
 * first threshold of an observer counts.
 */
export function scrollIntoRatio(target: Element, ratio: number, top = 0) {
  const rect = new DOMRect(0, top, 100, 40);
  const screen = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  for (const observer of FakeIntersectionObserver.observers) {
    if (!observer.targets.has(target)) continue;
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: ratio >= (observer.thresholds[0] ?? 0),
      intersectionRatio: ratio,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: screen,
      time: performance.now(),
    };
    act(() => {
      observer.callback([entry], observer);
    });
  }
}

/** The browser stores nothing more: its storage is full or blocked. */
export function refuseStorage() {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
