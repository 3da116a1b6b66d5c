import { supabaseConfig } from "@/config/env";
import { READ_TIMEOUT_MS, RELATED_COUNT } from "@/config/limits";
import { isRecord } from "@/lib/json";

/**
 * A request for rows, as the client of the database sends it (a table and the query of its
 * address), and the fingerprint of the answer from which a page was rendered.
 */
export type PageRead = readonly [query: string, fingerprint: string];

/* @__NO_SIDE_EFFECTS__ */
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

/** A short hash for comparing texts (FNV-1a, 32 bits). It is not cryptographic. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** An answer that is older is not used any more: the application then reads again. */
const MAX_AGE_MS = 60_000;

/** What the starter has asked before the application runs, by the addresses of the requests. */
const prefetched = new Map<string, Promise<Response>>();

/**
 * Sends one of the requests as the client of the database would, whose code need not be there.
 * @param read a table and the query of its address
 * @returns the rows; undefined for an error response, or without a backend
 * @throws {TypeError} without a connection
 */
export async function prefetchRows(read: string): Promise<unknown> {
  if (!supabaseConfig) return undefined;
  const { url, key } = supabaseConfig;
  const address = new URL(`rest/v1/${read}`, `${url}/`).href;
  const response = fetch(address, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    priority: "low",
  });
  prefetched.set(address, response);
  setTimeout(() => prefetched.delete(address), MAX_AGE_MS);
  const answer = await response;
  return answer.ok ? await answer.clone().json() : undefined;
}

/** The answer to a request that the starter has sent, once; undefined if there is none. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const answer = prefetched.get(address);
  prefetched.delete(address);
  return answer;
}
