import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readToolDraft } from "@/data/browser/tool-drafts";
import { usePersistedForm } from "./use-persisted-form";

test("while a reload waits for its response, what was just typed is stored and the address stays", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/landed-cost?v=1&p=7");
  const typed = {
    texts: { price: "12,5" },
    rows: {},
    aside: { texts: {}, rows: {} },
    exampleKeys: [],
    unknownKeys: [],
    typed: {},
    decimal: null,
    sources: {},
  };
  renderHook(() => {
    usePersistedForm("landedCost", typed, "v=1");
  });
  // The old page still runs its timers after this.
  window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  vi.advanceTimersByTime(2000);
  expect(window.location.search).toBe("?v=1&p=7");
  expect(readToolDraft("landedCost")).toMatchObject({ ...typed, queries: ["v=1&p=7", "v=1"] });
});
