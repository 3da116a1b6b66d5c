import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteStatus as copy } from "@/content/admin/site-status";
import type { RenderedSite } from "@/data/rendered-site";
import type { SiteBuildState } from "@/data/site-builds";
import { formatTime } from "@/admin/ui/timestamps";
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

const describeSite = (build: Partial<SiteBuildState>, rendered: Partial<RenderedSite> = {}) =>
  describeStatus({ rendered: { ...RENDERED, ...rendered }, build: { ...BUILD, ...build } });

// The sentences name times of "today", by the clock of this browser, which decides nothing else.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at("16:59")) });
});
afterEach(() => {
  vi.useRealTimers();
});

const UPDATED = { changedAt: at("14:00") };
const DONE = { tone: "done" };
const WAITING = { tone: "waiting" };
const ASKABLE = { tone: "waiting", canUpdate: true };
const FAILED = { tone: "failed", canUpdate: true };

test.each<[string, Partial<SiteBuildState>, text: string, look: object]>([
  ["the site was built from it", UPDATED, copy.fresh(shown("14:05")), DONE],
  [
    "a request has failed, but another build has read it",
    { ...UPDATED, ...asked, response: "failed" },
    copy.fresh(shown("14:05")),
    DONE,
  ],
  ["the database was set back", { changedAt: at("13:00") }, copy.scheduled, ASKABLE],
  ["the host is going to be asked", {}, copy.scheduled, ASKABLE],
  [
    "the host was asked for an earlier change",
    { requestedAt: at("14:10"), response: "failed" },
    copy.scheduled,
    ASKABLE,
  ],
  ["the host was asked", asked, copy.building(shown("14:12")), WAITING],
  [
    "nothing has arrived after 15 minutes",
    { ...asked, now: at("14:28") },
    copy.late(shown("14:12")),
    FAILED,
  ],
  [
    "the host has refused",
    { ...asked, response: "failed", statusCode: 404 },
    copy.failing(404),
    FAILED,
  ],
  ["no hook is set", { missing: ["hook", "pg_cron"] }, copy.missingParts.hook, WAITING],
  ["pg_net is missing", { missing: ["pg_net"] }, copy.missingParts.pg_net, WAITING],
  ["pg_cron is missing", { missing: ["pg_cron"] }, copy.missingParts.pg_cron, ASKABLE],
  [
    "pg_cron is missing, and somebody has asked",
    { ...asked, missing: ["pg_cron"] },
    copy.building(shown("14:12")),
    WAITING,
  ],
])("one sentence when %s", (_, build, text, look) => {
  expect(describeSite(build)).toEqual({ text, ...look });
});

test("a server that renders by itself is waited for, but not for long", () => {
  const itself = { updatesItself: true };
  expect(describeSite({}, itself)).toEqual({ text: copy.rendering, tone: "waiting" });
  const later = describeSite({ now: at("14:27") }, itself);
  expect(later).toEqual({ text: copy.overdue, tone: "failed" });
});

test.each([null, RENDERED])(
  "what the build or the database does not say is not known",
  (rendered) => {
    const { text, tone } = describeStatus({ rendered, build: null });
    expect([text, tone]).toEqual([copy.missing, "neutral"]);
  },
);

test("what could not be rendered is named", () => {
  const leftOut = ["“MOQ”", "b", "c", "d", "e"];
  const { tone, text } = describeSite(UPDATED, { leftOut });
  expect(tone).toBe("failed");
  expect(text).toContain("except “MOQ”, b, c, 2 more:");
});
