import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToTotal } from "../support/add-to-total.ts";
import type { TestDatabase } from "../support/database.ts";
import { beginAs, headersWith } from "../support/database.ts";
import { PG_NET } from "../support/pg-net.ts";
import { createOnServer, postgresSocket } from "../support/postgres-database.ts";

const CASES = "access cases, PostgreSQL server in SQL";
const ADMIN = { role: "anon", headers: headersWith("right") } as const;

if (postgresSocket === null) {
  test("NOT RUN: concurrent requests for a build need a PostgreSQL server", () => {
    addToTotal(CASES, 0);
  });
} else {
  let owner: TestDatabase;
  let connect: () => Promise<TestDatabase>;
  let opened: TestDatabase[];

  beforeAll(async () => {
    ({ database: owner, connect } = await createOnServer());
  });
  afterAll(() => owner.close());
  beforeEach(async () => {
    opened = [];
    await owner.exec(PG_NET);
    await owner.exec(
      "insert into private.site_build_hook (url) values ('https://builds.example/hook')",
    );
  });
  afterEach(async () => {
    await Promise.all(opened.map((connection) => connection.close()));
    await owner.exec("drop schema net cascade; delete from private.site_build_hook");
  });

  async function beginAsAdmin(): Promise<TestDatabase> {
    const connection = await connect();
    opened.push(connection);
    await beginAs(connection, ADMIN);
    return connection;
  }

  async function call(connection: TestDatabase, name: string): Promise<unknown> {
    const { rows } = await connection.query(`select public.${name}() as answer`);
    return rows[0]?.["answer"];
  }

  const countRows = async (query: string) => (await owner.query(query)).rows.length;
  const countCalls = () => countRows("select from net.calls");
  const countWaiting = () => countRows("select from pg_locks where not granted");

  describe("concurrent requests for a build", () => {
    test("post once", async () => {
      const connections = await Promise.all(Array.from({ length: 8 }, beginAsAdmin));
      const answers = await Promise.all(
        connections.map(async (connection) => {
          const answer = await call(connection, "request_site_build");
          await connection.exec("commit");
          addToTotal(CASES);
          return answer;
        }),
      );
      expect(answers.filter((answer) => JSON.stringify(answer).includes("too_soon"))).toHaveLength(
        7,
      );
      expect(answers).toContainEqual({ outcome: "requested" });
      expect(await countCalls()).toBe(1);
    });

    test.each([
      ["too soon after one that is committed", "commit", "too_soon"],
      ["sent in place of one that is rolled back", "rollback", "requested"],
    ])("one that had to wait is %s", async (_, end, outcome) => {
      const first = await beginAsAdmin();
      const second = await beginAsAdmin();
      expect(await call(first, "request_site_build")).toEqual({ outcome: "requested" });
      const answer = call(second, "request_site_build");
      await expect.poll(countWaiting).toBe(1);
      await first.exec(end);
      expect(await answer).toEqual({ outcome });
      await second.exec("commit");
      expect(await countCalls()).toBe(1);
      addToTotal(CASES, 2);
    });
  });

  // The embedded Postgres runs as a superuser, whose privileges cannot be revoked.
  describe("an owner of the database who may not use", () => {
    test.each([
      ["the schema of pg_net", "schema net", "no_pg_net"],
      ["its responses", "net._http_response", "ready"],
    ])("%s gets an answer all the same", async (_, object, hook) => {
      await owner.exec(`revoke all on ${object} from owner, public`);
      const admin = await beginAsAdmin();
      expect(await call(admin, "site_build_state")).toMatchObject({ hook, response: "none" });
      const outcome = hook === "ready" ? "requested" : hook;
      expect(await call(admin, "request_site_build")).toEqual({ outcome });
      addToTotal(CASES, 2);
    });
  });
}
