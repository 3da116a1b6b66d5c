import { afterEach, describe, expect, test } from "vitest";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { RIGHT_KEY } from "../../support/access/identities.ts";
import { expectNoLeak } from "../../support/access/leaks.ts";
import { sendRaw } from "../../support/access/raw.ts";
import type { Sent } from "../../support/access/send.ts";
import { upload } from "../../support/access/storage.ts";
import { TABLES } from "../../support/access/tables.ts";
import { tally } from "../../support/tally.ts";
import type { Setting } from "./setting.ts";
import { AS_JSON, CASES, PEOPLE, VISITOR } from "./setting.ts";

/** Requests that are too long, or none. */
export function tryBrokenRequests({ ask, getUrl, expectUnchanged }: Setting): void {
  describe("headers that are too long or broken", () => {
    afterEach(expectUnchanged);

    const targets: Sent[] = [
      ...TABLES.map(({ table, added }) => ({
        path: `/rest/v1/${table}`,
        body: JSON.stringify(added),
      })),
      upload("intruder.png", "x"),
    ];

    test("a key beyond what the server reads is refused before anything else", async () => {
      for (const target of targets) {
        const identity = { ...VISITOR, "x-admin-key": `${RIGHT_KEY}${"a".repeat(20 * 1024)}` };
        const received = await ask({ ...target, method: "POST" }, identity);
        expect(received.status).toBe(431);
        expectNoLeak(received);
        tally(CASES);
      }
    });

    test.each([
      ["a NUL in the key", `x-admin-key: ${RIGHT_KEY}\0`],
      ["a control character in the key", `x-admin-key: \x01${RIGHT_KEY}`],
      ["a bare line break in the key", `x-admin-key: a\rx-admin-key: ${RIGHT_KEY}`],
      ["a blank before the colon", `x-admin-key : ${RIGHT_KEY}`],
      ["a folded line", `x-admin-key: a\r\n ${RIGHT_KEY}\x01`],
      ["two lengths", "content-length: 5\r\ntransfer-encoding: chunked"],
    ])("%s is no request", async (_, header) => {
      for (const { path, body = "" } of targets) {
        const lines = [
          `POST ${path} HTTP/1.1`,
          "host: localhost",
          "connection: close",
          `apikey: ${LOCAL_ANON_KEY}`,
          "content-type: application/json",
          header,
          ...(header.startsWith("content-length") ? [] : [`content-length: ${body.length}`]),
        ];
        const status = await sendRaw(getUrl(), `${lines.join("\r\n")}\r\n\r\n${body}`);
        expect(status).toBe("HTTP/1.1 400 Bad Request");
        tally(CASES);
      }
    });

    test.each<[string, Sent]>([
      [
        "a form without a boundary",
        {
          method: "POST",
          path: "/storage/v1/object/public_assets/a.png",
          headers: { "content-type": "multipart/form-data" },
          body: "x",
        },
      ],
      [
        "a form that is none",
        {
          method: "POST",
          path: "/rest/v1/site_settings",
          headers: { "content-type": "multipart/form-data; boundary=x" },
          body: "x",
        },
      ],
      [
        "a form in a question",
        { path: "/rest/v1/site_settings", headers: { "content-type": "multipart/form-data" } },
      ],
      [
        "JSON that is none",
        { method: "POST", path: "/rest/v1/site_settings", headers: AS_JSON, body: "{" },
      ],
      ["a method that asks to be echoed", { method: "TRACE", path: "/rest/v1/site_settings" }],
      ["an address that cannot be decoded", { path: "/rest/v1/%zz" }],
      ["a NUL in a question", { path: "/rest/v1/site_settings?key=eq.%00" }],
      ["a NUL in a file's name", { path: "/storage/v1/object/public/public_assets/%00" }],
    ])("%s is answered without a look inside", async (_, call) => {
      for (const [, identity] of PEOPLE) {
        const received = await ask(call, identity);
        expect(received.status).toBeGreaterThanOrEqual(400);
        expectNoLeak(received);
        tally(CASES);
      }
    });
  });
}
