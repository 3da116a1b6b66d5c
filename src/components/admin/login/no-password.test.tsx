import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { renderWithProviders, renderRoute } from "../../../../tests/support/render-route";
import { NoPassword } from "./login-unavailable";

test("a site without an admin password says so, and how to set one", async () => {
  renderRoute("/admin");
  expect(await screen.findByText("No admin password is set up yet.")).toBeVisible();
  expect(screen.getByText("npm run admin:password")).toBeVisible();
  expect(screen.getByText(".env")).toBeVisible();
  expect(screen.getByText(/Build the site again/)).toBeVisible();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
});

test("a site with a truncated password hash says that instead", () => {
  renderWithProviders(<NoPassword isDamaged />);
  expect(screen.getByText(/its line is damaged/)).toBeVisible();
});
