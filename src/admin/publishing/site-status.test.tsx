import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { siteStatus as copy } from "@/content/admin/site-status";
import { refreshPublishedSite } from "@/data/site-builds";
import { formatTime } from "@/admin/ui/timestamps";
import { unlockForTest } from "../../../tests/support/admin";
import { startFakeTimers } from "../../../tests/support/browser";
import { makeGate } from "../../../tests/support/gate";
import { backend, requestsTo } from "../../../tests/support/handlers/backend";
import {
  BUILD_STATE,
  failBuildFunctions,
  serveBuilds,
  serveManifest,
} from "../../../tests/support/handlers/site-builds";
import { renderWithProviders } from "../../../tests/support/render-route";
import { QueryProvider } from "@/ui/query-provider";
import { SiteStatus } from "./site-status";

const NOW = new Date(BUILD_STATE.now);
/** When somebody, anywhere, has changed something. */
const CHANGED = "2026-11-25T14:11:00.000001Z";

beforeEach(() => {
  vi.setSystemTime(NOW);
  unlockForTest();
});

const serveSite = (changedAt: string, updatesItself = false) =>
  serveManifest({ changedAt, renderedAt: NOW.toISOString(), updatesItself });

/** The status of a site that was built from all that the database had until now. */
async function renderStatus() {
  const { builds, handlers } = serveBuilds();
  backend.use(...handlers, serveSite(BUILD_STATE.changed_at));
  const { user } = renderWithProviders(
    <QueryProvider>
      <SiteStatus />
    </QueryProvider>,
  );
  await expectStatus(FRESH);
  return { user, builds };
}

/** The same after a change of somebody else, which the page has read. */
async function renderOutdated() {
  const rendered = await renderStatus();
  rendered.builds.state.changed_at = CHANGED;
  returnToWindow();
  await expectStatus(copy.scheduled);
  return rendered;
}

const line = () => screen.getByRole("status");
const button = () => screen.getByRole("button", { name: copy.update });
const FRESH = copy.fresh(formatTime(NOW));
const BUILDING = copy.building(formatTime(NOW));

async function expectStatus(text: string) {
  await waitFor(() => {
    expect(line()).toHaveTextContent(text);
  });
}

function returnToWindow() {
  act(() => {
    window.dispatchEvent(new Event("visibilitychange"));
  });
}

test("a failed check is said, and made again", async () => {
  await renderStatus();
  backend.use(http.get("/rendered.json", () => HttpResponse.error()));
  returnToWindow();
  await expectStatus(copy.unknown);
  backend.use(serveSite(BUILD_STATE.changed_at), failBuildFunctions({ status: 401 }));
  returnToWindow();
  await expectStatus(copy.loggedOut);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("after a save, nobody is told that all is on the site until that is checked", async () => {
  const { builds } = await renderStatus();
  builds.state.changed_at = CHANGED;
  const gate = makeGate();
  backend.use(http.get("/rendered.json", () => gate.opened));
  act(() => void refreshPublishedSite());
  await expectStatus(copy.checking);
  gate.open();
  await expectStatus(copy.scheduled);
});

test("a change of somebody else is seen while the page is open, and so is the build with it", async () => {
  startFakeTimers();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const { builds } = await renderStatus();
  builds.state.changed_at = CHANGED;
  await pass(30);
  await expectStatus(copy.scheduled);
  backend.use(serveSite(CHANGED));
  await pass(30);
  await expectStatus(FRESH);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const count = requestsTo("rendered.json").length;
  await pass(120);
  expect(requestsTo("rendered.json")).toHaveLength(count);
  visibility.mockRestore();

  // What the server renders by itself follows within seconds.
  backend.use(serveSite("2026-11-25T14:10:00.000001Z", true));
  await pass(30);
  await expectStatus(copy.rendering);
  backend.use(serveSite(CHANGED, true));
  const reads = requestsTo("rendered.json").length;
  await pass(3);
  expect(requestsTo("rendered.json")).toHaveLength(reads + 1);
  await expectStatus(FRESH);
});

describe("the button", () => {
  test("asks once, stays focusable meanwhile and then hands the focus to the line", async () => {
    const { user, builds } = await renderOutdated();
    const gate = makeGate();
    backend.use(http.post("http://backend.test/rest/v1/rpc/request_site_build", () => gate.opened));
    await user.click(button());
    await expectStatus(copy.requesting);
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    await user.click(button());
    gate.open();
    await expectStatus(BUILDING);
    expect(builds.requests).toHaveLength(1);
    expect(line().closest("[tabindex]")).toHaveFocus();
  });

  test("says why nothing was started, and can be pressed again", async () => {
    const { user, builds } = await renderOutdated();
    builds.outcome = "too_soon";
    await user.click(button());
    await expectStatus(copy.tooSoon);
    builds.outcome = "requested";
    backend.use(failBuildFunctions({ status: 0 }, "request_site_build"));
    await user.click(button());
    await expectStatus(copy.unreachable);
    const answering = serveBuilds({ changed_at: CHANGED });
    backend.use(...answering.handlers);
    await user.click(button());
    await expectStatus(BUILDING);
  });

  test("says nothing of an earlier request after a later change", async () => {
    const { user, builds } = await renderOutdated();
    builds.outcome = "too_soon";
    await user.click(button());
    await expectStatus(copy.tooSoon);
    builds.state.changed_at = "2026-11-25T14:11:30.000001Z";
    returnToWindow();
    await expectStatus(copy.scheduled);
  });
});
