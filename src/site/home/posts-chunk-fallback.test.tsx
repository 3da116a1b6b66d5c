import { act, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { PostsChunkFallback } from "./posts-chunk-fallback";

type Attempt = { succeed: (grid: ComponentType) => void; fail: (error: Error) => void };

test("is tried again when the browser is online before the failed attempt has ended", async () => {
  const attempts: Attempt[] = [];
  const loadGrid = vi.fn(
    () =>
      new Promise<ComponentType>((succeed, fail) => {
        attempts.push({ succeed, fail });
      }),
  );
  render(<PostsChunkFallback loadGrid={loadGrid} />);
  await waitFor(() => {
    expect(loadGrid).toHaveBeenCalledOnce();
  });
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(loadGrid).toHaveBeenCalledOnce();

  attempts[0]?.fail(new TypeError("Failed to fetch"));
  await waitFor(() => {
    expect(loadGrid).toHaveBeenCalledTimes(2);
  });
  attempts[1]?.succeed(() => <p>The posts</p>);
  expect(await screen.findByText("The posts")).toBeVisible();
});
