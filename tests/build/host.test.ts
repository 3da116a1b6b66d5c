import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestHost, type TestHost } from "./test-host.ts";

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

let host: TestHost;

beforeAll(async () => {
  host = await startTestHost({
    _headers: HEADERS,
    _redirects: "# Comment\n/admin/* /admin 200\n",
    ".vite/manifest.json": "{}",
    "index.html": "Home",
    "faq.html": LONG_TEXT,
    "blog.html": "Blog list",
    "blog/first-post.html": "First post",
    "blog/404.html": "Blog shell",
    "case-studies/retail.html": "Retail",
    "case-studies/404.html": "No such case",
    "admin.html": "Admin",
    "404.html": "Nothing here",
    "assets/app-1a2b.js": "run()",
    "images/hero.avif": LONG_TEXT,
    "images/logo.svg": "<svg/>",
    "site.webmanifest": "{}",
    "robots.txt": "User-agent: *",
  });
});

afterAll(() => host.close());

describe("paths", () => {
  test.each([
    ["/", "Home"],
    ["/faq", LONG_TEXT],
    ["/faq?from=mail", LONG_TEXT],
    ["/blog/first-post", "First post"],
    ["/blog/first%2Dpost", "First post"],
  ])("%s is served from its file", async (url, text) => {
    expect(await host.request(url)).toMatchObject({ status: 200, text });
  });

  test.each([
    ["/faq.html", "/faq"],
    ["/faq/?a=1&b=2", "/faq?a=1&b=2"],
    ["/index.html", "/"],
    ["/blog/first-post.html", "/blog/first-post"],
  ])("%s redirects permanently to %s", async (url, location) => {
    const { status, headers } = await host.request(url);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test("an address of the admin is the admin's page", async () => {
    const response = await host.request("/admin/blog-management/new");
    expect(response).toMatchObject({ status: 200, text: "Admin" });
  });

  test("a post published after the build gets the page that renders it in the browser", async () => {
    expect(await host.request("/blog/new-post")).toMatchObject({ status: 200, text: "Blog shell" });
  });

  test.each([
    ["/no-such-page", "Nothing here"],
    ["/assets/gone-3c4d.js", "Nothing here"],
    ["/case-studies/retail/more", "No such case"],
  ])("%s gets the nearest 404 page", async (url, text) => {
    const { status, headers, ...response } = await host.request(url);
    expect([status, response.text]).toEqual([404, text]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test.each(["/_headers", "/%2evite/manifest.json", "/.html", "//site.test/", "/assets/"])(
    "%s is not served",
    async (url) => {
      expect(await host.request(url)).toMatchObject({ status: 404, text: "Nothing here" });
    },
  );

  test.each([
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/faq%00.html",
    "/%c3%28",
    "http://site.test/faq",
  ])("%s is a bad request", async (url) => {
    expect(await host.request(url)).toMatchObject({ status: 400 });
  });

  test("HEAD has the headers of GET without the content", async () => {
    const [head, get] = await Promise.all([
      host.request("/faq", { method: "HEAD" }),
      host.request("/faq"),
    ]);
    expect(head).toMatchObject({ status: 200, text: "" });
    for (const name of ["content-length", "content-type", "etag", "x-page"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test("a change is left to the next middleware", async () => {
    const response = await host.request("/faq", { method: "POST" });
    expect(response).toMatchObject({ status: 418, text: "next" });
  });
});

describe("headers", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/images/hero.avif", "image/avif"],
    ["/images/logo.svg", "image/svg+xml; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ])("%s is %s", async (url, type) => {
    expect((await host.request(url)).headers["content-type"]).toBe(type);
  });

  test("every rule that matches a path applies; values of the same header are joined", async () => {
    const asset = await host.request("/assets/app-1a2b.js");
    expect(asset.headers["x-frame"]).toBe("none, assets");
    expect(asset.headers.link).toBe('<https://site.test/>; rel="home"');
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["x-page"]).toBeUndefined();

    const page = await host.request("/faq");
    expect(page.headers).toMatchObject({ "x-frame": "none", "x-page": "faq" });
    expect(page.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test.each(["/no-such-page", "/faq/", "/blog/new-post"])("rules apply to %s too", async (url) => {
    expect((await host.request(url)).headers["x-frame"]).toBe("none");
  });

  test("a file with the browser's ETag is not sent again", async () => {
    const { etag = "" } = (await host.request("/faq")).headers;
    for (const value of [etag, `"other", ${etag}`]) {
      const again = await host.request("/faq", { headers: { "if-none-match": value } });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers).toMatchObject({ etag, "x-page": "faq" });
    }
    const other = await host.request("/faq", { headers: { "if-none-match": '"other"' } });
    expect(other).toMatchObject({ status: 200, text: LONG_TEXT });
  });

  test("a missing page is never 'not modified'", async () => {
    const response = await host.request("/no-such-page", { headers: { "if-none-match": "*" } });
    expect(response).toMatchObject({ status: 404, text: "Nothing here" });
  });
});

describe("compression", () => {
  const requestWith = (url: string, accepted: string) =>
    host.request(url, { headers: { "accept-encoding": accepted } });

  test("text is sent as Brotli to who accepts it", async () => {
    const { headers, body } = await requestWith("/faq", "gzip, deflate, br, zstd");
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(headers["content-length"]).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(LONG_TEXT);
  });

  test("and as gzip to who refuses Brotli", async () => {
    const { headers, body } = await requestWith("/faq", "gzip, br;q=0");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(body).toString()).toBe(LONG_TEXT);
  });

  test("and uncompressed without the header", async () => {
    const { headers, text } = await host.request("/faq");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(text).toBe(LONG_TEXT);
  });

  test("pictures are not compressed again", async () => {
    const { headers, text } = await requestWith("/images/hero.avif", "br");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["vary"]).toBeUndefined();
    expect(text).toBe(LONG_TEXT);
  });
});

describe("a new build while the server runs", () => {
  test("is served at once, with its rules", async () => {
    await host.write("about.html", "Old", 60);
    const old = await host.request("/about");
    await host.write("about.html", "New");
    await host.write("_headers", "/about\n  X-Build: 2\n");

    const known = { "if-none-match": old.headers.etag ?? "" };
    const fresh = await host.request("/about", { headers: known });
    expect(fresh).toMatchObject({ status: 200, text: "New" });
    expect(fresh.headers["x-build"]).toBe("2");

    await host.remove("about.html");
    expect(await host.request("/about")).toMatchObject({ status: 404 });
    await host.write("_headers", HEADERS);
  });
});
