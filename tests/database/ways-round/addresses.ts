import { describe, expect, test } from "vitest";
import { expectNoLeak } from "../../support/access/leaks.ts";
import { tally } from "../../support/tally.ts";
import type { Setting } from "./setting.ts";
import { CASES, PEOPLE } from "./setting.ts";

/** What else @supabase/lite would serve, asked for directly and by paths that lead out. */
export function tryAddresses({ ask }: Setting): void {
  describe("addresses of the backend that the site does not use", () => {
    const addresses = [
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

    test.each(addresses)("%s is not there", async (path) => {
      for (const [, identity] of PEOPLE) {
        for (const method of ["GET", "POST"]) {
          const received = await ask(
            { method, path, body: method === "POST" ? "{}" : "" },
            identity,
          );
          expect("apikey" in identity ? [404] : [401, 404]).toContain(received.status);
          expectNoLeak(received);
          expect(received.text).not.toMatch(/jwt|pong|GoTrue|Supalite|<html/i);
          tally(CASES);
        }
      }
    });
  });
}
