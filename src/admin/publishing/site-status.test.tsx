import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type HttpHandler } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StoredData } from "@/components/stored-data";
import { editing } from "@/content/admin/editing";
import { login } from "@/content/admin/login";
import { siteStatus } from "@/content/admin/site-status";
import { getAdminKey } from "@/data/browser/admin-access";
import type { BlogPost } from "@/data/blog-posts";
import { NO_CONTENT } from "@/data/content-versions";
import { publish, refreshSiteStatus } from "@/data/public-changes";
import type { RenderedSite } from "@/data/rendered-site";
import { formatTime } from "@/lib/timestamps";
import { unlockForTest } from "../../../tests/support/admin";
import { startFakeTimers } from "../../../tests/support/browser";
import { makePosts } from "../../../tests/support/factories";
import { makeGate } from "../../../tests/support/gate";
import { backend, requestsTo, serveTable } from "../../../tests/support/handlers/backend";
import {
  HOOK,
  failBuildFunctions,
  serveBuildHook,
  serveManifest,
} from "../../../tests/support/handlers/site-builds";
import { renderWithProviders } from "../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants";
import { siteBuilds, startSiteBuilds } from "./site-builds";
import { SiteStatus } from "./site-status";

// Hoisted above the imports, because config/env.ts reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../supabase/local/constants");
  vi.stubEnv("VITE_ADMIN_PASSWORD_HASH", LOCAL_PASSWORD_HASH);
});

// Noon, since the sentences name times of "today" and "yesterday".
const NOW = new Date(2026, 10, 24, 12);
beforeEach(() => {
  vi.setSystemTime(NOW);
});
beforeEach(unlockForTest);
afterEach(() => {
  siteBuilds.stop();
});

const minutesAgo = (minutes: number) => new Date(+NOW - minutes * 60_000).toISOString();
const POSTS = makePosts(2, { updated_at: minutesAgo(0) });

/** The manifest of a site that was rendered with these posts an hour ago. */
function serveSite(posts: readonly BlogPost[], changes: Partial<RenderedSite> = {}) {
  const versions = Object.fromEntries(posts.map(({ id, updated_at }) => [id, updated_at]));
  return serveManifest({
    renderedAt: minutesAgo(60),
    updatesItself: false,
    versions: { ...NO_CONTENT, posts: versions },
    ...changes,
  });
}
const OUTDATED = serveSite([]);
const CURRENT = serveSite(POSTS);

/** Renders the status of a site with two posts, which the HTML files lack unless `site` has them. */
function renderStatus(site: HttpHandler = OUTDATED) {
  backend.use(serveTable("blog_posts", POSTS), site);
  return renderWithProviders(
    <StoredData>
      <SiteStatus />
    </StoredData>,
  );
}

const line = () => screen.getByRole("status");
const button = (name = siteStatus.update) => screen.getByRole("button", { name });
/** The sentence with a time at its end. */
const FRESH = siteStatus.fresh("").slice(0, -1);
const PENDING = siteStatus.pending(2);

async function expectStatus(text: string) {
  await waitFor(() => {
    expect(line()).toHaveTextContent(text);
  });
}
const expectBuilding = () => expectStatus(siteStatus.next.building(formatTime(NOW)));

test("the status is being checked at first, in the place of what follows", async () => {
  renderStatus();
  const before = line();
  expect(before).toHaveTextContent(siteStatus.checking);
  await expectStatus(`${PENDING} ${siteStatus.next.noHook}`);
  expect(line()).toBe(before);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a status that could not be read can be checked again", async () => {
  const { user } = renderStatus(http.get("/rendered.json", () => HttpResponse.error()));
  await expectStatus(siteStatus.unknown);
  backend.use(CURRENT);
  await user.click(button(siteStatus.checkAgain));
  await expectStatus(FRESH);
  // The button is gone, so the focus went to the line.
  expect(line().closest("[tabindex]")).toHaveFocus();
});

describe("the button", () => {
  test("asks once, stays focusable meanwhile and then hands the focus to the line", async () => {
    const { hook, handlers } = serveBuildHook(HOOK);
    const gate = makeGate();
    backend.use(
      http.post("http://backend.test/rest/v1/rpc/request_site_build", () => gate.opened),
      ...handlers,
    );
    const { user } = renderStatus();
    await expectStatus(siteStatus.next.scheduled);
    await user.click(button());
    expect(line()).toHaveTextContent(siteStatus.requesting);
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toBeEnabled();
    await user.click(button());
    gate.open();
    await expectBuilding();
    expect(hook.requests).toHaveLength(1);
    expect(line().closest("[tabindex]")).toHaveFocus();
  });

  test("after an expired login asks for it again, and the request then follows", async () => {
    const { hook, handlers } = serveBuildHook(HOOK);
    backend.use(...handlers);
    const { user } = renderStatus();
    await expectStatus(PENDING);
    backend.use(failBuildFunctions({ status: 401, code: "42501" }, "request_site_build"));
    await user.click(button());
    await expectStatus(siteStatus.next.loggedOut);
    await user.click(button(editing.status.logIn));
    const dialog = within(await screen.findByRole("dialog"));
    backend.use(...handlers);
    await user.type(dialog.getByLabelText(login.passwordLabel), LOCAL_ADMIN_PASSWORD);
    await user.click(dialog.getByRole("button", { name: login.dialog.submit }));
    await expectBuilding();
    expect(hook.requests[0]?.headers.get("x-admin-key")).toBe(getAdminKey());
  });
});

describe("reading again", () => {
  test("when the window is focused, everything is compared anew", async () => {
    renderStatus();
    await expectStatus(PENDING);
    backend.use(serveSite(POSTS, { renderedAt: minutesAgo(0) }));
    act(() => {
      window.dispatchEvent(new Event("visibilitychange"));
    });
    await expectStatus(FRESH);
  });

  test("once something was saved, nobody is told that all is on the site", async () => {
    renderStatus(CURRENT);
    await expectStatus(FRESH);
    const endVisit = startSiteBuilds();
    const gate = makeGate();
    backend.use(http.get("/rendered.json", () => gate.opened));
    // Later than what was read: only such a change is not yet known to be on the site.
    vi.setSystemTime(+NOW + 1000);
    await act(() => publish(() => Promise.resolve()));
    await expectStatus(siteStatus.checking);
    gate.open();
    await expectStatus(FRESH);
    endVisit();
  });

  test("no change is counted twice while a newer manifest is compared with older versions", async () => {
    const texts: string[] = [];
    renderStatus(CURRENT);
    await expectStatus(FRESH);
    const observer = new MutationObserver(() => texts.push(line().textContent));
    observer.observe(line(), { subtree: true, childList: true, characterData: true });
    // A colleague has published a post, and the site was built meanwhile.
    const posts = makePosts(3, { updated_at: minutesAgo(0) });
    backend.use(
      serveTable("blog_posts", posts),
      serveSite(posts, { renderedAt: minutesAgo(-2000) }),
    );
    await act(() => refreshSiteStatus());
    await expectStatus(FRESH);
    await waitFor(() => {
      expect(texts).toHaveLength(1);
    });
    observer.disconnect();
    expect(texts[0]).toContain(FRESH);
  });
});

describe("as time passes", () => {
  const SELF = { updatesItself: true };

  beforeEach(() => {
    startFakeTimers();
  });

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  /** How often manifest, build state and posts are read in this time. */
  async function countReads(seconds: number) {
    const count = () =>
      (["rendered.json", "site_build_state", "blog_posts"] as const).map(
        (name) => requestsTo(name).length,
      );
    const before = count();
    await pass(seconds);
    return count().map((total, i) => total - (before[i] ?? 0));
  }

  test("while the server renders by itself, only the manifest is read, later more rarely", async () => {
    renderStatus(serveSite([], SELF));
    await expectStatus(siteStatus.next.rendering);
    expect(await countReads(12)).toEqual([4, 0, 0]);
    await pass(200);
    expect(await countReads(60)).toEqual([2, 0, 0]);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(await countReads(60)).toEqual([0, 0, 0]);
    visibility.mockReturnValue("visible");

    backend.use(serveSite(POSTS, { ...SELF, renderedAt: minutesAgo(0) }));
    await pass(30);
    await expectStatus(FRESH);
    expect(await countReads(60)).toEqual([0, 0, 0]);
  });

  test("while the host builds, the manifest and the state are read every 15 seconds", async () => {
    const requested_at = minutesAgo(1);
    const time = formatTime(new Date(requested_at));
    backend.use(...serveBuildHook({ ...HOOK, requested_at }).handlers);
    renderStatus();
    await expectStatus(siteStatus.next.building(time));
    expect(await countReads(60)).toEqual([4, 4, 0]);
    // The build was requested more than 15 minutes ago.
    await pass(14 * 60);
    await expectStatus(siteStatus.next.late(time));
    expect(await countReads(120)).toEqual([0, 0, 0]);
  });
});

vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  READ_RETRY_DELAY_MS: 0,
}));

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  LOGIN_DELAY_MS: 0,
}));
