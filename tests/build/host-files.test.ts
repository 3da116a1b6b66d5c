import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { collectHeaders, parseHeaders, parseRedirects } from "../../scripts/host/rules.ts";
import { inlineScriptSources } from "../../src/render/inline-scripts.ts";
import { makeHostFiles } from "../../src/render/host-files.ts";

const BACKEND = "https://abcdefgh.supabase.co";

const embedded = makeHostFiles({ supabaseOrigin: null });
const hosted = makeHostFiles({ supabaseOrigin: BACKEND });

const readPolicy = (files: { _headers: string }) => {
  const policy = collectHeaders(parseHeaders(files._headers), "/").get("content-security-policy");
  const directives = (policy ?? "").split("; ").map((line) => line.split(" "));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
};

test("a page runs only the site's own scripts, and no site can frame it", () => {
  const policy = readPolicy(hosted);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("script-src")).toEqual(["'self'", ...inlineScriptSources.split(" ")]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
});

test("the policy allows no other inline script, eval, plug-in, other base URL or foreign form action", () => {
  for (const policy of [readPolicy(hosted), readPolicy(embedded)]) {
    const scripts = [...policy.keys()].filter((name) => /script|worker|object|trusted/.test(name));
    expect(scripts).toEqual(["script-src"]); // all others fall back to default-src: none
    for (const [name, sources] of policy) {
      expect(
        sources.filter((source) => /unsafe-eval|unsafe-hashes|wasm|^\*|blob:/.test(source)),
      ).toEqual([]);
      expect(sources.includes("'unsafe-inline'"), name).toBe(name === "style-src");
    }
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
  }
});

test("a page can connect to the backend of its build and to no other site", () => {
  expect(readPolicy(hosted).get("connect-src")).toEqual(["'self'", BACKEND]);
  expect(readPolicy(embedded).get("connect-src")).toEqual(["'self'"]);
});

test("every file is sent with the headers that protect visitors", () => {
  for (const path of ["/", "/assets/app-1a2b.js", "/no-such-page"]) {
    expect(Object.fromEntries(collectHeaders(parseHeaders(hosted._headers), path))).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  }
  // Subdomains have to use https only if the agency says so.
  const strict = makeHostFiles({ supabaseOrigin: null, requiresHttpsOnSubdomains: true });
  expect(strict._headers).toContain("max-age=63072000; includeSubDomains");
});

test.each([
  ["/assets/app-1a2b.js", "public, max-age=31536000, immutable"],
  ["/images/hero-640.avif", "public, max-age=86400, stale-while-revalidate=604800"],
  ["/favicon.ico", "public, max-age=86400, stale-while-revalidate=604800"],
  ["/", undefined],
  ["/blog/first-post", undefined],
])("%s is cached: %s", (path, value) => {
  expect(collectHeaders(parseHeaders(hosted._headers), path).get("cache-control")).toBe(value);
});

test("search engines are told not to index the admin and previews, and nothing else", () => {
  const rules = parseHeaders(hosted._headers);
  const robotsOf = (path: string) => collectHeaders(rules, path).get("x-robots-tag");
  const unlisted = ["/admin", "/admin/login", "/preview"];
  expect(unlisted.map(robotsOf)).toEqual(["noindex", "noindex", "noindex"]);
  expect(["/", "/administration"].map(robotsOf)).toEqual([undefined, undefined]);
});

test("every path of the admin is rewritten to its page", () => {
  expect(parseRedirects(hosted._redirects)).toEqual([
    { from: "/admin/*", to: "/admin", status: 200 },
  ]);
});

test("former addresses lead on before any path of the admin is rewritten", () => {
  const files = makeHostFiles({ supabaseOrigin: null, redirects: ["/blog/a%20b /blog/c 301"] });
  expect(parseRedirects(files._redirects)).toEqual([
    { from: "/blog/a b", to: "/blog/c", status: 301 },
    { from: "/admin/*", to: "/admin", status: 200 },
  ]);
});

test("the files in the rules exist", () => {
  const names = parseHeaders(hosted._headers)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.includes("."));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    expect(existsSync(new URL(`../../public${name}`, import.meta.url)), name).toBe(true);
  }
});

test("the rules are within Cloudflare's limits: 100 rules, 2,000 characters per line", () => {
  expect(parseHeaders(hosted._headers).length).toBeLessThanOrEqual(100);
  for (const line of hosted._headers.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});
