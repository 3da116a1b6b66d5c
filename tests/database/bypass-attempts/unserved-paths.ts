import { describe, expect, test } from "vitest";
import { expectNoLeak } from "../../support/access/leaks.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { CASES, CALLERS } from "./context.ts";

/** Attempts to reach other services of @supabase/lite, directly and by path traversal. */
export function tryUnservedPaths({ request }: BypassContext): void {
  describe("paths of the backend that the site does not use", () => {
    const paths = [
      "/_system/ping",
      "/_system/config",
      "/_system/info",
      "/_system/introspect",
      "/auth/v1/health",
      "/auth/v1/signup",
      "/auth/v1/admin/users",
      "/functions/v1/any",
      "/graphql/v1",
      "/realtime/v1",
      "/pg/query",
      "/platform/pg-meta/default/query",
      "/project/default",
      "/_/",
      "/rest/v1",
      "/rest/v1/../../_system/config",
      "/rest/v1/%2e%2e/%2E./_system/info",
      "/rest/v1/..\\..\\_system/introspect",
      "/rest/v1/..%2f..%2f_system/introspect",
      "/rest/v1/./../../auth/v1/health",
      "/rest/v1/../..//any",
      "/rest/v1/../../storage/v1/bucket",
      "/storage/v1/../../_system/introspect",
      "/storage/v1/../v1/../../rest/v1/site_settings",
      "//rest/v1/../../_system/config",
      "http://localhost/_system/config",
      "/rest/v1//_system/config",
      "/rest/v1/rpc/../../../_system/config",
    ];

    test.each(paths)("%s is not served", async (path) => {
      for (const [, identity] of CALLERS) {
        for (const method of ["GET", "POST"]) {
          const response = await request(
            { method, path, body: method === "POST" ? "{}" : "" },
            identity,
          );
          expect("apikey" in identity ? [404] : [401, 404]).toContain(response.status);
          expectNoLeak(response);
          expect(response.text).not.toMatch(/jwt|pong|GoTrue|Supalite|<html/i);
          addToTotal(CASES);
        }
      }
    });
  });
}
