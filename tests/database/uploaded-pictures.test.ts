import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestDatabase } from "../support/database.ts";
import { ADMIN_KEYS, API_ROLES, beginAs, getErrorCode, headersWith } from "../support/database.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";
const FOLDER = "https://a.example/storage/v1/object/public/public_assets/";
/** A picture in a text, as the editor writes it. */
const tag = (name: string, alt = "") => `<p>x</p><img src="${FOLDER}${name}" alt="${alt}">`;

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec("insert into storage.buckets (id, name) values ('other', 'other')");
  });
  afterAll(() => database.close());

  /** What staff get for the files, with the places as `place: title`. */
  async function listUploads(files: readonly string[]) {
    for (const name of files) {
      await database.query(
        "insert into storage.objects (bucket_id, name, metadata) values ('public_assets', $1, $2)",
        [name, { size: 1234 }],
      );
    }
    await database.query("insert into storage.objects (bucket_id, name) values ('other', 'o.png')");
    await database.query("select set_config('request.headers', $1, true)", [headersWith("right")]);
    await database.exec("set local role anon");
    const { rows } = await database.query(
      `select file ->> 'name' as name, file ->> 'alt' as alt, file -> 'bytes' as bytes,
         coalesce(string_agg(use ->> 'place' || ': ' || (use ->> 'title'), ', '), '') as uses
       from jsonb_array_elements(public.list_uploads()) file
       left join jsonb_array_elements(file -> 'uses') use on true
       group by 1, 2, 3 order by 1`,
    );
    return rows;
  }
  const addPost = (title: string, image: string, content: string, avatar = "") =>
    database.query(
      `insert into public.blog_posts
         (slug, title, date, category, excerpt, image_url, image_alt, content, author_avatar)
       values ($1, $1, '2026-01-01', 'C', 'E', $2, 'Of the post', $3, $4)`,
      [title, image, content, avatar],
    );

  test.each(API_ROLES)("visitors list nothing, as %s", async (role) => {
    for (const key of ["none", "wrong"] as const satisfies (keyof typeof ADMIN_KEYS)[]) {
      await beginAs(database, { role, headers: headersWith(key) });
      expect(await getErrorCode(database.query("select public.list_uploads()"))).toBe(FORBIDDEN);
      await database.exec("rollback");
    }
  });

  describe("staff see", () => {
    const inTransaction = async (run: () => Promise<void>) => {
      await database.exec("begin");
      try {
        await run();
      } finally {
        await database.exec("rollback");
      }
    };

    test("each file with all of its places, and its alt text", () =>
      inTransaction(async () => {
        await addPost(
          "Post",
          `${FOLDER}a.png`,
          tag("b.png", "Say &quot;4 &lt; 5&quot;"),
          `${FOLDER}c.png`,
        );
        await database.exec(`
          insert into public.success_stories (title, category, excerpt, image_url, image_alt, content)
          values ('Story', 'C', 'E', '${FOLDER}a.png', 'Of the story', 'X');
          insert into public.site_images (id, url, alt) values ('logo', '${FOLDER}d.png', 'A logo');
          insert into public.site_settings values ('faviconUrl', '${FOLDER}e.png');
          insert into public.post_drafts (fields) values ('{"title": "Draft", "content": ""}');
          update public.post_drafts
          set fields = jsonb_set(fields, '{content}', to_jsonb('${tag("f.png", "In a draft")}'::text));
          insert into public.content_versions (table_name, row_id, fields, is_deletion) values
            ('blog_posts', '1', '{"title": "Post", "image_url": "${FOLDER}g.png"}', false),
            ('blog_posts', '2', '{"title": "Gone", "content": "(${FOLDER}g.png)"}', true);
        `);
        const file = (name: string, alt: string | null, uses: string) => ({
          name,
          alt,
          bytes: 1234,
          uses,
        });
        const names = "abcdefgh".split("").map((name) => `${name}.png`);
        expect(await listUploads(names)).toEqual([
          file("a.png", "Of the story", "post: Post, story: Story"),
          file("b.png", 'Say "4 < 5"', "post: Post"),
          file("c.png", null, "post: Post"),
          file("d.png", "A logo", "image: logo"),
          file("e.png", null, "setting: faviconUrl"),
          file("f.png", "In a draft", "draft: Draft"),
          file("g.png", null, "deleted: Gone, version: Post"),
          file("h.png", null, ""),
        ]);
      }));

    test.each([
      ["a.png", `<p>See ${FOLDER}a.png. Or not`, true],
      ["a.png", `<img srcset="${FOLDER}a.png 2x, ${FOLDER}b.png 3x">`, true],
      ["a.png", `<div style="background: url(&quot;${FOLDER}a.png&quot;)">`, true],
      ["a.png", `<img src='/storage/v1/render/image/public/public_assets/a.png?width=3'>`, true],
      ["in a folder/Foto 1.png", `<img src="${FOLDER}in%20a%20folder/Foto%201.png">`, true],
      ["图.png", `<img src="${FOLDER}%E5%9B%BE.png">`, true],
      ["a.png", `<img src="${FOLDER}aa.png"><img src="${FOLDER}a.png.webp">`, false],
      ["a.png", '<img src="https://a.example/other/a.png">', false],
    ])("whether %s is used in %s", (name, content, isUsed) =>
      inTransaction(async () => {
        await addPost("Post", "/i", content);
        expect(await listUploads([name])).toMatchObject([{ uses: isUsed ? "post: Post" : "" }]);
      }),
    );
  });
});
