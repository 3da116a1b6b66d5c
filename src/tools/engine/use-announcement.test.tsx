import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAnnouncement } from "./use-announcement";

test("a new answer is announced once the typing has stopped for half a second", () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useAnnouncement(text), {
    initialProps: { text: "8.79" },
  });
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  wait(1000);
  expect(result.current).toBe("");
  for (const text of ["9.97", "10.15", "11.32"]) {
    rerender({ text });
    wait(400);
    expect(result.current).toBe("");
  }
  wait(100);
  expect(result.current).toBe("11.32");
  rerender({ text: "8.79" });
  wait(500);
  expect(result.current).toBe("8.79");
});
