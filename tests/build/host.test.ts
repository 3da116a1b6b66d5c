import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, request as sendRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staticHost } from "../../scripts/host/static-host.ts";
import { listen } from "../support/listen.ts";

const HEADERS = `# Comment
/*
  X-Frame: none
  Link: <https://site.test/>; rel="home"
/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Frame: assets
/faq
  X-Page: faq
`;

const LONG_TEXT = "Sourcing in China. ".repeat(200);

const FILES = {
  _headers: HEADERS,
  _redirects: "# Comment\n/blog/old%20post /blog/a%3Db 301\n/admin/* /admin 200\n",
  ".vite/manifest.json": "{}",
  "index.html": "Home",
  "faq.html": LONG_TEXT,
  "blog/first-post.html": "First post",
  "blog/old post.html": "Leads on",
  "blog/404.html": "Blog shell",
  "case-studies/404.html": "No such case",
  "admin.html": "Admin",
  "404.html": "Nothing here",
  "assets/app-1a2b.js": "run()",
  "images/hero.avif": LONG_TEXT,
  "site.webmanifest": "{}",
};

let dist: string;
let port: number;

async function write(file: string, content: string, age = 0) {
  const place = path.join(dist, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
  const time = Date.now() / 1000 - age;
  await utimes(place, time, time);
}

const server = createServer();

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), "host-"));
  for (const [file, content] of Object.entries(FILES)) await write(file, content, 60);
  const host = staticHost(dist, {
    redirects: [{ from: "/blog/*", to: "/blog/404.html", status: 200 }],
  });
  server.on("request", (request, response) => {
    host(request, response, () => response.writeHead(418).end("next"));
  });
  port = await listen(server);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dist, { recursive: true });
});

type HostResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends the path as it is written, whereas `fetch` would normalize it. */
const send = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<HostResponse>((resolve, reject) => {
    sendRequest({ host: "127.0.0.1", port, path: url, method, headers }, (response) => {
      buffer(response).then((body) => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body, text: body.toString() });
      }, reject);
    })
      .on("error", reject)
      .end();
  });

describe("paths", () => {
  test.each([
    ["/", "Home"],
    ["/faq?from=mail", LONG_TEXT],
    ["/blog/first%2Dpost", "First post"],
    ["/admin/blog-management/new", "Admin"],
    // A post published after the build gets the page that renders it in the browser.
    ["/blog/new-post", "Blog shell"],
  ])("%s is served from its file", async (url, text) => {
    expect(await send(url)).toMatchObject({ status: 200, text });
  });

  test.each([
    ["/faq.html", "/faq"],
    ["/faq/?a=1&b=2", "/faq?a=1&b=2"],
    ["/index.html", "/"],
    ["/blog/first-post.html", "/blog/first-post"],
  ])("%s redirects permanently to %s", async (url, location) => {
    const { status, headers } = await send(url);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test("a redirect comes before the file of its path, and keeps the query", async () => {
    const { status, headers } = await send("/blog/old%20post?from=mail");
    expect([status, headers.location]).toEqual([301, "/blog/a%3Db?from=mail"]);
  });

  test.each([
    ["/no-such-page", "Nothing here"],
    ["/case-studies/retail/more", "No such case"],
  ])("%s gets the nearest 404 page", async (url, text) => {
    const { status, headers, ...response } = await send(url);
    expect([status, response.text]).toEqual([404, text]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test.each(["/_headers", "/%2evite/manifest.json", "/.html", "//site.test/", "/assets/"])(
    "%s is not served",
    async (url) => {
      expect(await send(url)).toMatchObject({ status: 404, text: "Nothing here" });
    },
  );

  test.each([
    "/assets/../../package.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/faq%00.html",
    "/%c3%28",
    "http://site.test/faq",
  ])("%s is a bad request", async (url) => {
    expect(await send(url)).toMatchObject({ status: 400 });
  });

  test("HEAD has the headers of GET without the content; a change is left to the next", async () => {
    const [head, get] = [await send("/faq", {}, "HEAD"), await send("/faq")];
    expect(head).toMatchObject({ status: 200, text: "" });
    for (const name of ["content-length", "content-type", "etag", "x-page"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    expect(await send("/faq", {}, "POST")).toMatchObject({ status: 418, text: "next" });
  });
});

describe("headers", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/images/hero.avif", "image/avif"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ])("%s is %s", async (url, type) => {
    expect((await send(url)).headers["content-type"]).toBe(type);
  });

  test("every rule that matches a path applies; values of the same header are joined", async () => {
    const asset = await send("/assets/app-1a2b.js");
    expect(asset.headers["x-frame"]).toBe("none, assets");
    expect(asset.headers.link).toBe('<https://site.test/>; rel="home"');
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["x-page"]).toBeUndefined();

    const page = await send("/faq");
    expect(page.headers).toMatchObject({ "x-frame": "none", "x-page": "faq" });
    expect(page.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test.each(["/no-such-page", "/faq/", "/blog/new-post"])("rules apply to %s too", async (url) => {
    expect((await send(url)).headers["x-frame"]).toBe("none");
  });

  test("a file with the browser's ETag is not sent again", async () => {
    const { etag = "" } = (await send("/faq")).headers;
    for (const value of [etag, `"other", ${etag}`]) {
      const again = await send("/faq", { "if-none-match": value });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers).toMatchObject({ etag, "x-page": "faq" });
    }
    const other = await send("/faq", { "if-none-match": '"other"' });
    expect(other).toMatchObject({ status: 200, text: LONG_TEXT });
    // A missing page is never "not modified".
    expect((await send("/no-such-page", { "if-none-match": "*" })).status).toBe(404);
  });
});

test("text is compressed as the browser accepts it, pictures are not", async () => {
  const brotli = await send("/faq", { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotli.headers["content-length"]).toBe(String(brotli.body.length));
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG_TEXT);
  const gzip = await send("/faq", { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(LONG_TEXT);
  const plain = await send("/faq");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain).toMatchObject({ headers: { vary: "Accept-Encoding" }, text: LONG_TEXT });
  const picture = await send("/images/hero.avif", { "accept-encoding": "br" });
  expect(picture.headers["content-encoding"]).toBeUndefined();
  expect(picture.headers["vary"]).toBeUndefined();
  expect(picture.text).toBe(LONG_TEXT);
});

test("a new build is served at once while the server runs, with its rules", async () => {
  await write("about.html", "Old", 60);
  const old = await send("/about");
  await write("about.html", "New");
  await write("_headers", "/about\n  X-Build: 2\n");
  const fresh = await send("/about", { "if-none-match": old.headers.etag ?? "" });
  expect(fresh).toMatchObject({ status: 200, text: "New", headers: { "x-build": "2" } });
  await rm(path.join(dist, "about.html"));
  expect(await send("/about")).toMatchObject({ status: 404 });
  await write("_headers", HEADERS);
});
