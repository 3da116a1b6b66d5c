import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiRequest, TestDatabase } from "../support/database.ts";
import { actAs, API_ROLES, getErrorCode, headersWith } from "../support/database.ts";
import { FAILING_HTTP_POST, PG_NET } from "../support/pg-net.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";
const CHECK_VIOLATION = "23514";

const HOST = "builds.example";
const URL_OF_HOOK = `https://${HOST}/hooks/6470`;
const ANY_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/);

const NO_REQUEST = { requested_at: null, response: "none", status_code: null };
const NO_RESPONSE = { requested_at: ANY_TIME, response: "none", status_code: null };

const ADMIN = { role: "anon", headers: headersWith("right") } as const;

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec(PG_NET);
    await database.query("insert into private.site_build_hook (url) values ($1)", [URL_OF_HOOK]);
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec("begin"));
  afterEach(() => database.exec("rollback"));

  async function callAs(request: ApiRequest, name: string): Promise<unknown> {
    await actAs(database, request);
    const { rows } = await database.query(`select public.${name}() as answer`);
    await database.exec("reset role");
    return rows[0]?.["answer"];
  }
  const requestBuild = () => callAs(ADMIN, "request_site_build");
  const readState = () => callAs(ADMIN, "site_build_state");

  async function readCalls() {
    const { rows } = await database.query("select * from net.calls order by id");
    return rows;
  }
  async function readHook() {
    const { rows } = await database.query("select * from private.site_build_hook");
    return rows[0];
  }
  const moveLastRequestBack = (by: string) =>
    database.exec(`update private.site_build_hook set requested_at = now() - interval '${by}'`);

  describe.each(["request_site_build", "site_build_state"])("%s", (name) => {
    test.each(API_ROLES)("answers %s with the right key only", async (role) => {
      await database.exec("savepoint called");
      for (const key of ["none", "wrong"] as const) {
        const call = callAs({ role, headers: headersWith(key) }, name);
        expect(await getErrorCode(call)).toBe(FORBIDDEN);
        await database.exec("rollback to called");
      }
      expect(await callAs({ ...ADMIN, role }, name)).toBeTypeOf("object");
    });

    test("may not be called by every role of the database", async () => {
      const { rows } = await database.query(
        "select has_function_privilege('public', $1, 'execute') as may",
        [`public.${name}()`],
      );
      expect(rows).toEqual([{ may: false }]);
    });
  });

  describe("a request for a build", () => {
    test("posts an empty object to the hook and stores when and as what", async () => {
      expect(await requestBuild()).toEqual({ outcome: "requested" });
      const [call, ...others] = await readCalls();
      expect(others).toEqual([]);
      expect(call).toMatchObject({
        url: URL_OF_HOOK,
        body: {},
        params: {},
        headers: { "Content-Type": "application/json" },
        timeout_milliseconds: 10_000,
      });
      const { rows } = await database.query(
        `select request_id, requested_at = now() as "isNow" from private.site_build_hook`,
      );
      expect(rows).toEqual([{ request_id: call?.["id"], isNow: true }]);
    });

    test("29.999 seconds after another is too soon and changes nothing", async () => {
      await requestBuild();
      await moveLastRequestBack("29.999 seconds");
      const hook = await readHook();
      expect(await requestBuild()).toEqual({ outcome: "too_soon" });
      expect(await readHook()).toEqual(hook);
      expect(await readCalls()).toHaveLength(1);
    });

    test("30 seconds after another is posted", async () => {
      await requestBuild();
      await moveLastRequestBack("30 seconds");
      expect(await requestBuild()).toEqual({ outcome: "requested" });
      expect(await readCalls()).toHaveLength(2);
    });

    test("without a hook posts nothing", async () => {
      await database.exec("delete from private.site_build_hook");
      expect(await requestBuild()).toEqual({ outcome: "no_hook" });
      expect(await readState()).toEqual({ hook: "no_hook", ...NO_REQUEST });
      expect(await readCalls()).toEqual([]);
    });

    test("with a pg_net whose function has other arguments does not count", async () => {
      await database.exec(`drop function net.http_post;
        create function net.http_post(url text) returns bigint return 1`);
      expect(await requestBuild()).toEqual({ outcome: "no_pg_net" });
      expect(await readHook()).toMatchObject({ requested_at: null, request_id: null });
    });

    test("that pg_net fails has failed, without the address in its answer, and does not count", async () => {
      await moveLastRequestBack("1 hour");
      await database.exec(FAILING_HTTP_POST);
      const hook = await readHook();
      expect(await requestBuild()).toEqual({ outcome: "failed" });
      expect(await readHook()).toEqual(hook);
      expect(await requestBuild()).toEqual({ outcome: "failed" });
    });
  });

  describe("the state", () => {
    test("before the first request", async () => {
      expect(await readState()).toEqual({ hook: "ready", ...NO_REQUEST });
    });

    test.each([
      ["of a request without a response", "select", "ready"],
      ["where responses are stored elsewhere", "drop table net._http_response", "ready"],
      ["without pg_net after a request", "drop schema net cascade", "no_pg_net"],
    ])("%s", async (_, change, hook) => {
      await requestBuild();
      await database.exec(change);
      expect(await readState()).toEqual({ hook, ...NO_RESPONSE });
    });

    const ERROR = `Could not resolve host: ${HOST}`;

    test.each([
      ["accepted", "302", 302, false, null],
      ["failed", "400", 400, false, null],
      ["failed", "an error", null, false, ERROR],
      ["failed", "a timeout without a message", null, true, null],
      ["failed", "no status", null, null, null],
    ])("is %s for the response %s", async (response, _, status_code, ...error) => {
      await requestBuild();
      const hook = await readHook();
      await database.query(
        `insert into net._http_response (id, status_code, timed_out, error_msg)
         values ($1, $2, $3, $4)`,
        [hook?.["request_id"], status_code, ...error],
      );
      const state = { hook: "ready", requested_at: ANY_TIME, response, status_code };
      expect(await readState()).toEqual(state);
    });

    test("is that of the last request, not of one before", async () => {
      await requestBuild();
      await database.exec(
        "insert into net._http_response (id, status_code) select id, 404 from net.calls",
      );
      await moveLastRequestBack("1 minute");
      await requestBuild();
      expect(await readState()).toEqual({ hook: "ready", ...NO_RESPONSE });
    });
  });

  test.each([
    "http://builds.example/",
    "https://",
    " https://builds.example/",
    "https://builds.example/ x",
    "https://builds.example/\n",
  ])("the address of a hook cannot be %j", async (url) => {
    const change = database.query("update private.site_build_hook set url = $1", [url]);
    expect(await getErrorCode(change)).toBe(CHECK_VIOLATION);
  });
});
