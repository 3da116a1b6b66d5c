import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestDatabase } from "../support/database.ts";
import { beginAs, getErrorCode, hashOf, headersWith } from "../support/database.ts";
import { PG_NET } from "../support/pg-net.ts";
import { createOnServer, hasPostgresServer } from "../support/postgres-engines.ts";

const addSetting = (key: string) =>
  `insert into public.site_settings (key, value) values ('${key}', 'V') returning 1`;

describe.runIf(hasPostgresServer)("several connections to a PostgreSQL server", () => {
  let owner: TestDatabase;
  let connect: () => Promise<TestDatabase>;
  let opened: TestDatabase[];

  beforeAll(async () => {
    ({ database: owner, connect } = await createOnServer());
  });
  afterAll(() => owner.close());
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((connection) => connection.close()));
    await owner.exec(`truncate public.site_settings; drop schema if exists net cascade;
      update private.site_builds set hook_url = null, requested_at = null`);
  });

  /** A new connection with an open transaction, as for a request of the admin. */
  async function beginRequest(otherHeaders = {}): Promise<TestDatabase> {
    const connection = await connect();
    opened.push(connection);
    const headers = headersWith("right", otherHeaders);
    await beginAs(connection, { role: "anon", headers });
    return connection;
  }

  const countRows = async (query: string) => (await owner.query(query)).rows.length;
  const countWaiting = () => countRows("select from pg_locks where not granted");

  describe("a request for a build", () => {
    beforeEach(async () => {
      await owner.exec(PG_NET);
      await owner.exec("update private.site_builds set hook_url = 'https://builds.example/hook'");
    });

    async function call(connection: TestDatabase, name: string): Promise<unknown> {
      const { rows } = await connection.query(`select public.${name}() as answer`);
      return rows[0]?.["answer"];
    }

    const countCalls = () => countRows("select from net.calls");

    test("is posted once for all that come at the same time", async () => {
      const connections = await Promise.all(Array.from({ length: 8 }, () => beginRequest()));
      const answers = await Promise.all(
        connections.map(async (connection) => {
          const answer = await call(connection, "request_site_build");
          await connection.exec("commit");
          return answer;
        }),
      );
      expect(answers.filter((answer) => answer === "too_soon")).toHaveLength(7);
      expect(answers).toContain("requested");
      expect(await countCalls()).toBe(1);
    });

    test("that had to wait is sent in place of one that is rolled back", async () => {
      const first = await beginRequest();
      const second = await beginRequest();
      expect(await call(first, "request_site_build")).toBe("requested");
      const answer = call(second, "request_site_build");
      await expect.poll(countWaiting).toBe(1);
      await first.exec("rollback");
      expect(await answer).toBe("requested");
      await second.exec("commit");
      expect(await countCalls()).toBe(1);
    });

    // The embedded Postgres runs as a superuser, whose privileges cannot be revoked.
    test.each([
      ["the schema of pg_net", "schema net", ["pg_net", "pg_cron"], "unavailable"],
      ["its responses", "net._http_response", ["pg_cron"], "requested"],
    ])("is answered although the owner may not use %s", async (_, object, missing, outcome) => {
      await owner.exec(`revoke all on ${object} from owner, public`);
      const admin = await beginRequest();
      expect(await call(admin, "site_build_state")).toMatchObject({ missing, response: "none" });
      expect(await call(admin, "request_site_build")).toBe(outcome);
    });
  });

  test("a change of a row whose deletion it had to wait for does not bring the row back", async () => {
    await owner.query(addSetting("seen"));
    const first = await beginRequest();
    const second = await beginRequest({ "x-expected-row": hashOf("seen\nV") });
    await first.exec("delete from public.site_settings");
    const saving = second.query(
      `insert into public.site_settings (key, value) values ('seen', 'W')
       on conflict (key) do update set value = excluded.value returning 1`,
    );
    await expect.poll(countWaiting).toBe(1);
    await first.exec("commit");
    expect((await saving).rows).toEqual([]);
    await second.exec("commit");
    expect(await countRows("select from public.site_settings")).toBe(0);
  });

  test("a visitor's change of a row that staff are just changing waits for nobody", async () => {
    await owner.query(addSetting("seen"));
    const staff = await beginRequest();
    await staff.exec("update public.site_settings set value = 'W'");
    const visitor = await connect();
    opened.push(visitor);
    const headers = headersWith("none", { "x-expected-row": hashOf("V") });
    await beginAs(visitor, { role: "anon", headers });
    await visitor.exec("set local lock_timeout = '1ms'");
    expect(await getErrorCode(visitor.query(addSetting("seen")))).toBe("42501");
  });

  test("a build that reads while a change is being saved lacks that change, and knows it", async () => {
    const readAt = async () => (await owner.query("select public.site_changed_at() as at")).rows[0];
    const slow = await beginRequest();
    const quick = await beginRequest();
    await slow.query(addSetting("slow"));
    const saving = quick.query(addSetting("quick"));
    await expect.poll(countWaiting).toBe(1);
    const before = await readAt();
    await slow.exec("commit");
    const between = await readAt();
    await saving;
    await quick.exec("commit");
    const after = await readAt();
    const times = [before, between, after].map((row) => String(row?.["at"]));
    expect(times).toEqual([...new Set(times)].sort());
  });
});
