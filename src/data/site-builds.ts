import { queryOptions } from "@tanstack/react-query";
import { supabaseConfig } from "@/config/env";
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { getAdminKey } from "./browser/admin-access";
import { AccessRefusedError, ClientMissingError } from "./errors";
import { toDatabaseError, unexpectedResponseError } from "./to-database-error";

const HOOKS = ["ready", "no_hook", "no_pg_net"] as const;
const RESPONSES = ["none", "accepted", "failed"] as const;
const OUTCOMES = ["requested", "no_hook", "no_pg_net", "too_soon", "failed"] as const;

/** Whether the database can ask the host for a build, and what became of the last request. */
export type SiteBuildState = {
  /** Whether the address of a build hook is stored, and `pg_net`, which posts to it, is enabled. */
  hook: (typeof HOOKS)[number];
  /** ISO 8601. */
  requestedAt: string | null;
  /** The host's response to the last request; "none" also while it is awaited. */
  response: (typeof RESPONSES)[number];
  /** The HTTP status of that response, if there was one. */
  statusCode: number | null;
};

export type BuildRequestOutcome = (typeof OUTCOMES)[number];

/** Of a database without the functions, because its migrations are older. */
const NO_HOOK: SiteBuildState = {
  hook: "no_hook",
  requestedAt: null,
  response: "none",
  statusCode: null,
};

/** The query rejects with the errors of `callFunction`. */
export const siteBuildState = queryOptions({
  queryKey: ["site-build-state"],
  queryFn: readBuildState,
  staleTime: 0,
});

async function readBuildState(): Promise<SiteBuildState> {
  const answer = await callFunction("site_build_state", READ_TIMEOUT_MS);
  if (answer === "missing") return NO_HOOK;
  const hook = HOOKS.find((name) => name === answer["hook"]);
  const response = RESPONSES.find((name) => name === answer["response"]);
  const { requested_at: requestedAt, status_code: statusCode } = answer;
  if (!hook || !response || !isMoment(requestedAt) || !isStatusCode(statusCode)) {
    throw unexpectedResponseError();
  }
  return { hook, requestedAt, response, statusCode };
}

/**
 * Has the database ask the host for a build. The browser finishes the request even if the page is
 * left meanwhile.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function requestSiteBuild(): Promise<BuildRequestOutcome> {
  const answer = await callFunction("request_site_build", WRITE_TIMEOUT_MS);
  if (answer === "missing") return "no_hook";
  const outcome = OUTCOMES.find((name) => name === answer["outcome"]);
  if (!outcome) throw unexpectedResponseError();
  return outcome;
}

function isMoment(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && !Number.isNaN(Date.parse(value)));
}

function isStatusCode(value: unknown): value is number | null {
  return value === null || Number.isInteger(value);
}

/** PostgREST's error code for a function that does not exist. */
const FUNCTION_MISSING = "PGRST202";
/** PostgreSQL's error code `insufficient_privilege`: the admin key is not the right one. */
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Calls a function of the database that takes no arguments and returns an object. A plain `fetch`,
 * because the client has no `keepalive`, which lets a request outlast its page:
 * https://developer.mozilla.org/docs/Web/API/RequestInit#keepalive
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
async function callFunction(
  name: string,
  timeoutMs: number,
): Promise<Record<string, unknown> | "missing"> {
  if (!supabaseConfig) throw new ClientMissingError();
  const adminKey = getAdminKey();
  if (adminKey === null) throw new AccessRefusedError();
  const { url, key } = supabaseConfig;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(new URL(`rest/v1/rpc/${name}`, `${url}/`), {
    method: "POST",
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "x-admin-key": adminKey,
    },
    body: "{}",
    keepalive: true,
    signal,
  }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  const status = response?.status ?? 0;
  if (response?.ok) {
    if (!isRecord(body)) throw unexpectedResponseError();
    return body;
  }
  const error = toDatabaseError({ error: body, status, signal, timeoutMs });
  if (error.code === FUNCTION_MISSING) return "missing";
  const isRefusal = error.code === INSUFFICIENT_PRIVILEGE || status === 401 || status === 403;
  throw isRefusal ? new AccessRefusedError(error.message) : error;
}
