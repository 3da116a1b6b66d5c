import { afterAll, describe, expect, test } from "vitest";
import { expectNoLeak, expectNoSecret } from "../../support/access/leaks.ts";
import { TABLES } from "../../support/access/tables.ts";
import { tally } from "../../support/tally.ts";
import type { Setting } from "./setting.ts";
import { CASES, PEOPLE, VISITOR } from "./setting.ts";

/** Queries that want more than the table they ask. */
export function tryQuestions({ ask, expectUnchanged }: Setting): void {
  describe("questions about more than the table", () => {
    afterAll(expectUnchanged);

    test.each([
      "select=*,admin_access(*)",
      "select=*,private.admin_access(*)",
      "select=*,objects(*)",
      "select=*,...admin_access(token_sha256)",
      "select=token_sha256",
      "select=key,is_site_admin",
      "select=*,is_site_admin()",
      "select=key,value::regclass",
      "select=(select token_sha256 from private.admin_access)",
      'select=key,"value"";delete from site_settings;--"',
      "key=eq.a');delete from site_settings;--",
      "key=in.(select token_sha256 from private.admin_access)",
      "or=(key.eq.a,key.in.(select token_sha256 from private.admin_access))",
      "order=key;delete from site_settings",
      "order=(select token_sha256 from private.admin_access)",
      "limit=1;delete from site_settings",
      "admin_access.token_sha256=like.*",
    ])("%s tells no more and changes nothing", async (query) => {
      for (const [, identity] of PEOPLE) {
        const received = await ask(
          { path: `/rest/v1/site_settings?${encodeURI(query)}` },
          identity,
        );
        expectNoSecret(received);
        expect(received.status).toBeLessThan(500);
        tally(CASES);
      }
    });

    test("plans of statements are not served", async () => {
      const headers = { accept: "application/vnd.pgrst.plan+text; options=analyze|verbose" };
      for (const { table } of TABLES) {
        const received = await ask({ path: `/rest/v1/${table}`, headers }, VISITOR);
        expect(received.status).toBe(406);
        expectNoLeak(received);
        tally(CASES);
      }
    });
  });
}
