import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ReleaseNotice } from "./release-notice";

/** What Vite dispatches when code cannot be imported. */
function failImport() {
  const payload = new Error("Failed to fetch dynamically imported module: /assets/gone.js");
  const event = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { payload }));
}

const notice = () => screen.queryByRole("alert");

test("when code is gone from the server, a notice says that the site was updated", async () => {
  const ask = vi.spyOn(window, "fetch").mockRejectedValue(new Error("No server."));
  render(<ReleaseNotice />);
  failImport();
  await waitFor(() => {
    expect(ask).toHaveBeenCalledOnce();
  });
  expect(notice()).toBeNull();

  ask.mockResolvedValue(new Response());
  failImport();
  expect(await screen.findByRole("alert")).toHaveTextContent(/site was updated.*what you typed is/);
  await userEvent.setup().tab();
  expect(screen.getByRole("button", { name: "Load again" })).toHaveFocus();
});
