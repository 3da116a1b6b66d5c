import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { login } from "@/content/admin/login";
import "../../../tests/support/handlers/backend";
import { renderWithProviders, renderRoute } from "../../../tests/support/render-route";
import { NoPassword } from "./login-form";

test("a site without an admin password says so, and how to set one", async () => {
  renderRoute("/admin");
  expect(await screen.findByText(login.noPassword.missing)).toBeVisible();
  for (const { code } of login.noPassword.steps.filter((step) => step.code)) {
    expect(screen.getByText(code ?? "")).toBeVisible();
  }
  expect(screen.queryByLabelText(login.passwordLabel)).not.toBeInTheDocument();
});

test("a site with a truncated password hash says that instead", () => {
  renderWithProviders(<NoPassword isDamaged />);
  expect(screen.getByText(login.noPassword.damaged)).toBeVisible();
});
