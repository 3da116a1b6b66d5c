import { fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { paths } from "@/config/paths";
import { prefetchRoutes } from "./prefetch-routes";

/** A page with a link whose code `lazy` loads. */
function openPageWithLink(lazy: () => Promise<object>): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = paths.faq;
  document.body.append(link);
  onTestFinished(() => {
    link.remove();
  });
  prefetchRoutes([{ path: paths.faq, lazy }]);
  return link;
}

test.each([
  ["the pointer", "pointerOver"],
  ["a finger", "touchStart"],
  ["the focus", "focusIn"],
] as const)("%s on a link loads its page's code, once", (_, event) => {
  const lazy = vi.fn().mockResolvedValue({ Component: () => null });
  const link = openPageWithLink(lazy);
  fireEvent[event](link);
  fireEvent[event](link);
  expect(lazy).toHaveBeenCalledOnce();
});

test("a chunk that failed to load is requested again", async () => {
  const lazy = vi.fn().mockRejectedValue(new Error("offline"));
  const link = openPageWithLink(lazy);
  fireEvent.focusIn(link);
  await vi.waitFor(() => {
    fireEvent.focusIn(link);
    expect(lazy).toHaveBeenCalledTimes(2);
  });
});
