import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RequestProblem } from "./request-problem";
import type { NextStep, SiteStatus } from "./decide-status";
import { describeStatus } from "./describe-status";

const local = (hours: number, minutes: number, day = 25) =>
  new Date(2026, 10, day, hours, minutes).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 14, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const IDLE = { isRequesting: false, problem: null } as const;
const pending = (next: NextStep, count = 2): Extract<SiteStatus, { kind: "pending" }> => ({
  kind: "pending",
  count,
  next,
});

test.each<[Exclude<SiteStatus, { kind: "hidden" | "pending" }>, string, string | null]>([
  [{ kind: "checking" }, "Checking what search results and link previews show…", null],
  [
    { kind: "unknown" },
    "What search results and link previews show could not be checked. The site or its database was not reached.",
    "checkAgain",
  ],
  [
    { kind: "missing" },
    "What search results and link previews show is not known: this build does not say it.",
    null,
  ],
  [{ kind: "fresh", renderedAt: local(14, 5) }, "On the site for everyone, as of 14:05.", null],
  [
    { kind: "fresh", renderedAt: local(14, 5, 24) },
    "On the site for everyone, as of 14:05 yesterday.",
    null,
  ],
  [
    { kind: "fresh", renderedAt: local(9, 30, 3) },
    "On the site for everyone, as of 09:30 on November 3, 2026.",
    null,
  ],
])("%j", (status, text, action) => {
  expect(describeStatus(status, IDLE)).toMatchObject({ text, detail: null, action });
});

test("what could not be rendered is named", () => {
  const describe = (...leftOut: string[]) =>
    describeStatus({ kind: "fresh", renderedAt: local(14, 5), leftOut }, IDLE);
  const described = describe("“MOQ” (/blog/moq)");
  expect(described).toMatchObject({
    tone: "failed",
    text: "On the site for everyone, as of 14:05, except “MOQ” (/blog/moq).",
    action: null,
  });
  expect(described.detail).toMatch(/^No page could be made of it for search results/);
  expect(describe("a", "b", "c", "d", "e").text).toMatch(/, except a, b, c, 2 more\.$/);
});

test.each<[NextStep, RegExp, string | null]>([
  [{ kind: "rendering" }, /\. The update follows by itself in a moment\.$/, null],
  [{ kind: "overdue" }, /, but the update that follows by itself has not come\. If/, null],
  [{ kind: "scheduled" }, /\. The update starts by itself within a minute\.$/, "update"],
  [{ kind: "building", since: local(14, 6) }, /\. The update started at 14:06 and/, null],
  [{ kind: "late", since: local(13, 50) }, /started at 13:50 has not arrived\. Try/, "update"],
  [
    { kind: "failing", statusCode: 404 },
    /the host refused to start the update \(404\)\./,
    "update",
  ],
  [{ kind: "failing", statusCode: null }, /refused to start the update\. Try again/, "update"],
  [{ kind: "noHook" }, /with the next build of the site\. To have it sooner, ask/, null],
  [{ kind: "noPgNet" }, /the database cannot start one \(pg_net is missing\)\. Tell/, null],
  [{ kind: "loggedOut" }, /but your login is no longer accepted/, "logIn"],
])("what happens next: %j", (next, detail, action) => {
  const described = describeStatus(pending(next), IDLE);
  expect(described.text).toBe("2 changes are not yet in search results and link previews.");
  expect(described.detail).toMatch(/^Visitors already see what you saved/);
  expect(described.detail).toMatch(detail);
  expect(described.action).toBe(action);
});

test("one change and a thousand", () => {
  const text = (count: number) => describeStatus(pending({ kind: "noHook" }, count), IDLE).text;
  expect(text(1)).toBe("1 change is not yet in search results and link previews.");
  expect(text(1000)).toBe("1,000 changes are not yet in search results and link previews.");
});

test.each<[RequestProblem, RegExp, string]>([
  ["tooSoon", /asked for less than 30 seconds ago/, "update"],
  ["failed", /^The database could not ask the host/, "update"],
  ["unreachable", /^The database was not reached\. Check your connection/, "update"],
  ["refused", /your login is no longer accepted/, "logIn"],
])("after a request with the problem %s", (problem, detail, action) => {
  const request = { isRequesting: false, problem };
  const described = describeStatus(pending({ kind: "scheduled" }), request);
  expect(described.detail).toMatch(detail);
  expect(described.action).toBe(action);
});

test("a problem is not named any more once the site is being built, or has everything", () => {
  const request = { isRequesting: false, problem: "failed" } as const;
  const building = pending({ kind: "building", since: local(14, 6) });
  expect(describeStatus(building, request).detail).toMatch(/update started at 14:06/);
  const fresh = { kind: "fresh", renderedAt: local(14, 5) } as const;
  expect(describeStatus(fresh, request).detail).toBeNull();
});

test("a running request is named instead of the last problem", () => {
  const request = { isRequesting: true, problem: "failed" } as const;
  const described = describeStatus(pending({ kind: "failing", statusCode: 404 }), request);
  expect(described).toMatchObject({ detail: "Starting the update…", action: "update" });
});
