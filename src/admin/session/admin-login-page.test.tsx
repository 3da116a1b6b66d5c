import { HttpResponse } from "msw";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import { site } from "@/config/site";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { login, loginMessages } from "@/content/admin/login";
import { isAdminUnlocked, lockAdmin } from "@/data/browser/admin-access";
import { unlockForTest } from "../../../tests/support/admin";
import { refuseStorage } from "../../../tests/support/browser";
import { recordToasts } from "../../../tests/support/contact-page";
import { backend, serveIsSiteAdmin } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants";
import { readLoginOrigin } from "./admin-login-page";

// Hoisted above the imports, because login-form.tsx reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../supabase/local/constants");
  vi.stubEnv("VITE_ADMIN_PASSWORD_HASH", LOCAL_PASSWORD_HASH);
});

/** Only the test of the delay waits for it. */
const limits = vi.hoisted(() => ({ loginDelay: 0 }));

afterEach(() => {
  limits.loginDelay = 0;
  lockAdmin();
});

const field = () => screen.findByLabelText<HTMLInputElement>(login.passwordLabel);
const button = (name: string) => screen.findByRole("button", { name });
const findPage = (name: string) => screen.findByRole("heading", { level: 1, name });

async function logIn(user: UserEvent, password: string) {
  await user.type(await field(), password);
  await user.click(await button(login.submit));
}

describe("the login page", () => {
  test("has one required password field, which is focused, and stays out of search engines", async () => {
    const { user } = renderRoute(adminPaths.login);
    const password = await field();
    await waitFor(() => {
      expect(password).toHaveFocus();
    });
    expect(password).toBeRequired();
    expect(password).toHaveAttribute("type", "password");
    expect(password).toHaveAttribute("autocomplete", "current-password");
    const userName = document.querySelector("form [autocomplete=username]");
    expect(userName).toHaveValue(site.name);
    expect(userName).toHaveAttribute("aria-hidden", "true");
    await user.click(await button(login.submit));
    expect(screen.queryByText(login.checking)).not.toBeInTheDocument();
    expect(isAdminUnlocked()).toBe(false);
    await waitFor(() => {
      expect(document.title).toBe(`${login.pageTitle} | ${site.name}`);
    });
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("checks for at least a second, ignores another attempt, and refuses a wrong password", async () => {
    limits.loginDelay = 1000;
    const toasts = recordToasts();
    const waits = vi.spyOn(globalThis, "setTimeout");
    const checks = vi.spyOn(crypto.subtle, "deriveBits");
    const { user } = renderRoute(adminPaths.login);
    await user.type(await field(), "wrong{Enter}");
    const checking = await button(login.checking);
    expect(checking).toHaveAttribute("aria-busy", "true");
    await user.click(checking);
    await user.type(await field(), "more{Enter}");
    expect(await button(login.submit)).toHaveAttribute("aria-busy", "false");
    expect(checks).toHaveBeenCalledTimes(1);
    expect(waits).toHaveBeenCalledWith(expect.any(Function), limits.loginDelay);

    expect(toasts()).toEqual([{ ...loginMessages.failed, durationMs: 3000 }]);
    const password = await field();
    expect(password).toHaveValue("");
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription(loginMessages.failed.description);
    expect(isAdminUnlocked()).toBe(false);
    await user.type(password, "m");
    expect(password).toBeValid();
    expect(password).not.toHaveAccessibleDescription();
  });

  test("with a password that is not the database's, nothing is stored, and staff read what to do", async () => {
    const toasts = recordToasts();
    const isStored: boolean[] = [];
    backend.use(
      serveIsSiteAdmin(() => {
        isStored.push(isAdminUnlocked());
        return HttpResponse.json(false);
      }),
    );
    const { user } = renderRoute(adminPaths.login);
    await logIn(user, LOCAL_ADMIN_PASSWORD);
    const { description } = loginMessages.changed;
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(description);
    });
    expect(toasts()).toEqual([{ ...loginMessages.changed, durationMs: 3000 }]);
    expect(isStored).toEqual([false]);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ["that cannot be reached", () => HttpResponse.error()],
    ["without the function", () => HttpResponse.json({ code: "PGRST202" }, { status: 404 })],
    ["that never answers", () => new Promise<never>(() => undefined)],
  ])("a database %s keeps nobody from logging in", async (_, response) => {
    backend.use(serveIsSiteAdmin(response));
    const { user } = renderRoute(adminPaths.login);
    await logIn(user, LOCAL_ADMIN_PASSWORD);
    expect(await findPage(dashboard.title)).toBeVisible();
  });

  test("redirects users who are already logged in", async () => {
    unlockForTest();
    renderRoute(adminPaths.login);
    expect(await findPage(dashboard.title)).toBeVisible();
    expect(window.location.pathname).toBe(adminPaths.dashboard);
  });

  test("says if the login lasts for this tab only, as does the sidebar", async () => {
    const toasts = recordToasts();
    refuseStorage();
    const { user } = renderRoute(adminPaths.login);
    await logIn(user, LOCAL_ADMIN_PASSWORD);
    const navigation = await screen.findByRole("navigation", { name: adminLayout.navigationLabel });
    expect(toasts()).toMatchObject([loginMessages.redirecting(false)]);
    expect(navigation).toHaveTextContent(adminLayout.thisTabOnly);
    await user.click(within(navigation).getByRole("button", { name: adminLayout.logout }));
    expect(await field()).toHaveFocus();
    expect(isAdminUnlocked()).toBe(false);
  });

  test("without https says so instead of asking", async () => {
    vi.stubGlobal("crypto", {});
    renderRoute(adminPaths.login);
    expect(await screen.findByText(login.noHttps.text)).toBeVisible();
    expect(screen.queryByLabelText(login.passwordLabel)).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

test.each(Object.values(adminPaths).filter((path) => path !== adminPaths.login))(
  "%s asks for the login first",
  async (path) => {
    renderRoute(path);
    await field();
    expect(window.location.pathname).toBe(adminPaths.login);
  },
);

test.each(["/admin/", "/admin/blog-management?edit=1&q=a%20b#row-2", "/admin/no-such-page"])(
  "logging in leads to %s, the page that was asked for",
  (from) => {
    expect(readLoginOrigin({ from })).toBe(from);
  },
);

test.each([
  null,
  "/admin/site-image-management",
  { from: 1 },
  { from: "" },
  { from: "/blog" },
  { from: "/administration" },
  { from: "/Admin/Login/?x=1" },
  { from: "/admin/../blog" },
  { from: "//elsewhere.example/admin" },
  { from: "https://elsewhere.example/admin" },
  { from: "javascript:alert(1)//admin" },
])("logging in leads to the dashboard when the history says %j", (state) => {
  expect(readLoginOrigin(state)).toBe("/admin");
});

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  LOGIN_QUESTION_MS: 500,
  get LOGIN_DELAY_MS() {
    return limits.loginDelay;
  },
}));
