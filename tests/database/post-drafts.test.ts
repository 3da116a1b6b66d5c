import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isRecord } from "@/lib/json";
import type { ApiRequest, TestDatabase } from "../support/database.ts";
import { actAs, API_ROLES, beginAs, getErrorCode, headersWith } from "../support/database.ts";
import { PG_NET } from "../support/pg-net.ts";
import { createOnServer, hasPostgresServer, postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";

const ANY_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+\d\d:\d\d$/);

const ADMIN = { role: "anon", headers: headersWith("right") } as const;
const VISITOR = { role: "anon", headers: headersWith("none") } as const;

/** What the form has of a post. */
const FIELDS = {
  slug: "new",
  title: 'A "new" one',
  date: "2026-12-01",
  category: "C",
  author: "",
  author_avatar: "/avatar",
  excerpt: "E",
  image_url: "/i",
  image_alt: "A",
  content: "<p>X</p>",
  tags: ["a", 'b, "c"'],
};

/** Two posts, which staff have moved to the places 3 and 7. */
const CONTENT = `
  insert into public.blog_posts
    (slug, title, date, category, excerpt, image_url, image_alt, content, display_order)
  values
    ('one', 'One', '2026-01-01', 'C', 'E', '/i', 'A', 'X', 3),
    ('two', 'Two', '2026-01-01', 'C', 'E', '/i', 'A', 'X', 7);
`;

const PUBLISH = "select private.publish_due_drafts() as count";

type DraftOptions = { of?: string | undefined; dueIn?: string | null };

/**
 * Saves a draft, as the admin does: of a new post, or of the one with the slug `of`. It is due now,
 * or in this time, or never.
 */
async function saveDraft(
  database: TestDatabase,
  changes: Record<string, unknown> = {},
  { of, dueIn = "0 seconds" }: DraftOptions = {},
): Promise<string> {
  const { rows } = await database.query(
    `insert into public.post_drafts (post_id, fields, based_on, publish_at)
     select post.id, $1::jsonb, post.updated_at, now() + $2::interval
     from (select) as draft left join public.blog_posts post on slug = $3
     returning id`,
    [JSON.stringify({ ...FIELDS, ...changes }), dueIn, of ?? null],
  );
  return String(rows[0]?.["id"]);
}

async function publish(database: TestDatabase): Promise<unknown> {
  return (await database.query(PUBLISH)).rows[0]?.["count"];
}

/** The posts as the API returns them, in the order of the list in the admin. */
async function readPosts(database: TestDatabase): Promise<unknown[]> {
  const { rows } = await database.query(
    "select to_jsonb(post) as post from public.blog_posts post order by display_order, slug",
  );
  return rows.map(({ post }) => post);
}

async function readDrafts(database: TestDatabase) {
  const { rows } = await database.query(
    `select fields ->> 'slug' as slug, publish_at is not null as "hasTime", problem
     from public.post_drafts order by 1`,
  );
  return rows;
}

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec(CONTENT);
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec("begin"));
  afterEach(() => database.exec("rollback"));

  async function as<Result>(request: ApiRequest, act: () => Promise<Result>): Promise<Result> {
    await actAs(database, request);
    const result = await act();
    await database.exec("reset role");
    return result;
  }
  const save = (changes?: Record<string, unknown>, options?: DraftOptions) =>
    as(ADMIN, () => saveDraft(database, changes, options));
  const runAsAdmin = (sql: string, ...values: unknown[]) =>
    as(ADMIN, () => database.query(sql, values));

  async function call(request: ApiRequest, name: string, ...values: unknown[]): Promise<unknown> {
    const parameters = values.map((_, index) => `$${index + 1}`).join();
    const { rows } = await as(request, () =>
      database.query(`select public.${name}(${parameters}) as answer`, values),
    );
    return rows[0]?.["answer"];
  }

  describe("a new post", () => {
    test("is on the site at its time, as in the form and behind all others, and is no draft any more", async () => {
      const before = await readPosts(database);
      const changedAt = String(await call(VISITOR, "site_changed_at"));
      await save();
      expect(await publish(database)).toBe(1);
      expect(await readPosts(database)).toEqual([
        ...before,
        expect.objectContaining({ ...FIELDS, display_order: 8 }),
      ]);
      expect(await readDrafts(database)).toEqual([]);
      // The HTML follows.
      expect(String(await call(VISITOR, "site_changed_at")) > changedAt).toBe(true);
      expect(await publish(database)).toBe(0);
    });

    test("is the first of a site without posts", async () => {
      await database.exec("delete from public.blog_posts");
      await save();
      await publish(database);
      expect(await readPosts(database)).toMatchObject([{ slug: "new", display_order: 0 }]);
    });

    test.each(["1 millisecond", null])("is not on the site before: due in %s", async (dueIn) => {
      const before = await readPosts(database);
      await save({}, { dueIn });
      await save({}, { dueIn, of: "one" });
      expect(await publish(database)).toBe(0);
      expect(await readPosts(database)).toEqual(before);
    });

    test("follows the ones with an earlier time", async () => {
      await save({ slug: "later" });
      await save({ slug: "earlier" }, { dueIn: "-1 minute" });
      expect(await publish(database)).toBe(2);
      expect((await readPosts(database)).slice(2)).toMatchObject([
        { slug: "earlier", display_order: 8 },
        { slug: "later", display_order: 9 },
      ]);
    });
  });

  test("a change of a post is on the site at its time, in its place, even if it was moved meanwhile", async () => {
    const changedAt = String(await call(VISITOR, "site_changed_at"));
    const readIdentity = async (slug: string) =>
      (await database.query("select id, created_at from public.blog_posts where slug = $1", [slug]))
        .rows;
    const identity = await readIdentity("one");
    await save({}, { of: "one" });
    await runAsAdmin("update public.blog_posts set display_order = 9 where slug = 'one'");
    expect(await publish(database)).toBe(1);
    expect(await readPosts(database)).toMatchObject([
      { slug: "two" },
      { ...FIELDS, display_order: 9 },
    ]);
    expect(await readIdentity("new")).toEqual(identity);
    expect(await readDrafts(database)).toEqual([]);
    expect(String(await call(VISITOR, "site_changed_at")) > changedAt).toBe(true);
  });

  describe("a draft that cannot be published", () => {
    const OTHER = "another due draft";

    /** Publishes the one draft and a good one. */
    async function expectProblem(problem: string) {
      const before = await readPosts(database);
      await save({ slug: OTHER, title: OTHER }, { dueIn: "-1 second" });
      expect(await publish(database)).toBe(1);
      const posts = await readPosts(database);
      expect(posts).toEqual([...before, expect.objectContaining({ slug: OTHER })]);
      expect(await readDrafts(database)).toMatchObject([{ hasTime: false, problem }]);
      expect(await publish(database)).toBe(0);
    }

    test.each([
      ["a new post with a slug of another", { slug: "two" }, undefined],
      ["a post that gets the slug of another", { slug: "two" }, "one"],
    ])("because its slug is taken: %s", async (_, changes, of) => {
      await save(changes, { of });
      await expectProblem("slug_taken");
    });

    test.each([
      { title: " " },
      { title: undefined },
      { date: "" },
      { date: "2026-02-30" },
      { tags: null },
      { tags: "a" },
      { slug: "界".repeat(81) },
    ])("because it is not complete: %j", async (changes) => {
      await save(changes);
      await expectProblem("incomplete");
    });

    test.each([
      ["changed", "changed", "update public.blog_posts set excerpt = 'New' where slug = 'one'"],
      ["deleted", "deleted", "delete from public.blog_posts where slug = 'one'"],
      [
        "deleted and brought back",
        "deleted",
        `with deleted as (delete from public.blog_posts where slug = 'one' returning *)
         insert into public.blog_posts
           (slug, title, date, category, excerpt, image_url, image_alt, content)
         select slug, title, date, category, excerpt, image_url, image_alt, content from deleted`,
      ],
    ])("because its post was %s meanwhile", async (_, problem, change) => {
      await save({}, { of: "one" });
      await runAsAdmin(change);
      await expectProblem(problem);
    });

    /** Lets posts with the slug of the form fail. */
    const breakInserts = (errorCode: string) =>
      database.exec(`
        create function public.fail() returns trigger language plpgsql as $$
          begin raise exception 'The disk is tired.' using errcode = '${errorCode}'; end;
        $$;
        create trigger fail before insert on public.blog_posts
          for each row when (new.slug = 'new') execute function public.fail();
      `);

    test("because of any other error, which it names", async () => {
      await breakInserts("XX000");
      await save();
      await expectProblem("The disk is tired.");
    });

    test.each(["40P01", "53100", "55P03"])(
      "because of what passes, SQLSTATE %s, is published by a later call",
      async (errorCode) => {
        await breakInserts(errorCode);
        await save();
        await save({ slug: OTHER });
        expect(await publish(database)).toBe(1);
        expect(await readDrafts(database)).toEqual([{ slug: "new", hasTime: true, problem: null }]);
        await database.exec("drop trigger fail on public.blog_posts");
        expect(await publish(database)).toBe(1);
      },
    );

    test.each(['fields = fields || \'{"slug": "free"}\'', "publish_at = now()"])(
      "has no problem any more when it is saved again: %s",
      async (change) => {
        const id = await save({ slug: "two" });
        await publish(database);
        await call(ADMIN, "share_draft", id);
        expect(await readDrafts(database)).toMatchObject([{ problem: "slug_taken" }]);
        await runAsAdmin(`update public.post_drafts set ${change} where id = $1`, id);
        expect(await readDrafts(database)).toMatchObject([{ problem: null }]);
      },
    );

    test("and has been corrected is published at its new time", async () => {
      const id = await save({ slug: "two" });
      await publish(database);
      await runAsAdmin(
        "update public.post_drafts set fields = $2, publish_at = now() where id = $1",
        id,
        JSON.stringify(FIELDS),
      );
      expect(await publish(database)).toBe(1);
      expect(await readPosts(database)).toMatchObject([{}, {}, FIELDS]);
    });
  });

  test("whoever saves a draft sees whether a colleague has saved it, given it a time, or only shared it", async () => {
    const id = await save({}, { dueIn: null });
    const versions: unknown[] = [];
    for (const change of [
      'fields = fields || \'{"title": "Other"}\'',
      "publish_at = now()",
      "based_on = now()",
      "preview_until = now()",
      "preview_until = null, fields = fields",
    ]) {
      const { rows } = await runAsAdmin(
        `update public.post_drafts set ${change} where id = $1 returning updated_at::text`,
        id,
      );
      versions.push(rows[0]?.["updated_at"]);
    }
    expect(new Set(versions).size).toBe(3);
    expect(versions.slice(2)).toEqual(Array(3).fill(versions[2]));
  });

  describe("the link to a draft", () => {
    async function share(id: string) {
      const link = await call(ADMIN, "share_draft", id);
      if (!isRecord(link)) throw new Error("No link was made.");
      return link;
    }
    const open = (key: unknown, role: ApiRequest["role"] = "anon") =>
      call({ ...VISITOR, role }, "preview_post", key);
    const readKey = async (id: string) => {
      const { rows } = await database.query(
        "select preview_key as key from public.post_drafts where id = $1",
        [id],
      );
      return rows[0]?.["key"];
    };
    const setEnd = (id: string, end: string) =>
      runAsAdmin(`update public.post_drafts set preview_until = ${end} where id = $1`, id);

    test.each(API_ROLES)("shows %s this draft and no other, for 14 days", async (role) => {
      const [id, other] = [await save(), await save({ slug: "other" })];
      await share(other);
      expect(await open(await readKey(id), role)).toBeNull();
      const { key, until } = await share(id);
      expect(key).toBe(await readKey(id));
      expect(await open(key, role)).toEqual({ fields: FIELDS, until });
      expect(await open(randomUUID(), role)).toBeNull();
      const { rows } = await database.query("select $1 = now() + interval '14 days' as is_right", [
        until,
      ]);
      expect(rows).toEqual([{ is_right: true }]);
    });

    test("shows nothing from its end on; copied again, it is the same and works for 14 more days", async () => {
      const id = await save();
      const link = await share(id);
      await setEnd(id, "now()");
      expect(await open(link["key"])).toBeNull();
      expect(await share(id)).toEqual(link);
      expect(await open(link["key"])).toMatchObject({ until: link["until"] });
    });

    test("that was ended never works again, and the next one is another", async () => {
      const id = await save();
      const { key } = await share(id);
      await setEnd(id, "null");
      expect(await open(key)).toBeNull();
      expect(await open(await readKey(id))).toBeNull();
      const link = await share(id);
      expect(link["key"]).not.toBe(key);
      expect(await open(key)).toBeNull();
      expect(await open(link["key"])).toMatchObject({ fields: FIELDS });
    });

    test("shows nothing of a draft that is published or deleted", async () => {
      const { key } = await share(await save());
      await publish(database);
      expect(await open(key)).toBeNull();
      const id = await save();
      const { key: another } = await share(id);
      await runAsAdmin("delete from public.post_drafts where id = $1", id);
      expect(await open(another)).toBeNull();
      expect(await call(ADMIN, "share_draft", id)).toBeNull();
    });

    test.each(API_ROLES)("is made for %s with the right key only", async (role) => {
      const id = await save();
      await database.exec("savepoint called");
      for (const key of ["none", "wrong"] as const) {
        const attempt = call({ role, headers: headersWith(key) }, "share_draft", id);
        expect(await getErrorCode(attempt)).toBe(FORBIDDEN);
        await database.exec("rollback to called");
      }
      expect(await open(await readKey(id))).toBeNull();
      expect(await call({ ...ADMIN, role }, "share_draft", id)).toMatchObject({
        key: await readKey(id),
      });
    });
  });

  describe("the state of the schedule", () => {
    const readState = (request: ApiRequest = ADMIN) => call(request, "draft_schedule_state");
    const setLastCall = (age: string) =>
      database.exec(`update private.site_builds set drafts_checked_at = now() - interval '${age}'`);

    test.each(API_ROLES)("is told to %s with the right key only", async (role) => {
      await database.exec("savepoint called");
      for (const key of ["none", "wrong"] as const) {
        expect(await getErrorCode(readState({ role, headers: headersWith(key) }))).toBe(FORBIDDEN);
        await database.exec("rollback to called");
      }
      expect(await readState({ ...ADMIN, role })).toEqual({
        now: ANY_TIME,
        is_running: false,
      });
    });

    test("is running from a call, even one without a draft, until ten minutes later", async () => {
      expect(await readState()).toMatchObject({ is_running: false });
      await publish(database);
      expect(await readState()).toMatchObject({ is_running: true });
      await setLastCall("9 minutes 59.999 seconds");
      expect(await readState()).toMatchObject({ is_running: true });
      await setLastCall("10 minutes");
      expect(await readState()).toMatchObject({ is_running: false });
    });

    test.each([
      ["4 minutes 59.999 seconds", false],
      ["5 minutes", true],
    ])("is written every five minutes only: %s after the last time, %s", async (age, isWritten) => {
      await setLastCall(age);
      await publish(database);
      const { rows } = await database.query(
        'select drafts_checked_at = now() as "isWritten" from private.site_builds',
      );
      expect(rows).toEqual([{ isWritten }]);
    });
  });

  test("the job of the build hook publishes as well, and asks for a build a minute later", async () => {
    await database.exec(PG_NET);
    await database.exec("update private.site_builds set hook_url = 'https://builds.example/'");
    const runJob = () => database.exec("select private.request_due_site_build()");
    const readCalls = async () => (await database.query("select url from net.calls")).rows;
    await save();
    await runJob();
    expect(await readPosts(database)).toMatchObject([{}, {}, FIELDS]);
    expect(await readCalls()).toEqual([]);
    await database.exec("update private.site_builds set changed_at = now() - interval '1 minute'");
    await runJob();
    await runJob();
    expect(await readCalls()).toEqual([{ url: "https://builds.example/" }]);
  });
});

describe.runIf(hasPostgresServer)("several connections to a PostgreSQL server", () => {
  let owner: TestDatabase;
  let first: TestDatabase;
  let second: TestDatabase;
  let staff: TestDatabase;

  beforeAll(async () => {
    let connect: () => Promise<TestDatabase>;
    ({ database: owner, connect } = await createOnServer());
    [first, second, staff] = [await connect(), await connect(), await connect()];
  });
  afterAll(() =>
    Promise.all([owner, first, second, staff].map((connection) => connection.close())),
  );
  beforeEach(async () => {
    await owner.exec(`
      truncate public.blog_posts cascade;
      ${CONTENT}
      update private.site_builds set drafts_checked_at = null;
    `);
  });
  afterEach(() => Promise.all([first, staff].map((connection) => connection.exec("rollback"))));

  /** A call whose transaction stays open. */
  async function publishFirst() {
    await first.exec("begin");
    return publish(first);
  }
  const countWaiting = async () =>
    (await owner.query("select from pg_locks where not granted")).rows.length;

  describe.each([
    ["a new post", undefined],
    ["a change of a post", "one"],
  ])("two calls at once, for %s", (_, of) => {
    test("publish it once", async () => {
      await saveDraft(owner, {}, { of });
      expect(await publishFirst()).toBe(1);
      const other = publish(second);
      await expect.poll(countWaiting).toBe(1);
      await first.exec("commit");
      expect(await other).toBe(0);
      const posts = await readPosts(owner);
      expect(posts).toHaveLength(of ? 2 : 3);
      expect(await readDrafts(owner)).toEqual([]);
    });

    test("of which one is interrupted, lose nothing", async () => {
      await saveDraft(owner, {}, { of });
      expect(await publishFirst()).toBe(1);
      await first.exec("rollback");
      expect(await readDrafts(owner)).toMatchObject([{ hasTime: true, problem: null }]);
      expect(await publish(second)).toBe(1);
    });
  });

  test("staff who are saving a post come first, and never wait for a call that waits for them", async () => {
    // It is published before the change of the post, and with it the row of the last change is locked.
    await saveDraft(owner, { slug: "new too" }, { dueIn: "-1 second" });
    await saveDraft(owner, {}, { of: "one" });
    await beginAs(staff, ADMIN);
    await staff.exec("select from public.blog_posts where slug = 'one' for update");
    const publishing = publishFirst();
    await expect.poll(countWaiting).toBe(1);
    const saving = staff.exec(
      "update public.blog_posts set title = 'Of staff' where slug = 'one'; commit",
    );
    expect(await publishing).toBe(1);
    await first.exec("commit");
    await saving;
    expect(await readPosts(owner)).toMatchObject([
      { title: "Of staff" },
      { slug: "two" },
      { slug: "new too" },
    ]);
    expect(await readDrafts(owner)).toEqual([{ slug: "new", hasTime: false, problem: "changed" }]);
  });

  test("a draft that staff are saving is left to the next call", async () => {
    const id = await saveDraft(owner);
    await beginAs(staff, ADMIN);
    await staff.query("update public.post_drafts set fields = $2 where id = $1", [
      id,
      JSON.stringify({ ...FIELDS, title: "Newer" }),
    ]);
    expect(await publishFirst()).toBe(0);
    await first.exec("commit");
    await staff.exec("commit");
    expect(await publish(second)).toBe(1);
    expect(await readPosts(owner)).toMatchObject([{}, {}, { title: "Newer" }]);
  });
});
