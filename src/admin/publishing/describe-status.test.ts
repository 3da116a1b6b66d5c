import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteStatus as copy } from "@/content/admin/site-status";
import type { RenderedSite } from "@/data/rendered-site";
import type { SiteBuildState } from "@/data/site-builds";
import { formatTime } from "@/lib/timestamps";
import { describeStatus } from "./describe-status";

const at = (time: string) => `2026-11-25T${time}:00.000001Z`;
const shown = (time: string) => formatTime(new Date(at(time)));

const RENDERED: RenderedSite = {
  changedAt: at("14:00"),
  renderedAt: at("14:05"),
  updatesItself: false,
};
/** It is 14:12, and something was changed a minute ago. */
const BUILD: SiteBuildState = {
  now: at("14:12"),
  changedAt: at("14:11"),
  requestedAt: null,
  isRequested: false,
  missing: [],
  response: "none",
  statusCode: null,
};
const asked: Partial<SiteBuildState> = { requestedAt: at("14:12"), isRequested: true };

type Given = { rendered?: Partial<RenderedSite> | null; build?: Partial<SiteBuildState> | null };

const describeSite = ({ rendered = {}, build = {} }: Given) =>
  describeStatus({
    rendered: rendered && { ...RENDERED, ...rendered },
    build: build && { ...BUILD, ...build },
  });

// The sentences name times of "today", by the clock of this browser, which decides nothing else.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at("16:59")) });
});
afterEach(() => {
  vi.useRealTimers();
});

const UPDATED = { changedAt: at("14:00") };

test.each<[string, Given, text: string, tone: string, canUpdate?: true]>([
  ["the build does not say", { rendered: null, build: null }, copy.missing, "neutral"],
  ["the database does not say", { build: null }, copy.missing, "neutral"],
  ["the site was built from it", { build: UPDATED }, copy.fresh(shown("14:05")), "done"],
  [
    "a request has failed, but another build has read it",
    { build: { ...UPDATED, ...asked, response: "failed" } },
    copy.fresh(shown("14:05")),
    "done",
  ],
  [
    "the database was set back",
    { build: { changedAt: at("13:00") } },
    copy.scheduled,
    "waiting",
    true,
  ],
  [
    "the server renders by itself",
    { rendered: { updatesItself: true } },
    copy.rendering,
    "waiting",
  ],
  [
    "the server should have rendered it by itself",
    { rendered: { updatesItself: true }, build: { now: at("14:27") } },
    copy.overdue,
    "failed",
  ],
  ["the host is going to be asked", {}, copy.scheduled, "waiting", true],
  [
    "the host was asked for an earlier change",
    { build: { requestedAt: at("14:10"), response: "failed" } },
    copy.scheduled,
    "waiting",
    true,
  ],
  ["the host was asked", { build: asked }, copy.building(shown("14:12")), "waiting"],
  [
    "nothing has arrived after 15 minutes",
    { build: { ...asked, now: at("14:28") } },
    copy.late(shown("14:12")),
    "failed",
    true,
  ],
  [
    "the host has refused",
    { build: { ...asked, response: "failed", statusCode: 404 } },
    copy.failing(404),
    "failed",
    true,
  ],
  [
    "no hook is set",
    { build: { missing: ["hook", "pg_cron"] } },
    copy.missingParts.hook,
    "waiting",
  ],
  ["pg_net is missing", { build: { missing: ["pg_net"] } }, copy.missingParts.pg_net, "waiting"],
  [
    "pg_cron is missing",
    { build: { missing: ["pg_cron"] } },
    copy.missingParts.pg_cron,
    "waiting",
    true,
  ],
  [
    "pg_cron is missing, and somebody has asked",
    { build: { ...asked, missing: ["pg_cron"] } },
    copy.building(shown("14:12")),
    "waiting",
  ],
])("one sentence when %s", (_, given, text, tone, canUpdate) => {
  expect(describeSite(given)).toEqual({ text, tone, ...(canUpdate && { canUpdate }) });
});

test("what could not be rendered is named", () => {
  const leftOut = ["“MOQ”", "b", "c", "d", "e"];
  const { tone, text } = describeSite({ rendered: { leftOut }, build: UPDATED });
  expect(tone).toBe("failed");
  expect(text).toContain("except “MOQ”, b, c, 2 more:");
});
