import { readFile } from "node:fs/promises";
import { parse } from "smol-toml";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB, PICTURE_TYPES } from "@/config/picture-files";
import { siteImageVersion } from "@/data/site-image-editing";
import { expectRow } from "@/data/write";
import { findSlugFault } from "@/lib/slug";
import { writeDatabaseTypes } from "../../scripts/database-types.ts";
import type { TestDatabase } from "../support/database.ts";
import { actAs, getErrorCode, hashOf, headersWith } from "../support/database.ts";
import { createEmbedded, postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";
const NOT_NULL_VIOLATION = "23502";
const UNIQUE_VIOLATION = "23505";
const CHECK_VIOLATION = "23514";

const POST = {
  slug: "first",
  title: "First",
  date: "2026-03-01",
  category: "Sourcing",
  excerpt: "Short",
  image_url: "/first.jpg",
  image_alt: "A factory",
  content: "<p>Long</p>",
};
const STORY = {
  title: "Story",
  category: "Retail",
  excerpt: "Short",
  content: "<p>Long</p>",
  image_url: "/story.jpg",
  image_alt: "A shop",
};
const IMAGE = { id: "logoNavbar", url: "/logo.svg", alt: "Lögo 标志" };
const SETTING = { key: "faviconUrl", value: "/favicon.ico" };

const ANY_UUID: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
const ANY_DATE: unknown = expect.any(Date);

test("the row types are those of the migrations (otherwise run `npm run types`)", async () => {
  const database = await createEmbedded();
  const written = await readFile("src/data/database.types.ts", "utf8");
  expect(written).toBe(await writeDatabaseTypes(database));
  await database.close();
});

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec("begin"));
  afterEach(() => database.exec("rollback"));

  async function insert(table: string, row: Record<string, unknown>) {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const { rows } = await database.query(
      `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")}) returning *`,
      Object.values(row),
    );
    return rows[0] ?? {};
  }

  test("a post needs no id, author (the site shows its team), tags and place", async () => {
    expect(await insert("blog_posts", POST)).toMatchObject({
      id: ANY_UUID,
      author: "",
      author_avatar: "/images/brand/author.svg",
      tags: [],
      display_order: 0,
      created_at: ANY_DATE,
      updated_at: ANY_DATE,
    });
  });

  describe("required text", () => {
    const rows = {
      blog_posts: POST,
      success_stories: STORY,
      site_images: IMAGE,
      site_settings: SETTING,
    };
    const required = Object.entries(rows).flatMap(([table, row]) =>
      Object.keys(row).map((column) => [table, column, row] as const),
    );

    test.each(required)("%s.%s is required", async (table, column, row) => {
      const code = await getErrorCode(insert(table, { ...row, [column]: null }));
      expect(code).toBe(NOT_NULL_VIOLATION);
    });

    const texts = required.filter(([, column]) => column !== "date");

    test.each(texts)("%s.%s may not be blank", async (table, column, row) => {
      const code = await getErrorCode(insert(table, { ...row, [column]: " \t\n " }));
      expect(code).toBe(CHECK_VIOLATION);
    });
  });

  describe("the slug of a post", () => {
    test.each([
      ...["a/b", "..", ".a", "a.", "a\\b", "a%b", "a#b", "a?b", "a\tb", "a\u0085b", "a\u2028b"],
      ...["404", "Index", "FEED.xml", "a.HTML", " a", "a\u00A0", "\uFEFFa", "a\u3000"],
      ...["a".repeat(241), "验".repeat(81), "a".repeat(240), "验".repeat(80)],
      ...["a b", "a.b", "Ünö", "验厂", "index-2", "html", "a.html.b"],
    ])("is checked as in the form: %j", async (slug) => {
      const code = findSlugFault(slug) ? CHECK_VIOLATION : "no error";
      await insert("blog_posts", POST);
      await database.exec("savepoint before");
      const adding = insert("blog_posts", { ...POST, slug });
      expect(await getErrorCode(adding)).toBe(code);
      await database.exec("rollback to before");
      const renaming = database.query("update blog_posts set slug = $1", [slug]);
      expect(await getErrorCode(renaming)).toBe(code);
    });

    test("that was longer before there was a limit stays while other fields change", async () => {
      const trigger = "trigger blog_posts_check_slug";
      await database.exec(`alter table blog_posts disable ${trigger}`);
      await insert("blog_posts", { ...POST, slug: "a".repeat(300) });
      await database.exec(`alter table blog_posts enable ${trigger}`);
      const { rows } = await database.query(
        "update blog_posts set title = 'New', slug = slug, display_order = 5 returning title",
      );
      expect(rows).toEqual([{ title: "New" }]);
    });
  });

  describe("uniqueness", () => {
    test.each([
      ["blog_posts", "slug", POST],
      ["site_images", "id", IMAGE],
      ["site_settings", "key", SETTING],
    ])("no two rows of %s have the same %s", async (table, _, row) => {
      await insert(table, row);
      expect(await getErrorCode(insert(table, row))).toBe(UNIQUE_VIOLATION);
    });

    test.each([
      ["admin token", "admin_access", { token_sha256: "0".repeat(64) }],
      ["schedule of builds", "site_builds", {}],
      ["row of settings of enquiries", "enquiry_settings", {}],
      ["salt of the senders of enquiries", "enquiry_salt", {}],
    ])("there can be only one %s", async (_, table, row) => {
      const another = (id: boolean) => insert(`private.${table}`, { ...row, id });
      await database.exec("savepoint first");
      expect(await getErrorCode(another(true))).toBe(UNIQUE_VIOLATION);
      await database.exec("rollback to first");
      expect(await getErrorCode(another(false))).toBe(CHECK_VIOLATION);
    });
  });

  describe("updated_at", () => {
    const OLD = "2020-01-01T00:00:00Z";

    test("of a story is the time of a change, whatever the client claims", async () => {
      await insert("success_stories", { ...STORY, created_at: OLD, updated_at: OLD });
      const { rows } = await database.query(
        `update success_stories set title = 'New', updated_at = '2021-01-01'
         returning created_at, updated_at = now() as "isNow"`,
      );
      expect(rows).toEqual([{ created_at: new Date(OLD), isNow: true }]);
    });

    test.each([
      [
        "a new position and a date that the client claims",
        "display_order = 5, updated_at = '2021-01-01'",
      ],
      ["the values that the post has", "title = title, tags = tags, date = date"],
    ])("of a post stays the same for %s", async (_, change) => {
      await insert("blog_posts", { ...POST, updated_at: OLD });
      const { rows } = await database.query(`update blog_posts set ${change} returning updated_at`);
      expect(rows).toEqual([{ updated_at: new Date(OLD) }]);
    });

    test.each(["title = 'New'", "tags = array['tea']"])(
      "of a post is the time of the change %s, moved or not",
      async (change) => {
        await insert("blog_posts", { ...POST, updated_at: OLD });
        const { rows } = await database.query(
          `update blog_posts set ${change}, display_order = 5
           returning updated_at = now() as "isNow"`,
        );
        expect(rows).toEqual([{ isNow: true }]);
      },
    );
  });

  /** As the API returns it. */
  const readUpdatedAt = async (table: string) => {
    const { rows } = await database.query(
      `select to_jsonb(stored) ->> 'updated_at' as version from ${table} stored`,
    );
    return String(rows[0]?.["version"]);
  };

  describe.each([
    ["blog_posts", POST, "id", "title", readUpdatedAt],
    ["success_stories", STORY, "id", "title", readUpdatedAt],
    ["site_images", IMAGE, "id", "alt", () => siteImageVersion(IMAGE)],
    ["site_settings", SETTING, "key", "value", () => SETTING.value],
  ] as const)(
    "a write of %s that was made from a version",
    (table, row, key, column, readVersion) => {
      const WRITES = [
        `update ${table} set ${column} = 'New' returning 1`,
        `insert into ${table} select * from ${table}
         on conflict (${key}) do update set ${column} = 'New' returning 1`,
        `delete from ${table} returning 1`,
      ];

      /** How many rows each of the writes has written, or the error code. Nothing stays written. */
      async function tryWrites(headers: string) {
        await actAs(database, { role: "anon", headers });
        const outcomes: unknown[] = [];
        for (const write of WRITES) {
          await database.exec("savepoint before");
          const writing = database.query(write);
          const code = await getErrorCode(writing);
          outcomes.push(code === "no error" ? (await writing).rows.length : code);
          await database.exec("rollback to before");
        }
        return outcomes;
      }
      const tryAsAdmin = (expected: string) =>
        tryWrites(headersWith("right", { "x-expected-row": expected }));

      test("is carried out if that is stored, whatever kind of write it is", async () => {
        await insert(table, row);
        const [, seen] = await expectRow(await readVersion(table));
        expect(await tryAsAdmin(seen)).toEqual([1, 1, 1]);
        expect(await tryAsAdmin(hashOf("another"))).toEqual([0, 0, 0]);
        expect(await tryAsAdmin("none")).toEqual([0, 0, 0]);
        expect(await tryWrites(headersWith("right"))).toEqual([1, 1, 1]);
      });

      test.each(["{x-expected-row", headersWith("wrong", { "x-expected-row": "none" })])(
        "is refused like any other of a visitor: %s",
        async (headers) => {
          await insert(table, row);
          expect(await tryWrites(headers)).toEqual([0, FORBIDDEN, 0]);
        },
      );
    },
  );

  test("the bucket is public and takes the pictures that the upload form takes, as the storage does", async () => {
    const { rows } = await database.query(
      "select public, file_size_limit, allowed_mime_types from storage.buckets",
    );
    const types = Object.keys(PICTURE_TYPES);
    expect(rows).toEqual([
      { public: true, file_size_limit: MAX_UPLOAD_BYTES, allowed_mime_types: types },
    ]);
    const { storage } = parse(await readFile("supabase/config.toml", "utf8"));
    expect(storage).toMatchObject({ file_size_limit: `${MAX_UPLOAD_MB}MiB` });
  });

  const queries = [
    ["the blog list", "blog_posts", "order by date desc", "date_idx"],
    ["the admin list", "blog_posts", "order by display_order", "display_order_idx"],
    ["one post", "blog_posts", "where slug = 'x'", "slug_key"],
    ["related posts", "blog_posts", "where category = 'x' limit 2", "category_idx"],
    ["the story list", "success_stories", "order by created_at desc", "created_at_idx"],
    ["the enquiries", "enquiries", "order by created_at desc, id limit 50", "created_at_idx"],
    ["the new enquiries", "enquiries", "where status = 'new'", "new_idx"],
  ] as const;

  test.each(queries)("an index serves %s", async (_, table, clause, index) => {
    // For a few rows the planner prefers a sequential scan. With that and sorting discouraged,
    // the plan shows whether the index can serve the query.
    await database.exec("set local enable_seqscan = off; set local enable_sort = off");
    const { rows } = await database.query(`explain select * from ${table} ${clause}`);
    const plan = rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    expect(plan).toContain(`${table}_${index}`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});
