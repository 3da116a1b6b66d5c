import { expect, test, vi } from "vitest";

const FIRST_ENTRY = { pathname: "/blog", key: "default" };

/** Loads a page as a new entry of the history, scrolls it and leaves it. */
async function visit(top: number, startedAt: number) {
  vi.resetModules();
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(startedAt);
  window.history.pushState(null, "");
  const { recordScrollPositions, setCurrentEntry } = await import("./scroll-restoration");
  recordScrollPositions();
  setCurrentEntry(FIRST_ENTRY);
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("pagehide"));
  const state: unknown = window.history.state;
  return state;
}

/** The place to which a return to the entry with this state scrolls. */
async function returnTo(state: unknown) {
  vi.resetModules();
  window.history.replaceState(state, "");
  const { readScrollPosition } = await import("./scroll-restoration");
  return readScrollPosition(FIRST_ENTRY);
}

test("a page that was loaded twice has a place for each visit", async () => {
  const first = await visit(700, 1000);
  const second = await visit(200, 2000);
  expect(await returnTo(first)).toBe(700);
  expect(await returnTo(second)).toBe(200);
});
