import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import "@/app/layouts/admin-layout";
import "@/pages/admin/admin-login-page";
import "@/pages/admin/contact-submissions-page";
import "@/pages/admin/dashboard-page";
import { adminPaths, paths } from "@/config/paths";
import { queryClient } from "@/db/query-client";
import { siteBuildState } from "@/db/site-builds";
import { site } from "@/config/site";
import { head as homeHead } from "@/content/home";
import { lockAdmin } from "@/db/admin-access";
import { saveSiteSetting } from "@/db/site-setting-editing";
import { NO_CONTENT } from "@/db/content-versions";
import { makePosts } from "../../../tests/support/factories";
import { unlockForTest } from "../../../tests/support/admin";
import { backend, serveWritableTable } from "../../../tests/support/handlers/backend";
import {
  HOOK,
  NO_HOOK,
  serveBuildHook,
  serveManifest,
} from "../../../tests/support/handlers/site-builds";
import { deletePost, downButton, openPostList, toastText } from "../../../tests/support/post-list";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(() => {
  unlockForTest();
});

const POSTS = makePosts(3);
const posts = Object.fromEntries(POSTS.map(({ id, updated_at }) => [id, updated_at]));
const CURRENT = {
  renderedAt: "2026-11-25T14:05:00.000Z",
  updatesItself: false,
  versions: { ...NO_CONTENT, posts },
};

/** A site that has everything, whose host can be asked for a build unless `state` says otherwise. */
function serveSite(state = HOOK) {
  const { hook, handlers } = serveBuildHook(state);
  backend.use(
    ...handlers,
    ...serveWritableTable("blog_posts", POSTS).handlers,
    ...serveWritableTable("site_settings", [], "key").handlers,
    serveManifest(CURRENT),
  );
  return hook;
}

async function openAdmin(url: string = adminPaths.dashboard) {
  const { user } = renderRoute(url);
  const navigation = within(await screen.findByRole("navigation", { name: "Admin" }));
  await waitFor(() => {
    expect(queryClient.getQueryData(siteBuildState.queryKey)).toBeDefined();
  });
  return { user, navigation };
}

const changeFavicon = () => act(() => saveSiteSetting("faviconUrl", "/new.ico"));
const leavePage = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
const findStatus = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

describe("leaving the admin with a change that is not in the HTML yet", () => {
  test("by closing the tab has the site built, once", async () => {
    const hook = serveSite();
    await openAdmin();
    await findStatus(/^On the site for everyone/);
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
    await findStatus(/^On the site for everyone/);
    await changeFavicon();
    await user.click(navigation.getByRole("button", { name: "Logout" }));
    await screen.findByRole("heading", { level: 1, name: "Staff entrance" });
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
    await findStatus(/^On the site for everyone/);
    await changeFavicon();
    window.history.forward();
    await waitFor(() => {
      expect(hook.requests).toHaveLength(1);
    });
    expect(window.location.pathname).toBe(paths.home);
  });

  test("has the site built from a page that does not show the status", async () => {
    const hook = serveSite();
    await openAdmin(adminPaths.contactSubmissions);
    await screen.findByRole("heading", { level: 1, name: "Contact Form Submissions" });
    expect(screen.queryByText(/On the site for everyone/)).not.toBeInTheDocument();
    await changeFavicon();
    leavePage();
    await waitFor(() => {
      expect(hook.requests).toHaveLength(1);
    });
  });

  test.each([
    ["no hook is set", NO_HOOK],
    ["pg_net is missing", { ...NO_HOOK, hook: "no_pg_net" } as const],
  ])("asks for nothing if %s", async (_, state) => {
    const hook = serveSite(state);
    const { user, navigation } = await openAdmin();
    await findStatus(/^On the site for everyone/);
    await changeFavicon();
    leavePage();
    await user.click(navigation.getByRole("button", { name: "Logout" }));
    await screen.findByRole("heading", { level: 1, name: "Staff entrance" });
    expect(hook.requests).toEqual([]);
  });
});

test("leaving the admin without a change asks for nothing", async () => {
  serveSite();
  await openAdmin();
  await findStatus(/^On the site for everyone/);
  const sent = vi.spyOn(window, "fetch");
  leavePage();
  expect(sent).not.toHaveBeenCalled();
});

describe("the list of posts", () => {
  test("a deleted post is one change, although the others are renumbered", async () => {
    serveSite();
    const { user } = await openPostList(POSTS);
    await findStatus(/^On the site for everyone/);
    await deletePost(user, "Post 1");
    await screen.findByText(/^Deleted \d\d:\d\d: Post 1/);
    expect(await screen.findByText(/^1 change is not yet in search results/)).toBeVisible();
  });

  test("reordering changes nothing that visitors see, and asks for nothing", async () => {
    serveSite();
    const { user } = await openPostList(POSTS);
    await findStatus(/^On the site for everyone/);
    await user.click(downButton("Post 1"));
    await toastText("Order Updated");
    const sent = vi.spyOn(window, "fetch");
    leavePage();
    expect(sent).not.toHaveBeenCalled();
    expect(await findStatus(/^On the site for everyone/)).toBeVisible();
  });
});

test.each([
  [adminPaths.dashboard, 1],
  [adminPaths.blogManagement, 1],
  [adminPaths.siteImages, 1],
  [adminPaths.successStories, 1],
  [adminPaths.contactSubmissions, 0],
])("%s shows the status %d times", async (path, count) => {
  serveSite();
  await openAdmin(path);
  await screen.findByRole("heading", { level: 1 });
  if (count > 0) await findStatus(/^On the site for everyone/);
  expect(screen.queryAllByText(/^On the site for everyone/)).toHaveLength(count);
});
