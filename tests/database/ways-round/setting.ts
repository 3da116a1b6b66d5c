import { readdir } from "node:fs/promises";
import { beforeAll, expect } from "vitest";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { RIGHT_KEY } from "../../support/access/identities.ts";
import type { HeaderFields, Received, Sent } from "../../support/access/send.ts";
import type { Site } from "../../support/access/site.ts";
import { KEPT_CONTENT, KEPT_FILE, readFile, upload } from "../../support/access/storage.ts";
import { TABLES } from "../../support/access/tables.ts";

export const CASES = "access cases, embedded Postgres over HTTP";

export const VISITOR: HeaderFields = { apikey: LOCAL_ANON_KEY };
export const ADMIN: HeaderFields = { ...VISITOR, "x-admin-key": RIGHT_KEY };

/** Those who try the ways round: the right key opens none of them either. */
export const PEOPLE: [string, HeaderFields][] = [
  ["nobody", {}],
  ["a visitor", VISITOR],
  ["the admin", ADMIN],
];

export const AS_JSON: HeaderFields = {
  "content-type": "application/json",
  prefer: "return=representation",
};

export type Setting = {
  ask: (call: Sent, identity: HeaderFields) => Promise<Received>;
  getUrl: () => string;
  /** Takes what is stored now for what must stay. */
  remember: () => Promise<void>;
  expectUnchanged: () => Promise<void>;
};

/** A site with two rows in each table and one file, before the tests of the file run. */
export function prepare({ ask, getUrl, getFolder }: Site): Setting {
  let before: unknown;

  async function readAll() {
    const tables = await Promise.all(
      TABLES.map(({ table, id }) => ask({ path: `/rest/v1/${table}?order=${id}` }, VISITOR)),
    );
    return {
      rows: tables.map(({ text }) => text),
      file: (await ask(readFile(KEPT_FILE))).text,
      files: await readdir(getFolder().files),
    };
  }

  async function remember() {
    before = await readAll();
    expect(before).toMatchObject({ file: KEPT_CONTENT });
  }

  beforeAll(async () => {
    for (const { table, id, kept } of TABLES) {
      const path = `/rest/v1/${table}`;
      await ask({ method: "DELETE", path: `${path}?${id}=not.is.null` }, ADMIN);
      await ask({ method: "POST", path, headers: AS_JSON, body: JSON.stringify(kept) }, ADMIN);
    }
    await ask(upload(KEPT_FILE, KEPT_CONTENT), ADMIN);
    await remember();
  });

  return {
    ask,
    getUrl,
    remember,
    async expectUnchanged() {
      expect(await readAll()).toEqual(before);
    },
  };
}
