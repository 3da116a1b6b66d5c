import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "./admin-layout";
import "@/admin/session/admin-login-page";
import "@/admin/inbox/contact-submissions-page";
import "@/admin/dashboard/dashboard-page";
import "@/site/legal/privacy-page";
import { adminPaths, paths } from "@/config/paths";
import { site } from "@/config/site";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { frame } from "@/content/navigation";
import { login } from "@/content/admin/login";
import { siteStatus } from "@/content/admin/site-status";
import { storiesPage } from "@/content/admin/success-stories";
import { countKeptTexts, keepText, removeAllTexts } from "@/data/browser/kept-texts";
import { isAdminUnlocked, lockAdmin } from "@/data/browser/admin-access";
import { preloadToaster } from "@/admin/ui/preload-toaster";
import { unlockForTest } from "../../../tests/support/admin";
import { backend } from "../../../tests/support/handlers/backend";
import { BUILD_STATE, serveManifest } from "../../../tests/support/handlers/site-builds";
import { renderRoute } from "../../../tests/support/render-route";

const areas = adminLayout.navigation;

beforeEach(unlockForTest);

async function openAdmin(url: string = adminPaths.dashboard) {
  const { user } = renderRoute(url);
  const menu = await screen.findByRole("navigation", { name: adminLayout.navigationLabel });
  const navigation = within(menu);
  const follow = (name: string) => user.click(navigation.getByRole("link", { name }));
  return { user, navigation, follow };
}

const toggle = () => screen.getByRole("button", { name: /^(Open|Close) menu$/ });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const findPage = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the sidebar has all areas in their order, the site in a new tab, and the logout", async () => {
  const { user, navigation } = await openAdmin();
  const items = navigation.getAllByRole("listitem").map((item) => ({
    name: item.textContent,
    href: within(item).queryByRole("link")?.getAttribute("href"),
  }));
  expect(items).toEqual([
    { name: areas.dashboard, href: adminPaths.dashboard },
    { name: areas.blogManagement, href: adminPaths.blogManagement },
    { name: areas.siteImages, href: adminPaths.siteImages },
    { name: areas.successStories, href: adminPaths.successStories },
    { name: areas.contactSubmissions, href: adminPaths.contactSubmissions },
    { name: `${adminLayout.viewSite} ${adminLayout.newTab}`, href: "/" },
    { name: adminLayout.logout, href: undefined },
  ]);
  const siteLink = navigation.getByRole("link", { name: new RegExp(`^${adminLayout.viewSite}`) });
  expect(siteLink).toHaveAttribute("target", "_blank");
  await user.tab();
  const skip = screen.getByText(frame.skipLink);
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

test("a followed link marks only its page, moves the focus there and gives the title", async () => {
  const { navigation, follow } = await openAdmin(`${adminPaths.successStories}?x=1`);
  const marked = () =>
    navigation.getAllByRole("link", { current: "page" }).map((link) => link.textContent);
  expect(marked()).toEqual([areas.successStories]);
  await follow(areas.dashboard);
  await findPage(dashboard.title);
  expect(marked()).toEqual([areas.dashboard]);
  expect(screen.getByRole("main")).toHaveFocus();
  await waitFor(() => {
    expect(document.title).toBe(`${dashboard.title} | ${site.name} admin`);
  });
});

test("a wrong address leads back to the dashboard", async () => {
  await openAdmin("/admin/no-such-page");
  expect(await findPage(dashboard.title)).toBeVisible();
  expect(window.location.pathname).toBe(adminPaths.dashboard);
});

test("the menu of small screens closes with its button, Escape, a press outside and a link", async () => {
  const { user, navigation, follow } = await openAdmin();
  expect(isOpen()).toBe(false);
  await user.click(toggle());
  expect(toggle()).toHaveAccessibleName(adminLayout.closeMenu);
  await user.click(toggle());
  expect(isOpen()).toBe(false);

  await user.click(toggle());
  navigation.getByRole("link", { name: areas.dashboard }).focus();
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(toggle()).toHaveFocus();
  await user.click(toggle());
  await user.click(screen.getByRole("main"));
  expect(isOpen()).toBe(false);

  // Also the link of the page that is open already, which does not navigate.
  for (const name of [areas.dashboard, areas.contactSubmissions]) {
    await user.click(toggle());
    await follow(name);
    expect(isOpen()).toBe(false);
  }
});

describe("logging out", () => {
  test("logs this browser out, says so and shows the login page", async () => {
    const { user, navigation } = await openAdmin(adminPaths.successStories);
    await user.click(navigation.getByRole("button", { name: adminLayout.logout }));
    const toast = { selector: "li *" };
    expect(await screen.findByText(adminLayout.loggedOut, toast)).toBeVisible();
    await findPage(login.heading);
    expect(window.location.pathname).toBe(adminPaths.login);
    expect(isAdminUnlocked()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  const KEPT = { id: "1", values: {}, version: null, keptAt: new Date(0).toISOString() };

  test.each([
    [adminLayout.keepAndLogOut, 1],
    [adminLayout.deleteAndLogOut, 0],
  ])("asks what becomes of unsaved texts: %s", async (label, left) => {
    keepText("blog-post:new", KEPT);
    const { user, navigation } = await openAdmin(adminPaths.successStories);
    const logout = navigation.getByRole("button", { name: adminLayout.logout });
    await user.click(logout);
    const { title, description } = adminLayout.logoutQuestion(1);
    expect(screen.getByRole("dialog", { name: title })).toHaveTextContent(description);
    await user.keyboard("{Escape}");
    expect(logout).toHaveFocus();
    expect(isAdminUnlocked()).toBe(true);
    await user.click(logout);
    await user.click(screen.getByRole("button", { name: label }));
    await findPage(login.heading);
    expect(isAdminUnlocked()).toBe(false);
    expect(countKeptTexts()).toBe(left);
    removeAllTexts();
  });

  test.each([
    ["at once", () => new StorageEvent("storage", { key: null })],
    ["when this one is seen again", () => new FocusEvent("focus")],
  ])("in another tab shows the login here, %s", async (_, event) => {
    await openAdmin(adminPaths.successStories);
    await findPage(storiesPage.title);
    window.dispatchEvent(event());
    expect(window.location.pathname).toBe(adminPaths.successStories);
    lockAdmin();
    window.dispatchEvent(event());
    await findPage(login.heading);
    expect(window.location.pathname).toBe(adminPaths.login);
    expect(window.history.state).toMatchObject({ usr: { from: adminPaths.successStories } });
  });
});

test.each(Object.values(adminPaths).filter((path) => path !== adminPaths.login))(
  "%s says what is on the site, unless it is of this browser only",
  async (path) => {
    const { changed_at: changedAt } = BUILD_STATE;
    const renderedAt = "2026-11-25T14:05:00.000Z";
    backend.use(serveManifest({ changedAt, renderedAt, updatesItself: false }));
    await openAdmin(path);
    await screen.findByRole("heading", { level: 1 });
    const fresh = siteStatus.fresh("").slice(0, -1);
    if (path === adminPaths.contactSubmissions) {
      // The line is there before it knows anything.
      const line = new RegExp(`^(${siteStatus.checking}|${fresh})`);
      expect(screen.queryByText(line)).not.toBeInTheDocument();
    } else expect(await screen.findByText(fresh, { exact: false })).toBeVisible();
  },
);

test.each([
  { page: "an admin page", path: adminPaths.dashboard, isLoggedIn: true, isAhead: true },
  { page: "the login page", path: adminPaths.login, isLoggedIn: false, isAhead: true },
  { page: "a public page", path: paths.privacy, isLoggedIn: true, isAhead: false },
])("the code of toasts is loaded ahead on $page: $isAhead", async (row) => {
  vi.mocked(preloadToaster).mockClear();
  if (!row.isLoggedIn) lockAdmin();
  renderRoute(row.path);
  await screen.findByRole("heading", { level: 1 });
  expect(vi.mocked(preloadToaster).mock.calls.length > 0).toBe(row.isAhead);
});

vi.mock("@/admin/ui/preload-toaster", { spy: true });
