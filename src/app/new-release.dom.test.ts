import { expect, test, vi } from "vitest";
import { trackNavigatingAway } from "./navigating-away";
import { reloadForNewRelease } from "./new-release";

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
