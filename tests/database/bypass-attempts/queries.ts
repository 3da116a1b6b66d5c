import { afterAll, describe, expect, test } from "vitest";
import { expectNoLeak, expectNoSecret } from "../../support/access/leaks.ts";
import { TABLES } from "../../support/access/tables.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { CASES, CALLERS, VISITOR } from "./context.ts";

/** Attempts to read or change more than the table through its query. */
export function tryQueries({ request, expectUnchanged }: BypassContext): void {
  describe("queries for more than the table", () => {
    afterAll(expectUnchanged);

    test.each([
      "select=*,admin_access(*)",
      "select=*,private.admin_access(*)",
      "select=*,site_build_hook(*)",
      "select=*,private.site_build_hook(*)",
      "select=*,request_site_build",
      "select=*,site_build_state()",
      "select=*,objects(*)",
      "select=*,...admin_access(token_sha256)",
      "select=token_sha256",
      "select=key,is_site_admin",
      "select=*,is_site_admin()",
      "select=key,value::regclass",
      "select=(select token_sha256 from private.admin_access)",
      "select=(select url from private.site_build_hook)",
      'select=key,"value"";delete from site_settings;--"',
      "key=eq.a');delete from site_settings;--",
      "key=in.(select token_sha256 from private.admin_access)",
      "or=(key.eq.a,key.in.(select token_sha256 from private.admin_access))",
      "order=key;delete from site_settings",
      "order=(select token_sha256 from private.admin_access)",
      "limit=1;delete from site_settings",
      "admin_access.token_sha256=like.*",
      "site_build_hook.url=like.*",
    ])("%s returns no secret and changes nothing", async (query) => {
      for (const [, identity] of CALLERS) {
        const response = await request(
          { path: `/rest/v1/site_settings?${encodeURI(query)}` },
          identity,
        );
        expectNoSecret(response);
        expect(response.status).toBeLessThan(500);
        addToTotal(CASES);
      }
    });

    test("execution plans are not served", async () => {
      const headers = { accept: "application/vnd.pgrst.plan+text; options=analyze|verbose" };
      for (const { table } of TABLES) {
        const response = await request({ path: `/rest/v1/${table}`, headers }, VISITOR);
        expect(response.status).toBe(406);
        expectNoLeak(response);
        addToTotal(CASES);
      }
    });
  });
}
