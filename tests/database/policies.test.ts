import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminKey, ApiRole } from "../support/database.ts";
import { createDatabase, headersWith, runAs } from "../support/database.ts";

const FORBIDDEN = "42501";

const ROLES: ApiRole[] = ["anon", "authenticated"];
const KEYS: AdminKey[] = ["none", "wrong", "right"];

/** Each table with one row that is there and a second one to add. */
const TABLES = [
  {
    table: "public.blog_posts",
    insert: `insert into public.blog_posts
        (slug, title, date, category, excerpt, image_url, image_alt, content)
      values ('new', 'T', '2026-01-01', 'C', 'E', '/i', 'A', 'X')`,
    change: "title = 'Changed'",
    where: "true",
  },
  {
    table: "public.success_stories",
    insert: `insert into public.success_stories
        (title, category, excerpt, image_url, image_alt, content)
      values ('T', 'C', 'E', '/i', 'A', 'X')`,
    change: "title = 'Changed'",
    where: "true",
  },
  {
    table: "public.site_images",
    insert: "insert into public.site_images (id, url, alt) values ('new', '/i', 'A')",
    change: "url = '/changed'",
    where: "true",
  },
  {
    table: "public.site_settings",
    insert: "insert into public.site_settings (key, value) values ('new', 'V')",
    change: "value = 'Changed'",
    where: "true",
  },
  {
    table: "storage.objects",
    insert: "insert into storage.objects (bucket_id, name) values ('public_assets', 'new.png')",
    change: "name = 'changed.png'",
    where: "bucket_id = 'public_assets'",
  },
];

let database: PGlite;

beforeAll(async () => {
  database = await createDatabase();
  await database.exec("insert into storage.buckets (id, name) values ('other', 'other')");
  await database.exec("insert into storage.objects (bucket_id, name) values ('other', 'a.png')");
  for (const { insert } of TABLES) {
    await database.exec(insert.replace("'new", "'old"));
  }
});
afterAll(() => database.close());

describe.each(TABLES)("$table", ({ table, insert, change, where }) => {
  describe.each(ROLES)("as %s", (role) => {
    test.each(KEYS)("with %s key, rows can be read", async (key) => {
      const request = { role, headers: headersWith(key) };
      expect(await runAs(database, request, `select from ${table}`)).toEqual({ rows: 1 });
    });

    test.each(["none", "wrong"] as const)("with %s key, nothing can be written", async (key) => {
      const request = { role, headers: headersWith(key) };
      const added = await runAs(database, request, `${insert.replace("'T'", "'U'")} returning 1`);
      const changed = await runAs(database, request, `update ${table} set ${change} returning 1`);
      const deleted = await runAs(database, request, `delete from ${table} returning 1`);
      expect({ added, changed, deleted }).toEqual({
        added: { refused: FORBIDDEN },
        changed: { rows: 0 },
        deleted: { rows: 0 },
      });
    });

    test("with the right key, rows can be added, changed and deleted", async () => {
      const request = { role, headers: headersWith("right") };
      const added = await runAs(database, request, `${insert} returning 1`);
      const changed = await runAs(database, request, `update ${table} set ${change} returning 1`);
      const deleted = await runAs(database, request, `delete from ${table} returning 1`);
      expect({ added, changed, deleted }).toEqual({
        added: { rows: 1 },
        changed: { rows: 1 },
        deleted: { rows: 1 },
      });
      // Nothing above may have stayed, or these tests would lean on one another.
      const { rows } = await database.query(`select from ${table} where ${where}`);
      expect(rows).toHaveLength(1);
    });
  });
});

describe("emptying a whole table, which policies cannot see", () => {
  const tables = TABLES.map(({ table }) => table).filter((table) => table.startsWith("public."));

  test.each(tables)("%s: refused even with the right key", async (table) => {
    const request = { role: "anon", headers: headersWith("right") } as const;
    expect(await runAs(database, request, `truncate ${table}`)).toEqual({ refused: FORBIDDEN });
  });
});

describe("another bucket", () => {
  test.each(ROLES)("stays closed to %s even with the right key", async (role) => {
    const request = { role, headers: headersWith("right") };
    const run = (statement: string) => runAs(database, request, statement);
    const other = "bucket_id = 'other'";
    const insert = "insert into storage.objects (bucket_id, name) values ('other', 'b.png')";
    const move = `update storage.objects set ${other} where bucket_id = 'public_assets'`;

    expect(await run(`select from storage.objects where ${other}`)).toEqual({ rows: 0 });
    expect(await run(insert)).toEqual({ refused: FORBIDDEN });
    expect(await run(move)).toEqual({ refused: FORBIDDEN });
    expect(await run(`update storage.objects set name = 'c' where ${other} returning 1`)).toEqual({
      rows: 0,
    });
    expect(await run(`delete from storage.objects where ${other} returning 1`)).toEqual({
      rows: 0,
    });
  });

  test.each(ROLES)("%s cannot make one or change the limits", async (role) => {
    const request = { role, headers: headersWith("right") };
    const insert = "insert into storage.buckets (id, name) values ('mine', 'mine')";
    const update = "update storage.buckets set file_size_limit = null returning 1";
    expect(await runAs(database, request, insert)).toEqual({ refused: FORBIDDEN });
    expect(await runAs(database, request, update)).toEqual({ rows: 0 });
  });
});

describe("the private schema", () => {
  const statements = [
    "select from private.admin_access",
    "insert into private.admin_access (id, token_sha256) values (true, repeat('0', 64))",
    "update private.admin_access set token_sha256 = repeat('0', 64)",
    "delete from private.admin_access",
    "select private.set_updated_at()",
    "create table private.mine (id int)",
  ];

  describe.each(ROLES)("as %s", (role) => {
    test.each(statements)("%s is refused", async (statement) => {
      const request = { role, headers: headersWith("right") };
      expect(await runAs(database, request, statement)).toEqual({ refused: FORBIDDEN });
    });
  });
});

describe("the admin check", () => {
  const check = "select where private.is_site_admin()";

  test.each([
    ["no headers at all", undefined],
    ["an empty setting", ""],
    ["headers that are no JSON", "{x-admin-key"],
    ["JSON that is no object", '"x-admin-key"'],
    ["a list", "[1, 2]"],
    ["null", "null"],
    ["a key that is null", '{"x-admin-key": null}'],
    ["an empty key", '{"x-admin-key": ""}'],
    ["a key with a character Postgres cannot hold", String.raw`{"x-admin-key": "\u0000"}`],
    ["the right key in another header", headersWith("right").replace("x-admin-key", "x-admin")],
  ])("%s is not the admin, and no error", async (_, headers) => {
    expect(await runAs(database, { role: "anon", headers }, check)).toEqual({ rows: 0 });
  });

  test("the right key is the admin", async () => {
    const request = { role: "anon", headers: headersWith("right") } as const;
    expect(await runAs(database, request, check)).toEqual({ rows: 1 });
  });

  test("without a stored token nobody is the admin", async () => {
    const empty = await createDatabase();
    await empty.exec("delete from private.admin_access");
    const request = { role: "anon", headers: headersWith("right") } as const;
    expect(await runAs(empty, request, check)).toEqual({ rows: 0 });
    await empty.close();
  });
});
