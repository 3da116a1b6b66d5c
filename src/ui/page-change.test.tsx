import { render } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";

/** Loads the page of an entry of the history. */
async function loadPage() {
  vi.resetModules();
  const { recordScrollPositions, usePageChange } = await import("./page-change");
  function Page() {
    usePageChange();
    return <div id="root" />;
  }
  recordScrollPositions();
  const router = createBrowserRouter([{ path: "*", Component: Page }]);
  const { unmount } = render(<RouterProvider router={router} />);
  return () => {
    unmount();
    router.dispose();
  };
}

/** Loads a page as a new entry of the history, scrolls it and leaves it. */
async function visit(top: number, startedAt: number) {
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(startedAt);
  window.history.pushState(null, "");
  const close = await loadPage();
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("pagehide"));
  close();
  const state: unknown = window.history.state;
  return state;
}

/** The places to which a return to the entry with this state scrolls. */
async function returnTo(state: unknown) {
  window.history.replaceState(state, "");
  const load = {
    ...{ name: "", entryType: "navigation", startTime: 0, duration: 0 },
    toJSON: () => ({}),
    type: "back_forward",
  };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([load]);
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const close = await loadPage();
  close();
  const calls = scrollTo.mock.calls.map(([options]) => options);
  scrollTo.mockRestore();
  return calls;
}

test("a page that was loaded twice has a place for each visit", async () => {
  const first = await visit(700, 1000);
  const second = await visit(200, 2000);
  expect(await returnTo(first)).toMatchObject([{ top: 700 }]);
  expect(await returnTo(second)).toMatchObject([{ top: 200 }]);
});
