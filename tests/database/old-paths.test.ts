import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestDatabase } from "../support/database.ts";
import { actAs, API_ROLES, getErrorCode, headersWith } from "../support/database.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const CHECK_VIOLATION = "23514";

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await addPost("factory-audits");
    await addPost("sea-freight");
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec("begin"));
  afterEach(() => database.exec("rollback"));

  const addPost = (slug: string) =>
    database.query(
      `insert into public.blog_posts
         (slug, title, date, category, excerpt, image_url, image_alt, content)
       values ($1, 'T', '2026-01-01', 'C', 'E', '/i', 'A', 'X')`,
      [slug],
    );
  const rename = (slug: string, newSlug: string) =>
    database.query("update public.blog_posts set slug = $2 where slug = $1", [slug, newSlug]);
  const remove = (slug: string) =>
    database.query("delete from public.blog_posts where slug = $1", [slug]);
  const importPath = (path: string, slug: string) =>
    database.query(
      "insert into public.old_paths select $1, id from public.blog_posts where slug = $2",
      [path, slug],
    );

  /** Where the old paths lead, as `path > slug`. */
  async function listMoves(path: string | null = null): Promise<string[]> {
    const { rows } = await database.query(
      `select move ->> 'path' || ' > ' || (move ->> 'slug') as move
       from jsonb_array_elements(public.list_moved_posts($1)) as move`,
      [path],
    );
    return rows.map(({ move }) => String(move));
  }

  test("after each change of a slug, all former addresses lead to the one of now", async () => {
    await rename("factory-audits", "audits");
    await rename("audits", "audits-in-china");
    expect(await listMoves()).toEqual([
      "/blog/audits > audits-in-china",
      "/blog/factory-audits > audits-in-china",
    ]);
    expect(await listMoves("/blog/audits")).toEqual(["/blog/audits > audits-in-china"]);
    expect(await listMoves("/blog/other")).toEqual([]);
  });

  test("other changes of a post keep no address", async () => {
    await database.exec("update public.blog_posts set title = 'New', slug = slug");
    expect(await listMoves()).toEqual([]);
  });

  test("a slug that goes back to what it was leads nowhere else", async () => {
    await rename("factory-audits", "audits");
    await rename("audits", "factory-audits");
    expect(await listMoves()).toEqual(["/blog/audits > factory-audits"]);
  });

  test("an address belongs to the post that uses it, and then to the last that did", async () => {
    await rename("factory-audits", "audits");
    await addPost("factory-audits");
    expect(await listMoves()).toEqual([]);
    await rename("factory-audits", "visits");
    expect(await listMoves()).toEqual(["/blog/factory-audits > visits"]);
    await rename("sea-freight", "factory-audits");
    expect(await listMoves()).toEqual(["/blog/sea-freight > factory-audits"]);
  });

  test("two posts can swap their slugs", async () => {
    await rename("factory-audits", "for-a-moment");
    await rename("sea-freight", "factory-audits");
    await rename("for-a-moment", "sea-freight");
    const { rows } = await database.query("select path from public.old_paths");
    expect(rows).toEqual([{ path: "/blog/for-a-moment" }]);
    expect(await listMoves()).toEqual(["/blog/for-a-moment > sea-freight"]);
  });

  test("one statement can give a post the slug that another one leaves", async () => {
    await database.exec(`update public.blog_posts set slug =
      case slug when 'factory-audits' then 'audits' else 'factory-audits' end`);
    expect(await listMoves()).toEqual(["/blog/sea-freight > factory-audits"]);
  });

  test("a deleted post takes its former addresses along", async () => {
    await rename("factory-audits", "audits");
    await rename("sea-freight", "freight");
    await remove("audits");
    expect(await listMoves()).toEqual(["/blog/sea-freight > freight"]);
  });

  test("a slug with blanks or foreign letters is kept as it is", async () => {
    await rename("factory-audits", "Factory audits 验厂");
    await rename("Factory audits 验厂", "audits");
    expect(await listMoves("/blog/Factory audits 验厂")).toEqual([
      "/blog/Factory audits 验厂 > audits",
    ]);
  });

  test("an address of another blog can be imported, and follows the post as well", async () => {
    await importPath("/2023/05/my-post", "factory-audits");
    await rename("factory-audits", "audits");
    expect(await listMoves("/2023/05/my-post")).toEqual(["/2023/05/my-post > audits"]);
  });

  test("an address that a post uses leads nowhere else, even if somebody adds it", async () => {
    await importPath("/blog/factory-audits", "sea-freight");
    await importPath("/blog/sea-freight", "factory-audits");
    expect(await listMoves()).toEqual([]);
  });

  test.each(["", "/", "2023/05/my-post", "https://old.example/my-post"])(
    "%j is no path that a post can have had",
    async (path) => {
      expect(await getErrorCode(importPath(path, "factory-audits"))).toBe(CHECK_VIOLATION);
    },
  );

  test("an imported address and one that is taken back are changes of the site", async () => {
    const changedAt = async () => {
      const { rows } = await database.query("select public.site_changed_at() as changed_at");
      return String(rows[0]?.["changed_at"]);
    };
    const before = await changedAt();
    await importPath("/2023/05/my-post", "factory-audits");
    const imported = await changedAt();
    expect(imported > before).toBe(true);
    await database.exec("update public.old_paths set path = '/2023/06/my-post'");
    const corrected = await changedAt();
    expect(corrected > imported).toBe(true);
    await database.exec("delete from public.old_paths where path = '/2023/06/my-post'");
    expect((await changedAt()) > corrected).toBe(true);
  });

  describe.each(API_ROLES)("as %s", (role) => {
    test.each(["none", "wrong", "right"] as const)(
      "where a post has moved is told with the key %s as well",
      async (key) => {
        await rename("factory-audits", "audits");
        await actAs(database, { role, headers: headersWith(key) });
        expect(await listMoves()).toEqual(["/blog/factory-audits > audits"]);
      },
    );

    test("staff who change a slug need nothing more for the old address", async () => {
      await actAs(database, { role, headers: headersWith("right") });
      await rename("factory-audits", "audits");
      expect(await listMoves()).toEqual(["/blog/factory-audits > audits"]);
    });
  });
});
