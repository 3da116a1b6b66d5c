import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteStatus as copy } from "@/content/admin/site-status";
import { NO_CONTENT, type ContentVersions } from "@/data/content-versions";
import { AccessRefusedError, ClientMissingError, DatabaseError } from "@/data/errors";
import type { RenderedSite } from "@/data/rendered-site";
import type { SiteBuildState } from "@/data/site-builds";
import { formatTime } from "@/lib/timestamps";
import { decideStatus, type Reading, type SiteReadings, type SiteTimes } from "./decide-status";
import { describeStatus } from "./describe-status";
import type { RequestProblem } from "./request-problem";

const at = (time: string) => `2026-11-25T${time}:00.000Z`;
const ms = (time: string) => Date.parse(at(time));
const shown = (time: string) => formatTime(new Date(at(time)));
const read = <T>(value: T): Reading<T> => ({ status: "read", value });
const failed = (error: Error = new DatabaseError("down", "", 0)) =>
  ({ status: "failed", error }) as const;
const LOADING = { status: "loading" } as const;
const REFUSED = failed(new AccessRefusedError());

const STORED: ContentVersions = { ...NO_CONTENT, posts: { a: "1", b: "1" } };
const SITE: RenderedSite = { renderedAt: at("14:05"), updatesItself: false, versions: STORED };
const SELF = read({ ...SITE, updatesItself: true });
const HOOK: SiteBuildState = {
  hook: "ready",
  requestedAt: null,
  response: "none",
  statusCode: null,
};
/** A hook that was asked at 14:10, after the last build. */
const asked = (changes: Partial<SiteBuildState> = {}) =>
  read({ ...HOOK, requestedAt: at("14:10"), ...changes });

/** Two changes that are not in the HTML files yet, at 14:12. */
const READINGS: SiteReadings = {
  rendered: read(SITE),
  versions: read({ ...STORED, posts: { a: "2", c: "1", b: "1" } }),
  build: read(HOOK),
};
const TIMES: SiteTimes = { lastChangeAt: null, lastRequestAt: null, now: ms("14:12") };

type Request = { isRequesting: boolean; problem: RequestProblem | null };
type Given = Partial<SiteReadings> & { times?: Partial<SiteTimes>; request?: Partial<Request> };

/** The sentences that staff read in a situation, and the button beside them. */
function describeSituation({ times, request, ...readings }: Given) {
  const status = decideStatus({ ...READINGS, ...readings }, { ...TIMES, ...times });
  if (status.kind === "hidden") return null;
  return describeStatus(status, { isRequesting: false, problem: null, ...request });
}

beforeEach(() => {
  vi.useFakeTimers({ now: ms("14:12") });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, Given, text: string, action?: string | null]>([
  ["the manifest is being read", { rendered: LOADING }, copy.checking],
  ["the build state is being read", { build: LOADING }, copy.checking],
  ["the host is not reached", { rendered: failed() }, copy.unknown, "checkAgain"],
  ["the database is not reached", { versions: failed() }, copy.unknown, "checkAgain"],
  ["the build has no manifest", { rendered: read(null) }, copy.missing],
  [
    "nothing has changed, whatever the build state is",
    { versions: read(STORED), build: REFUSED, request: { problem: "failed" } },
    copy.fresh(shown("14:05")),
  ],
])("one sentence while %s", (_, given, text, action = null) => {
  expect(describeSituation(given)).toMatchObject({ text, detail: null, action });
});

test("without a backend nothing is said", () => {
  expect(describeSituation({ versions: failed(new ClientMissingError()) })).toBeNull();
});

test("what could not be rendered is named", () => {
  const leftOut = ["“MOQ”", "b", "c", "d", "e"];
  const described = describeSituation({
    rendered: read({ ...SITE, leftOut }),
    versions: read(STORED),
  });
  expect(described).toMatchObject({
    tone: "failed",
    text: copy.freshExcept(shown("14:05"), leftOut),
    detail: copy.leftOut(5),
  });
  expect(described?.text).toContain("“MOQ”, b, c, 2 more.");
});

const { next, problems } = copy;
const BUILDING = next.building(shown("14:10"));

test.each<[string, Given, detail: string, action?: string | null]>([
  ["the server renders by itself", { rendered: SELF, build: LOADING }, next.rendering],
  [
    "the server should have rendered a post of 13:56 by itself, 16 minutes ago",
    { rendered: SELF, versions: read({ ...STORED, posts: { a: "2", b: "1", c: at("13:56") } }) },
    next.overdue,
  ],
  [
    "the last request was before the last build",
    { build: asked({ requestedAt: at("14:04"), response: "failed", statusCode: 500 }) },
    next.scheduled,
    "update",
  ],
  ["the host was asked", { build: asked({ response: "accepted" }) }, BUILDING],
  [
    "the request is almost 15 minutes old",
    { build: asked(), times: { now: ms("14:25") - 1 } },
    BUILDING,
  ],
  [
    "the request is 15 minutes old",
    { build: asked(), times: { now: ms("14:25") } },
    next.late(shown("14:10")),
    "update",
  ],
  [
    "the host has refused the request",
    { build: asked({ response: "failed", statusCode: 404 }) },
    next.failing(404),
    "update",
  ],
  [
    "the host was not reached",
    { build: asked({ response: "failed" }) },
    next.failing(null),
    "update",
  ],
  [
    "something was changed after the request of another tab",
    { build: asked(), times: { lastChangeAt: ms("14:11") } },
    next.scheduled,
    "update",
  ],
  [
    "the request followed the change, by a clock that is five minutes ahead of the database's",
    { build: asked(), times: { lastChangeAt: ms("14:14"), lastRequestAt: ms("14:15") } },
    BUILDING,
  ],
  [
    "the change followed the request, by a clock that is five minutes behind",
    { build: asked(), times: { lastChangeAt: ms("14:06"), lastRequestAt: ms("14:05") } },
    next.scheduled,
    "update",
  ],
  ["no hook is set", { build: read({ ...HOOK, hook: "no_hook" }) }, next.noHook],
  ["pg_net is missing", { build: read({ ...HOOK, hook: "no_pg_net" }) }, next.noPgNet],
  ["the login has expired", { build: REFUSED }, next.loggedOut, "logIn"],
  ["the request was refused", { request: { problem: "refused" } }, next.loggedOut, "logIn"],
  ["the database fails to ask", { request: { problem: "failed" } }, problems.failed, "update"],
  [
    "there is no connection",
    { request: { problem: "unreachable" } },
    problems.unreachable,
    "update",
  ],
  [
    "the last request was too soon",
    { request: { problem: "tooSoon" } },
    problems.tooSoon,
    "update",
  ],
  [
    "the site is being built after a problem",
    { build: asked(), request: { problem: "failed" } },
    BUILDING,
  ],
  [
    "the host is asked again after a problem",
    { request: { isRequesting: true, problem: "failed" } },
    copy.requesting,
    "update",
  ],
])("two changes, and what happens next while %s", (_, given, detail, action = null) => {
  expect(describeSituation(given)).toMatchObject({ text: copy.pending(2), detail, action });
});
