import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { newRelease } from "@/content/error-screen";
import { trackNavigatingAway } from "@/lib/navigating-away";
import { reloadForNewRelease } from "./missing-code";
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

test("a page that is being left is not reloaded, which would cancel the navigation", async () => {
  const ask = vi.spyOn(window, "fetch").mockRejectedValue(new Error("No server."));
  trackNavigatingAway();
  window.dispatchEvent(new Event("beforeunload"));
  expect(await reloadForNewRelease()).toBe(false);
  expect(ask).not.toHaveBeenCalled();

  // It was a mail link: the page is still there, and the visitor goes on in it.
  document.body.dispatchEvent(new Event("pointerdown"));
  expect(await reloadForNewRelease()).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
});

test("a page in which the visitor types while the server is asked is not reloaded", async () => {
  vi.spyOn(window, "fetch").mockImplementation(() => {
    const field = document.createElement("textarea");
    field.value = "500 mugs";
    document.body.append(field);
    return Promise.resolve(new Response());
  });
  expect(await reloadForNewRelease()).toBe(false);
});
