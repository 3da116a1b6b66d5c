import { afterEach, describe, expect, test } from "vitest";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { RIGHT_KEY } from "../../support/access/identities.ts";
import { expectNoLeak } from "../../support/access/leaks.ts";
import type { Sent } from "../../support/access/send.ts";
import {
  BUCKET,
  KEPT_CONTENT,
  KEPT_FILE,
  listFiles,
  removeFiles,
  upload,
} from "../../support/access/storage.ts";
import { signToken, WELL_KNOWN_SECRET } from "../../support/access/tokens.ts";
import { tally } from "../../support/tally.ts";
import type { Setting } from "./setting.ts";
import { ADMIN, AS_JSON, CASES, PEOPLE, VISITOR } from "./setting.ts";

/** Buckets are made by migrations only. */
export function tryBuckets({ ask, remember, expectUnchanged }: Setting): void {
  describe("buckets", () => {
    const bucket = `/storage/v1/bucket/${BUCKET}`;
    afterEach(expectUnchanged);

    test.each<[string, Sent]>([
      [
        "made",
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
      ["looked at", { path: bucket }],
      [
        "listed, if they are not the site's",
        { ...listFiles, path: "/storage/v1/object/list/other" },
      ],
      [
        "written to, if they are not the site's",
        { ...upload("x.png", "x"), path: "/storage/v1/object/other/x.png" },
      ],
    ])("cannot be %s over the API", async (_, call) => {
      for (const [, identity] of PEOPLE) {
        const received = await ask(call, identity);
        expect(received.status).toBe(400);
        expectNoLeak(received);
        tally(CASES);
      }
    });

    test("are not told of", async () => {
      for (const [, identity] of PEOPLE) {
        expect((await ask({ path: "/storage/v1/bucket" }, identity)).text).toBe("[]");
        tally(CASES);
      }
    });

    test("stay when they are empty and somebody deletes them", async () => {
      await ask(removeFiles(KEPT_FILE), ADMIN);
      for (const [, identity] of PEOPLE) {
        expect((await ask({ method: "DELETE", path: bucket }, identity)).status).toBe(400);
        tally(CASES);
      }
      expect((await ask(upload(KEPT_FILE, KEPT_CONTENT), ADMIN)).status).toBe(200);
      await remember();
    });

    test("keep their limits", async () => {
      const page = { ...upload("a.html", "<p>"), headers: { "content-type": "text/html" } };
      expect((await ask(page, ADMIN)).text).toContain('"415"');
      tally(CASES);
    });
  });
}

/** No name gets out of the bucket. */
export function tryFileNames({ ask, expectUnchanged }: Setting): void {
  describe("names of files that lead elsewhere", () => {
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
      for (const [, identity] of PEOPLE) {
        for (const method of ["POST", "PUT"]) {
          const received = await ask({ ...upload(name, "x"), method }, identity);
          expect(received.status).toBeGreaterThanOrEqual(400);
          expectNoLeak(received);
          tally(CASES);
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
          const received = await ask({ path }, ADMIN);
          expect(received.status).toBeGreaterThanOrEqual(400);
          expectNoLeak(received);
          tally(CASES);
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
          expect((await ask(call, ADMIN)).status).toBe(400);
          tally(CASES);
        }
      }
    });
  });
}

/** Addresses that carry a permission of their own. */
export function trySignedAddresses({ ask, expectUnchanged }: Setting): void {
  describe("signed addresses", () => {
    const uploadTo = (name: string, token: string): Sent => ({
      ...upload("", "x"),
      method: "PUT",
      path: `/storage/v1/object/upload/sign/${BUCKET}/${name}?token=${token}`,
    });
    const download = (token: string): Sent => ({
      path: `/storage/v1/object/sign/${BUCKET}/${KEPT_FILE}?token=${token}`,
    });
    afterEach(expectUnchanged);

    test("of one's own making open nothing", async () => {
      const claims = { sub: "x.png", bucket: BUCKET, intent: "upload", owner: null, upsert: true };
      for (const secret of [WELL_KNOWN_SECRET, LOCAL_ANON_KEY, RIGHT_KEY, " "]) {
        for (const [, identity] of PEOPLE) {
          const written = await ask(uploadTo("x.png", signToken(claims, secret)), identity);
          const read = await ask(
            download(signToken({ ...claims, sub: KEPT_FILE, intent: "download" }, secret)),
            identity,
          );
          for (const received of [written, read]) {
            expect(received.status).toBeGreaterThanOrEqual(400);
            expectNoLeak(received);
          }
          tally(CASES, 2);
        }
      }
    });

    test("of the admin's making are for one file and one purpose", async () => {
      const path = `/storage/v1/object/upload/sign/${BUCKET}/signed.png`;
      const { text } = await ask({ method: "POST", path }, ADMIN);
      const [, token = ""] = /"token":"([^"]+)"/.exec(text) ?? [];
      expect(token).toMatch(/^ey.+\..+\./);
      for (const call of [uploadTo(KEPT_FILE, token), download(token)]) {
        const received = await ask(call, VISITOR);
        expect(received.status).toBe(403);
        tally(CASES);
      }
    });
  });
}
