import { describe, expect, test } from "vitest";
import { FUNCTIONS } from "../../support/access/functions.ts";
import { expectNoSecret } from "../../support/access/leaks.ts";
import type { TestRequest } from "../../support/access/send.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { ADMIN, AS_JSON, CALLERS, CASES } from "./context.ts";

/** Attempts to learn more from the functions of the API than they answer, or to call them unseen. */
export function tryFunctions({ request }: BypassContext): void {
  describe.each(FUNCTIONS)("uncommon calls of $name", ({ name }) => {
    const path = `/rest/v1/rpc/${name}`;
    const post = { method: "POST", path, headers: AS_JSON, body: "{}" };

    test.each<[string, TestRequest]>([
      ["with columns of the hook", { path: `${path}?select=url,request_id` }],
      ["with the table of the hook", { path: `${path}?select=*,site_build_hook(*)` }],
      ["with a filter", { path: `${path}?url=like.*` }],
      ["with an argument", { ...post, body: '{"url":"https://elsewhere.example/"}' }],
      ["with a list of arguments", { ...post, body: "[{},{}]" }],
      ["with broken JSON", { ...post, body: "{" }],
      ["in another schema", { ...post, headers: { ...AS_JSON, "content-profile": "private" } }],
      ["to be rolled back", { ...post, headers: { ...AS_JSON, prefer: "tx=rollback" } }],
      ["as one object", { ...post, headers: { ...AS_JSON, prefer: "params=single-object" } }],
      ["as CSV", { path, headers: { accept: "text/csv" } }],
      ["as one row", { path, headers: { accept: "application/vnd.pgrst.object+json" } }],
      ["as a plan", { path, headers: { accept: "application/vnd.pgrst.plan+text" } }],
      ["as binary data", { path, headers: { accept: "application/octet-stream" } }],
      ["without a response", { method: "HEAD", path }],
      ["by PUT", { ...post, method: "PUT" }],
      ["by DELETE", { method: "DELETE", path }],
    ])("%s reveal nothing, and nothing to anyone but the admin", async (_, call) => {
      for (const [, identity] of CALLERS) {
        const response = await request(call, identity);
        expectNoSecret(response);
        if (identity !== ADMIN) expect(response.status).toBeGreaterThanOrEqual(400);
        addToTotal(CASES);
      }
    });
  });
}
