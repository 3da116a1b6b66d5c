import { BUILD_LIMIT_MS } from "@/config/admin-limits";
import { countChanges, findLastChange, type ContentVersions } from "@/data/content-versions";
import { AccessRefusedError, ClientMissingError } from "@/data/errors";
import type { RenderedSite } from "@/data/rendered-site";
import type { SiteBuildState } from "@/data/site-builds";

export type Reading<T> =
  { status: "loading" } | { status: "failed"; error: unknown } | { status: "read"; value: T };

/** What was read of the site. `build` and `versions` matter only if there is a manifest. */
export type SiteReadings = {
  /** Null if the build has no manifest. */
  rendered: Reading<RenderedSite | null>;
  versions: Reading<ContentVersions>;
  build: Reading<SiteBuildState>;
};

/** In milliseconds since the epoch, by the clock of this browser. */
export type SiteTimes = {
  /** The last change of this tab that visitors see. */
  lastChangeAt: number | null;
  /** When this tab sent its last request for a build. */
  lastRequestAt: number | null;
  now: number;
};

/** What happens next with changes that are not in the HTML files yet. */
export type NextStep =
  /** The server renders them without being asked. */
  | { kind: "rendering" }
  /** It should have done so long ago. */
  | { kind: "overdue" }
  /** The host will be asked for a build. */
  | { kind: "scheduled" }
  /** `since` is the time of the request (ISO 8601). */
  | { kind: "building"; since: string }
  /** A build was requested too long ago to be still running. */
  | { kind: "late"; since: string }
  /** The host refused the request. */
  | { kind: "failing"; statusCode: number | null }
  | { kind: "noHook" }
  | { kind: "noPgNet" }
  /** The database refused to tell. */
  | { kind: "loggedOut" };

export type SiteStatus =
  /** There is no backend, so nothing can be changed. */
  | { kind: "hidden" }
  | { kind: "checking" }
  | { kind: "unknown" }
  /** The build has no manifest. */
  | { kind: "missing" }
  /** `leftOut` names what could not be rendered. Nothing more follows by itself. */
  | { kind: "fresh"; renderedAt: string; leftOut?: readonly string[] }
  | { kind: "pending"; count: number; next: NextStep };

/** Whether search engines and link previews get what is stored, and otherwise what happens next. */
export function decideStatus(
  { rendered, versions, build }: SiteReadings,
  times: SiteTimes,
): SiteStatus {
  if (rendered.status === "loading") return { kind: "checking" };
  if (rendered.status === "failed") return { kind: "unknown" };
  if (rendered.value === null) return { kind: "missing" };

  if (versions.status === "loading") return { kind: "checking" };
  if (versions.status === "failed") {
    return { kind: versions.error instanceof ClientMissingError ? "hidden" : "unknown" };
  }
  const { renderedAt, updatesItself, leftOut } = rendered.value;
  const count = countChanges(rendered.value.versions, versions.value);
  if (count === 0) return { kind: "fresh", renderedAt, ...(leftOut && { leftOut }) };
  if (updatesItself) {
    const changedAt = findLastChange(rendered.value.versions, versions.value) ?? times.now;
    const isOverdue = times.now - changedAt > BUILD_LIMIT_MS;
    return { kind: "pending", count, next: { kind: isOverdue ? "overdue" : "rendering" } };
  }

  if (build.status === "loading") return { kind: "checking" };
  if (build.status === "read") {
    return { kind: "pending", count, next: decideNextStep(renderedAt, build.value, times) };
  }
  return build.error instanceof AccessRefusedError
    ? { kind: "pending", count, next: { kind: "loggedOut" } }
    : { kind: "unknown" };
}

function decideNextStep(
  renderedAt: string,
  { hook, requestedAt, response, statusCode }: SiteBuildState,
  times: SiteTimes,
): NextStep {
  if (hook === "no_hook") return { kind: "noHook" };
  if (hook === "no_pg_net") return { kind: "noPgNet" };
  // A build reads the database after it was requested, so an older request has been fulfilled.
  if (requestedAt === null || Date.parse(requestedAt) <= Date.parse(renderedAt)) {
    return { kind: "scheduled" };
  }
  if (response === "failed") return { kind: "failing", statusCode };
  if (isChangedSinceRequest(times, Date.parse(requestedAt))) return { kind: "scheduled" };
  const isOpen = times.now - Date.parse(requestedAt) < BUILD_LIMIT_MS;
  return { kind: isOpen ? "building" : "late", since: requestedAt };
}

/**
 * Whether this tab has changed something that no request covers. Its own request is compared first:
 * the clock of the database may differ from the browser's.
 */
export function isChangedSinceRequest(
  { lastChangeAt, lastRequestAt }: Omit<SiteTimes, "now">,
  requestedAt = -Infinity,
): boolean {
  return lastChangeAt !== null && lastChangeAt > (lastRequestAt ?? requestedAt);
}

/** True if the host can be asked for a build, and no running one is known to have the changes. */
export function isRequestUseful(status: SiteStatus): boolean {
  if (status.kind !== "pending") return false;
  const { kind } = status.next;
  return kind === "scheduled" || kind === "failing" || kind === "late";
}
