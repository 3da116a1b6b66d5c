import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AdminKey, TestDatabase } from "../support/database.ts";
import { ADMIN_KEYS, beginAs, getErrorCode, hashOf, headersWith } from "../support/database.ts";
import { createOnServer, postgresSocket } from "../support/postgres-database.ts";
import { addToTotal } from "../support/add-to-total.ts";

const CASES = "access cases, PostgreSQL server in SQL";
const FORBIDDEN = "42501";

const asAnon = (key: AdminKey) => ({ role: "anon", headers: headersWith(key) }) as const;
const addSetting = (key: string) =>
  `insert into public.site_settings (key, value) values ('${key}', 'V') returning 1`;

if (postgresSocket === null) {
  test("NOT RUN: several connections at once need a PostgreSQL server", () => {
    addToTotal(CASES, 0);
  });
} else {
  describe("several connections at once", () => {
    let owner: TestDatabase;
    let connect: () => Promise<TestDatabase>;
    let opened: TestDatabase[];

    beforeAll(async () => {
      ({ database: owner, connect } = await createOnServer());
    });
    afterAll(() => owner.close());
    afterEach(async () => {
      await Promise.all(opened.map((connection) => connection.close()));
      await owner.exec("truncate public.site_settings");
    });

    async function open(count: number) {
      opened = await Promise.all(Array.from({ length: count }, connect));
      return opened;
    }

    async function readKeys() {
      const { rows } = await owner.query("select key from public.site_settings order by key");
      return rows.map(({ key }) => key);
    }

    test("a transaction without the key gains nothing from a concurrent one with it", async () => {
      const [admin, visitor] = await open(2);
      if (!admin || !visitor) throw new Error("No connections.");
      await beginAs(admin, asAnon("right"));
      await beginAs(visitor, asAnon("none"));
      await admin.query(addSetting("admins"));
      expect(await getErrorCode(visitor.query(addSetting("visitors")))).toBe(FORBIDDEN);
      await visitor.exec("rollback");
      await admin.exec("commit");
      expect(await readKeys()).toEqual(["admins"]);
      addToTotal(CASES, 2);
    });

    test("the key is valid only in the transaction that set it", async () => {
      const [connection] = await open(1);
      if (!connection) throw new Error("No connection.");
      await beginAs(connection, asAnon("right"));
      await connection.query(addSetting("with"));
      await connection.exec("commit; begin; set local role anon");
      expect(await getErrorCode(connection.query(addSetting("without")))).toBe(FORBIDDEN);
      await connection.exec("rollback");
      expect(await readKeys()).toEqual(["with"]);
      addToTotal(CASES, 2);
    });

    test("requests on shared connections never run with each other's admin key", async () => {
      const connections = await open(4);
      const requests = Array.from({ length: 80 }, (_, index) => ({
        name: `race-${String(index).padStart(2, "0")}`,
        key: index % 3 === 0 ? "right" : index % 3 === 1 ? "none" : "wrong",
      })) satisfies { name: string; key: AdminKey }[];

      // Each connection gets every fourth request, so that each has requests with every kind of
      // key.
      await Promise.all(
        connections.map(async (connection, turn) => {
          for (const { name, key } of requests.filter((_, index) => index % 4 === turn)) {
            await beginAs(connection, asAnon(key));
            const code = await getErrorCode(connection.query(addSetting(name)));
            expect(code).toBe(key === "right" ? "no error" : FORBIDDEN);
            await connection.exec("commit");
            addToTotal(CASES);
          }
        }),
      );
      const allowed = requests.filter(({ key }) => key === "right").map(({ name }) => name);
      expect(await readKeys()).toEqual(allowed);
    });

    test("a changed password ends the access of a transaction that has begun before", async () => {
      const [admin] = await open(1);
      if (!admin) throw new Error("No connection.");
      await beginAs(admin, asAnon("right"));
      await admin.query(addSetting("before"));
      const setToken = (token: string) =>
        owner.exec(`update private.admin_access set token_sha256 = '${hashOf(token)}'`);
      await setToken("the-next-token");
      expect(await getErrorCode(admin.query(addSetting("after")))).toBe(FORBIDDEN);
      await admin.exec("rollback");
      await setToken(ADMIN_KEYS.right);
      addToTotal(CASES, 2);
    });
  });
}
