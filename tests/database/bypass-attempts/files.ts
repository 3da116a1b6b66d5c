import { afterEach, describe, expect, test } from "vitest";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { RIGHT_KEY } from "../../support/access/identities.ts";
import { expectNoLeak } from "../../support/access/leaks.ts";
import type { TestRequest } from "../../support/access/send.ts";
import {
  BUCKET,
  KEPT_CONTENT,
  KEPT_FILE,
  listFiles,
  removeFiles,
  upload,
} from "../../support/access/storage.ts";
import { signToken, WELL_KNOWN_SECRET } from "../../support/access/tokens.ts";
import { addToTotal } from "../../support/add-to-total.ts";
import type { BypassContext } from "./context.ts";
import { ADMIN, AS_JSON, CASES, CALLERS, VISITOR } from "./context.ts";

/** Attempts to create, change or read buckets over the API: only migrations may do so. */
export function tryBuckets({ request, saveState, expectUnchanged }: BypassContext): void {
  describe("buckets", () => {
    const bucket = `/storage/v1/bucket/${BUCKET}`;
    afterEach(expectUnchanged);

    test.each<[string, TestRequest]>([
      [
        "created",
        {
          method: "POST",
          path: "/storage/v1/bucket",
          headers: AS_JSON,
          body: '{"id":"mine","name":"mine","public":true}',
        },
      ],
      [
        "changed",
        {
          method: "PUT",
          path: bucket,
          headers: AS_JSON,
          body: '{"public":false,"allowed_mime_types":["text/html"]}',
        },
      ],
      ["emptied", { method: "POST", path: `${bucket}/empty` }],
      ["deleted", { method: "DELETE", path: bucket }],
      ["read", { path: bucket }],
      [
        "listed, if they are not the site's",
        { ...listFiles, path: "/storage/v1/object/list/other" },
      ],
      [
        "written to, if they are not the site's",
        { ...upload("x.png", "x"), path: "/storage/v1/object/other/x.png" },
      ],
    ])("cannot be %s over the API", async (_, call) => {
      for (const [, identity] of CALLERS) {
        const response = await request(call, identity);
        expect(response.status).toBe(400);
        expectNoLeak(response);
        addToTotal(CASES);
      }
    });

    test("are not listed", async () => {
      for (const [, identity] of CALLERS) {
        expect((await request({ path: "/storage/v1/bucket" }, identity)).text).toBe("[]");
        addToTotal(CASES);
      }
    });

    test("cannot be deleted even when they are empty", async () => {
      await request(removeFiles(KEPT_FILE), ADMIN);
      for (const [, identity] of CALLERS) {
        expect((await request({ method: "DELETE", path: bucket }, identity)).status).toBe(400);
        addToTotal(CASES);
      }
      expect((await request(upload(KEPT_FILE, KEPT_CONTENT), ADMIN)).status).toBe(200);
      await saveState();
    });

    test("keep their limits", async () => {
      const page = { ...upload("a.html", "<p>"), headers: { "content-type": "text/html" } };
      expect((await request(page, ADMIN)).text).toContain('"415"');
      addToTotal(CASES);
    });
  });
}

/** Attempts at path traversal: no file name leads out of the bucket. */
export function tryFileNames({ request, expectUnchanged }: BypassContext): void {
  describe("file names with path traversal", () => {
    afterEach(expectUnchanged);

    const names = [
      "../x.png",
      "../../../x.png",
      "%2e%2e/x.png",
      "a/%2e%2e/%2E%2E/x.png",
      "a%2f..%2f..%2fx.png",
      "..%5cx.png",
      "..\\..\\x.png",
      "/x.png",
      "",
    ];

    test.each(names)("%s is not stored, whoever sends it", async (name) => {
      for (const [, identity] of CALLERS) {
        for (const method of ["POST", "PUT"]) {
          const response = await request({ ...upload(name, "x"), method }, identity);
          expect(response.status).toBeGreaterThanOrEqual(400);
          expectNoLeak(response);
          addToTotal(CASES);
        }
      }
    });

    test.each(names)("%s does not read outside the bucket", async (name) => {
      for (const prefix of [
        `object/public/${BUCKET}`,
        `object/${BUCKET}`,
        `object/info/${BUCKET}`,
      ]) {
        for (const file of ["database/PG_VERSION", "server.lock"]) {
          const path = `/storage/v1/${prefix}/${name.replace("x.png", file)}`;
          const response = await request({ path }, ADMIN);
          expect(response.status).toBeGreaterThanOrEqual(400);
          expectNoLeak(response);
          addToTotal(CASES);
        }
      }
    });

    test("a moved or copied file cannot get such a name or another bucket", async () => {
      const targets = [
        { destinationKey: "../x.png" },
        { destinationKey: "/x.png" },
        { destinationKey: "x.png", destinationBucket: "other" },
      ];
      for (const target of targets) {
        for (const action of ["move", "copy"]) {
          const body = JSON.stringify({ bucketId: BUCKET, sourceKey: KEPT_FILE, ...target });
          const call = {
            method: "POST",
            path: `/storage/v1/object/${action}`,
            headers: AS_JSON,
            body,
          };
          expect((await request(call, ADMIN)).status).toBe(400);
          addToTotal(CASES);
        }
      }
    });
  });
}

/** Attempts with signed URLs, which contain a permission. */
export function trySignedUrls({ request, expectUnchanged }: BypassContext): void {
  describe("signed URLs", () => {
    const uploadTo = (name: string, token: string): TestRequest => ({
      ...upload("", "x"),
      method: "PUT",
      path: `/storage/v1/object/upload/sign/${BUCKET}/${name}?token=${token}`,
    });
    const download = (token: string): TestRequest => ({
      path: `/storage/v1/object/sign/${BUCKET}/${KEPT_FILE}?token=${token}`,
    });
    afterEach(expectUnchanged);

    test("that are forged give no access", async () => {
      const claims = { sub: "x.png", bucket: BUCKET, intent: "upload", owner: null, upsert: true };
      for (const secret of [WELL_KNOWN_SECRET, LOCAL_ANON_KEY, RIGHT_KEY, " "]) {
        for (const [, identity] of CALLERS) {
          const uploaded = await request(uploadTo("x.png", signToken(claims, secret)), identity);
          const downloaded = await request(
            download(signToken({ ...claims, sub: KEPT_FILE, intent: "download" }, secret)),
            identity,
          );
          for (const response of [uploaded, downloaded]) {
            expect(response.status).toBeGreaterThanOrEqual(400);
            expectNoLeak(response);
          }
          addToTotal(CASES, 2);
        }
      }
    });

    test("that the admin has made are valid for one file and one purpose", async () => {
      const path = `/storage/v1/object/upload/sign/${BUCKET}/signed.png`;
      const { text } = await request({ method: "POST", path }, ADMIN);
      const [, token = ""] = /"token":"([^"]+)"/.exec(text) ?? [];
      expect(token).toMatch(/^ey.+\..+\./);
      for (const call of [uploadTo(KEPT_FILE, token), download(token)]) {
        const response = await request(call, VISITOR);
        expect(response.status).toBe(403);
        addToTotal(CASES);
      }
    });
  });
}
