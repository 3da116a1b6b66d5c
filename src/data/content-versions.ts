import { ROWS_PER_REQUEST } from "@/config/limits";
import { fingerprint } from "@/lib/fingerprint";
import { isRecord } from "@/lib/json";
import { DatabaseError } from "./errors";
import { readResponse } from "./read";
import { readId, readText, type StoredRow } from "./rows";
import { listSiteImageOverrides } from "./site-images";
import { listSiteSettings } from "./site-settings";

/** The version of each row, by its id or key. Two equal versions are shown in the same way. */
type Versions = Readonly<Record<string, string>>;

/** What the database held at one moment, of all that visitors see. */
export type ContentVersions = {
  posts: Versions;
  stories: Versions;
  siteImages: Versions;
  settings: Versions;
};

export const NO_CONTENT: ContentVersions = { posts: {}, stories: {}, siteImages: {}, settings: {} };

/**
 * Reads the versions of everything that visitors see, without the texts themselves.
 * @throws {DatabaseError | ClientMissingError}
 */
export async function readContentVersions(): Promise<ContentVersions> {
  const [posts, stories, images, settings] = await Promise.all([
    readRowVersions("blog_posts"),
    readRowVersions("success_stories"),
    listSiteImageOverrides(),
    listSiteSettings(),
  ]);
  return {
    posts,
    stories,
    siteImages: Object.fromEntries(images.map(({ id, url, alt }) => [id, hash([url, alt])])),
    settings: Object.fromEntries([...settings].map(([key, value]) => [key, hash([value])])),
  };
}

/** How many rows were added, changed or removed. */
export function countChanges(before: ContentVersions, after: ContentVersions): number {
  const areas = ["posts", "stories", "siteImages", "settings"] as const;
  return areas.reduce((sum, area) => sum + countInArea(before[area], after[area]), 0);
}

function countInArea(before: Versions, after: Versions): number {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => before[id] !== after[id]).length;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT/;

/**
 * When the newest of the rows that differ was changed, in milliseconds since the epoch; null if that
 * is not known. Only versions of posts and stories are times.
 */
export function findLastChange(before: ContentVersions, after: ContentVersions): number | null {
  const times = (["posts", "stories"] as const).flatMap((area) =>
    Object.entries(after[area])
      .filter(([id, version]) => before[area][id] !== version && ISO_TIME.test(version))
      .map(([, version]) => Date.parse(version)),
  );
  return times.length > 0 ? Math.max(...times) : null;
}

/** A copy of parsed JSON with the shape of versions; null for anything else. */
export function parseContentVersions(value: unknown): ContentVersions | null {
  if (!isRecord(value)) return null;
  const { posts, stories, siteImages, settings } = value;
  return areVersions(posts) &&
    areVersions(stories) &&
    areVersions(siteImages) &&
    areVersions(settings)
    ? { posts, stories, siteImages, settings }
    : null;
}

function areVersions(value: unknown): value is Versions {
  return isRecord(value) && Object.values(value).every((version) => typeof version === "string");
}

type ArticleTable = "blog_posts" | "success_stories";

/** PostgreSQL's error code `undefined_column`: a table that our migrations did not make. */
const UNDEFINED_COLUMN = "42703";

/** A trigger sets `updated_at` at every change that visitors can see. */
async function readRowVersions(table: ArticleTable): Promise<Versions> {
  try {
    return await readVersions(table, "id, updated_at");
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== UNDEFINED_COLUMN) throw error;
    return readVersions(table, "*");
  }
}

async function readVersions(table: ArticleTable, columns: "id, updated_at" | "*") {
  const versions: [id: string, version: string][] = [];
  for (;;) {
    const from = versions.length;
    const { rows, count } = await readResponse(
      { required: ["id"], normalize: readVersion },
      (client, signal) =>
        client
          .from(table)
          .select(columns, { count: "exact" })
          .order("id")
          .range(from, from + ROWS_PER_REQUEST - 1)
          .abortSignal(signal)
          .retry(false),
    );
    versions.push(...rows);
    if (rows.length === 0 || versions.length >= (count ?? 0)) return Object.fromEntries(versions);
  }
}

function readVersion(row: StoredRow): [id: string, version: string] {
  const { display_order: _, ...seen } = row;
  return [readId(row["id"]), readText(row["updated_at"]) || hash(Object.values(seen))];
}

function hash(values: readonly unknown[]): string {
  return fingerprint(JSON.stringify(values));
}
