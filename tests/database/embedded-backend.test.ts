import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database, TablesInsert } from "@/db/database.types";
import { LOCAL_ANON_KEY } from "../../supabase/local/constants.ts";
import { sendRaw } from "../support/access/send-raw.ts";
import {
  connect,
  createDataFolderWithCluster,
  getLocalAdminKey,
  serveBackend,
} from "../support/embedded-backend.ts";

const BUCKET = "public_assets";

let url: string;
let adminKey: string;
let visitor: SupabaseClient<Database>;
let guesser: SupabaseClient<Database>;
let admin: SupabaseClient<Database>;
let tearDown: () => Promise<void>;

beforeAll(async () => {
  // The server also logs every rejected request in the terminal.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { folder, remove } = await createDataFolderWithCluster();
  const site = await serveBackend(folder);
  url = site.url;
  adminKey = await getLocalAdminKey();
  visitor = connect(url);
  guesser = connect(url, "a-guess");
  admin = connect(url, adminKey);
  tearDown = async () => {
    await site.close();
    await remove();
  };
});
afterAll(() => tearDown());

let postCount = 0;

function makePost(changes: Partial<TablesInsert<"blog_posts">> = {}): TablesInsert<"blog_posts"> {
  postCount += 1;
  return {
    slug: `post-${postCount}`,
    title: "A post",
    date: "2026-05-04",
    category: "Testing",
    excerpt: "Short",
    image_url: "/a.jpg",
    image_alt: "A",
    content: '<p>It\'s; $$ "long"</p>',
    ...changes,
  };
}

function makeImage(name: string, type = "image/png", bytes = 3): File {
  return new File([new Uint8Array(bytes).fill(7)], name, { type });
}

describe("a new database", () => {
  test("has the seed", async () => {
    const { data } = await visitor.from("site_settings").select("key, value");
    expect(data).toEqual([{ key: "faviconUrl", value: "/favicon.ico" }]);
    const posts = await visitor.from("blog_posts").select("slug");
    expect(posts.data?.length).toBeGreaterThan(0);
  });
});

describe("reading", () => {
  test("needs the public key", async () => {
    expect((await fetch(`${url}/rest/v1/blog_posts`)).status).toBe(401);
    expect((await connect(url, adminKey).from("blog_posts").select("id")).status).toBe(200);
  });

  test("a missing row is the error PGRST116 for `single`, and null for `maybeSingle`", async () => {
    const missing = () => visitor.from("blog_posts").select().eq("slug", "no-such-post");
    const single = await missing().single();
    expect(single).toMatchObject({ status: 406, error: { code: "PGRST116" } });
    const maybe = await missing().maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });
});

describe("writing without the key or with a wrong one", () => {
  test("adds nothing", async () => {
    for (const client of [visitor, guesser]) {
      const { error } = await client.from("blog_posts").insert(makePost()).select().single();
      expect(error?.code).toBe("42501");
    }
  });

  test("changes and deletes no rows, without an error", async () => {
    for (const client of [visitor, guesser]) {
      const settings = client.from("site_settings");
      const changed = await settings.update({ value: "/x" }).eq("key", "faviconUrl").select();
      const deleted = await settings.delete().eq("key", "faviconUrl").select();
      expect([changed.error, changed.data, deleted.error, deleted.data]).toEqual([
        null,
        [],
        null,
        [],
      ]);
    }
  });

  test("uploads and removes nothing", async () => {
    await admin.storage.from(BUCKET).upload("kept.png", makeImage("kept.png"));
    for (const client of [visitor, guesser]) {
      const bucket = client.storage.from(BUCKET);
      const upload = await bucket.upload("intruder.png", makeImage("intruder.png"));
      expect(upload.error).toMatchObject({ statusCode: "403" });
      expect(await bucket.remove(["kept.png"])).toEqual({ data: [], error: null });
    }
    const kept = await fetch(admin.storage.from(BUCKET).getPublicUrl("kept.png").data.publicUrl);
    expect(kept.status).toBe(200);
  });
});

describe("writing with the key of the local password", () => {
  test("creates, changes and deletes a post, and returns the row each time", async () => {
    const draft = makePost({ tags: ["a, b", 'quoted "c"'] });
    const created = await admin.from("blog_posts").insert(draft).select().single();
    expect(created.data).toMatchObject({ ...draft, author: "" });
    expect(created.data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);

    const id = created.data?.id ?? "";
    const changed = await admin.from("blog_posts").update({ title: "New" }).eq("id", id).select();
    expect(changed.data).toMatchObject([{ id, title: "New" }]);

    const deleted = await admin.from("blog_posts").delete().eq("id", id).select("id");
    expect(deleted.data).toEqual([{ id }]);
  });

  test("a taken slug is a unique violation", async () => {
    const post = makePost();
    await admin.from("blog_posts").insert(post);
    const again = await admin.from("blog_posts").insert(post).select().single();
    expect(again).toMatchObject({ status: 409, error: { code: "23505" } });
  });

  test("an upsert adds a row, and replaces it the second time", async () => {
    const image = { id: "logoFooter", url: "/1.svg", alt: "Logo" };
    const save = (url: string) =>
      admin
        .from("site_images")
        .upsert({ ...image, url }, { onConflict: "id" })
        .select("id, url");
    expect((await save("/1.svg")).data).toEqual([{ id: "logoFooter", url: "/1.svg" }]);
    expect((await save("/2.svg")).data).toEqual([{ id: "logoFooter", url: "/2.svg" }]);
  });

  test("an upload is served as it was sent, is never overwritten, and can be removed", async () => {
    const bucket = admin.storage.from(BUCKET);
    const path = "blog/1700000000_a.png";
    const options = { cacheControl: "3600", upsert: false };
    expect((await bucket.upload(path, makeImage("a.png"), options)).error).toBeNull();

    const { publicUrl } = bucket.getPublicUrl(path).data;
    const response = await fetch(publicUrl);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("max-age=3600");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([7, 7, 7]));

    const again = await bucket.upload(path, makeImage("b.png"), options);
    expect(again.error).toMatchObject({ statusCode: "409" });

    expect((await bucket.remove([path])).data).toMatchObject([{ name: path }]);
    expect((await fetch(publicUrl)).ok).toBe(false);
  });

  test("an upload of another type or over 5 MB is rejected", async () => {
    const bucket = admin.storage.from(BUCKET);
    const page = await bucket.upload("a.html", makeImage("a.html", "text/html"));
    expect(page.error).toMatchObject({ statusCode: "415" });
    const limit = 5 * 1024 * 1024;
    const big = await bucket.upload("big.png", makeImage("big.png", "image/png", limit + 1));
    expect(big.error).toMatchObject({ statusCode: "413" });
    const full = await bucket.upload("full.png", makeImage("full.png", "image/png", limit));
    expect(full.error).toBeNull();
  });
});

describe("a request of a browser", () => {
  const send = (path: string, method: string, ...headers: string[]) => {
    const lines = [`${method} ${path} HTTP/1.1`, "connection: close", "content-length: 0"];
    const keys = [`apikey: ${LOCAL_ANON_KEY}`, `x-admin-key: ${adminKey}`];
    return sendRaw(url, [...lines, ...keys, ...headers, "", ""].join("\r\n"));
  };
  const PATHS = [
    ["/rest/v1/site_settings?select=key", "GET"],
    ["/rest/v1/site_settings?key=eq.no-such-key", "DELETE"],
    ["/rest/v1/rpc/request_site_build", "POST"],
    ["/storage/v1/object/public/public_assets/a.svg", "GET"],
    ["/rest/v1/site_settings", "OPTIONS"],
  ] as const;

  test.each([
    ["another site", "host: localhost:4173", "origin: https://evil.example"],
    ["another server of this computer", "host: localhost:4173", "origin: http://localhost:5500"],
    ["a sandboxed frame", "host: localhost:4173", "origin: null"],
    ["another site's name for this computer", "host: evil.example:4173"],
    ["the same, as its own page", "host: evil.example", "origin: http://evil.example"],
    ["a name that begins like ours", "host: localhost.evil.example"],
    ["a name behind ours", "host: localhost@evil.example"],
    ["a name that begins as a number", "host: 127.example:80", "origin: http://127.example:80"],
    ["a picture on another site", "host: localhost:4173", "sec-fetch-site: cross-site"],
    ["a picture of another server here", "host: 127.0.0.1", "sec-fetch-site: same-site"],
    [
      "a page in the local network, from another",
      "host: 192.168.1.5",
      "origin: http://192.168.1.6",
    ],
  ])("of %s is refused", async (_, ...headers) => {
    for (const [path, method] of PATHS) {
      expect(await send(path, method, ...headers), path).toBe("HTTP/1.1 403 Forbidden");
    }
  });

  test.each([
    ["on this computer", "host: localhost:4173", "origin: http://localhost:4173"],
    ["at 127.0.0.1", "host: 127.0.0.1:4173", "origin: http://127.0.0.1:4173"],
    ["at the other address of this computer", "host: localhost:80", "origin: http://[::1]"],
    ["on a phone in the local network", "host: 192.168.1.5", "origin: http://192.168.1.5"],
    ["that shows a picture", "host: [::1]:4173", "sec-fetch-site: same-origin"],
    ["that was opened by its address", "host: localhost", "sec-fetch-site: none"],
    ["and of no browser", "host: localhost"],
  ])("of a page of the site %s is answered", async (_, ...headers) => {
    const [[path, method]] = PATHS;
    expect(await send(path, method, ...headers)).toBe("HTTP/1.1 200 OK");
  });

  test("that opens an uploaded drawing runs no script of it", async () => {
    const drawing = new File(["<svg><script/></svg>"], "a.svg", { type: "image/svg+xml" });
    const bucket = admin.storage.from(BUCKET);
    expect((await bucket.upload("script.svg", drawing)).error).toBeNull();
    const { headers } = await fetch(bucket.getPublicUrl("script.svg").data.publicUrl);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'none';.* sandbox allow-same-origin$/,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("concurrent requests", () => {
  test("never run with each other's admin key", async () => {
    const attempts = Array.from({ length: 30 }, (_, index) => {
      const client = index % 2 ? admin : visitor;
      return client
        .from("site_settings")
        .insert({ key: `race-${index}`, value: "x" })
        .select();
    });
    const results = await Promise.all(attempts);
    const saved = results.map(({ data }) => data?.length ?? 0);
    expect(saved).toEqual(results.map((_, index) => index % 2));
  });
});

describe("many rows", () => {
  const ROWS = 1500;

  beforeAll(async () => {
    const posts = Array.from({ length: ROWS }, (_, index) =>
      makePost({ category: "Many", display_order: index }),
    );
    expect((await admin.from("blog_posts").insert(posts)).error).toBeNull();
  });

  const list = () =>
    visitor
      .from("blog_posts")
      .select("display_order")
      .eq("category", "Many")
      .order("display_order");

  test("are returned at most 1000 at a time", async () => {
    expect((await list()).data).toHaveLength(1000);
    expect((await list().limit(ROWS)).data).toHaveLength(1000);
  });

  test("are all returned when requested page by page", async () => {
    const first = await list().range(0, 999);
    const second = await list().range(1000, 1999);
    const orders = [...(first.data ?? []), ...(second.data ?? [])].map((row) => row.display_order);
    expect(orders).toEqual(Array.from({ length: ROWS }, (_, index) => index));
  });

  test("are compressed for clients that accept it", async () => {
    const request = (encoding: string) =>
      fetch(`${url}/rest/v1/blog_posts?select=id,title`, {
        headers: { apikey: LOCAL_ANON_KEY, "accept-encoding": encoding },
      });
    const [compressed, plain] = [await request("br, gzip"), await request("identity")];
    expect(compressed.headers.get("content-encoding")).toBe("gzip");
    expect(compressed.headers.get("vary")).toContain("accept-encoding");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await compressed.text()).toBe(await plain.text());
  });

  test("can be counted", async () => {
    const { count } = await visitor
      .from("blog_posts")
      .select("id", { count: "exact", head: true })
      .eq("category", "Many");
    expect(count).toBe(ROWS);
  });
});
