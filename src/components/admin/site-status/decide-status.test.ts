import { expect, test } from "vitest";
import { NO_CONTENT, type ContentVersions } from "@/db/content-versions";
import { AccessRefusedError, ClientMissingError, DatabaseError } from "@/db/errors";
import type { RenderedSite } from "@/db/rendered-site";
import type { SiteBuildState } from "@/db/site-builds";
import {
  decideStatus,
  isRequestUseful,
  type Reading,
  type SiteReadings,
  type SiteStatus,
  type SiteTimes,
} from "./decide-status";

const at = (time: string) => `2026-11-25T${time}:00.000Z`;
const read = <T>(value: T): Reading<T> => ({ status: "read", value });
const failed = (error: Error = new DatabaseError("down", "", 0)) =>
  ({ status: "failed", error }) as const;
const LOADING = { status: "loading" } as const;

const RENDERED_AT = at("14:05");
const STORED: ContentVersions = { ...NO_CONTENT, posts: { a: "1", b: "1" } };
const SITE: RenderedSite = { renderedAt: RENDERED_AT, updatesItself: false, versions: STORED };
const CHANGED = read<ContentVersions>({ ...STORED, posts: { a: "2", c: "1", b: "1" } });
const HOOK: SiteBuildState = {
  hook: "ready",
  requestedAt: null,
  response: "none",
  statusCode: null,
};
const REQUESTED = { ...HOOK, requestedAt: at("14:10") };

const READINGS: SiteReadings = { rendered: read(SITE), versions: CHANGED, build: read(HOOK) };
const TIMES: SiteTimes = { lastChangeAt: null, lastRequestAt: null, now: Date.parse(at("14:12")) };

type Given = { readings?: Partial<SiteReadings>; times?: Partial<SiteTimes> };

const decide = ({ readings, times }: Given) =>
  decideStatus({ ...READINGS, ...readings }, { ...TIMES, ...times });

const BUILDING = { kind: "building", since: at("14:10") } as const;

test.each<[string, Given, SiteStatus]>([
  ["the manifest is being read", { readings: { rendered: LOADING } }, { kind: "checking" }],
  ["the versions are being read", { readings: { versions: LOADING } }, { kind: "checking" }],
  ["the build state is being read", { readings: { build: LOADING } }, { kind: "checking" }],
  ["the host is not reached", { readings: { rendered: failed() } }, { kind: "unknown" }],
  ["the database is not reached", { readings: { versions: failed() } }, { kind: "unknown" }],
  ["the build state is not reached", { readings: { build: failed() } }, { kind: "unknown" }],
  ["the build has no manifest", { readings: { rendered: read(null) } }, { kind: "missing" }],
  [
    "there is no backend",
    { readings: { versions: failed(new ClientMissingError()) } },
    { kind: "hidden" },
  ],
  [
    "nothing has changed, whatever the build state is",
    { readings: { versions: read(STORED), build: failed(new AccessRefusedError()) } },
    { kind: "fresh", renderedAt: RENDERED_AT },
  ],
  [
    "nothing has changed since a build that left something out",
    {
      readings: { rendered: read({ ...SITE, leftOut: ["“MOQ”"] }), versions: read(STORED) },
    },
    { kind: "fresh", renderedAt: RENDERED_AT, leftOut: ["“MOQ”"] },
  ],
])("the status while %s", (_, given, status) => {
  expect(decide(given)).toEqual(status);
});

test.each<[string, Given, Extract<SiteStatus, { kind: "pending" }>["next"]]>([
  [
    "the server renders by itself",
    { readings: { rendered: read({ ...SITE, updatesItself: true }), build: LOADING } },
    { kind: "rendering" },
  ],
  [
    "the server should have rendered a post of 13:56 by itself, 16 minutes ago",
    {
      readings: {
        rendered: read({ ...SITE, updatesItself: true }),
        versions: read({ ...STORED, posts: { a: "2", b: "1", c: at("13:56") } }),
      },
    },
    { kind: "overdue" },
  ],
  ["no build was requested", {}, { kind: "scheduled" }],
  [
    "the last request was before the last build",
    {
      readings: {
        build: read({ ...HOOK, requestedAt: at("14:04"), response: "failed", statusCode: 500 }),
      },
    },
    { kind: "scheduled" },
  ],
  ["a build was requested", { readings: { build: read(REQUESTED) } }, BUILDING],
  [
    "the host has accepted the request",
    { readings: { build: read({ ...REQUESTED, response: "accepted" }) } },
    BUILDING,
  ],
  [
    "the request is almost 15 minutes old",
    { readings: { build: read(REQUESTED) }, times: { now: Date.parse(at("14:25")) - 1 } },
    BUILDING,
  ],
  [
    "the request is 15 minutes old",
    { readings: { build: read(REQUESTED) }, times: { now: Date.parse(at("14:25")) } },
    { kind: "late", since: at("14:10") },
  ],
  [
    "the host has refused the request",
    { readings: { build: read({ ...REQUESTED, response: "failed", statusCode: 404 }) } },
    { kind: "failing", statusCode: 404 },
  ],
  [
    "the host was not reached",
    { readings: { build: read({ ...REQUESTED, response: "failed" }) } },
    { kind: "failing", statusCode: null },
  ],
  [
    "something was changed after the request of another tab",
    { readings: { build: read(REQUESTED) }, times: { lastChangeAt: Date.parse(at("14:11")) } },
    { kind: "scheduled" },
  ],
  [
    "something was changed before the request of another tab",
    { readings: { build: read(REQUESTED) }, times: { lastChangeAt: Date.parse(at("14:09")) } },
    BUILDING,
  ],
  [
    "the request followed the change, by a clock that is five minutes ahead of the database's",
    {
      readings: { build: read(REQUESTED) },
      times: { lastChangeAt: Date.parse(at("14:14")), lastRequestAt: Date.parse(at("14:15")) },
    },
    BUILDING,
  ],
  [
    "the change followed the request, by a clock that is five minutes behind",
    {
      readings: { build: read(REQUESTED) },
      times: { lastChangeAt: Date.parse(at("14:06")), lastRequestAt: Date.parse(at("14:05")) },
    },
    { kind: "scheduled" },
  ],
  [
    "no hook is set",
    { readings: { build: read({ ...HOOK, hook: "no_hook" }) } },
    { kind: "noHook" },
  ],
  [
    "pg_net is missing",
    { readings: { build: read({ ...HOOK, hook: "no_pg_net" }) } },
    { kind: "noPgNet" },
  ],
  [
    "the login has expired",
    { readings: { build: failed(new AccessRefusedError()) } },
    { kind: "loggedOut" },
  ],
])("two changes are pending, and %s", (_, given, next) => {
  const status = decide(given);
  expect(status).toEqual({ kind: "pending", count: 2, next });
  const useful = ["scheduled", "failing", "late"];
  expect(isRequestUseful(status)).toBe(useful.includes(next.kind));
});
