import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiRequest, TestDatabase } from "../support/database.ts";
import { API_ROLES, headersWith, runAs } from "../support/database.ts";
import { NON_ADMIN_HEADERS } from "../support/non-admin-headers.ts";
import { postgresEngines } from "../support/postgres-engines.ts";
import { addToTotal } from "../support/add-to-total.ts";

const FORBIDDEN = "42501";

/**
 * Each table with the statement that adds a row; "old" for "new" makes the one that exists before.
 */
const TABLES = [
  {
    table: "public.blog_posts",
    insert: `insert into public.blog_posts
        (slug, title, date, category, excerpt, image_url, image_alt, content)
      values ('new', 'T', '2026-01-01', 'C', 'E', '/i', 'A', 'X')`,
    change: "title = 'Changed'",
    readers: "anyone",
  },
  {
    table: "public.success_stories",
    insert: `insert into public.success_stories
        (title, category, excerpt, image_url, image_alt, content)
      values ('T', 'C', 'E', '/i', 'A', 'X')`,
    change: "title = 'Changed'",
    readers: "anyone",
  },
  {
    table: "public.site_images",
    insert: "insert into public.site_images (id, url, alt) values ('new', '/i', 'A')",
    change: "url = '/changed'",
    readers: "anyone",
  },
  {
    table: "public.site_settings",
    insert: "insert into public.site_settings (key, value) values ('new', 'V')",
    change: "value = 'Changed'",
    readers: "anyone",
  },
  {
    // Visitors get the files by their public URLs, for which Storage asks no policy.
    table: "storage.objects",
    insert: "insert into storage.objects (bucket_id, name) values ('public_assets', 'new.png')",
    change: "name = 'changed.png'",
    readers: "the site admin",
  },
];

describe.each(postgresEngines)("on $name", ({ create, accessCases }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec("insert into storage.buckets (id, name) values ('other', 'other')");
    await database.exec("insert into storage.objects (bucket_id, name) values ('other', 'a.png')");
    for (const { insert } of TABLES) await database.exec(insert.replace("'new", "'old"));
  });
  afterAll(() => database.close());

  const run = (request: ApiRequest, statement: string) => runAs(database, request, statement);

  /** What a request can do with a table. Each statement is rolled back before the next. */
  async function tryAll({ table, insert, change }: (typeof TABLES)[number], request: ApiRequest) {
    const outcome = {
      read: await run(request, `select from ${table}`),
      added: await run(request, `${insert} returning 1`),
      changed: await run(request, `update ${table} set ${change} returning 1`),
      deleted: await run(request, `delete from ${table} returning 1`),
    };
    return outcome;
  }

  describe.each(TABLES)("$table", (table) => {
    describe.each(API_ROLES)("as %s", (role) => {
      test.each(NON_ADMIN_HEADERS)("%s: nothing can be written", async (_, headers) => {
        const outcome = await tryAll(table, { role, headers });
        expect(outcome).toEqual({
          read: { rows: table.readers === "anyone" ? 1 : 0 },
          added: { errorCode: FORBIDDEN },
          changed: { rows: 0 },
          deleted: { rows: 0 },
        });
        addToTotal(accessCases, Object.keys(outcome).length);
      });

      test("with the right key, rows can be read, added, changed and deleted", async () => {
        const outcome = await tryAll(table, { role, headers: headersWith("right") });
        expect(outcome).toEqual({
          read: { rows: 1 },
          added: { rows: 1 },
          changed: { rows: 1 },
          deleted: { rows: 1 },
        });
        addToTotal(accessCases, Object.keys(outcome).length);
      });
    });
  });

  describe("truncating a table, to which policies do not apply", () => {
    const tables = TABLES.map(({ table }) => table).filter((table) => table.startsWith("public."));

    test.each(tables)("%s: not permitted even with the right key", async (table) => {
      for (const role of API_ROLES) {
        const outcome = await run({ role, headers: headersWith("right") }, `truncate ${table}`);
        expect(outcome).toEqual({ errorCode: FORBIDDEN });
        addToTotal(accessCases);
      }
    });
  });

  describe("another bucket", () => {
    test.each(API_ROLES)("stays closed to %s even with the right key", async (role) => {
      const other = "bucket_id = 'other'";
      const move = `update storage.objects set ${other} where bucket_id = 'public_assets'`;
      const cases = [
        [`select from storage.objects where ${other}`, { rows: 0 }],
        [
          "insert into storage.objects (bucket_id, name) values ('other', 'b')",
          { errorCode: FORBIDDEN },
        ],
        [move, { errorCode: FORBIDDEN }],
        [`update storage.objects set name = 'c' where ${other} returning 1`, { rows: 0 }],
        [`delete from storage.objects where ${other} returning 1`, { rows: 0 }],
      ] as const;
      for (const [statement, outcome] of cases) {
        expect(await run({ role, headers: headersWith("right") }, statement)).toEqual(outcome);
        addToTotal(accessCases);
      }
    });

    test.each(API_ROLES)("%s cannot create, read, change or delete a bucket", async (role) => {
      const cases = [
        ["select from storage.buckets", { rows: 0 }],
        [
          "insert into storage.buckets (id, name) values ('mine', 'mine')",
          { errorCode: FORBIDDEN },
        ],
        ["update storage.buckets set file_size_limit = null returning 1", { rows: 0 }],
        ["delete from storage.buckets returning 1", { rows: 0 }],
      ] as const;
      for (const [statement, outcome] of cases) {
        expect(await run({ role, headers: headersWith("right") }, statement)).toEqual(outcome);
        addToTotal(accessCases);
      }
    });
  });

  describe("the private schema", () => {
    const statements = [
      "select from private.admin_access",
      "insert into private.admin_access (id, token_sha256) values (true, repeat('0', 64))",
      "update private.admin_access set token_sha256 = repeat('0', 64)",
      "delete from private.admin_access",
      "truncate private.admin_access",
      "lock table private.admin_access",
      "select from private.site_build_hook",
      "select url from private.site_build_hook",
      "insert into private.site_build_hook (url) values ('https://builds.example/')",
      "update private.site_build_hook set url = 'https://builds.example/'",
      "update private.site_build_hook set requested_at = null",
      "delete from private.site_build_hook",
      "truncate private.site_build_hook",
      "lock table private.site_build_hook",
      "select private.get_site_build_hook_state()",
      "select private.set_updated_at()",
      "select private.set_blog_post_updated_at()",
      "create table private.mine (id int)",
      "create or replace function private.is_site_admin() returns boolean return true",
      "alter function private.is_site_admin() volatile",
      "create or replace function public.request_site_build() returns jsonb return null",
      "alter function public.site_build_state() security invoker",
      'drop policy "The site admin adds blog posts" on public.blog_posts',
      "alter table public.blog_posts disable row level security",
      "create table public.mine (id int)",
    ];

    describe.each(API_ROLES)("as %s", (role) => {
      test.each(statements)("%s is not permitted", async (statement) => {
        const request = { role, headers: headersWith("right") };
        expect(await run(request, statement)).toEqual({ errorCode: FORBIDDEN });
        addToTotal(accessCases);
      });
    });
  });

  describe("the admin check", () => {
    const check = "select where private.is_site_admin()";

    test.each(NON_ADMIN_HEADERS)("%s: not the admin, and no error", async (_, headers) => {
      expect(await run({ role: "anon", headers }, check)).toEqual({ rows: 0 });
    });

    test("the right key is the admin", async () => {
      const request = { role: "anon", headers: headersWith("right") } as const;
      expect(await run(request, check)).toEqual({ rows: 1 });
    });

    test("does not read a table that the caller has created", async () => {
      // An API role may create nothing but temporary tables. The function's empty `search_path`
      // keeps it from finding one by the unqualified name.
      await database.exec(`begin; set local role anon;
        create temporary table admin_access (token_sha256 text);
        set local search_path = pg_temp, public;`);
      const { rows } = await database.query("select where private.is_site_admin()");
      expect(rows).toEqual([]);
      await database.exec("rollback");
    });

    test("without a stored token nobody is the admin", async () => {
      await database.exec("begin; delete from private.admin_access; set local role anon");
      await database.query("select set_config('request.headers', $1, true)", [
        headersWith("right"),
      ]);
      expect((await database.query(check)).rows).toEqual([]);
      await database.exec("rollback");
    });
  });
});
