import { describe, expect, test } from "vitest";
import { expectNoLeak, expectNoSecret } from "../../support/access/leaks.ts";
import type { HeaderFields } from "../../support/access/send.ts";
import { tally } from "../../support/tally.ts";
import type { Setting } from "./setting.ts";
import { AS_JSON, CASES, PEOPLE } from "./setting.ts";

/** The schema that holds the admin token, by every name and profile. */
export function tryPrivateSchema({ ask }: Setting): void {
  describe("the private schema", () => {
    const relations = ["admin_access", "private.admin_access", "private_admin_access"];
    const functions = ["is_site_admin", "set_updated_at", "private.is_site_admin"];
    const schemas = ["private", "storage", "auth", "pg_catalog", "supabase_migrations"];
    const profiles: HeaderFields[] = [
      {},
      { "accept-profile": "private", "content-profile": "private" },
      { "accept-profile": "public", "content-profile": "private" },
      { "accept-profile": "private", "content-profile": "public" },
      { "accept-profile": "public,private", "content-profile": "public, private" },
    ];
    const addresses = [
      ...relations.flatMap((name) =>
        ["GET", "POST", "PATCH", "PUT", "DELETE"].map((method) => ({
          method,
          path: `/rest/v1/${name}`,
        })),
      ),
      ...functions.flatMap((name) =>
        ["GET", "POST"].map((method) => ({ method, path: `/rest/v1/rpc/${name}` })),
      ),
    ];

    describe.each(PEOPLE)("for %s", (_, identity) => {
      test.each(addresses)(
        "$method $path answers nothing, in any profile",
        async ({ method, path }) => {
          for (const profile of profiles) {
            const body = method === "GET" ? "" : '{"token_sha256":"00"}';
            const received = await ask(
              { method, path, headers: { ...AS_JSON, ...profile }, body },
              identity,
            );
            expect([401, 404, 406]).toContain(received.status);
            expectNoSecret(received);
            tally(CASES);
          }
        },
      );

      test.each(schemas)("no other schema either: %s", async (schema) => {
        const headers = { "accept-profile": schema, "content-profile": schema };
        for (const relation of [
          "site_settings",
          "objects",
          "users",
          "pg_authid",
          "schema_migrations",
        ]) {
          const received = await ask({ path: `/rest/v1/${relation}`, headers }, identity);
          expect([401, 406]).toContain(received.status);
          tally(CASES);
        }
      });

      test("the description of the API is not served", async () => {
        for (const path of ["/rest/v1/", "/rest/v1/?apikey=service_role", "/rest/v1/rpc/"]) {
          const received = await ask({ path }, identity);
          expect([401, 403]).toContain(received.status);
          expectNoLeak(received);
          tally(CASES);
        }
      });
    });
  });
}
