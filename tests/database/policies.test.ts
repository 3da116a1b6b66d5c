import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminKey, ApiRequest, ApiRole, TestDatabase } from "../support/database.ts";
import { ADMIN_KEYS, API_ROLES, hashOf, headersWith, runAs } from "../support/database.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";

type Table = {
  table: string;
  /** Adds a row; "old" for "new" makes the one that exists before. */
  insert: string;
  change: string;
  readers: "anyone" | "the site admin";
  isNeverAdded?: boolean;
  isNeverChanged?: boolean;
};

const TABLES: Table[] = [
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
    // Visitors send enquiries by a function, see enquiries.test.ts.
    table: "public.enquiries",
    insert: `insert into public.enquiries (reference, id, name, email, product_interest, message)
      values ('new', gen_random_uuid(), 'N', 'E', 'P', 'M')`,
    change: "status = 'answered'",
    readers: "the site admin",
  },
  {
    // Visitors see a draft by a function, see post-drafts.test.ts.
    table: "public.post_drafts",
    insert: `insert into public.post_drafts (fields) values ('{"slug": "new"}')`,
    change: "publish_at = now()",
    readers: "the site admin",
  },
  {
    // The database itself adds them, see content-versions.test.ts.
    table: "public.content_versions",
    insert: `insert into public.content_versions (table_name, row_id, fields, is_deletion)
      values ('blog_posts', 'new', '{}', false)`,
    change: "row_id = 'changed'",
    readers: "the site admin",
    isNeverAdded: true,
  },
  {
    // Visitors are told where a post is now by a function, see old-paths.test.ts.
    table: "public.old_paths",
    insert: "insert into public.old_paths select '/' || 'new', id from public.blog_posts",
    change: "path = '/changed'",
    readers: "the site admin",
  },
  {
    // Visitors get the files by their public URLs, for which Storage asks no policy.
    table: "storage.objects",
    insert: "insert into storage.objects (bucket_id, name) values ('public_assets', 'new.png')",
    change: "name = 'changed.png'",
    readers: "the site admin",
    // Uploads have new names, so that no file is ever overwritten.
    isNeverChanged: true,
  },
];

const RIGHT = ADMIN_KEYS.right;
const withKey = (key: unknown) => JSON.stringify({ "x-admin-key": key });

/** The setting `request.headers` of requests that are not the admin's. */
const NON_ADMIN_HEADERS: [string, string | undefined][] = [
  ["no headers at all", undefined],
  ["an empty setting", ""],
  ["headers that are not JSON", "{x-admin-key"],
  ["headers with something behind them", `${headersWith("right")} x`],
  ["a list with the right headers in it", `[${headersWith("right")}]`],
  ["null", "null"],
  ["no key", headersWith("none")],
  ["a key that is null", withKey(null)],
  ["a key that is a list with the right one", withKey([RIGHT])],
  ["an empty key", withKey("")],
  ["the stored hash of the right key", withKey(hashOf(RIGHT))],
  ["the right key in capitals", withKey(RIGHT.toUpperCase())],
  ["the right key with a line break behind it", withKey(`${RIGHT}\n`)],
  ["SQL that is always true", withKey("' or true --")],
  ["a key of 64 KiB", withKey("a".repeat(64 * 1024))],
  ["letters beyond ASCII", withKey("ключ 钥匙 🔑")],
  ["a character Postgres cannot hold", String.raw`{"x-admin-key": "\u0000"}`],
  ["half a surrogate pair", String.raw`{"x-admin-key": "\ud83d"}`],
  ["the right key in another header", JSON.stringify({ "x-admin": RIGHT })],
  ["the right key one level down", JSON.stringify({ headers: { "x-admin-key": RIGHT } })],
];

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec("insert into storage.buckets (id, name) values ('other', 'other')");
    await database.exec("insert into storage.objects (bucket_id, name) values ('other', 'a.png')");
    for (const { insert } of TABLES) await database.exec(insert.replace("'new", "'old"));
  });
  afterAll(() => database.close());

  const run = (request: ApiRequest, statement: string) => runAs(database, request, statement);
  const runAsAdmin = (role: ApiRole, statement: string) =>
    run({ role, headers: headersWith("right") }, statement);

  describe.each(TABLES)("$table", ({ table, insert, change, readers, ...exceptions }) => {
    /** What a request can do with the table. Each statement is rolled back before the next. */
    async function tryAll(role: ApiRole, key: AdminKey) {
      const request = { role, headers: headersWith(key) };
      return {
        read: await run(request, `select from ${table}`),
        added: await run(request, `${insert} returning 1`),
        changed: await run(request, `update ${table} set ${change} returning 1`),
        deleted: await run(request, `delete from ${table} returning 1`),
      };
    }

    describe.each(API_ROLES)("as %s", (role) => {
      test.each(["none", "wrong"] as const)("with the key %s, nothing is written", async (key) => {
        expect(await tryAll(role, key)).toEqual({
          read: { rows: readers === "anyone" ? 1 : 0 },
          added: { errorCode: FORBIDDEN },
          changed: { rows: 0 },
          deleted: { rows: 0 },
        });
      });

      test("with the right key, rows are read and deleted, added but for versions, and changed but for files", async () => {
        expect(await tryAll(role, "right")).toEqual({
          read: { rows: 1 },
          added: exceptions.isNeverAdded ? { errorCode: FORBIDDEN } : { rows: 1 },
          changed: { rows: exceptions.isNeverChanged ? 0 : 1 },
          deleted: { rows: 1 },
        });
      });
    });
  });

  describe.each(API_ROLES)("even with the right key, %s", (role) => {
    test.each([
      ["update", "enquiries", ["status"]],
      ["insert", "post_drafts", ["id", "post_id", "fields", "based_on", "publish_at"]],
      ["update", "post_drafts", ["fields", "based_on", "publish_at", "preview_until"]],
      ["insert", "content_versions", []],
      ["update", "content_versions", ["row_id", "is_deletion"]],
    ])("can %s of %s these columns only: %j", async (privilege, table, columns) => {
      const { rows } = await database.query(
        `select attname from pg_attribute
         where attrelid = $1::regclass and attnum > 0
           and has_column_privilege($2, attrelid, attnum, $3)
         order by attnum`,
        [`public.${table}`, role, privilege],
      );
      expect(rows.map(({ attname }) => attname)).toEqual(columns);
    });

    const inOther = "bucket_id = 'other'";

    test.each([
      [`select from storage.objects where ${inOther}`, { rows: 0 }],
      [
        "insert into storage.objects (bucket_id, name) values ('other', 'b')",
        { errorCode: FORBIDDEN },
      ],
      [`update storage.objects set ${inOther} returning 1`, { rows: 0 }],
      [`delete from storage.objects where ${inOther} returning 1`, { rows: 0 }],
      ["select from storage.buckets", { rows: 0 }],
      ["insert into storage.buckets (id, name) values ('mine', 'mine')", { errorCode: FORBIDDEN }],
      ["update storage.buckets set file_size_limit = null returning 1", { rows: 0 }],
      ["delete from storage.buckets returning 1", { rows: 0 }],
    ])("reaches no other bucket: %s", async (statement, outcome) => {
      expect(await runAsAdmin(role, statement)).toEqual(outcome);
    });

    test.each([
      "create table private.mine (id int)",
      "create table public.mine (id int)",
      "create or replace function private.is_site_admin() returns boolean return true",
      "alter function public.site_build_state() security invoker",
      'drop policy "The site admin writes blog posts" on public.blog_posts',
      "alter table public.blog_posts disable row level security",
    ])("is not permitted: %s", async (statement) => {
      expect(await runAsAdmin(role, statement)).toEqual({ errorCode: FORBIDDEN });
    });

    test("has no privilege on private tables, nor more than needed on public ones", async () => {
      const { rows } = await database.query(
        `select relname from pg_class
         where relkind = 'r' and (
           relnamespace = 'private'::regnamespace and has_table_privilege($1, oid,
             'select, insert, update, delete, truncate, references, trigger')
           or relnamespace = 'public'::regnamespace and has_table_privilege($1, oid,
             'truncate, references, trigger')
         )`,
        [role],
      );
      expect(rows).toEqual([]);
    });

    test("calls no private function but the admin check", async () => {
      const { rows } = await database.query(
        `select proname from pg_proc
         where pronamespace = 'private'::regnamespace and has_function_privilege($1, oid, 'execute')`,
        [role],
      );
      expect(rows).toEqual([{ proname: "is_site_admin" }]);
    });
  });

  test("every table that the API reaches has row-level security", async () => {
    const { rows } = await database.query(
      `select relname from pg_class where not relrowsecurity and relkind = 'r'
       and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)`,
    );
    expect(rows).toEqual([]);
  });

  test("no function of the API is open to every role of the database", async () => {
    const { rows } = await database.query(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace
         and has_function_privilege('public', oid, 'execute')`,
    );
    expect(rows).toEqual([]);
  });

  describe("the admin check", () => {
    const check = "select where private.is_site_admin()";

    test.each(NON_ADMIN_HEADERS)("%s: not the admin, and no error", async (_, headers) => {
      expect(await run({ role: "anon", headers }, check)).toEqual({ rows: 0 });
    });

    test.each(API_ROLES)("answers the login as %s", async (role) => {
      const ask = (key: AdminKey) =>
        run({ role, headers: headersWith(key) }, "select where public.is_site_admin()");
      expect(await ask("right")).toEqual({ rows: 1 });
      expect(await ask("wrong")).toEqual({ rows: 0 });
    });

    test("does not read a table that the caller has created", async () => {
      // An API role may create nothing but temporary tables. The function's empty `search_path`
      // keeps it from finding one by the unqualified name.
      await database.exec(`begin; set local role anon;
        create temporary table admin_access (token_sha256 text);
        set local search_path = pg_temp, public;`);
      expect((await database.query(check)).rows).toEqual([]);
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
