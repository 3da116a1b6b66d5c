import { fingerprint } from "@/lib/fingerprint";
import { isRecord } from "@/lib/json";
import { RELATED_COUNT } from "@/config/limits";

/**
 * A request for rows, as the client of the database sends it (a table and the query of its
 * address), and the fingerprint of the answer from which a page was rendered.
 */
export type PageRead = readonly [query: string, fingerprint: string];

const query = (table: string, ...parameters: [name: string, value: string][]) =>
  `${table}?${new URLSearchParams(parameters).toString()}`;

const NEWEST_FIRST = "date.desc,created_at.desc,id.asc";
/** The exact reverse. */
const OLDEST_FIRST = "date.asc,created_at.asc,id.desc";

/**
 * The requests of the pages that are read. The starter sends them before the code of the client is
 * there, and the client finds their answers by these texts, so both must be the same.
 */
export const pageQueries = {
  siteImages: query("site_images", ["select", "id,url,alt"]),
  siteSettings: query("site_settings", ["select", "key,value"]),
  successStories: query("success_stories", ["select", "*"], ["order", "created_at.desc,id.asc"]),
  latestPosts: (count: number) =>
    query("blog_posts", ["select", "*"], ["order", NEWEST_FIRST], ["limit", String(count)]),
  postBySlug: (slug: string) => query("blog_posts", ["select", "*"], ["slug", `eq.${slug}`]),
  postsOfCategory: (slug: string, category: string) =>
    query(
      "blog_posts",
      ["select", "*"],
      ["slug", `neq.${slug}`],
      ["category", `eq.${category}`],
      ["order", NEWEST_FIRST],
      ["limit", String(RELATED_COUNT)],
    ),
  oldestPosts: (slug: string, count: number) =>
    query(
      "blog_posts",
      ["select", "*"],
      ["slug", `neq.${slug}`],
      ["order", OLDEST_FIRST],
      ["limit", String(count)],
    ),
} as const;

/**
 * A short text that is the same for the same rows in any order, as the database has sent them. A row
 * that says when it was last updated is represented by that; its place in the admin's list changes
 * nothing for visitors.
 */
export function fingerprintRows(rows: readonly unknown[]): string {
  const versions = rows.map((row) => {
    if (!isRecord(row)) return "";
    const { id, updated_at: updatedAt } = row;
    return JSON.stringify(updatedAt ? [id, updatedAt] : row);
  });
  return fingerprint(versions.sort().join());
}
