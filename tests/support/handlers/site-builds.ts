import { http, HttpResponse } from "msw";
import type { BuildRequestOutcome } from "@/data/site-builds";
import type { RenderedSite } from "@/data/rendered-site";

/** The URL of the functions in the unit tests (vite.config.ts). */
const RPC_URL = "http://backend.test/rest/v1/rpc";

type BuildState = {
  hook: "ready" | "no_hook" | "no_pg_net";
  requested_at: string | null;
  response: "none" | "accepted" | "failed";
  status_code: number | null;
};

export const NO_HOOK: BuildState = {
  hook: "no_hook",
  requested_at: null,
  response: "none",
  status_code: null,
};

/** A hook that was never used. */
export const HOOK: BuildState = { ...NO_HOOK, hook: "ready" };

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
export function serveBuildHook(initial: BuildState, outcome?: BuildRequestOutcome) {
  const requests: Request[] = [];
  const hook = { state: initial, outcome, requests };
  const handlers = [
    http.post(`${RPC_URL}/site_build_state`, () => HttpResponse.json(hook.state)),
    http.post(`${RPC_URL}/request_site_build`, ({ request }) => {
      hook.requests.push(request);
      const answer = hook.outcome ?? (hook.state.hook === "ready" ? "requested" : hook.state.hook);
      if (answer === "requested") {
        hook.state = { ...HOOK, requested_at: new Date().toISOString() };
      }
      return HttpResponse.json({ outcome: answer });
    }),
  ];
  return { hook, handlers };
}

type FunctionFailure = { status: number; code?: string };

/** Responds with an error to both functions, or to one. Status 0 is a network error. */
export function failBuildFunctions({ status, code = "XX000" }: FunctionFailure, name = "*") {
  return http.post(`${RPC_URL}/${name}`, () => {
    if (status === 0) return HttpResponse.error();
    return HttpResponse.json({ code, message: "the server's own words" }, { status });
  });
}
