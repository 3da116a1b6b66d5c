import { queryOptions } from "@tanstack/react-query";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { renderedSitePath } from "@/config/paths";
import { isRecord } from "@/lib/json";
import { parseContentVersions, type ContentVersions } from "./content-versions";

/** What the HTML files of the site were rendered from; written by src/render. */
export type RenderedSite = {
  /** When the database was read (ISO 8601). */
  renderedAt: string;
  /** True if changes are rendered without being asked for: by `npm start` or `npm run prerender`. */
  updatesItself: boolean;
  versions: ContentVersions;
  /** The names of posts, stories or files that could not be rendered. */
  leftOut?: readonly string[];
};

/** Null for anything that is no such object, for example the HTML of a page. */
export function parseRenderedSite(value: unknown): RenderedSite | null {
  if (!isRecord(value)) return null;
  const { renderedAt, updatesItself } = value;
  const versions = parseContentVersions(value["versions"]);
  const isValid =
    typeof renderedAt === "string" &&
    !Number.isNaN(Date.parse(renderedAt)) &&
    typeof updatesItself === "boolean";
  const names: readonly unknown[] = Array.isArray(value["leftOut"]) ? value["leftOut"] : [];
  const leftOut = names.filter((name) => typeof name === "string");
  if (!isValid || !versions) return null;
  return { renderedAt, updatesItself, versions, ...(leftOut.length > 0 && { leftOut }) };
}

/**
 * Null if the build does not say what it was rendered from: one by an older release, or the
 * development server. Rejects without a connection, or after the time limit of reads.
 */
async function readRenderedSite(): Promise<RenderedSite | null> {
  const response = await fetch(renderedSitePath, {
    cache: "no-store",
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  if (response.status >= 500) throw new TypeError(`The host answered ${response.status}.`);
  return response.ok ? parseRenderedSite(await response.json().catch(() => null)) : null;
}

export const renderedSite = queryOptions({
  queryKey: ["rendered-site"],
  queryFn: readRenderedSite,
  staleTime: 0,
});
