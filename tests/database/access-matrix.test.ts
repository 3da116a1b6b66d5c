import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { LOCAL_ANON_KEY } from "../../supabase/local/constants.ts";
import type { Access, Identity } from "../support/access/identities.ts";
import { identities, RIGHT_KEY } from "../support/access/identities.ts";
import { FUNCTIONS, makeFunctionRequests } from "../support/access/functions.ts";
import { expectNoLeak, expectNoSecret } from "../support/access/leaks.ts";
import type { TestResponse, TestRequest } from "../support/access/send.ts";
import { startTestBackend } from "../support/access/test-backend.ts";
import {
  ADDED_FILE,
  makeFileRequests,
  KEPT_CONTENT,
  KEPT_FILE,
  listFiles,
  readFile,
  upload,
} from "../support/access/storage.ts";
import { makeTableRequests, TABLES } from "../support/access/tables.ts";
import { addToTotal } from "../support/add-to-total.ts";

const CASES = "access cases, embedded Postgres over HTTP";

const visitor = { apikey: LOCAL_ANON_KEY };
const admin = { ...visitor, "x-admin-key": RIGHT_KEY };

const backend = startTestBackend();

/**
 * What a response contains: the number of rows, or an error code, or the text of a file, or what a
 * function returned.
 */
function summarize({ status, rawHeaders, text }: TestResponse) {
  if (!rawHeaders.includes("application/json")) return { status, text };
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) return { status, rows: body.length };
  if (typeof body !== "object" || body === null) return { status };
  if ("statusCode" in body) return { status, code: body.statusCode };
  if ("outcome" in body || "hook" in body) return { status, returned: body };
  return "code" in body ? { status, code: body.code } : { status };
}

/** Makes each request as this identity. Returns a summary of each response. */
async function tryAll(calls: Record<string, TestRequest>, { headers }: Identity) {
  const outcomes: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) {
    const response = await backend.request(call, headers);
    if (response.status >= 400) expectNoLeak(response);
    else expectNoSecret(response);
    outcomes[name] = summarize(response);
  }
  addToTotal(CASES, Object.keys(calls).length);
  return outcomes;
}

describe.each(TABLES)("$table", (entry) => {
  const { table, id, kept, added } = entry;
  const readAll = async () =>
    (await backend.request({ path: `/rest/v1/${table}?order=${id}` }, visitor)).text;
  let before: string;

  beforeAll(async () => {
    const path = `/rest/v1/${table}`;
    await backend.request({ method: "DELETE", path: `${path}?${id}=not.is.null` }, admin);
    const headers = { "content-type": "application/json" };
    await backend.request({ method: "POST", path, headers, body: JSON.stringify(kept) }, admin);
    before = await readAll();
    expect(JSON.parse(before)).toMatchObject(kept);
  });

  const unauthorized: unknown = expect.objectContaining({ status: 401 });
  const expected = {
    unauthorized: {
      select: unauthorized,
      insert: unauthorized,
      upsert: unauthorized,
      update: unauthorized,
      delete: unauthorized,
    },
    // Row-level security hides rows instead of raising an error: an update or a delete that may not
    // touch any row succeeds, with none.
    "read-only": {
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
    // The admin's requests add a row, change it and delete it again; the others aim at a kept row.
    const row = identity.tables === "admin" ? added : kept[0];
    const outcomes = await tryAll(makeTableRequests(entry, row), identity);
    expect(outcomes).toEqual(expected[identity.tables]);
    expect(await readAll()).toBe(before);
  });
});

describe.each(FUNCTIONS)("the function $name", ({ name, answer }) => {
  const readState = () => backend.request({ path: "/rest/v1/rpc/site_build_state" }, admin);
  const unauthorized: unknown = expect.objectContaining({ status: 401 });
  const expected = {
    unauthorized,
    "read-only": { status: 401, code: "42501" },
    admin: { status: 200, returned: answer },
  } satisfies Record<Access, unknown>;

  test.each(identities)("$name: $tables", async (identity) => {
    const before = (await readState()).text;
    const outcomes = await tryAll(makeFunctionRequests(name), identity);
    const outcome = expected[identity.tables];
    expect(outcomes).toEqual({ post: outcome, postNothing: outcome, get: outcome });
    expect((await readState()).text).toBe(before);
  });
});

describe("the bucket", () => {
  async function readState() {
    const { text } = await backend.request(listFiles, admin);
    const rows: unknown = JSON.parse(text, (key, value: unknown) =>
      key === "last_accessed_at" ? undefined : value,
    );
    const { text: content } = await backend.request(readFile(KEPT_FILE));
    return { rows, content, files: await readdir(backend.getFolder().files) };
  }
  let before: Awaited<ReturnType<typeof readState>>;

  beforeAll(async () => {
    await backend.request(upload(KEPT_FILE, KEPT_CONTENT), admin);
    before = await readState();
    expect(before).toMatchObject({ rows: [{ name: KEPT_FILE }], content: KEPT_CONTENT });
  });

  const read = { status: 200, text: KEPT_CONTENT };
  const unauthorized = { status: 401, code: "401" };
  const forbidden = { status: 400, code: "403" };
  const notFound = { status: 400, code: "404" };
  const expected = {
    unauthorized: {
      upload: unauthorized,
      overwrite: unauthorized,
      replace: unauthorized,
      read,
      list: unauthorized,
      signDownload: unauthorized,
      signUpload: unauthorized,
      copy: unauthorized,
      move: unauthorized,
      remove: unauthorized,
    },
    "read-only": {
      upload: forbidden,
      overwrite: forbidden,
      replace: forbidden,
      read,
      list: { status: 200, rows: 0 },
      signDownload: notFound,
      signUpload: forbidden,
      copy: notFound,
      move: notFound,
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
    const outcomes = await tryAll(makeFileRequests(name), identity);
    expect(outcomes).toEqual(expected[identity.storage]);
    expect(await readState()).toEqual(before);
  });
});
