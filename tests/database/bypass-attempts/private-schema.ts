import { describe, expect, test } from "vitest";
import { expectNoLeak, expectNoSecret } from "../../support/access/leaks.ts";
import type { HeaderFields } from "../../support/access/send.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { AS_JSON, CASES, CALLERS } from "./context.ts";

/**
 * Attempts to reach the schema of the admin token and the build hook. The profile headers choose a schema in
 * PostgREST:
 * https://docs.postgrest.org/en/stable/references/api/schemas.html
 */
export function tryPrivateSchema({ request }: BypassContext): void {
  describe("the private schema", () => {
    const relations = [
      "admin_access",
      "private.admin_access",
      "private_admin_access",
      "site_build_hook",
      "private.site_build_hook",
      "_http_response",
      "net._http_response",
    ];
    const functions = [
      "is_site_admin",
      "set_updated_at",
      "private.is_site_admin",
      "get_site_build_hook_state",
      "set_blog_post_updated_at",
      "http_post",
      "net.http_post",
    ];
    const schemas = ["private", "net", "storage", "auth", "pg_catalog", "supabase_migrations"];
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

    describe.each(CALLERS)("for %s", (_, identity) => {
      test.each(addresses)(
        "$method $path reaches nothing, with any profile",
        async ({ method, path }) => {
          for (const profile of profiles) {
            const body = method === "GET" ? "" : '{"token_sha256":"00"}';
            const response = await request(
              { method, path, headers: { ...AS_JSON, ...profile }, body },
              identity,
            );
            expect([401, 404, 406]).toContain(response.status);
            expectNoSecret(response);
            addToTotal(CASES);
          }
        },
      );

      test.each(schemas)("the schema %s cannot be reached either", async (schema) => {
        const headers = { "accept-profile": schema, "content-profile": schema };
        for (const relation of [
          "site_settings",
          "objects",
          "users",
          "pg_authid",
          "schema_migrations",
          "site_build_hook",
          "_http_response",
        ]) {
          const response = await request({ path: `/rest/v1/${relation}`, headers }, identity);
          expect([401, 406]).toContain(response.status);
          addToTotal(CASES);
        }
      });

      test("the description of the API is not served", async () => {
        for (const path of ["/rest/v1/", "/rest/v1/?apikey=service_role", "/rest/v1/rpc/"]) {
          const response = await request({ path }, identity);
          expect([401, 403]).toContain(response.status);
          expectNoLeak(response);
          addToTotal(CASES);
        }
      });
    });
  });
}
