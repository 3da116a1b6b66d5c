import type { TestRequest } from "./send.ts";

export type Row = Record<string, unknown>;

export type TableCase = {
  table: string;
  /** Its primary key. */
  id: string;
  /** Two rows that exist before the test, and one to add. */
  kept: [Row, Row];
  added: Row;
  change: Row;
};

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const CHANGED = "Changed";

const ARTICLE = {
  title: "Kept",
  category: "C",
  excerpt: "E",
  image_url: "/i",
  image_alt: "A",
  content: "<p>X</p>",
};

const makePost = (number: number) => ({
  ...ARTICLE,
  id: uuid(number),
  slug: `post-${number}`,
  date: "2026-01-01",
});
const makeStory = (number: number) => ({ ...ARTICLE, id: uuid(number) });
const makeImage = (id: string) => ({ id, url: "/kept", alt: "Kept" });
const makeSetting = (key: string) => ({ key, value: "Kept" });

export const TABLES: TableCase[] = [
  {
    table: "blog_posts",
    id: "id",
    kept: [makePost(1), makePost(2)],
    added: makePost(3),
    change: { title: CHANGED },
  },
  {
    table: "success_stories",
    id: "id",
    kept: [makeStory(1), makeStory(2)],
    added: makeStory(3),
    change: { title: CHANGED },
  },
  {
    table: "site_images",
    id: "id",
    kept: [makeImage("a"), makeImage("b")],
    added: makeImage("c"),
    change: { url: CHANGED },
  },
  {
    table: "site_settings",
    id: "key",
    kept: [makeSetting("a"), makeSetting("b")],
    added: makeSetting("c"),
    change: { value: CHANGED },
  },
];

const asJson = { "content-type": "application/json", prefer: "return=representation" };
const merging = { ...asJson, prefer: "return=representation,resolution=merge-duplicates" };

/** The requests that the site makes to a table, for one row. */
export function makeTableRequests({ table, id, added, change }: TableCase, row: Row) {
  const path = `/rest/v1/${table}`;
  const one = `${path}?${id}=eq.${String(row[id])}`;
  return {
    select: { path: one },
    insert: { method: "POST", path, headers: asJson, body: JSON.stringify(added) },
    upsert: {
      method: "POST",
      path: `${path}?on_conflict=${id}`,
      headers: merging,
      body: JSON.stringify({ ...row, ...change }),
    },
    update: { method: "PATCH", path: one, headers: asJson, body: JSON.stringify(change) },
    delete: { method: "DELETE", path: one, headers: asJson },
  } satisfies Record<string, TestRequest>;
}
