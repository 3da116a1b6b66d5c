import { http, HttpResponse } from "msw";
import type { RenderedSite } from "@/data/rendered-site";

/** The URL of the functions in the unit tests (vite.config.ts). */
const RPC_URL = "http://backend.test/rest/v1/rpc";

/** A database that can ask the host for a build, and never did. */
export const BUILD_STATE = {
  now: "2026-11-25T14:12:00.000001+00:00",
  changed_at: "2026-11-25T14:05:00.000001Z",
  requested_at: null,
  is_requested: false,
  missing: [],
  response: "none",
  status_code: null,
};

/** Responds with the manifest of the build; null for a build without one. */
export function serveManifest(site: RenderedSite | null) {
  return http.get("/rendered.json", () =>
    site ? HttpResponse.json(site) : new HttpResponse("Not found", { status: 404 }),
  );
}

/**
 * Responds as the functions of the database. An accepted request is remembered in `state`, and all
 * are in `requests`. A test may change `state` and `outcome`.
 */
export function serveBuilds(changes: object = {}) {
  const requests: Request[] = [];
  const builds = { state: { ...BUILD_STATE, ...changes }, outcome: "requested", requests };
  const handlers = [
    http.post(`${RPC_URL}/site_build_state`, () => HttpResponse.json(builds.state)),
    http.post(`${RPC_URL}/request_site_build`, ({ request }) => {
      builds.requests.push(request);
      if (builds.outcome === "requested") {
        Object.assign(builds.state, { requested_at: builds.state.now, is_requested: true });
      }
      return HttpResponse.json(builds.outcome);
    }),
  ];
  return { builds, handlers };
}

type FunctionFailure = { status: number; code?: string };

/** Responds with an error to both functions, or to one. Status 0 is a network error. */
export function failBuildFunctions({ status, code = "XX000" }: FunctionFailure, name = "*") {
  return http.post(`${RPC_URL}/${name}`, () => {
    if (status === 0) return HttpResponse.error();
    return HttpResponse.json({ code, message: "the server's own words" }, { status });
  });
}
