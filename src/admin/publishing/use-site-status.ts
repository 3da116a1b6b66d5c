import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { SLOW_POLL_MS } from "@/config/admin-limits";
import { contentVersions } from "@/data/public-changes";
import { queryClient } from "@/data/query-client";
import { renderedSite } from "@/data/rendered-site";
import { siteBuildState } from "@/data/site-builds";
import { decideStatus, type SiteStatus } from "./decide-status";
import { choosePollInterval } from "./poll-interval";
import { siteBuilds } from "./site-builds";
import { toReading } from "./site-readings";

/**
 * The status of the site, read again when the window is focused and while something is expected.
 * The versions are read after each new manifest, see `contentVersions`.
 */
export function useSiteStatus() {
  const request = useSyncExternalStore(siteBuilds.subscribe, siteBuilds.getState);
  const [shown, setShown] = useState<SiteStatus>({ kind: "checking" });

  const rendered = useQuery({
    ...renderedSite,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.status === "error") return SLOW_POLL_MS;
      const { queryKey } = contentVersions(state.data?.renderedAt ?? "");
      const comparedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      return choosePollInterval(shown, Date.now() - comparedAt).rendered;
    },
  });
  const site = rendered.data ?? null;
  const versions = useQuery({
    ...contentVersions(site?.renderedAt ?? ""),
    enabled: site !== null,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.status === "error" && SLOW_POLL_MS,
  });
  const build = useQuery({
    ...siteBuildState,
    enabled: site !== null && !site.updatesItself,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.status === "error" ? SLOW_POLL_MS : choosePollInterval(shown, 0).build,
  });

  // While one of them is being read, it may be older than the others, and the comparison wrong.
  const isReading = rendered.isFetching || versions.isFetching || build.isFetching;
  const readings = {
    rendered: toReading(rendered),
    versions: toReading(versions),
    build: toReading(build),
  };
  const now = Math.max(rendered.dataUpdatedAt, build.dataUpdatedAt);
  // A sentence that a change of this tab has made wrong must not stand beside "Saved".
  const isOutdated = shown.kind === "fresh" && (request.lastChangeAt ?? 0) > versions.dataUpdatedAt;
  const before: SiteStatus = isOutdated ? { kind: "checking" } : shown;
  const status = isReading ? before : decideStatus(readings, { ...request, now });
  if (JSON.stringify(status) !== JSON.stringify(shown)) setShown(status);

  const isScheduled = shown.kind === "pending" && shown.next.kind === "scheduled";
  useEffect(() => {
    if (isScheduled) siteBuilds.requestSoon();
  }, [isScheduled]);

  return { status: shown, request, isReading };
}
