import { createHmac, randomUUID } from "node:crypto";
import { cp, readdir } from "node:fs/promises";
import { connect as openSocket } from "node:net";
import { text } from "node:stream/consumers";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import type { Database, TablesInsert } from "@/data/database.types";
import { keepEnquiriesMonths } from "@/config/site";
import { makeConditions } from "@/data/enquiry-editing";
import { expectRow } from "@/data/write";
import { LOCAL_ANON_KEY } from "../../supabase/local/constants.ts";
import { subscribeToContentWrites } from "../../supabase/local/content-writes.ts";
import type { DataFolder } from "../../supabase/local/data-folder.ts";
import {
  connect,
  createDataFolder,
  getLocalAdminKey,
  serveBackend,
} from "../support/embedded-backend.ts";

const BUCKET = "public_assets";

/** The default secret of every local Supabase project, which anyone can look up. */
const WELL_KNOWN_SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

let url: string;
let adminKey: string;
let visitor: SupabaseClient<Database>;
let guesser: SupabaseClient<Database>;
let admin: SupabaseClient<Database>;
let folder: DataFolder;
let remove: () => Promise<void>;
let stop: () => Promise<void>;

/** Starts the server on the data folder. */
async function start() {
  const site = await serveBackend(folder);
  url = site.url;
  stop = () => site.close();
  visitor = connect(url);
  guesser = connect(url, "a-guess");
  admin = connect(url, adminKey);
}

beforeAll(async () => {
  // The server also logs every rejected request in the terminal.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  adminKey = await getLocalAdminKey();
  ({ folder, remove } = await createDataFolder());
  await cp(inject("emptyCluster"), folder.database, { recursive: true });
  await start();
});
afterAll(async () => {
  await stop();
  await remove();
});

const POST: TablesInsert<"blog_posts"> = {
  slug: "post",
  title: "A post",
  date: "2026-05-04",
  category: "Testing",
  excerpt: "Short",
  image_url: "/a.jpg",
  image_alt: "A",
  content: '<p>It\'s; $$ "long"</p>',
  tags: ["a, b", 'quoted "c"'],
};

const OLD_ENQUIRY = {
  name: "Of old",
  email: "old@buyer.example",
  product_interest: "Electronics",
  message: "Hello",
};

function makeImage(name: string): File {
  return new File([new Uint8Array(3).fill(7)], name, { type: "image/png" });
}

test("a new database has the seed, which only the public key reads", async () => {
  const { data } = await visitor.from("site_settings").select("key, value");
  expect(data).toEqual([{ key: "faviconUrl", value: "/favicon.ico" }]);
  const posts = await visitor.from("blog_posts").select("slug");
  expect(posts.data?.length).toBeGreaterThan(0);
  expect((await fetch(`${url}/rest/v1/blog_posts`)).status).toBe(401);
});

describe("writing with a wrong key", () => {
  test("adds no row, uploads, lists and removes no file, and asks for no build", async () => {
    expect((await guesser.from("blog_posts").insert(POST)).error?.code).toBe("42501");
    await admin.storage.from(BUCKET).upload("kept.png", makeImage("kept.png"));
    const bucket = guesser.storage.from(BUCKET);
    const upload = await bucket.upload("intruder.png", makeImage("intruder.png"));
    expect(upload.error).toMatchObject({ statusCode: "403" });
    expect((await bucket.list()).data).toEqual([]);
    expect(await bucket.remove(["kept.png"])).toEqual({ data: [], error: null });
    expect((await fetch(bucket.getPublicUrl("kept.png").data.publicUrl)).status).toBe(200);
    expect((await guesser.rpc("request_site_build")).error?.code).toBe("42501");
  });
});

describe("writing with the key of the local password", () => {
  test("creates, changes and deletes a post, returns the row each time, and may ask for a build", async () => {
    const created = await admin.from("blog_posts").insert(POST).select().single();
    expect(created.data).toMatchObject({ ...POST, author: "" });
    expect(created.data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);

    const { id = "", updated_at: version = "" } = created.data ?? {};
    const update = async (title: string) => {
      const updating = admin.from("blog_posts").update({ title }).eq("id", id).select();
      return (await updating.setHeader(...(await expectRow(version)))).data;
    };
    const updated = await update("New");
    expect(updated).toMatchObject([{ id, title: "New" }]);
    expect(await update("Of somebody who has not seen that")).toEqual([]);

    const remove = async (expected = "") => {
      const deleting = admin.from("blog_posts").delete().eq("id", id).select("id");
      return (await deleting.setHeader(...(await expectRow(expected)))).data;
    };
    expect(await remove(version)).toEqual([]);
    expect(await remove(updated?.[0]?.updated_at)).toEqual([{ id }]);
    expect((await admin.rpc("request_site_build")).data).toBe("unavailable");
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
});

/**
 * Sends a request with both keys, with a path and headers that `fetch` would not send. Returns the
 * status line of the response.
 */
async function send(path: string, method: string, ...headers: string[]): Promise<string> {
  const lines = [`${method} ${path} HTTP/1.1`, "connection: close", "content-length: 0"];
  const keys = [`apikey: ${LOCAL_ANON_KEY}`, `x-admin-key: ${adminKey}`];
  const { hostname, port } = new URL(url);
  const socket = openSocket(Number(port), hostname);
  socket.end([...lines, ...keys, ...headers, "", ""].join("\r\n"));
  const [statusLine = ""] = (await text(socket)).split("\r\n");
  return statusLine;
}

describe("a request of a browser", () => {
  const PATH = "/rest/v1/site_settings?key=eq.no-such-key";

  test.each([
    ["another site", "host: localhost:4173", "origin: https://evil.example"],
    ["another server of this computer", "host: localhost:4173", "origin: http://localhost:5500"],
    ["a sandboxed frame", "host: localhost:4173", "origin: null"],
    ["another site's name for this computer", "host: evil.example", "origin: http://evil.example"],
    ["a name behind ours", "host: localhost@evil.example"],
    ["a name that begins as a number", "host: 127.example:80", "origin: http://127.example:80"],
    ["a picture on another site", "host: localhost:4173", "sec-fetch-site: cross-site"],
    ["a picture of another server here", "host: 127.0.0.1", "sec-fetch-site: same-site"],
  ])("of %s is refused", async (_, ...headers) => {
    expect(await send(PATH, "DELETE", ...headers)).toBe("HTTP/1.1 403 Forbidden");
  });

  test.each([
    ["on this computer", "host: localhost:4173", "origin: http://localhost:4173"],
    ["at the other address of this computer", "host: localhost:80", "origin: http://[::1]"],
    ["on a phone in the local network", "host: 192.168.1.5", "origin: http://192.168.1.5"],
    ["that shows a picture", "host: [::1]:4173", "sec-fetch-site: same-origin"],
    ["and of no browser", "host: localhost"],
  ])("of a page of the site %s is answered", async (_, ...headers) => {
    expect(await send(PATH, "GET", ...headers)).toBe("HTTP/1.1 200 OK");
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

describe("what the site does not use", () => {
  test.each([
    ["another service of the emulator", "/_system/config"],
    ["the same behind a served path", "/rest/v1/../../_system/config"],
    ["the same, encoded", "/rest/v1/%2e%2e/%2E./_system/config"],
    ["the same, with backslashes", "/storage/v1/..\\..\\_system/config"],
  ])("is not served: %s", async (_, path) => {
    expect(await send(path, "GET", "host: localhost")).toBe("HTTP/1.1 404 Not Found");
  });

  test("is not reached by asking for its schema", async () => {
    const profile = "accept-profile: private";
    expect(await send("/rest/v1/admin_access", "GET", "host: localhost", profile)).toBe(
      "HTTP/1.1 406 Not Acceptable",
    );
  });

  test("is not opened by a forged token of the service role", async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ role: "service_role" })}`;
    const signature = createHmac("sha256", WELL_KNOWN_SECRET).update(content).digest("base64url");
    const authorization = `Bearer ${content}.${signature}`;
    const headers = { apikey: LOCAL_ANON_KEY, authorization };
    expect((await fetch(`${url}/rest/v1/site_settings`, { headers })).status).toBe(401);
  });
});

test("rows are compressed for clients that accept it", async () => {
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

test("a server that stops unlocks its folder, and the next one has all changes and deletions", async () => {
  await admin.from("site_settings").delete().neq("key", "");
  await admin.from("site_images").insert({ id: "kept", url: "/a", alt: "A" });
  await admin.storage.from(BUCKET).upload("again.png", makeImage("again.png"));
  await stop();
  expect(await readdir(folder.path)).not.toContain("server.lock");

  await start();
  expect((await visitor.from("site_settings").select()).data).toEqual([]);
  expect((await visitor.from("site_images").select("id")).data).toEqual([{ id: "kept" }]);
  const { publicUrl } = visitor.storage.from(BUCKET).getPublicUrl("again.png").data;
  expect((await fetch(publicUrl)).status).toBe(200);
});

describe("enquiries", () => {
  /** Sends an enquiry as the contact form does. Without an address, that of the connection counts. */
  async function submit(enquiry: { id: string; message: string }, address?: string) {
    const texts = { name: "Ada", email: "ada@buyer.example", company: "", phone: "", page: "" };
    const sending = visitor.rpc("submit_enquiry", {
      enquiry: {
        ...{ ...enquiry, ...texts, prefix: "ML", product_interest: "Electronics" },
        ...{ attachment: null, website: "", seconds: 12.5 },
      },
    });
    if (address !== undefined) sending.setHeader("x-forwarded-for", address);
    const { data, error } = await sending;
    expect(error).toBeNull();
    return data;
  }
  const submitNew = (address?: string) => submit({ id: randomUUID(), message: "Hello" }, address);

  /** All but the one that the database computes. */
  const COLUMNS =
    "id, reference, created_at, status, name, email, company, phone, product_interest, message, attachment, page";
  const REFERENCE: unknown = expect.stringMatching(/^ML-\w{5}$/);
  const ACCEPTED = { reference: REFERENCE };
  const TOO_MANY = { refused: "too_many" };

  test("come in by the function only, which the form finds, and staff read, answer and delete them", async () => {
    expect((await visitor.rpc("accepts_enquiries")).data).toBe(true);
    const enquiry = { id: randomUUID(), message: "Zwei Fußbälle,\n20 000 “Kettles”" };
    const receipt = await submit(enquiry, "198.51.100.1");
    expect(receipt).toEqual(ACCEPTED);
    expect(await submit(enquiry, "198.51.100.1")).toEqual(receipt);

    const list = (client: typeof visitor) =>
      client.from("enquiries").select(COLUMNS).ilike("message", "%KETTLES%");
    const { data: stored } = await list(admin);
    expect(stored).toMatchObject([{ ...enquiry, status: "new" }]);
    expect(receipt).toEqual({ reference: stored?.[0]?.reference });
    expect((await list(visitor)).data).toEqual([]);
    expect((await list(guesser)).data).toEqual([]);
    const add = (client: typeof visitor) => client.from("enquiries").insert(stored ?? []);
    expect((await add(visitor)).error?.code).toBe("42501");

    const status = "answered";
    const answer = (client: typeof visitor) =>
      client.from("enquiries").update({ status }).eq("id", enquiry.id).select("status");
    expect((await answer(visitor)).data).toEqual([]);
    expect((await answer(admin)).data).toEqual([{ status }]);

    const remove = (client: typeof visitor) =>
      client.from("enquiries").delete().eq("id", enquiry.id).select("id");
    expect((await remove(visitor)).data).toEqual([]);
    expect((await remove(admin)).data).toEqual([{ id: enquiry.id }]);
    expect((await add(admin)).error).toBeNull();
    expect((await list(admin)).data).toEqual(stored);
  });

  test("are found by all words of a search, wherever these are, and read on from a key", async () => {
    const moment = "2026-11-20T09:00:00.123456+00:00";
    const texts = [`Quote "A\\B", (FBA) 50%_off`, "Mugs", "Mugs, 500"];
    const rows = texts.map((message, i) => ({
      ...{ id: `00000000-0000-4000-a000-00000000000${i}`, reference: `ML-4444${i}`, message },
      ...{ name: "Zoë", email: "z@z.example", product_interest: "Tee", created_at: moment },
    }));
    expect((await admin.from("enquiries").insert(rows)).error).toBeNull();
    const find = async (...search: Parameters<typeof makeConditions>) => {
      const reading = admin.from("enquiries").select("message").eq("created_at", moment);
      const { data, error } = await reading.or(makeConditions(...search)).order("id");
      expect(error).toBeNull();
      return data?.map(({ message }) => message);
    };
    for (const word of ["a\\b", '"a\\b",', "(fba)", "50%", "%_off", "FBA) 50%_", "ML-44440"])
      expect(await find(word), word).toEqual([texts[0]]);
    expect(await find("zoe mugs")).toEqual(texts.slice(1));
    expect(await find("zoe mugs 5000")).toEqual([]);
    const [first] = rows;
    expect(await find("zoe", { submittedAt: moment, id: first?.id ?? "" })).toEqual(texts.slice(1));
  });

  test("are limited for each address: the one of the connection, or the one that a proxy names", async () => {
    for (let count = 0; count < 5; count += 1) expect(await submitNew()).toEqual(ACCEPTED);
    expect(await submitNew()).toEqual(TOO_MANY);
    expect(await submitNew("127.0.0.1, 192.0.2.1")).toEqual(TOO_MANY);
    expect(await submitNew("198.51.100.2, 192.0.2.1")).toEqual(ACCEPTED);
  });

  test("that are older than the site keeps them are deleted when the server starts", async () => {
    const made = (months: number) => {
      const day = new Date();
      day.setUTCMonth(day.getUTCMonth() - months);
      return { ...OLD_ENQUIRY, id: randomUUID(), created_at: day.toISOString() };
    };
    const kept = { ...made(keepEnquiriesMonths - 1), reference: "ML-2222" };
    const old = { ...made(keepEnquiriesMonths + 1), reference: "ML-3333" };
    expect((await admin.from("enquiries").insert([kept, old])).error).toBeNull();
    await stop();
    await start();
    const { data } = await admin.from("enquiries").select("reference").eq("name", OLD_ENQUIRY.name);
    expect(data).toEqual([{ reference: "ML-2222" }]);
    expect((await admin.rpc("enquiry_state")).data).not.toMatchObject({ cleaned_at: null });
  });
});

describe("a post whose time has come", () => {
  const savePost = async (slug: string) => {
    const fields = { ...POST, slug, author: "", author_avatar: "/avatar.svg" };
    const draft = { fields, publish_at: new Date(Date.now() - 1000).toISOString() };
    expect((await admin.from("post_drafts").insert(draft)).error).toBeNull();
  };
  const findPost = async (slug: string) =>
    (await visitor.from("blog_posts").select("slug, tags").eq("slug", slug)).data;

  test("is on the site when the server has started", async () => {
    await savePost("at-the-start");
    expect(await findPost("at-the-start")).toEqual([]);
    await stop();
    await start();
    expect(await findPost("at-the-start")).toEqual([{ slug: "at-the-start", tags: POST.tags }]);
  });

  test("comes on the site without any request, and pages are rendered again", async () => {
    await stop();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await start();
    await savePost("by-itself");
    const announced = new Promise<void>((resolve) => {
      onTestFinished(subscribeToContentWrites(resolve));
    });
    vi.advanceTimersByTime(10_000);
    await announced;
    expect(await findPost("by-itself")).toEqual([{ slug: "by-itself", tags: POST.tags }]);
    // A server that stops closes the database behind what has begun.
    vi.advanceTimersByTime(10_000);
    await stop();
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining("not published"));
    await start();
  });
});
