import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type HttpHandler } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StoredData } from "@/components/stored-data";
import { getAdminKey } from "@/db/admin-access";
import { NO_CONTENT } from "@/db/content-versions";
import { queryClient } from "@/db/query-client";
import { publish, refreshSiteStatus } from "@/db/public-changes";
import type { RenderedSite } from "@/db/rendered-site";
import { unlockForTest } from "../../../../tests/support/admin";
import { makePosts } from "../../../../tests/support/factories";
import {
  backend,
  failReads,
  requestsTo,
  serveTable,
} from "../../../../tests/support/handlers/backend";
import {
  failBuildFunctions,
  HOOK,
  NO_HOOK,
  serveBuildHook,
  serveManifest,
} from "../../../../tests/support/handlers/site-builds";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../../supabase/local/constants";
import { siteBuilds, startSiteBuilds } from "./site-builds";
import { SiteStatus } from "./site-status";

// Hoisted above the imports, because config/env.ts reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../../supabase/local/constants");
  vi.stubEnv("VITE_ADMIN_PASSWORD_HASH", LOCAL_PASSWORD_HASH);
});

beforeEach(unlockForTest);
afterEach(() => {
  siteBuilds.stop();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const POSTS = makePosts(2, { updated_at: new Date().toISOString() });
const VERSIONS = Object.fromEntries(POSTS.map(({ id, updated_at }) => [id, updated_at]));

const makeSite = (overrides: Partial<RenderedSite> = {}): RenderedSite => ({
  renderedAt: minutesAgo(60),
  updatesItself: false,
  versions: NO_CONTENT,
  ...overrides,
});
const FRESH = { versions: { ...NO_CONTENT, posts: VERSIONS } };

/** Renders the status of a site with two posts, which are not in the HTML files yet. */
function renderStatus(site: Partial<RenderedSite> | null = {}, ...failing: HttpHandler[]) {
  backend.use(...failing, serveTable("blog_posts", POSTS), serveManifest(site && makeSite(site)));
  return renderWithProviders(
    <StoredData>
      <SiteStatus />
    </StoredData>,
  );
}

const line = () => screen.getByRole("status");
const button = (name = "Update now") => screen.getByRole("button", { name });

const PENDING = /^2 changes are not yet in search results and link previews\./;

async function expectStatus(text: RegExp) {
  await waitFor(() => {
    expect(line()).toHaveTextContent(text);
  });
}

describe("the status", () => {
  test("is being checked at first, in the place of what follows", async () => {
    renderStatus();
    expect(line()).toHaveTextContent("Checking what search results and link previews show…");
    const before = line();
    await expectStatus(PENDING);
    expect(line()).toBe(before);
  });

  test("is fresh if everything stored was rendered", async () => {
    renderStatus(FRESH);
    await expectStatus(/^On the site for everyone, as of \d\d:\d\d/);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("is not known with a build without a manifest, and no table is read", async () => {
    renderStatus(null);
    await expectStatus(/is not known: this build does not say it\.$/);
    expect(requestsTo("blog_posts")).toEqual([]);
  });

  test("is not known from a host that answers unknown addresses with a page", async () => {
    renderStatus(
      {},
      http.get("/rendered.json", () => HttpResponse.html("<h1>Not found</h1>")),
    );
    await expectStatus(/is not known: this build does not say it\.$/);
  });

  test.each([
    ["a server that renders by itself", { updatesItself: true }, NO_HOOK, /follows by itself/],
    ["no hook", {}, NO_HOOK, /with the next build of the site\. To have it sooner, ask/],
    ["no pg_net", {}, { ...NO_HOOK, hook: "no_pg_net" }, /pg_net is missing/],
  ] as const)("with %s offers no button", async (_, site, state, text) => {
    backend.use(...serveBuildHook(state).handlers);
    renderStatus(site);
    await expectStatus(PENDING);
    expect(line()).toHaveTextContent(text);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("says since when the site is being built", async () => {
    const requested_at = minutesAgo(3);
    backend.use(...serveBuildHook({ ...HOOK, requested_at, response: "accepted" }).handlers);
    renderStatus();
    await expectStatus(/The update started at \d\d:\d\d/);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test.each([
    ["the host refused", { response: "failed", status_code: 404 }, 3, /refused .* \(404\)/],
    ["that did not arrive", { response: "accepted", status_code: 200 }, 16, /has not arrived/],
  ] as const)("offers to try again after a request %s", async (_, state, minutes, text) => {
    const requested_at = minutesAgo(minutes);
    backend.use(...serveBuildHook({ ...HOOK, ...state, requested_at }).handlers);
    const { user } = renderStatus();
    await expectStatus(text);
    await user.click(button());
    await expectStatus(/The update started at/);
  });

  test("of a database without the functions is that no hook is set", async () => {
    backend.use(failBuildFunctions({ status: 404, code: "PGRST202" }));
    renderStatus();
    await expectStatus(/comes with the next build/);
  });
});

describe("a status that could not be read", () => {
  test.each([
    ["host", () => http.get("/rendered.json", () => HttpResponse.error())],
    [
      "host in trouble",
      () => http.get("/rendered.json", () => new HttpResponse("", { status: 503 })),
    ],
    ["database", () => failReads("success_stories", { status: 400 })],
    ["functions", () => failBuildFunctions({ status: 500 })],
  ])("of the %s can be checked again", async (_, fail) => {
    backend.use(...serveBuildHook(HOOK).handlers);
    const { user } = renderStatus({}, fail());
    await expectStatus(/could not be checked\./);
    backend.use(
      ...serveBuildHook(HOOK).handlers,
      serveTable("success_stories", []),
      serveManifest(makeSite(FRESH)),
    );
    await user.click(button("Check again"));
    await expectStatus(/^On the site for everyone/);
    // The button is gone, so the focus went to the line.
    expect(line().closest("[tabindex]")).toHaveFocus();
  });
});

describe("the button", () => {
  test("asks once, stays focusable meanwhile and then hands the focus to the line", async () => {
    const { hook, handlers } = serveBuildHook(HOOK);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.use(...handlers);
    backend.use(
      http.post("http://backend.test/rest/v1/rpc/request_site_build", async () => {
        await released;
        return undefined;
      }),
    );
    const { user } = renderStatus();
    await expectStatus(/starts by itself within a minute\.$/);
    await user.click(button());
    expect(line()).toHaveTextContent("Starting the update…");
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toBeEnabled();
    await user.click(button());
    release();
    await expectStatus(/The update started at/);
    expect(hook.requests).toHaveLength(1);
    expect(line().closest("[tabindex]")).toHaveFocus();
  });

  test.each([
    ["too_soon", /asked for less than 30 seconds ago/],
    ["failed", /The database could not ask the host for the update\./],
  ] as const)("reports %s in the sentence", async (outcome, text) => {
    backend.use(...serveBuildHook(HOOK, outcome).handlers);
    const { user } = renderStatus();
    await expectStatus(PENDING);
    await user.click(button());
    await expectStatus(text);
    expect(line()).toHaveTextContent(PENDING);
    expect(button()).toHaveFocus();
    expect(button()).not.toHaveAttribute("aria-disabled");
  });

  test.each(["no_hook", "no_pg_net"] as const)("reports %s from the state", async (outcome) => {
    const { hook, handlers } = serveBuildHook(HOOK, outcome);
    backend.use(...handlers);
    const { user } = renderStatus();
    await expectStatus(PENDING);
    hook.state = { ...NO_HOOK, hook: outcome };
    await user.click(button());
    await expectStatus(/comes with the next build/);
  });

  test("reports a lost connection in the sentence", async () => {
    backend.use(...serveBuildHook(HOOK).handlers);
    const { user } = renderStatus();
    await expectStatus(PENDING);
    backend.use(failBuildFunctions({ status: 0 }, "request_site_build"));
    await user.click(button());
    await expectStatus(/The database was not reached\. Check your connection/);
  });
});

describe("an expired login", () => {
  test("is asked for again, and the request then follows", async () => {
    const { hook, handlers } = serveBuildHook(HOOK);
    backend.use(...handlers);
    const { user } = renderStatus();
    await expectStatus(PENDING);
    backend.use(failBuildFunctions({ status: 401, code: "42501" }, "request_site_build"));
    await user.click(button());
    await expectStatus(/your login is no longer accepted/);
    await user.click(button("Log in again"));
    const dialog = await screen.findByRole("dialog");
    backend.use(...handlers);
    await user.type(within(dialog).getByLabelText("Password"), LOCAL_ADMIN_PASSWORD);
    await user.click(within(dialog).getByRole("button", { name: "Log in" }));
    await expectStatus(/The update started at/);
    expect(hook.requests[0]?.headers.get("x-admin-key")).toBe(getAdminKey());
  });

  test("is found when the state is read", async () => {
    backend.use(failBuildFunctions({ status: 403 }));
    renderStatus();
    await expectStatus(/your login is no longer accepted/);
    expect(button("Log in again")).toBeVisible();
  });
});

describe("reading again", () => {
  const focusWindow = () => {
    act(() => {
      window.dispatchEvent(new Event("visibilitychange"));
    });
  };

  test("when the window is focused, everything is compared anew", async () => {
    renderStatus();
    await expectStatus(/comes with the next build/);
    backend.use(serveManifest(makeSite({ ...FRESH, renderedAt: minutesAgo(0) })));
    focusWindow();
    await expectStatus(/^On the site for everyone/);
  });

  test("once something was saved, nobody is told that all is on the site", async () => {
    backend.use(...serveBuildHook(HOOK).handlers);
    renderStatus(FRESH);
    await expectStatus(/^On the site for everyone/);
    const endVisit = startSiteBuilds();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    backend.use(http.get("/rendered.json", () => answered));
    await act(() => publish(() => Promise.resolve()));
    await expectStatus(/^Checking what search results/);
    answer();
    await expectStatus(/^On the site for everyone/);
    endVisit();
  });

  test("no change is counted twice while a newer manifest is compared with older versions", async () => {
    const texts: string[] = [];
    renderStatus(FRESH);
    await expectStatus(/^On the site for everyone/);
    const observer = new MutationObserver(() => texts.push(line().textContent));
    observer.observe(line(), { subtree: true, childList: true, characterData: true });
    // A colleague has published a post, and the site was built meanwhile.
    const posts = makePosts(3, { updated_at: minutesAgo(0) });
    const versions = Object.fromEntries(posts.map(({ id, updated_at }) => [id, updated_at]));
    const renderedAt = minutesAgo(-2000);
    backend.use(
      serveTable("blog_posts", posts),
      serveManifest(makeSite({ renderedAt, versions: { ...NO_CONTENT, posts: versions } })),
    );
    await act(() => refreshSiteStatus());
    await expectStatus(/as of \d\d:\d\d on /);
    observer.disconnect();
    expect(texts).toHaveLength(1);
  });

  test("the last known status stays while it is read again", async () => {
    renderStatus(FRESH);
    await expectStatus(/^On the site for everyone/);
    const refreshing = act(() => refreshSiteStatus());
    expect(line()).toHaveTextContent(/^On the site for everyone/);
    await refreshing;
    expect(queryClient.isFetching()).toBe(0);
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
