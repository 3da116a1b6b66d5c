import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unlockForTest } from "../../tests/support/admin";
import {
  BACKEND_FAILURES,
  callDuringFailure,
  isRefusal,
} from "../../tests/support/backend-failures";
import { backend } from "../../tests/support/handlers/backend";
import { failBuildFunctions, HOOK, serveBuildHook } from "../../tests/support/handlers/site-builds";
import { lockAdmin } from "./browser/admin-access";
import { AccessRefusedError, DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { requestSiteBuild, siteBuildState } from "./site-builds";

beforeEach(unlockForTest);
afterEach(() => {
  queryClient.clear();
});

const readState = () => queryClient.query(siteBuildState);

function answer(name: string, body: unknown) {
  const respond = () => new HttpResponse(JSON.stringify(body));
  backend.use(http.post(`http://backend.test/rest/v1/rpc/${name}`, respond));
}

describe("the state of building", () => {
  test("is read as the database gives it", async () => {
    const requested_at = "2026-11-25T14:06:00.123456+00:00";
    const state = { hook: "ready", requested_at, response: "failed", status_code: 404 } as const;
    backend.use(...serveBuildHook(state).handlers);
    expect(await readState()).toEqual({
      hook: "ready",
      requestedAt: requested_at,
      response: "failed",
      statusCode: 404,
    });
  });

  test.each([
    [],
    { ...HOOK, hook: "perhaps" },
    { ...HOOK, requested_at: "soon" },
    { ...HOOK, status_code: "404" },
  ])("is not believed as %j", async (body) => {
    answer("site_build_state", body);
    await expect(readState()).rejects.toBeInstanceOf(DatabaseError);
  });
});

describe("asking for a build", () => {
  test("is answered with the outcome, and nothing else is believed", async () => {
    backend.use(...serveBuildHook(HOOK, "too_soon").handlers);
    expect(await requestSiteBuild()).toBe("too_soon");
    for (const body of [null, { outcome: "perhaps" }]) {
      answer("request_site_build", body);
      await expect(requestSiteBuild()).rejects.toBeInstanceOf(DatabaseError);
    }
  });

  test("sends the keys of the site and of the admin, and outlasts the page", async () => {
    const { hook, handlers } = serveBuildHook(HOOK);
    backend.use(...handlers);
    const sent = vi.spyOn(window, "fetch");
    await requestSiteBuild();
    const [request] = hook.requests;
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      apikey: "test-key",
      authorization: "Bearer test-key",
      "content-type": "application/json",
      "x-admin-key": "test-token",
    });
    expect(await request?.text()).toBe("{}");
    expect(sent.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  });
});

const CALLS = [
  ["reading the state", readState],
  ["asking", requestSiteBuild],
] as const;

describe.each(CALLS)("%s", (_, call) => {
  test("fails without a login, and sends nothing", async () => {
    lockAdmin();
    const sent = vi.spyOn(window, "fetch");
    await expect(call()).rejects.toBeInstanceOf(AccessRefusedError);
    expect(sent).not.toHaveBeenCalled();
  });

  test("fails when the key is refused, also with the status that a function gives", async () => {
    backend.use(failBuildFunctions({ status: 400, code: "42501" }));
    await expect(call()).rejects.toBeInstanceOf(AccessRefusedError);
  });

  test("finds no hook in a database without the functions", async () => {
    backend.use(failBuildFunctions({ status: 404, code: "PGRST202" }));
    const found = await call();
    expect(typeof found === "string" ? found : found.hook).toBe("no_hook");
  });

  test("fails with a message for staff on every kind of error", async () => {
    for (const failure of BACKEND_FAILURES) {
      const error = await callDuringFailure(failure, call, { limitMs: 20_000 });
      const kind = isRefusal(failure) ? AccessRefusedError : DatabaseError;
      expect(error, failure.name).toBeInstanceOf(kind);
    }
  });
});
