import type { DefaultError } from "@tanstack/react-query";
import { contentVersions } from "@/data/public-changes";
import { queryClient } from "@/data/query-client";
import { renderedSite } from "@/data/rendered-site";
import { siteBuildState } from "@/data/site-builds";
import type { Reading, SiteReadings } from "./decide-status";

const LOADING = { status: "loading" } as const;

/** The state of a query, or of a component's observer of it. */
type QueryResult<T> = {
  status: "pending" | "error" | "success";
  data: T | undefined;
  error: DefaultError | null;
};

/** A failed refresh counts as failed: what was read before may not hold any more. */
export function toReading<T>(result: QueryResult<T> | undefined): Reading<T> {
  if (result?.status === "error") return { status: "failed", error: result.error };
  return result?.data === undefined ? LOADING : { status: "read", value: result.data };
}

/** Reads the site again: first the manifest, then what is needed to compare it. */
export async function readSite(): Promise<SiteReadings> {
  const rendered = await settle(queryClient.query(renderedSite));
  const site = rendered.status === "read" ? rendered.value : null;
  if (!site) return { rendered, versions: LOADING, build: LOADING };
  const [versions, build] = await Promise.all([
    settle(queryClient.query(contentVersions(site.renderedAt))),
    site.updatesItself ? LOADING : settle(queryClient.query(siteBuildState)),
  ]);
  return { rendered, versions, build };
}

export type KnownSite = SiteReadings & {
  /** When the versions and the build state were read; 0 if never. */
  versionsReadAt: number;
  buildReadAt: number;
};

/** What was last read, for the moment in which the page is left. */
export function getKnownSite(): KnownSite {
  const rendered = queryClient.getQueryState(renderedSite.queryKey);
  const { renderedAt = "" } = rendered?.data ?? {};
  const versions = queryClient.getQueryState(contentVersions(renderedAt).queryKey);
  const build = queryClient.getQueryState(siteBuildState.queryKey);
  return {
    rendered: toReading(rendered),
    versions: toReading(versions),
    build: toReading(build),
    versionsReadAt: versions?.dataUpdatedAt ?? 0,
    buildReadAt: build?.dataUpdatedAt ?? 0,
  };
}

function settle<T>(reading: Promise<T>): Promise<Reading<T>> {
  return reading.then(
    (value) => ({ status: "read", value }),
    (error: unknown) => ({ status: "failed", error }),
  );
}
