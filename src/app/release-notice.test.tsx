import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { newRelease } from "@/content/new-release";
import { ReleaseNotice } from "./release-notice";

/** What Vite dispatches when code cannot be imported. */
function failImport() {
  const payload = new Error("Failed to fetch dynamically imported module: https://a.example/b.js");
  const event = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { payload }));
}

const JAVASCRIPT = { "content-type": "text/javascript" };

test.each([
  ["the server has it no longer", () => new Response(null, { status: 404 }), true],
  [
    "the server answers with a page",
    () => new Response("", { headers: { "content-type": "text/html" } }),
    true,
  ],
  ["it was only this request that failed", () => new Response("", { headers: JAVASCRIPT }), false],
  [
    "there is no connection",
    () => {
      throw new Error("No server.");
    },
    false,
  ],
])("when code does not arrive and %s", async (_, answer, isUpdated) => {
  const ask = vi.spyOn(window, "fetch").mockImplementation(
    () =>
      new Promise((resolve) => {
        resolve(answer());
      }),
  );
  render(<ReleaseNotice />);
  failImport();
  await waitFor(() => {
    expect(ask).toHaveBeenCalledOnce();
  });
  if (isUpdated) {
    expect(await screen.findByRole("alert")).toHaveTextContent(newRelease.text);
  } else {
    await Promise.resolve();
    expect(screen.queryByRole("alert")).toBeNull();
  }
});
