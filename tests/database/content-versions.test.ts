import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isRecord } from "@/lib/json";
import type { ApiRequest, TestDatabase } from "../support/database.ts";
import { actAs, headersWith } from "../support/database.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const ADMIN = { role: "anon", headers: headersWith("right") } as const;
const VISITOR = { role: "anon", headers: headersWith("none") } as const;

const CONTENT = `
  insert into public.blog_posts
    (slug, title, date, category, excerpt, image_url, image_alt, content)
  values
    ('one', 'One', '2026-01-01', 'C', 'E', '/i', 'A', 'X'),
    ('two', 'Two', '2026-01-01', 'C', 'E', '/i', 'A', 'X');
  insert into public.success_stories (title, category, excerpt, image_url, image_alt, content)
  values ('One', 'C', 'E', '/i', 'A', 'X');
`;

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec(CONTENT);
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec("begin"));
  afterEach(() => database.exec("rollback"));

  async function runAs(request: ApiRequest, sql: string, ...values: unknown[]) {
    await actAs(database, request);
    const { rows } = await database.query(sql, values);
    await database.exec("reset role");
    return rows;
  }

  /** The row with the title "One", as the API returns it. */
  async function readRow(table: string): Promise<unknown> {
    const { rows } = await database.query(
      `select to_jsonb(found) as fields from public.${table} found where title = 'One'`,
    );
    return rows[0]?.["fields"];
  }

  async function readVersions() {
    const { rows } = await database.query(
      "select table_name, row_id, fields, is_deletion from public.content_versions order by id",
    );
    return rows;
  }

  describe.each(["blog_posts", "success_stories"])("in %s", (table) => {
    test.each<[string, ApiRequest | null]>([
      ["staff", ADMIN],
      ["somebody in SQL", null],
    ])("what %s changes or deletes is kept as it was", async (_, request) => {
      const run = (sql: string) => (request ? runAs(request, sql) : database.exec(sql));
      const fields = await readRow(table);
      const version = { table_name: table, row_id: isRecord(fields) && fields["id"], fields };
      await run(`update public.${table} set content = 'New' where title = 'One'`);
      expect(await readVersions()).toEqual([{ ...version, is_deletion: false }]);
      const changed = await readRow(table);
      await run(`delete from public.${table} where title = 'One'`);
      expect(await readVersions()).toEqual([
        { ...version, is_deletion: false },
        { ...version, fields: changed, is_deletion: true },
      ]);
    });

    test.each(["update", "delete from"])(
      "what visitors cannot change leaves no version: %s",
      async (command) => {
        const set = command === "update" ? "set content = 'New'" : "";
        await runAs(VISITOR, `${command} public.${table} ${set} where title = 'One'`);
        expect(await readVersions()).toEqual([]);
      },
    );

    test("a save of what is stored already leaves no version", async () => {
      await database.exec(`update public.${table} set content = content, updated_at = now()`);
      expect(await readVersions()).toEqual([]);
    });
  });

  test("a move in the list leaves no version", async () => {
    await database.exec("update public.blog_posts set display_order = display_order + 1");
    expect(await readVersions()).toEqual([]);
  });

  test("what a draft replaces at its time is kept as it was", async () => {
    const fields = await readRow("blog_posts");
    await database.query(
      `insert into public.post_drafts (post_id, fields, based_on, publish_at)
       select id, to_jsonb(post) || '{"title": "Two"}', updated_at, now()
       from public.blog_posts post where slug = 'one'`,
    );
    await database.exec("select private.publish_due_drafts()");
    expect(await readRow("blog_posts")).toBeUndefined();
    expect(await readVersions()).toMatchObject([{ fields, is_deletion: false }]);
  });

  /** Adds so many versions of the post "One", or of another row. */
  const addVersions = (
    count: number,
    { row = "one", age = "0 days", table = "blog_posts", isDeletion = false } = {},
  ) =>
    database.query(
      `insert into public.content_versions (table_name, row_id, fields, replaced_at, is_deletion)
       select $1, coalesce((select id::text from public.blog_posts where slug = $2), $2),
         jsonb_build_object('number', number), now() - $3::interval, $4
       from generate_series(1, $5::integer) number`,
      [table, row, age, isDeletion, count],
    );
  const change = () =>
    database.exec("update public.blog_posts set content = 'New' where slug = 'one'");
  const countVersions = async (row: string) => {
    const { rows } = await database.query(
      `select count(*) as count from public.content_versions
       where row_id = coalesce((select id::text from public.blog_posts where slug = $1), $1)`,
      [row],
    );
    return rows[0]?.["count"];
  };

  test("the newest 30 versions of a row are kept, however many others have", async () => {
    await addVersions(29);
    await addVersions(31, { row: "two" });
    await addVersions(31, { table: "success_stories" });
    await change();
    const { rows } = await database.query("select id from public.blog_posts where slug = 'one'");
    const readOwn = async () => {
      const { rows: own } = await database.query(
        `select fields ->> 'number' as number from public.content_versions
         where table_name = 'blog_posts' and row_id = $1 order by id`,
        [rows[0]?.["id"]],
      );
      return own.map(({ number }) => number);
    };
    const added = Array.from({ length: 29 }, (_, index) => String(index + 1));
    expect(await readOwn()).toEqual([...added, null]);
    await database.exec("delete from public.blog_posts where slug = 'one'");
    expect(await readOwn()).toEqual([...added.slice(1), null, null]);
    expect(await readVersions()).toHaveLength(30 + 31 + 31);
  });

  describe("after 180 days", () => {
    test("a row that was deleted is forgotten with all its versions, and not before", async () => {
      await addVersions(3, { row: "old", age: "1 year" });
      await addVersions(1, { row: "old", age: "180 days 1 second", isDeletion: true });
      await addVersions(3, { row: "kept", age: "1 year" });
      await addVersions(1, { row: "kept", age: "180 days", isDeletion: true });
      await change();
      expect(await countVersions("old")).toBe(0);
      expect(await countVersions("kept")).toBe(4);
    });

    test("one of another table with the same id is kept", async () => {
      await addVersions(1, { row: "7", age: "181 days", isDeletion: true });
      await addVersions(2, { row: "7", age: "181 days", table: "success_stories" });
      await change();
      expect(await countVersions("7")).toBe(2);
    });

    test("the versions of a row that exists are kept, also if it was deleted and brought back", async () => {
      await addVersions(2, { row: "one", age: "1 year" });
      await addVersions(2, { row: "deleted", age: "1 year" });
      await addVersions(1, { row: "deleted", age: "181 days", isDeletion: true });
      const brought = await runAs(
        ADMIN,
        `update public.content_versions set row_id = 'new', is_deletion = false
         where row_id = 'deleted' returning 1`,
      );
      expect(brought).toHaveLength(3);
      await change();
      expect(await countVersions("one")).toBe(3);
      expect(await countVersions("new")).toBe(3);
    });
  });
});
