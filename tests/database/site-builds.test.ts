import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiRequest, TestDatabase } from "../support/database.ts";
import { actAs, API_ROLES, getErrorCode, headersWith } from "../support/database.ts";
import { PG_CRON } from "../support/pg-cron.ts";
import { FAILING_HTTP_POST, PG_NET } from "../support/pg-net.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";
const CHECK_VIOLATION = "23514";

const HOST = "builds.example";
const URL_OF_HOOK = `https://${HOST}/hooks/6470`;
const ANY_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+\d\d:\d\d)$/);

const ADMIN = { role: "anon", headers: headersWith("right") } as const;
const VISITOR = { role: "anon", headers: headersWith("none") } as const;

const CONTENT = `
  insert into public.blog_posts
    (slug, title, date, category, excerpt, image_url, image_alt, content)
  values
    ('one', 'T', '2026-01-01', 'C', 'E', '/i', 'A', 'X'),
    ('two', 'T', '2026-01-01', 'C', 'E', '/i', 'A', 'X');
  insert into public.success_stories (title, category, excerpt, image_url, image_alt, content)
  values ('T', 'C', 'E', '/i', 'A', 'X');
  insert into public.site_images (id, url, alt) values ('logoNavbar', '/i', 'A');
  insert into public.site_settings (key, value) values ('faviconUrl', '/i');
`;

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec(PG_NET);
    await database.exec(PG_CRON);
    await database.exec(CONTENT);
    await database.exec(`
      update private.site_builds set hook_url = '${URL_OF_HOOK}';
      select cron.schedule('site-builds', '* * * * *', 'select private.request_due_site_build()');
    `);
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
  const readChange = () => callAs(VISITOR, "site_changed_at");
  const requestBuild = () => callAs(ADMIN, "request_site_build");
  const readState = () => callAs(ADMIN, "site_build_state");

  async function readCalls() {
    const { rows } = await database.query("select * from net.calls order by id");
    return rows;
  }
  /** Sets when something was changed and requested, as long before this transaction. */
  const setTimes = (changed: string, requested?: string) =>
    database.exec(`update private.site_builds set
      changed_at = now() - interval '${changed}',
      requested_at = ${requested ? `now() - interval '${requested}'` : "null"}`);
  /** A minute passes: the job of pg_cron runs. */
  const runJob = () => database.exec("select private.request_due_site_build()");
  /** The host responds to the last request. */
  const respond = (statusCode: number | null, timedOut?: boolean | null, error?: string | null) =>
    database.query(
      `insert into net._http_response (id, status_code, timed_out, error_msg)
       select request_id, $1, $2, $3 from private.site_builds`,
      [statusCode, timedOut, error],
    );

  describe("a change", () => {
    test.each([
      "insert into public.blog_posts select gen_random_uuid(), 'three', title, date, category from public.blog_posts limit 0",
      "update public.blog_posts set title = 'New' where slug = 'none'",
      "update public.blog_posts set title = title, tags = tags",
      "update public.blog_posts set display_order = 7",
      "update public.success_stories set title = 'T'",
      "delete from public.site_images where id = 'none'",
      `insert into public.site_settings values ('faviconUrl', '/i')
       on conflict (key) do update set value = excluded.value`,
    ])("is not: %s", async (statement) => {
      const before = await readChange();
      await database.exec(statement);
      expect(await readChange()).toBe(before);
    });

    test.each([
      "insert into public.site_settings values ('new', 'V')",
      "update public.blog_posts set title = 'New', display_order = 7 where slug = 'two'",
      "update public.success_stories set excerpt = 'New'",
      "update public.site_images set alt = 'New'",
      `insert into public.site_settings values ('faviconUrl', '/new')
       on conflict (key) do update set value = excluded.value`,
      "delete from public.blog_posts where slug = 'two'",
      "truncate public.success_stories",
    ])("has a later time than the one before, in SQL as well: %s", async (statement) => {
      // Even if the clock of the database was set back.
      await setTimes("-1 hour");
      const before = String(await readChange());
      await database.exec(statement);
      expect(await readChange()).toEqual(ANY_TIME);
      expect(String(await readChange()) > before).toBe(true);
      expect(await readState()).toMatchObject({ changed_at: await readChange(), now: ANY_TIME });
    });
  });

  describe("without anybody in the admin", () => {
    test("the host is asked once, a minute after the last change", async () => {
      await setTimes("59.999 seconds");
      await runJob();
      expect(await readCalls()).toEqual([]);
      await setTimes("60 seconds");
      await runJob();
      await runJob();
      expect(await readCalls()).toMatchObject([
        {
          url: URL_OF_HOOK,
          body: {},
          params: {},
          headers: { "Content-Type": "application/json" },
          timeout_milliseconds: 10_000,
        },
      ]);
      expect(await readState()).toMatchObject({ is_requested: true, requested_at: ANY_TIME });
    });

    test("it is asked again for a change after the last request, and for none before", async () => {
      await setTimes("3 minutes", "2 minutes");
      await runJob();
      expect(await readCalls()).toEqual([]);
      await setTimes("1 minute", "2 minutes");
      await runJob();
      expect(await readCalls()).toHaveLength(1);
    });

    test.each([
      ["10 minutes after the last time", "50 minutes", "10 minutes", 2],
      ["not sooner", "50 minutes", "9 minutes", 1],
      ["not later than an hour after the change", "60 minutes", "10 minutes", 1],
    ])("a refusal is followed by another request %s", async (_, changed, requested, count) => {
      await requestBuild();
      await respond(503);
      await setTimes(changed, requested);
      await runJob();
      expect(await readCalls()).toHaveLength(count);
    });
  });

  describe.each(["request_site_build", "site_build_state"])("%s", (name) => {
    test.each(API_ROLES)("answers %s with the right key only", async (role) => {
      await database.exec("savepoint called");
      for (const key of ["none", "wrong"] as const) {
        const call = callAs({ role, headers: headersWith(key) }, name);
        expect(await getErrorCode(call)).toBe(FORBIDDEN);
        await database.exec("rollback to called");
      }
      expect(await callAs({ ...ADMIN, role }, name)).not.toBeNull();
    });
  });

  describe("a request by hand", () => {
    test.each([
      ["29.999 seconds", "too_soon", 0],
      ["30 seconds", "requested", 1],
    ])("%s after another: %s", async (requested, outcome, count) => {
      await setTimes("0 seconds", requested);
      expect(await requestBuild()).toBe(outcome);
      expect(await readCalls()).toHaveLength(count);
    });

    test("that pg_net cannot send has failed, without the address in an answer", async () => {
      await setTimes("1 minute");
      await database.exec(FAILING_HTTP_POST);
      expect(await requestBuild()).toBe("requested");
      expect(await readState()).toMatchObject({ is_requested: true, response: "failed" });
      // Neither does it end in an error of the job, nor is it tried every minute.
      await setTimes("3 minutes", "2 minutes");
      await database.exec(`drop schema net cascade; ${PG_NET}`);
      await runJob();
      expect(await readCalls()).toEqual([]);
    });
  });

  test.each([
    ["hook", "update private.site_builds set hook_url = null", "unavailable"],
    ["pg_net", "drop schema net cascade", "unavailable"],
    [
      "pg_net",
      "drop function net.http_post; create function net.http_post(url text) returns bigint return 1",
      "unavailable",
    ],
    ["pg_cron", "drop schema cron cascade", "requested"],
    ["pg_cron", "delete from cron.job", "requested"],
    ["pg_cron", "update cron.job set active = false", "requested"],
  ])("the state names what is missing: %s after %s", async (part, change, outcome) => {
    await setTimes("1 minute");
    expect(await readState()).toMatchObject({ missing: [] });
    await database.exec(change);
    await runJob();
    expect(await readState()).toMatchObject({ missing: [part] });
    await setTimes("1 minute");
    expect(await requestBuild()).toBe(outcome);
  });

  describe("the response", () => {
    const ERROR = `Could not resolve host: ${HOST}`;

    test.each<[string, string, ...Parameters<typeof respond>]>([
      ["accepted", "302", 302, false, null],
      ["failed", "400", 400, false, null],
      ["failed", "an error", null, false, ERROR],
      ["failed", "a timeout without a message", null, true, null],
      ["failed", "no status", null, null, null],
    ])("is %s for %s", async (response, _, status_code, ...error) => {
      await requestBuild();
      expect(await readState()).toMatchObject({ response: "none", status_code: null });
      await respond(status_code, ...error);
      expect(await readState()).toMatchObject({ response, status_code });
    });

    test("is that of the last request, not of one before", async () => {
      await requestBuild();
      await respond(404);
      await setTimes("0 seconds", "1 minute");
      await requestBuild();
      expect(await readState()).toMatchObject({ response: "none", status_code: null });
    });

    test("is not known where responses are stored elsewhere", async () => {
      await requestBuild();
      await database.exec("drop table net._http_response");
      expect(await readState()).toMatchObject({ missing: [], response: "none" });
    });
  });

  test.each([
    "http://builds.example/",
    "https://",
    " https://builds.example/",
    "https://builds.example/ x",
    "https://builds.example/\n",
  ])("the address of a hook cannot be %j", async (url) => {
    const change = database.query("update private.site_builds set hook_url = $1", [url]);
    expect(await getErrorCode(change)).toBe(CHECK_VIOLATION);
  });
});
