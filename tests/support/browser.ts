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

/** Replaces the browser's observer, since jsdom has no layout. It never reports anything. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [0];

  observe() {
    // Nothing to do: nothing comes into view.
  }
  unobserve() {
    // As above.
  }
  disconnect() {
    // As above.
  }
  takeRecords() {
    return [];
  }
}

/** The browser stores nothing more: its storage is full or blocked. */
export function refuseStorage() {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
