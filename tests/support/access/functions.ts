import { HOOK_REQUESTED_AT } from "./build-hook.ts";
import type { TestRequest } from "./send.ts";

/** The functions of the API, with what each answers the admin for the hook of build-hook.ts. */
export const FUNCTIONS = [
  { name: "request_site_build", answer: { outcome: "failed" } },
  {
    name: "site_build_state",
    answer: {
      hook: "ready",
      requested_at: HOOK_REQUESTED_AT,
      response: "failed",
      status_code: null,
    },
  },
];

const asJson = { "content-type": "application/json" };

/** The ways to call a function without arguments. */
export function makeFunctionRequests(name: string) {
  const path = `/rest/v1/rpc/${name}`;
  return {
    post: { method: "POST", path, headers: asJson, body: "{}" },
    postNothing: { method: "POST", path },
    get: { path },
  } satisfies Record<string, TestRequest>;
}
