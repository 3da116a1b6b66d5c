import { expect, test } from "vitest";
import type { NextStep, SiteStatus } from "./decide-status";
import { choosePollInterval } from "./poll-interval";

const MINUTE_MS = 60_000;
const pending = (next: NextStep): SiteStatus => ({ kind: "pending", count: 1, next });
const since = "2026-11-25T14:05:00.000Z";

test("while the server renders, the manifest is read often, later more rarely", () => {
  const status = pending({ kind: "rendering" });
  expect(choosePollInterval(status, 0)).toEqual({ rendered: 3000, build: false });
  expect(choosePollInterval(status, 3 * MINUTE_MS - 1).rendered).toBe(3000);
  expect(choosePollInterval(status, 3 * MINUTE_MS)).toEqual({ rendered: 30_000, build: false });
});

test("what should have come by itself is looked for rarely", () => {
  const intervals = choosePollInterval(pending({ kind: "overdue" }), 0);
  expect(intervals).toEqual({ rendered: 30_000, build: false });
});

test("while the host builds, the manifest and the state are read every 15 seconds", () => {
  expect(choosePollInterval(pending({ kind: "building", since }), 0)).toEqual({
    rendered: 15_000,
    build: 15_000,
  });
});

test.each<SiteStatus>([
  { kind: "checking" },
  { kind: "missing" },
  { kind: "fresh", renderedAt: since },
  pending({ kind: "scheduled" }),
  pending({ kind: "failing", statusCode: 404 }),
  pending({ kind: "late", since }),
  pending({ kind: "noHook" }),
])("nothing is read again by itself while %j", (status) => {
  expect(choosePollInterval(status, 0)).toEqual({ rendered: false, build: false });
});
