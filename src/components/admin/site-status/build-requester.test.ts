import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NO_CONTENT, type ContentVersions } from "@/db/content-versions";
import { AccessRefusedError, DatabaseError } from "@/db/errors";
import type { RenderedSite } from "@/db/rendered-site";
import type { BuildRequestOutcome, SiteBuildState } from "@/db/site-builds";
import { createBuildRequester } from "./build-requester";
import type { Reading, SiteReadings } from "./decide-status";

const read = <T>(value: T): Reading<T> => ({ status: "read", value });
const START = Date.parse("2026-11-25T14:00:00.000Z");
const iso = (ms: number) => new Date(ms).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

type World = {
  site: RenderedSite | null;
  stored: ContentVersions;
  build: SiteBuildState;
  isOffline: boolean;
  answer: () => Promise<BuildRequestOutcome>;
};

/** A requester, and the site and database that it reads. */
function setUp({
  hook = "ready",
  isStale = false,
}: Partial<{ hook: SiteBuildState["hook"]; isStale: boolean }> = {}) {
  const world: World = {
    site: { renderedAt: iso(START - 3_600_000), updatesItself: false, versions: NO_CONTENT },
    stored: { ...NO_CONTENT, posts: isStale ? { a: "1" } : {} },
    build: { hook, requestedAt: null, response: "none", statusCode: null },
    isOffline: false,
    answer: () => {
      world.build = { ...world.build, requestedAt: iso(Date.now()), response: "none" };
      return Promise.resolve("requested");
    },
  };
  const request = vi.fn(() => world.answer());
  const readWorld = (): SiteReadings => {
    if (world.isOffline) {
      const failed = { status: "failed", error: new DatabaseError("", "", 0) } as const;
      return { rendered: failed, versions: failed, build: failed };
    }
    return {
      rendered: read(world.site),
      versions: read(world.stored),
      build: read(world.build),
    };
  };
  let known = { ...readWorld(), versionsReadAt: 0, buildReadAt: 0 };
  const look = () => {
    known = { ...readWorld(), versionsReadAt: Date.now(), buildReadAt: Date.now() };
    return Promise.resolve();
  };
  const requester = createBuildRequester({
    now: () => Date.now(),
    setTimer: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => {
        clearTimeout(timer);
      };
    },
    readSite: async () => {
      await look();
      return known;
    },
    getKnownSite: () => known,
    request,
    refresh: look,
  });
  let changeCount = 0;
  return {
    world,
    requester,
    request,
    look,
    change: () => {
      changeCount += 1;
      world.stored = { ...NO_CONTENT, posts: { a: `change ${changeCount}` } };
      requester.noteChange();
    },
    publish: () => {
      world.site = { renderedAt: iso(Date.now()), updatesItself: false, versions: world.stored };
    },
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("after a change", () => {
  test("the host is asked a minute later, once", async () => {
    const { requester, request, change } = setUp();
    await requester.start();
    change();
    await pass(59);
    expect(request).not.toHaveBeenCalled();
    await pass(1);
    expect(request).toHaveBeenCalledOnce();
    await pass(600);
    expect(request).toHaveBeenCalledOnce();
  });

  test("each further change starts the minute again", async () => {
    const { requester, request, change } = setUp();
    await requester.start();
    for (let i = 0; i < 20; i++) {
      change();
      await pass(40);
    }
    expect(request).not.toHaveBeenCalled();
    await pass(20);
    expect(request).toHaveBeenCalledOnce();
  });

  test("a change during a build is followed by another request", async () => {
    const { requester, request, change } = setUp();
    await requester.start();
    change();
    await pass(61);
    change();
    await pass(60);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("nothing is asked if the site has the change by then", async () => {
    const { requester, request, change, publish } = setUp();
    await requester.start();
    change();
    publish();
    await pass(120);
    expect(request).not.toHaveBeenCalled();
  });

  test.each(["no_hook", "no_pg_net"] as const)("nothing is asked with %s", async (hook) => {
    const { requester, request, change } = setUp({ hook, isStale: true });
    await requester.start();
    change();
    await pass(120);
    requester.leave();
    requester.stop();
    expect(request).not.toHaveBeenCalled();
  });

  test("nothing is asked where the server renders by itself, or of a build without manifest", async () => {
    const rendered = { renderedAt: iso(START), updatesItself: true, versions: NO_CONTENT };
    for (const site of [rendered, null]) {
      const { world, requester, request, change } = setUp({ isStale: true });
      world.site = site;
      await requester.start();
      change();
      await pass(120);
      expect(request).not.toHaveBeenCalled();
    }
  });
});

describe("what an earlier visit left behind", () => {
  test("is asked for a minute after opening", async () => {
    const { requester, request } = setUp({ isStale: true });
    await requester.start();
    await pass(59);
    expect(request).not.toHaveBeenCalled();
    await pass(1);
    expect(request).toHaveBeenCalledOnce();
  });

  test("is not asked for while a build with it is running", async () => {
    const { world, requester, request } = setUp({ isStale: true });
    world.build = { ...world.build, requestedAt: iso(START - 60_000), response: "accepted" };
    await requester.start();
    await pass(120);
    requester.stop();
    expect(request).not.toHaveBeenCalled();
  });

  test.each([
    ["was refused", { requestedAt: iso(START - 60_000), response: "failed", statusCode: 404 }],
    ["did not arrive", { requestedAt: iso(START - 1_800_000), response: "accepted" }],
  ] as const)("is asked for once more if its build %s, also on leaving", async (_, build) => {
    const { world, requester, request } = setUp({ isStale: true });
    world.build = { ...world.build, ...build };
    world.answer = () => {
      world.build = { ...world.build, requestedAt: iso(Date.now()), response: "failed" };
      return Promise.resolve("requested");
    };
    await requester.start();
    await pass(600);
    requester.stop();
    expect(request).toHaveBeenCalledOnce();
  });
});

describe("a request that was not passed on", () => {
  test("because of an earlier one is repeated after 30 seconds", async () => {
    const { world, requester, request, change } = setUp();
    const accept = world.answer;
    await requester.start();
    world.answer = () => Promise.resolve("too_soon");
    change();
    await pass(60);
    expect(requester.getState()).toMatchObject({ isRequesting: false, problem: "tooSoon" });
    world.answer = accept;
    await pass(29);
    expect(request).toHaveBeenCalledOnce();
    await pass(1);
    expect(request).toHaveBeenCalledTimes(2);
    expect(requester.getState().problem).toBeNull();
  });

  test("because of a build that has the change is not repeated", async () => {
    const { world, requester, request } = setUp({ isStale: true });
    await requester.start();
    world.answer = () => {
      world.build = { ...world.build, requestedAt: iso(Date.now()) };
      return Promise.resolve("too_soon");
    };
    await requester.requestNow();
    expect(requester.getState().problem).toBe("tooSoon");
    await pass(30);
    expect(requester.getState().problem).toBeNull();
    expect(request).toHaveBeenCalledOnce();
  });

  test("because the database failed waits for the next change", async () => {
    const { world, requester, request, change } = setUp();
    const accept = world.answer;
    await requester.start();
    world.answer = () => Promise.resolve("failed");
    change();
    await pass(600);
    expect(request).toHaveBeenCalledOnce();
    expect(requester.getState().problem).toBe("failed");
    world.answer = accept;
    change();
    expect(requester.getState().problem).toBeNull();
    await pass(60);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("because the login has expired waits for staff", async () => {
    const { world, requester, request, change } = setUp();
    await requester.start();
    world.answer = () => Promise.reject(new AccessRefusedError());
    change();
    await pass(600);
    expect(request).toHaveBeenCalledOnce();
    expect(requester.getState().problem).toBe("refused");
  });

  test("without a connection is repeated a minute later", async () => {
    const { world, requester, request, change } = setUp();
    await requester.start();
    const accept = world.answer;
    world.answer = () => Promise.reject(new DatabaseError("", "", 0));
    change();
    await pass(60);
    expect(requester.getState().problem).toBe("unreachable");
    world.isOffline = true;
    await pass(120);
    expect(request).toHaveBeenCalledOnce();
    world.isOffline = false;
    world.answer = accept;
    await pass(60);
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe("the button", () => {
  test("asks at once, and once for a double click", async () => {
    const { requester, request } = setUp({ isStale: true });
    await requester.start();
    const requesting = requester.requestNow();
    expect(requester.getState().isRequesting).toBe(true);
    await requester.requestNow();
    await requesting;
    expect(requester.getState()).toMatchObject({ isRequesting: false, problem: null });
    await pass(120);
    expect(request).toHaveBeenCalledOnce();
  });

  test("a change during its request is asked for as well", async () => {
    const { world, requester, request, change } = setUp({ isStale: true });
    await requester.start();
    const { answer } = world;
    world.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return answer();
    };
    void requester.requestNow();
    await pass(1);
    change();
    await pass(61);
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe("leaving", () => {
  test("asks at once for what was just changed, before it was read again", async () => {
    const { requester, request, change } = setUp();
    await requester.start();
    await pass(1);
    change();
    requester.leave();
    expect(request).toHaveBeenCalledOnce();
    // Logging out leaves first, then closes the layout.
    requester.stop();
    expect(request).toHaveBeenCalledOnce();
    await pass(120);
    expect(request).toHaveBeenCalledOnce();
  });

  test("asks for what an earlier visit left behind", async () => {
    const { requester, request } = setUp({ isStale: true });
    await requester.start();
    requester.stop();
    expect(request).toHaveBeenCalledOnce();
  });

  test.each(["nothing has changed", "a build has it", "the request is running"])(
    "asks for nothing if %s",
    async (situation) => {
      const { world, requester, request, change, publish, look } = setUp();
      await requester.start();
      await pass(1);
      if (situation !== "nothing has changed") change();
      await pass(1);
      if (situation === "a build has it") {
        publish();
        await look();
      }
      if (situation === "the request is running") {
        world.answer = () => new Promise(() => undefined);
        void requester.requestNow();
        request.mockClear();
      }
      requester.leave();
      requester.stop();
      expect(request).not.toHaveBeenCalled();
    },
  );

  test("the timer goes on if the browser brings the page back and the request was lost", async () => {
    const { world, requester, request, change } = setUp();
    await requester.start();
    await pass(1);
    change();
    const { answer } = world;
    world.answer = () => Promise.reject(new DatabaseError("", "", 0));
    requester.leave();
    world.answer = answer;
    await pass(60);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("a status that arrives after it changes nothing", async () => {
    const { requester, request, change } = setUp();
    const starting = requester.start();
    change();
    requester.stop();
    await starting;
    await pass(120);
    expect(request).toHaveBeenCalledTimes(1);
    expect(requester.getState()).toMatchObject({ lastChangeAt: null, isRequesting: false });
  });
});

test("a found change is asked for after the usual delay, and does not postpone a running one", async () => {
  const { requester, request, change } = setUp();
  await requester.start();
  change();
  await pass(30);
  requester.requestSoon();
  await pass(30);
  expect(request).toHaveBeenCalledOnce();
});
