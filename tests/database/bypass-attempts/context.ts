import { readdir } from "node:fs/promises";
import { beforeAll, expect } from "vitest";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { RIGHT_KEY } from "../../support/access/identities.ts";
import type { HeaderFields, TestResponse, TestRequest } from "../../support/access/send.ts";
import type { TestBackend } from "../../support/access/test-backend.ts";
import { KEPT_CONTENT, KEPT_FILE, readFile, upload } from "../../support/access/storage.ts";
import { TABLES } from "../../support/access/tables.ts";

export const CASES = "access cases, embedded Postgres over HTTP";

export const VISITOR: HeaderFields = { apikey: LOCAL_ANON_KEY };
export const ADMIN: HeaderFields = { ...VISITOR, "x-admin-key": RIGHT_KEY };

/** Who makes each attempt. It must fail even with the right admin key. */
export const CALLERS: [string, HeaderFields][] = [
  ["a request without keys", {}],
  ["a visitor", VISITOR],
  ["the admin", ADMIN],
];

export const AS_JSON: HeaderFields = {
  "content-type": "application/json",
  prefer: "return=representation",
};

export type BypassContext = {
  request: (call: TestRequest, identity: HeaderFields) => Promise<TestResponse>;
  getUrl: () => string;
  /** Records what is stored now, for `expectUnchanged`. */
  saveState: () => Promise<void>;
  expectUnchanged: () => Promise<void>;
};

/** Stores two rows in each table and one file, before the tests of the file run. */
export function setUpBypassTests({ request, getUrl, getFolder }: TestBackend): BypassContext {
  let before: unknown;

  async function readAll() {
    const responses = await Promise.all(
      TABLES.map(({ table, id }) => request({ path: `/rest/v1/${table}?order=${id}` }, VISITOR)),
    );
    return {
      rows: responses.map(({ text }) => text),
      file: (await request(readFile(KEPT_FILE))).text,
      files: await readdir(getFolder().files),
    };
  }

  async function saveState() {
    before = await readAll();
    expect(before).toMatchObject({ file: KEPT_CONTENT });
  }

  beforeAll(async () => {
    for (const { table, id, kept } of TABLES) {
      const path = `/rest/v1/${table}`;
      await request({ method: "DELETE", path: `${path}?${id}=not.is.null` }, ADMIN);
      await request({ method: "POST", path, headers: AS_JSON, body: JSON.stringify(kept) }, ADMIN);
    }
    await request(upload(KEPT_FILE, KEPT_CONTENT), ADMIN);
    await saveState();
  });

  return {
    request,
    getUrl,
    saveState,
    async expectUnchanged() {
      expect(await readAll()).toEqual(before);
    },
  };
}
