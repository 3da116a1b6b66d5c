import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { StoredData } from "@/components/stored-data";
import { NO_CONTENT } from "@/db/content-versions";
import { unlockForTest } from "../../../../tests/support/admin";
import { startFakeTimers } from "../../../../tests/support/browser";
import { makePost } from "../../../../tests/support/factories";
import { backend, requestsTo, serveTable } from "../../../../tests/support/handlers/backend";
import {
  HOOK,
  NO_HOOK,
  serveBuildHook,
  serveManifest,
} from "../../../../tests/support/handlers/site-builds";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { siteBuilds } from "./site-builds";
import { SiteStatus } from "./site-status";

beforeEach(() => {
  unlockForTest();
  startFakeTimers();
  onTestFinished(siteBuilds.stop);
});

const POST = makePost(1, { updated_at: new Date().toISOString() });
const RENDERED_AT = "2026-11-25T14:05:00.000Z";
const OUTDATED = { renderedAt: RENDERED_AT, updatesItself: false, versions: NO_CONTENT };
const CURRENT = { ...NO_CONTENT, posts: { [POST.id]: POST.updated_at } };

type Situation = {
  site: typeof OUTDATED;
  state?: Parameters<typeof serveBuildHook>[0];
};

async function open({ site, state = NO_HOOK }: Situation, text: RegExp) {
  backend.use(
    serveTable("blog_posts", [POST]),
    serveManifest(site),
    ...serveBuildHook(state).handlers,
  );
  renderWithProviders(
    <StoredData>
      <SiteStatus />
    </StoredData>,
  );
  await expectStatus(text);
}

const expectStatus = (text: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole("status")).toHaveTextContent(text);
  });

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** How often each is read in this time. */
async function countReads(seconds: number) {
  const count = () => [
    requestsTo("rendered.json").length,
    requestsTo("site_build_state").length,
    requestsTo("blog_posts").length,
  ];
  const before = count();
  await pass(seconds);
  const after = count();
  return after.map((total, i) => total - (before[i] ?? 0));
}

const SELF = { ...OUTDATED, updatesItself: true };

describe("while the server renders by itself", () => {
  test("only the manifest is read, until it has the change", async () => {
    await open({ site: SELF }, /follows by itself in a moment/);
    expect(await countReads(12)).toEqual([4, 0, 0]);
    const renderedAt = "2026-11-25T14:06:00.000Z";
    backend.use(serveManifest({ ...SELF, renderedAt, versions: CURRENT }));
    await pass(3);
    await expectStatus(/^On the site for everyone/);
    expect(await countReads(60)).toEqual([0, 0, 0]);
  });

  test("it is read more rarely after three minutes", async () => {
    await open({ site: SELF }, /follows by itself in a moment/);
    await pass(200);
    expect(await countReads(60)).toEqual([2, 0, 0]);
  });

  test("nothing is read while the tab is hidden", async () => {
    await open({ site: SELF }, /follows by itself in a moment/);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(await countReads(60)).toEqual([0, 0, 0]);
  });
});

test("while the host builds, the manifest and the state are read every 15 seconds", async () => {
  const requested_at = new Date(Date.now() - 60_000).toISOString();
  const site = { ...OUTDATED, renderedAt: new Date(Date.now() - 3_600_000).toISOString() };
  await open({ site, state: { ...HOOK, requested_at } }, /The update started at/);
  expect(await countReads(60)).toEqual([4, 4, 0]);
  // The build was requested more than 15 minutes ago.
  await pass(14 * 60);
  await expectStatus(/has not arrived/);
  expect(await countReads(120)).toEqual([0, 0, 0]);
});

test.each([
  ["everything is on the site", { ...OUTDATED, versions: CURRENT }, /^On the site for everyone/],
  ["nobody can ask for a build", OUTDATED, /comes with the next build/],
])("nothing is read again if %s", async (_, site, text) => {
  await open({ site }, text);
  expect(await countReads(600)).toEqual([0, 0, 0]);
});

test("a status that could not be read heals by itself", async () => {
  await open({ site: SELF }, /follows by itself in a moment/);
  backend.use(serveManifest(null));
  await pass(3);
  await expectStatus(/is not known/);
});
