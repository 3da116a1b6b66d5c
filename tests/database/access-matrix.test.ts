import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { LOCAL_ANON_KEY } from "../../supabase/local/constants.ts";
import type { Access, Identity } from "../support/access/identities.ts";
import { identities, RIGHT_KEY } from "../support/access/identities.ts";
import { expectNoLeak } from "../support/access/leaks.ts";
import type { Received, Sent } from "../support/access/send.ts";
import { serveForTests } from "../support/access/site.ts";
import {
  ADDED_FILE,
  getFileCalls,
  KEPT_CONTENT,
  KEPT_FILE,
  listFiles,
  readFile,
  upload,
} from "../support/access/storage.ts";
import { getCalls, TABLES } from "../support/access/tables.ts";
import { tally } from "../support/tally.ts";

const CASES = "access cases, embedded Postgres over HTTP";

const visitor = { apikey: LOCAL_ANON_KEY };
const admin = { ...visitor, "x-admin-key": RIGHT_KEY };

const site = serveForTests();

/** What an answer says: how many rows, or which code, or the text of a file. */
function outline({ status, head, text }: Received) {
  if (!head.includes("application/json")) return { status, text };
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) return { status, rows: body.length };
  if (typeof body !== "object" || body === null) return { status };
  if ("statusCode" in body) return { status, code: body.statusCode };
  return "code" in body ? { status, code: body.code } : { status };
}

/** Makes each call as this identity, and gives what came of it. */
async function tryAll(calls: Record<string, Sent>, { headers }: Identity) {
  const outcomes: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) {
    const received = await site.ask(call, headers);
    if (received.status >= 400) expectNoLeak(received);
    outcomes[name] = outline(received);
  }
  tally(CASES, Object.keys(calls).length);
  return outcomes;
}

describe.each(TABLES)("$table", (entry) => {
  const { table, id, kept, added } = entry;
  const readAll = async () =>
    (await site.ask({ path: `/rest/v1/${table}?order=${id}` }, visitor)).text;
  let before: string;

  beforeAll(async () => {
    const path = `/rest/v1/${table}`;
    await site.ask({ method: "DELETE", path: `${path}?${id}=not.is.null` }, admin);
    const headers = { "content-type": "application/json" };
    await site.ask({ method: "POST", path, headers, body: JSON.stringify(kept) }, admin);
    before = await readAll();
    expect(JSON.parse(before)).toMatchObject(kept);
  });

  const unheard: unknown = expect.objectContaining({ status: 401 });
  const expected = {
    refused: {
      select: unheard,
      insert: unheard,
      upsert: unheard,
      update: unheard,
      delete: unheard,
    },
    // The policies make the difference: what they hide from a statement, it does not touch.
    reader: {
      select: { status: 200, rows: 1 },
      insert: { status: 401, code: "42501" },
      upsert: { status: 401, code: "42501" },
      update: { status: 200, rows: 0 },
      delete: { status: 200, rows: 0 },
    },
    admin: {
      select: { status: 200, rows: 0 },
      insert: { status: 201, rows: 1 },
      upsert: { status: 200, rows: 1 },
      update: { status: 200, rows: 1 },
      delete: { status: 200, rows: 1 },
    },
  } satisfies Record<Access, object>;

  test.each(identities)("$name: $tables", async (identity) => {
    // The admin adds a row, changes it and takes it away again; others try it on a kept one.
    const row = identity.tables === "admin" ? added : kept[0];
    const outcomes = await tryAll(getCalls(entry, row), identity);
    expect(outcomes).toEqual(expected[identity.tables]);
    expect(await readAll()).toBe(before);
  });
});

describe("the bucket", () => {
  async function readState() {
    const { text } = await site.ask(listFiles, admin);
    const rows: unknown = JSON.parse(text, (key, value: unknown) =>
      key === "last_accessed_at" ? undefined : value,
    );
    const { text: content } = await site.ask(readFile(KEPT_FILE));
    return { rows, content, files: await readdir(site.getFolder().files) };
  }
  let before: Awaited<ReturnType<typeof readState>>;

  beforeAll(async () => {
    await site.ask(upload(KEPT_FILE, KEPT_CONTENT), admin);
    before = await readState();
    expect(before).toMatchObject({ rows: [{ name: KEPT_FILE }], content: KEPT_CONTENT });
  });

  const read = { status: 200, text: KEPT_CONTENT };
  const unheard = { status: 401, code: "401" };
  const forbidden = { status: 400, code: "403" };
  const unseen = { status: 400, code: "404" };
  const expected = {
    refused: {
      upload: unheard,
      overwrite: unheard,
      replace: unheard,
      read,
      list: unheard,
      signDownload: unheard,
      signUpload: unheard,
      copy: unheard,
      move: unheard,
      remove: unheard,
    },
    reader: {
      upload: forbidden,
      overwrite: forbidden,
      replace: forbidden,
      read,
      list: { status: 200, rows: 0 },
      signDownload: unseen,
      signUpload: forbidden,
      copy: unseen,
      move: unseen,
      remove: { status: 200, rows: 0 },
    },
    admin: {
      upload: { status: 200 },
      overwrite: { status: 200 },
      replace: { status: 200 },
      read: { status: 200, text: "changed" },
      list: { status: 200, rows: 2 },
      signDownload: { status: 200 },
      signUpload: { status: 200 },
      copy: { status: 200 },
      move: { status: 200 },
      remove: { status: 200, rows: 2 },
    },
  } satisfies Record<Access, object>;

  test.each(identities)("$name: $storage", async (identity) => {
    const name = identity.storage === "admin" ? ADDED_FILE : KEPT_FILE;
    const outcomes = await tryAll(getFileCalls(name), identity);
    expect(outcomes).toEqual(expected[identity.storage]);
    expect(await readState()).toEqual(before);
  });
});
