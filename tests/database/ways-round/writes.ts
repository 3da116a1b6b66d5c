import { afterEach, describe, expect, test } from "vitest";
import { expectNoLeak } from "../../support/access/leaks.ts";
import type { Sent } from "../../support/access/send.ts";
import { TABLES } from "../../support/access/tables.ts";
import { tally } from "../../support/tally.ts";
import type { Setting } from "./setting.ts";
import { ADMIN, AS_JSON, CASES, VISITOR } from "./setting.ts";

/** Other ways to say that rows shall change. */
export function tryWrites({ ask, expectUnchanged }: Setting): void {
  describe.each(TABLES)("odd ways to write to $table", ({ table, id, kept, added, change }) => {
    const path = `/rest/v1/${table}`;
    const insert = { method: "POST", path, headers: AS_JSON, body: JSON.stringify(added) };
    afterEach(expectUnchanged);

    async function expectRefusal(call: Sent) {
      const received = await ask(call, VISITOR);
      const touchedNothing = received.status === 200 && received.text === "[]";
      expect(touchedNothing || received.status >= 400).toBe(true);
      expectNoLeak(received);
      tally(CASES);
    }

    test.each([
      "tx=commit",
      "tx=rollback",
      "resolution=merge-duplicates",
      "resolution=ignore-duplicates",
      "missing=default",
      "handling=strict,max-affected=1",
      "params=single-object",
    ])("Prefer: %s does not let a visitor in", async (wish) => {
      const headers = { ...AS_JSON, prefer: `return=representation,${wish}` };
      await expectRefusal({ ...insert, headers });
      const many = JSON.stringify([{ ...kept[0], ...change }, added]);
      await expectRefusal({ ...insert, headers, body: many });
    });

    test("neither do all rows at once, another form or another method", async () => {
      const csv = `${Object.keys(added).join(",")}\n${Object.values(added).join(",")}`;
      const one = `${path}?${id}=eq.${String(kept[0][id])}`;
      await expectRefusal({ method: "DELETE", path, headers: AS_JSON });
      await expectRefusal({ ...insert, method: "PATCH", body: JSON.stringify(change) });
      await expectRefusal({
        ...insert,
        body: csv,
        headers: { ...AS_JSON, "content-type": "text/csv" },
      });
      await expectRefusal({ ...insert, method: "PUT", path: one, body: JSON.stringify(kept[0]) });
      for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
        await ask(
          { method: "POST", path: one, headers: { ...AS_JSON, [name]: "DELETE" } },
          VISITOR,
        );
        await ask({ path: one, headers: { [name]: "DELETE" } }, VISITOR);
        tally(CASES, 2);
      }
    });

    test("of several rows none is kept when one of them is refused", async () => {
      const received = await ask({ ...insert, body: JSON.stringify([added, kept[1]]) }, ADMIN);
      expect(received.status).toBe(409);
      expect(received.text).toContain('"23505"');
      tally(CASES);
    });
  });
}
