import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unlockForTest } from "../../tests/support/admin";
import { backend } from "../../tests/support/handlers/backend";
import {
  BUILD_STATE,
  failBuildFunctions,
  serveBuilds,
  serveManifest,
} from "../../tests/support/handlers/site-builds";
import { AccessRefusedError, DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { publishedSite, requestSiteBuild } from "./site-builds";

const RENDERED = {
  changedAt: BUILD_STATE.changed_at,
  renderedAt: "2026-11-25T14:06:00.000Z",
  updatesItself: false,
};

beforeEach(() => {
  unlockForTest();
  backend.use(serveManifest(RENDERED));
});
afterEach(() => {
  queryClient.clear();
});

const read = () => queryClient.query({ ...publishedSite, staleTime: 0 });

test("the site and the database are read as they are, with the key of the admin", async () => {
  const { builds, handlers } = serveBuilds({
    requested_at: "2026-11-25T14:06:00.123456+00:00",
    is_requested: true,
    missing: ["pg_cron"],
    response: "failed",
    status_code: 404,
  });
  backend.use(...handlers);
  expect(await read()).toEqual({
    rendered: RENDERED,
    build: {
      now: BUILD_STATE.now,
      changedAt: BUILD_STATE.changed_at,
      requestedAt: "2026-11-25T14:06:00.123456+00:00",
      isRequested: true,
      missing: ["pg_cron"],
      response: "failed",
      statusCode: 404,
    },
  });
  await requestSiteBuild();
  expect(Object.fromEntries(builds.requests[0]?.headers ?? [])).toMatchObject({
    apikey: "test-key",
    "x-admin-key": "test-token",
  });
});

test("what is changed and built meanwhile is never newer on the site than in the database", async () => {
  let { changedAt: changed_at } = RENDERED;
  const answer = (body: object) => {
    changed_at = "2026-11-25T14:11:00.000001Z";
    return HttpResponse.json(body);
  };
  backend.use(
    http.get("/rendered.json", () => answer({ ...RENDERED, changedAt: changed_at })),
    http.post("http://backend.test/rest/v1/rpc/site_build_state", () =>
      answer({ ...BUILD_STATE, changed_at }),
    ),
  );
  const { rendered, build } = await read();
  expect(build?.changedAt).toBe(changed_at);
  expect(rendered?.changedAt).toBe(RENDERED.changedAt);
});

test("a build without a manifest, and a database without the functions, say nothing", async () => {
  backend.use(failBuildFunctions({ status: 404, code: "PGRST202" }));
  expect(await read()).toEqual({ rendered: RENDERED, build: null });
  for (const manifest of [
    null,
    [],
    { ...RENDERED, changedAt: null },
    { ...RENDERED, renderedAt: "x" },
  ]) {
    backend.use(http.get("/rendered.json", () => HttpResponse.json(manifest)));
    expect(await read()).toEqual({ rendered: null, build: null });
  }
});

test.each([
  [],
  { ...BUILD_STATE, changed_at: null },
  { ...BUILD_STATE, requested_at: "soon" },
  { ...BUILD_STATE, missing: null },
  { ...BUILD_STATE, response: "perhaps" },
  { ...BUILD_STATE, status_code: "404" },
])("a state is not believed as %j", async (body) => {
  const respond = () => new HttpResponse(JSON.stringify(body));
  backend.use(http.post("http://backend.test/rest/v1/rpc/site_build_state", respond));
  await expect(read()).rejects.toBeInstanceOf(DatabaseError);
});

test("asking for a build fails when the key is refused, with whatever status", async () => {
  backend.use(failBuildFunctions({ status: 400, code: "42501" }));
  await expect(requestSiteBuild()).rejects.toBeInstanceOf(AccessRefusedError);
});
