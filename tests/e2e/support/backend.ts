import type { APIRequestContext, Page, Route } from "@playwright/test";
import type { BlogPost } from "@/data/blog-posts";
import { deriveAdminToken, parsePasswordHash } from "@/lib/admin-token";
import {
  LOCAL_ADMIN_PASSWORD,
  LOCAL_ANON_KEY,
  LOCAL_PASSWORD_HASH,
} from "../../../supabase/local/constants.ts";
import { isTable } from "./pages";

const PUBLIC_HEADERS = { apikey: LOCAL_ANON_KEY } as const;

/** The headers of a request by staff, derived from the documented local password. */
export async function getAdminHeaders() {
  const hash = parsePasswordHash(LOCAL_PASSWORD_HASH);
  if (!hash) throw new Error("The local password hash is malformed.");
  const token = await deriveAdminToken(LOCAL_ADMIN_PASSWORD, hash);
  return { ...PUBLIC_HEADERS, "x-admin-key": token };
}

/** Reads one column of the rows of a query, e.g. `readColumn(request, "blog_posts", "title")`. */
export async function readColumn(
  request: APIRequestContext,
  query: string,
  column: string,
): Promise<string[]> {
  const response = await request.get(`/rest/v1/${query}`, { headers: PUBLIC_HEADERS });
  if (!response.ok()) throw new Error(`${query}: ${response.status()} ${await response.text()}`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new Error(`${query} did not return rows.`);
  return rows.map((row: unknown) => String(Reflect.get(Object(row), column)));
}

/** Responds to the page's reads of a table with these rows instead of those in the database. */
export async function serveTable(page: Page, table: string, rows: readonly object[]) {
  await page.route(
    (url) => isTable(url, table),
    (route) => fulfillRows(route, rows),
  );
}

/** Responds to the page's read of one article with this post. Other reads reach the database. */
export async function servePost(page: Page, post: BlogPost) {
  await page.route(
    (url) => isTable(url, "blog_posts") && url.searchParams.get("slug") === `eq.${post.slug}`,
    (route) => fulfillRows(route, [post]),
  );
}

function fulfillRows(route: Route, rows: readonly object[]) {
  const last = Math.max(0, rows.length - 1);
  return route.fulfill({
    json: rows,
    headers: { "content-range": `0-${last}/${rows.length}` },
  });
}
