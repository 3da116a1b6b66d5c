import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import {
  ADMIN_FLAG_KEY,
  ADMIN_TOKEN_KEY,
  getAdminKey,
  isAdminUnlocked,
  lockAdmin,
} from "@/db/admin-access";
import { LOGIN_DELAY_MS } from "@/config/admin-limits";
import { unlockForTest } from "../../../tests/support/admin";
import "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants";

// Hoisted above the imports, because config/env.ts reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../supabase/local/constants");
  vi.stubEnv("VITE_ADMIN_PASSWORD_HASH", LOCAL_PASSWORD_HASH);
});

afterEach(lockAdmin);

const field = () => screen.findByLabelText<HTMLInputElement>("Password");
const button = (name: string) => screen.findByRole("button", { name });

async function logIn(user: UserEvent, password: string) {
  await user.type(await field(), password);
  await user.click(await button("Unlock Dashboard"));
}

/** The toast with its title and text. */
async function findToast(title: string) {
  const heading = await screen.findByText(title, { selector: "li *" });
  return heading.closest("li") ?? document.body;
}

describe("the login page", () => {
  test("has one required password field, which is focused", async () => {
    const { user } = renderRoute("/admin/login");
    const password = await field();
    await waitFor(() => {
      expect(password).toHaveFocus();
    });
    expect(await field()).toBeRequired();
    expect(await field()).toHaveAttribute("type", "password");
    expect(await field()).toHaveAttribute("autocomplete", "current-password");
    await user.click(await button("Unlock Dashboard"));
    expect(screen.queryByText("Authenticating...")).not.toBeInTheDocument();
    expect(isAdminUnlocked()).toBe(false);
  });

  test("stays out of search engines", async () => {
    renderRoute("/admin/login");
    await field();
    await waitFor(() => {
      expect(document.title).toBe(`Admin Login | ${site.name}`);
    });
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("a wrong password is refused in a toast and at the field, which is empty again", async () => {
    const { user } = renderRoute("/admin/login");
    await logIn(user, "wrong");
    const toast = await findToast("Login Failed");
    expect(toast).toHaveTextContent("Invalid password. Please try again.");
    expect(toast.querySelector("[style]")).toHaveStyle({ "--toast-duration": "3000ms" });
    expect(await field()).toHaveValue("");
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription("Invalid password. Please try again.");
    expect(isAdminUnlocked()).toBe(false);
    await user.type(await field(), "m");
    expect(await field()).toBeValid();
    expect(await field()).not.toHaveAccessibleDescription();
  });

  test("the right one unlocks the dashboard and says so", async () => {
    const { user } = renderRoute("/admin/login");
    await logIn(user, LOCAL_ADMIN_PASSWORD);
    const toast = await findToast("Login Successful!");
    expect(toast).toHaveTextContent(/Redirecting to the admin dashboard\.\.\.$/);
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(window.location.pathname).toBe("/admin");
    expect(localStorage.getItem(ADMIN_FLAG_KEY)).toBe("true");
    expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBe(getAdminKey());
    expect(JSON.stringify(localStorage)).not.toContain(LOCAL_ADMIN_PASSWORD);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("shows that it is checking for at least a second and ignores another attempt", async () => {
    const waits = vi.spyOn(globalThis, "setTimeout");
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    let endCheck: () => void = () => undefined;
    const checks = vi.spyOn(crypto.subtle, "deriveBits").mockImplementation(async (...given) => {
      await new Promise<void>((resolve) => {
        endCheck = resolve;
      });
      return derive(...given);
    });
    const { user } = renderRoute("/admin/login");
    await user.type(await field(), "wrong{Enter}");
    const checking = await button("Authenticating...");
    expect(checking).toHaveAttribute("aria-busy", "true");
    await user.click(checking);
    await user.type(await field(), "more{Enter}");
    endCheck();
    await findToast("Login Failed");
    expect(checks).toHaveBeenCalledTimes(1);
    expect(waits).toHaveBeenCalledWith(expect.any(Function), LOGIN_DELAY_MS);
    expect(await button("Unlock Dashboard")).toHaveAttribute("aria-busy", "false");
  });

  test("says if the login lasts for this tab only, as does the sidebar", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { user } = renderRoute("/admin/login");
    await logIn(user, LOCAL_ADMIN_PASSWORD);
    const toast = await findToast("Login Successful!");
    expect(toast).toHaveTextContent(/this tab only/);
    const navigation = await screen.findByRole("navigation", { name: "Admin" });
    expect(navigation).toHaveTextContent("This browser keeps no logins.");
    await user.click(within(navigation).getByRole("button", { name: "Logout" }));
    expect(await field()).toHaveFocus();
    expect(isAdminUnlocked()).toBe(false);
  });

  test("redirects users who are already logged in", async () => {
    unlockForTest();
    renderRoute("/admin/login");
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(window.location.pathname).toBe("/admin");
  });
});

describe("an admin page", () => {
  test.each([
    "/admin",
    "/admin/blog-management",
    "/admin/site-image-management",
    "/admin/success-stories",
    "/admin/contact-submissions",
  ])("(%s) asks for the login first", async (path) => {
    renderRoute(path);
    await field();
    expect(window.location.pathname).toBe("/admin/login");
  });

  test("is shown after the login with its query and hash", async () => {
    const { user } = renderRoute("/admin/success-stories?a=1&b=x%20y#here");
    await logIn(user, LOCAL_ADMIN_PASSWORD);
    expect(await screen.findByRole("heading", { level: 1, name: "Success Stories" })).toBeVisible();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe("/admin/success-stories?a=1&b=x%20y#here");
  });
});

test("without https the page says so instead of asking", async () => {
  vi.stubGlobal("crypto", {});
  renderRoute("/admin/login");
  expect(await screen.findByText(/starts with https/)).toBeVisible();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
