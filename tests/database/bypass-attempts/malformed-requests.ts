import { afterEach, describe, expect, test } from "vitest";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { RIGHT_KEY } from "../../support/access/identities.ts";
import { expectNoLeak } from "../../support/access/leaks.ts";
import { sendRaw } from "../../support/access/send-raw.ts";
import type { TestRequest } from "../../support/access/send.ts";
import { upload } from "../../support/access/storage.ts";
import { TABLES } from "../../support/access/tables.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { AS_JSON, CASES, CALLERS, VISITOR } from "./context.ts";

/** Attempts with requests that are too long or malformed. */
export function tryMalformedRequests({ request, getUrl, expectUnchanged }: BypassContext): void {
  describe("headers that are too long or broken", () => {
    afterEach(expectUnchanged);

    const targets: TestRequest[] = [
      ...TABLES.map(({ table, added }) => ({
        path: `/rest/v1/${table}`,
        body: JSON.stringify(added),
      })),
      upload("intruder.png", "x"),
    ];

    // Node.js accepts at most 16 KiB of headers: https://nodejs.org/api/http.html#httpmaxheadersize
    test("an admin key above the server's limit is rejected before anything else", async () => {
      for (const target of targets) {
        const identity = { ...VISITOR, "x-admin-key": `${RIGHT_KEY}${"a".repeat(20 * 1024)}` };
        const response = await request({ ...target, method: "POST" }, identity);
        expect(response.status).toBe(431);
        expectNoLeak(response);
        addToTotal(CASES);
      }
    });

    test.each([
      ["a NUL in the key", `x-admin-key: ${RIGHT_KEY}\0`],
      ["a control character in the key", `x-admin-key: \x01${RIGHT_KEY}`],
      ["a bare line break in the key", `x-admin-key: a\rx-admin-key: ${RIGHT_KEY}`],
      ["a blank before the colon", `x-admin-key : ${RIGHT_KEY}`],
      ["a folded line", `x-admin-key: a\r\n ${RIGHT_KEY}\x01`],
      ["two lengths", "content-length: 5\r\ntransfer-encoding: chunked"],
    ])("%s is a bad request", async (_, header) => {
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
        addToTotal(CASES);
      }
    });

    test.each<[string, TestRequest]>([
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
        "a form without its parts",
        {
          method: "POST",
          path: "/rest/v1/site_settings",
          headers: { "content-type": "multipart/form-data; boundary=x" },
          body: "x",
        },
      ],
      [
        "a form content type in a GET request",
        { path: "/rest/v1/site_settings", headers: { "content-type": "multipart/form-data" } },
      ],
      [
        "broken JSON",
        { method: "POST", path: "/rest/v1/site_settings", headers: AS_JSON, body: "{" },
      ],
      ["the TRACE method", { method: "TRACE", path: "/rest/v1/site_settings" }],
      ["a URL that cannot be decoded", { path: "/rest/v1/%zz" }],
      ["a NUL in a query", { path: "/rest/v1/site_settings?key=eq.%00" }],
      ["a NUL in a file's name", { path: "/storage/v1/object/public/public_assets/%00" }],
    ])("%s gets an error response without internals", async (_, call) => {
      for (const [, identity] of CALLERS) {
        const response = await request(call, identity);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expectNoLeak(response);
        addToTotal(CASES);
      }
    });
  });
}
