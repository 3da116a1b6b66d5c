import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import "@/app/layouts/admin-layout";
import "@/pages/admin/admin-login-page";
import "@/pages/admin/contact-submissions-page";
import "@/pages/admin/dashboard-page";
import { adminPaths, paths } from "@/config/paths";
import { site } from "@/config/site";
import { adminLayout } from "@/content/admin/layout";
import { siteStatus } from "@/content/admin/site-status";
import { head as homeHead } from "@/content/home";
import { lockAdmin } from "@/db/admin-access";
import { NO_CONTENT } from "@/db/content-versions";
import { queryClient } from "@/db/query-client";
import { siteBuildState } from "@/db/site-builds";
import { saveSiteSetting } from "@/db/site-setting-editing";
import { unlockForTest } from "../../../tests/support/admin";
import { backend, serveWritableTable } from "../../../tests/support/handlers/backend";
import { HOOK, serveBuildHook, serveManifest } from "../../../tests/support/handlers/site-builds";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(() => {
  unlockForTest();
});

/** A site that has everything, whose host can be asked for a build. */
function serveSite() {
  const { hook, handlers } = serveBuildHook(HOOK);
  const renderedAt = "2026-11-25T14:05:00.000Z";
  backend.use(
    ...handlers,
    ...serveWritableTable("site_settings", [], "key").handlers,
    serveManifest({ renderedAt, updatesItself: false, versions: NO_CONTENT }),
  );
  return hook;
}

async function openAdmin(url: string = adminPaths.dashboard) {
  const { user } = renderRoute(url);
  const navigation = await screen.findByRole("navigation", { name: adminLayout.navigationLabel });
  await waitFor(() => {
    expect(queryClient.getQueryData(siteBuildState.queryKey)).toBeDefined();
  });
  return { user, navigation: within(navigation) };
}

/** The sentence with a time at its end. */
const FRESH = siteStatus.fresh("").slice(0, -1);
const findFresh = () => screen.findByText(FRESH, { exact: false });
const changeFavicon = () => act(() => saveSiteSetting("faviconUrl", "/new.ico"));
const leavePage = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

describe("leaving the admin with a change that is not in the HTML yet", () => {
  test("by closing the tab has the site built, once, from whatever page", async () => {
    const hook = serveSite();
    await openAdmin(adminPaths.contactSubmissions);
    await changeFavicon();
    const sent = vi.spyOn(window, "fetch");
    leavePage();
    leavePage();
    await waitFor(() => {
      expect(hook.requests).toHaveLength(1);
    });
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      new URL("http://backend.test/rest/v1/rpc/request_site_build"),
      expect.objectContaining({ keepalive: true }),
    );
  });

  test("by logging out has the site built with the key that is then removed", async () => {
    const hook = serveSite();
    const { user, navigation } = await openAdmin();
    await findFresh();
    await changeFavicon();
    await user.click(navigation.getByRole("button", { name: adminLayout.logout }));
    await waitFor(() => {
      expect(hook.requests).toHaveLength(1);
    });
    expect(hook.requests[0]?.headers.get("x-admin-key")).toBe("test-token");
    expect(localStorage).toHaveLength(0);
  });

  test("by going forward to another page of the site has it built", async () => {
    lockAdmin();
    const hook = serveSite();
    const { user } = renderRoute(adminPaths.login);
    await user.click(await screen.findByRole("link", { name: `${site.name}, home` }));
    // Not the location, which changes before the page does.
    await waitFor(() => {
      expect(document.title).toBe(homeHead.title);
    });
    unlockForTest();
    window.history.back();
    await findFresh();
    await changeFavicon();
    window.history.forward();
    await waitFor(() => {
      expect(hook.requests).toHaveLength(1);
    });
    expect(window.location.pathname).toBe(paths.home);
  });
});

test.each([
  [adminPaths.dashboard, 1],
  [adminPaths.blogManagement, 1],
  [adminPaths.siteImages, 1],
  [adminPaths.successStories, 1],
  [adminPaths.contactSubmissions, 0],
])(
  "%s shows the status %d times; leaving without a change asks for nothing",
  async (path, count) => {
    serveSite();
    await openAdmin(path);
    await screen.findByRole("heading", { level: 1 });
    if (count > 0) await findFresh();
    expect(screen.queryAllByText(FRESH, { exact: false })).toHaveLength(count);
    const sent = vi.spyOn(window, "fetch");
    leavePage();
    expect(sent).not.toHaveBeenCalled();
  },
);
