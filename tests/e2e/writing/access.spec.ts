import type { APIRequestContext, APIResponse } from "@playwright/test";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants";
import { getAdminHeaders, PUBLIC_HEADERS, readColumn } from "../support/backend";
import { expect, test } from "../support/test";

/** A row for each table, the filter that finds it, and a column to change. */
const TABLES = [
  {
    table: "blog_posts",
    row: {
      slug: "test-post",
      title: "Test post",
      date: "2020-01-01",
      category: "Tests",
      excerpt: "An excerpt.",
      image_url: "/images/brand/symbol.svg",
      image_alt: "The symbol",
      content: "<p>Text</p>",
    },
    key: "slug=eq.test-post",
    column: "title",
  },
  {
    table: "success_stories",
    row: {
      title: "Test story",
      category: "Tests",
      excerpt: "An excerpt.",
      content: "<p>Text</p>",
      image_url: "/images/brand/symbol.svg",
      image_alt: "The symbol",
    },
    key: "category=eq.Tests",
    column: "title",
  },
  {
    table: "site_images",
    row: { id: "testImage", url: "/images/brand/symbol.svg", alt: "The symbol" },
    key: "id=eq.testImage",
    column: "alt",
  },
  {
    table: "site_settings",
    row: { key: "testSetting", value: "before" },
    key: "key=eq.testSetting",
    column: "value",
  },
] as const;

const UNAUTHORIZED_CLIENTS = [
  { who: "a visitor", headers: PUBLIC_HEADERS },
  { who: "someone who guesses a key", headers: { ...PUBLIC_HEADERS, "x-admin-key": "a-guess" } },
  {
    who: "someone with the bare password",
    headers: { ...PUBLIC_HEADERS, "x-admin-key": LOCAL_ADMIN_PASSWORD },
  },
];

const BUCKET = "/storage/v1/object/public_assets";
const FILE_NAME = "tests/dot.svg";
const FILE_PATH = `${BUCKET}/${FILE_NAME}`;
const FILE = {
  data: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  headers: { "content-type": "image/svg+xml" },
} as const;

const RETURN_ROWS = { prefer: "return=representation" } as const;

for (const { table, row, key, column } of TABLES) {
  const read = (request: APIRequestContext) => readColumn(request, `${table}?${key}`, column);
  const url = `/rest/v1/${table}`;

  test(`${table}: the admin adds, changes and deletes a row`, async ({ request }) => {
    const headers = { ...(await getAdminHeaders()), ...RETURN_ROWS };
    expect((await request.post(url, { headers, data: row })).status()).toBe(201);
    expect(await read(request)).toHaveLength(1);

    const change = { [column]: "changed" };
    const changed = await request.patch(`${url}?${key}`, { headers, data: change });
    expect(await countRows(changed)).toBe(1);
    expect(await read(request)).toEqual(["changed"]);

    expect(await countRows(await request.delete(`${url}?${key}`, { headers }))).toBe(1);
    expect(await read(request)).toEqual([]);
  });

  for (const { who, headers: unauthorized } of UNAUTHORIZED_CLIENTS) {
    test(`${table}: ${who} cannot change anything`, async ({ request }) => {
      const headers = { ...unauthorized, ...RETURN_ROWS };
      expect((await request.post(url, { headers, data: row })).ok()).toBe(false);
      expect(await read(request)).toEqual([]);

      const admin = await getAdminHeaders();
      await request.post(url, { headers: admin, data: row });
      const before = await read(request);
      expect(before).toHaveLength(1);
      const change = { [column]: "changed" };
      const changed = await request.patch(`${url}?${key}`, { headers, data: change });
      expect(await countRows(changed)).toBe(0);
      expect(await countRows(await request.delete(`${url}?${key}`, { headers }))).toBe(0);
      const upsert = await request.post(url, {
        headers: { ...headers, prefer: "resolution=merge-duplicates,return=representation" },
        data: { ...row, ...change },
      });
      expect(await countRows(upsert)).toBe(0);
      expect(await read(request)).toEqual(before);
      await request.delete(`${url}?${key}`, { headers: admin });
    });
  }
}

test("everyone can read the public tables", async ({ request }) => {
  for (const { table } of TABLES) {
    const response = await request.get(`/rest/v1/${table}`, { headers: PUBLIC_HEADERS });
    expect(response.ok(), table).toBe(true);
  }
});

test("nobody can read the admin key", async ({ request }) => {
  for (const headers of [PUBLIC_HEADERS, await getAdminHeaders()]) {
    const plain = await request.get("/rest/v1/admin_access", { headers });
    expect(plain.ok()).toBe(false);
    const profile = { ...headers, "accept-profile": "private" };
    const named = await request.get("/rest/v1/admin_access", { headers: profile });
    expect(named.ok()).toBe(false);
  }
});

for (const { who, headers } of UNAUTHORIZED_CLIENTS) {
  test(`files: ${who} cannot upload or delete`, async ({ request }) => {
    const admin = await getAdminHeaders();
    const upload = { data: FILE.data, headers: { ...headers, ...FILE.headers } };
    expect((await request.post(FILE_PATH, upload)).ok()).toBe(false);
    expect(await isPublic(request)).toBe(false);

    await request.post(FILE_PATH, { data: FILE.data, headers: { ...admin, ...FILE.headers } });
    await deleteFile(request, headers);
    await request.put(FILE_PATH, { ...upload, data: "<svg>other</svg>" });
    const kept = await request.get(FILE_PATH.replace("/object/", "/object/public/"));
    expect(await kept.text()).toBe(FILE.data);
    await deleteFile(request, admin);
    expect(await isPublic(request)).toBe(false);
  });
}

test("files: the admin uploads an image, cannot overwrite it, and deletes it", async ({
  request,
}) => {
  const admin = await getAdminHeaders();
  const headers = { ...admin, ...FILE.headers };
  expect((await request.post(FILE_PATH, { data: FILE.data, headers })).ok()).toBe(true);
  expect(await isPublic(request)).toBe(true);
  expect((await request.post(FILE_PATH, { data: FILE.data, headers })).ok()).toBe(false);

  const script = { ...headers, "content-type": "text/html" };
  const other = FILE_PATH.replace("dot.svg", "page.html");
  expect((await request.post(other, { data: "<p>", headers: script })).ok()).toBe(false);

  expect((await deleteFile(request, admin)).ok()).toBe(true);
  expect(await isPublic(request)).toBe(false);
});

/** The number of rows in a response; 0 for an error. */
async function countRows(response: APIResponse): Promise<number> {
  if (!response.ok()) return 0;
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.length : 0;
}

/** Deletes a file like supabase-js, with a list of names. */
function deleteFile(request: APIRequestContext, headers: Record<string, string>) {
  return request.delete(BUCKET, { headers, data: { prefixes: [FILE_NAME] } });
}

async function isPublic(request: APIRequestContext): Promise<boolean> {
  return (await request.get(FILE_PATH.replace("/object/", "/object/public/"))).ok();
}
