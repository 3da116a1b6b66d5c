import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NO_CONTENT } from "@/data/content-versions";
import { DatabaseError } from "@/data/errors";
import type { RenderedSite } from "@/data/rendered-site";
import type { BuildRequestOutcome, SiteBuildState } from "@/data/site-builds";
import { createBuildRequester } from "./build-requester";
import type { Reading } from "./decide-status";

const read = <T>(value: T): Reading<T> => ({ status: "read", value });
const START = Date.parse("2026-11-25T14:00:00.000Z");
const iso = (ms: number) => new Date(ms).toISOString();
const ago = (minutes: number) => iso(START - minutes * 60_000);
const SITE: RenderedSite = { renderedAt: ago(60), updatesItself: false, versions: NO_CONTENT };

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

type World = {
  build: SiteBuildState;
  answer: () => Promise<BuildRequestOutcome>;
};
type Given = { isStale?: boolean; build?: Partial<SiteBuildState> };

/** A requester of a visit that has begun, and the site and database that it reads. */
async function visit({ isStale = false, build }: Given = {}) {
  const accept = () => {
    world.build = { ...world.build, requestedAt: iso(Date.now()), response: "none" };
    return Promise.resolve("requested" as const);
  };
  const world: World = {
    build: { hook: "ready", requestedAt: null, response: "none", statusCode: null, ...build },
    answer: accept,
  };
  const request = vi.fn(() => world.answer());
  let posts: Record<string, string> = isStale ? { a: "1" } : {};
  let readAt = 0;
  const getKnownSite = () => ({
    rendered: read(SITE),
    versions: read({ ...NO_CONTENT, posts }),
    build: read(world.build),
    versionsReadAt: readAt,
    buildReadAt: readAt,
  });
  const readSite = () => {
    readAt = Date.now();
    return Promise.resolve(getKnownSite());
  };
  const requester = createBuildRequester({
    now: () => Date.now(),
    setTimer: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => {
        clearTimeout(timer);
      };
    },
    readSite,
    getKnownSite,
    request,
    refresh: async () => {
      await readSite();
    },
  });
  await requester.start();
  const change = () => {
    posts = { a: iso(Date.now()) };
    requester.noteChange();
  };
  return { world, requester, request, accept, change };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test("the host is asked once, a minute after the last change", async () => {
  const { requester, request, change } = await visit();
  for (let i = 0; i < 20; i++) {
    change();
    await pass(40);
  }
  // A status that finds it meanwhile does not postpone what is scheduled.
  requester.requestSoon();
  await pass(19);
  expect(request).not.toHaveBeenCalled();
  await pass(1);
  expect(request).toHaveBeenCalledOnce();
  await pass(600);
  expect(request).toHaveBeenCalledOnce();
});

describe("what an earlier visit left behind", () => {
  test("is asked for a minute after opening, or on leaving", async () => {
    const staying = await visit({ isStale: true });
    await pass(59);
    expect(staying.request).not.toHaveBeenCalled();
    await pass(1);
    expect(staying.request).toHaveBeenCalledOnce();
    const leaving = await visit({ isStale: true });
    leaving.requester.stop();
    expect(leaving.request).toHaveBeenCalledOnce();
  });

  test.each<[string, Partial<SiteBuildState>, number]>([
    ["not asked for while a build with it is running", { response: "accepted" }, 0],
    ["asked for once more if its build was refused", { response: "failed", statusCode: 404 }, 1],
    ["asked for once more if its build is late", { requestedAt: ago(30) }, 1],
  ])("is %s, also on leaving", async (_, build, count) => {
    const { world, requester, request } = await visit({
      isStale: true,
      build: { requestedAt: ago(1), ...build },
    });
    world.answer = () => {
      world.build = { ...world.build, requestedAt: iso(Date.now()), response: "failed" };
      return Promise.resolve("requested");
    };
    await pass(600);
    requester.stop();
    expect(request).toHaveBeenCalledTimes(count);
  });
});

test.each<[string, World["answer"], number]>([
  ["because of an earlier one is repeated after 30 seconds", () => Promise.resolve("too_soon"), 30],
  [
    "without a connection is repeated a minute later",
    () => Promise.reject(new DatabaseError("", "", 0)),
    60,
  ],
])("a request that was not passed on %s", async (_, answer, seconds) => {
  const { world, requester, request, change, accept } = await visit();
  world.answer = answer;
  change();
  await pass(60);
  expect(requester.getState().problem).not.toBeNull();
  world.answer = accept;
  await pass(seconds - 1);
  expect(request).toHaveBeenCalledOnce();
  await pass(1);
  expect(request).toHaveBeenCalledTimes(2);
  expect(requester.getState().problem).toBeNull();
});

test("a request that the database could not pass on waits for the next change", async () => {
  const { world, request, change } = await visit();
  world.answer = () => Promise.resolve("failed");
  change();
  await pass(600);
  expect(request).toHaveBeenCalledOnce();
  change();
  await pass(60);
  expect(request).toHaveBeenCalledTimes(2);
});
