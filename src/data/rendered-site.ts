import { READ_TIMEOUT_MS } from "@/config/limits";
import { renderedSitePath } from "@/config/paths";
import { isRecord } from "@/lib/json";
import { getReader } from "./client";

/** What the HTML files of the site were rendered from; written by src/render. */
export type RenderedSite = {
  /** When the content was last changed before it was read, as `readChangedAt` returned it. */
  changedAt: string;
  /** When that was read (ISO 8601). */
  renderedAt: string;
  /** True if changes are rendered without being asked for: by `npm start` or `npm run prerender`. */
  updatesItself: boolean;
  /** The names of posts, stories or files that could not be rendered. */
  leftOut?: readonly string[];
};

/**
 * When the content of the database was last changed, by its own clock. Null if it does not say:
 * then its tables are not from our migrations.
 * @throws {ClientMissingError}
 */
export async function readChangedAt(): Promise<string | null> {
  const client = await getReader();
  const { data } = await client
    .rpc("site_changed_at", undefined, { get: true })
    .abortSignal(AbortSignal.timeout(READ_TIMEOUT_MS));
  return typeof data === "string" ? data : null;
}

/** Null for anything that is no such object, for example the HTML of a page. */
export function parseRenderedSite(value: unknown): RenderedSite | null {
  if (!isRecord(value)) return null;
  const { changedAt, renderedAt, updatesItself } = value;
  const isValid =
    typeof changedAt === "string" &&
    typeof renderedAt === "string" &&
    !Number.isNaN(Date.parse(renderedAt)) &&
    typeof updatesItself === "boolean";
  if (!isValid) return null;
  const names: readonly unknown[] = Array.isArray(value["leftOut"]) ? value["leftOut"] : [];
  const leftOut = names.filter((name) => typeof name === "string");
  return { changedAt, renderedAt, updatesItself, ...(leftOut.length > 0 && { leftOut }) };
}

/**
 * Null if the build does not say what it was rendered from: one by an older release, or the
 * development server. Rejects without a connection, or after the time limit of reads.
 */
export async function readRenderedSite(): Promise<RenderedSite | null> {
  const response = await fetch(renderedSitePath, {
    cache: "no-store",
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  if (response.status >= 500) throw new TypeError(`The host answered ${response.status}.`);
  return response.ok ? parseRenderedSite(await response.json().catch(() => null)) : null;
}
