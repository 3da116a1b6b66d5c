import { afterEach, describe, expect, test } from "vitest";
import { expectNoLeak } from "../../support/access/leaks.ts";
import type { TestRequest } from "../../support/access/send.ts";
import { TABLES } from "../../support/access/tables.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { ADMIN, AS_JSON, CASES, VISITOR } from "./context.ts";

/** Attempts to write through less common features of PostgREST and HTTP. */
export function tryWrites({ request, expectUnchanged }: BypassContext): void {
  describe.each(TABLES)("uncommon writes to $table", ({ table, id, kept, added, change }) => {
    const path = `/rest/v1/${table}`;
    const insert = { method: "POST", path, headers: AS_JSON, body: JSON.stringify(added) };
    afterEach(expectUnchanged);

    async function expectNoWrite(call: TestRequest) {
      const response = await request(call, VISITOR);
      const touchedNothing = response.status === 200 && response.text === "[]";
      expect(touchedNothing || response.status >= 400).toBe(true);
      expectNoLeak(response);
      addToTotal(CASES);
    }

    test.each([
      "tx=commit",
      "tx=rollback",
      "resolution=merge-duplicates",
      "resolution=ignore-duplicates",
      "missing=default",
      "handling=strict,max-affected=1",
      "params=single-object",
    ])("Prefer: %s gives a visitor no access", async (preference) => {
      const headers = { ...AS_JSON, prefer: `return=representation,${preference}` };
      await expectNoWrite({ ...insert, headers });
      const many = JSON.stringify([{ ...kept[0], ...change }, added]);
      await expectNoWrite({ ...insert, headers, body: many });
    });

    test("neither do unfiltered writes, CSV, PUT or an overridden method", async () => {
      const csv = `${Object.keys(added).join(",")}\n${Object.values(added).join(",")}`;
      const one = `${path}?${id}=eq.${String(kept[0][id])}`;
      await expectNoWrite({ method: "DELETE", path, headers: AS_JSON });
      await expectNoWrite({ ...insert, method: "PATCH", body: JSON.stringify(change) });
      await expectNoWrite({
        ...insert,
        body: csv,
        headers: { ...AS_JSON, "content-type": "text/csv" },
      });
      await expectNoWrite({ ...insert, method: "PUT", path: one, body: JSON.stringify(kept[0]) });
      for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
        await request(
          { method: "POST", path: one, headers: { ...AS_JSON, [name]: "DELETE" } },
          VISITOR,
        );
        await request({ path: one, headers: { [name]: "DELETE" } }, VISITOR);
        addToTotal(CASES, 2);
      }
    });

    test("no row of an insert is stored when one of them is rejected", async () => {
      const response = await request({ ...insert, body: JSON.stringify([added, kept[1]]) }, ADMIN);
      expect(response.status).toBe(409);
      expect(response.text).toContain('"23505"');
      addToTotal(CASES);
    });
  });
}
