import { expect } from "vitest";
import type { TestRequest } from "./send.ts";

/** ISO 8601, in the time zone of the computer. */
const ANY_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/);

/** The functions of the API, with what each answers the admin for the hook of build-hook.ts. */
export const FUNCTIONS = [
  { name: "request_site_build", answer: { outcome: "failed" } },
  {
    name: "site_build_state",
    answer: {
      hook: "ready",
      requested_at: ANY_TIME,
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
