import { queryOptions } from "@tanstack/react-query";
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { callFunction } from "./admin-client";
import { unexpectedResponseError } from "./errors";
import { queryClient } from "./query-client";
import { readRenderedSite } from "./rendered-site";

const PARTS = ["hook", "pg_net", "pg_cron"] as const;
const RESPONSES = ["none", "accepted", "failed"] as const;

/** What the database knows about changes and builds, by its own clock. Times are ISO 8601. */
export type SiteBuildState = {
  now: string;
  /** When what visitors see was last changed. */
  changedAt: string;
  /** When the host was last asked for a build. */
  requestedAt: string | null;
  /** Whether that was after the last change. */
  isRequested: boolean;
  /** What is not set up: the address of the build hook, what posts to it, what does so in time. */
  missing: readonly (typeof PARTS)[number][];
  /** The host's response to the last request; "none" also while it is awaited. */
  response: (typeof RESPONSES)[number];
  /** The HTTP status of that response, if there was one. */
  statusCode: number | null;
};

/**
 * What is on the site, and what the database knows. The site first: if it differs from the database
 * that is read after it, something was changed since it was built.
 */
export const publishedSite = queryOptions({
  queryKey: ["published-site"],
  queryFn: async () => {
    const rendered = await readRenderedSite();
    return { rendered, build: rendered && (await readBuildState()) };
  },
  // Only a write makes it stale, see write.ts.
  staleTime: Infinity,
});

/** Reads again what is on the site and what the database knows. */
export function refreshPublishedSite(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: publishedSite.queryKey });
}

/** Null for a database without our migrations. */
async function readBuildState(): Promise<SiteBuildState | null> {
  const state = await callFunction("site_build_state", READ_TIMEOUT_MS);
  if (state === null) return null;
  if (!isRecord(state)) throw unexpectedResponseError();
  const { now, changed_at: changedAt, requested_at: requestedAt, status_code: statusCode } = state;
  const response = RESPONSES.find((name) => name === state["response"]);
  const missing = state["missing"];
  if (
    !isTime(now) ||
    !isTime(changedAt) ||
    !(requestedAt === null || isTime(requestedAt)) ||
    !(statusCode === null || typeof statusCode === "number") ||
    !Array.isArray(missing) ||
    !response
  ) {
    throw unexpectedResponseError();
  }
  return {
    now,
    changedAt,
    requestedAt,
    isRequested: state["is_requested"] === true,
    missing: PARTS.filter((part) => missing.includes(part)),
    response,
    statusCode,
  };
}

/**
 * Has the database ask the host for a build now. Returns "requested", "too_soon" or "unavailable".
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export function requestSiteBuild(): Promise<unknown> {
  return callFunction("request_site_build", WRITE_TIMEOUT_MS);
}

function isTime(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}
