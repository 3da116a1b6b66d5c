import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { latestPosts } from "../../src/content/home.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

describe("a build whose backend does not answer", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-backend-"));
  let output: string;
  let status: number | null;

  beforeAll(() => {
    const result = spawnSync("npx", ["vite", "build", "--outDir", folder, "--emptyOutDir"], {
      cwd: ROOT,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_ENV: "production",
        VITE_SUPABASE_URL: "http://127.0.0.1:9",
        VITE_SUPABASE_ANON_KEY: "test-key",
      },
    });
    status = result.status;
    output = result.stdout + result.stderr;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(path.join("node_modules/.prerender", path.basename(folder)), { recursive: true });
  });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

  test("warns, and does not fail", () => {
    expect(status, output).toBe(0);
    expect(output).toContain("The blog is not in the HTML files");
  });

  test("contains all pages, and lets the browser load the posts", () => {
    expect(read("blog.html")).toContain("Loading articles...");
    expect(read("blog/404.html")).toContain("Loading post...");
    expect(read("index.html")).not.toContain(latestPosts.empty);
    expect(read("faq.html")).toMatch(/<h1[^>]*>/);
  });

  test("says that nothing of the database is in its pages", () => {
    expect(JSON.parse(read("rendered.json"))).toMatchObject({ versions: null });
  });

  test("allows its pages to connect to that backend, and to no other", () => {
    expect(read("_headers")).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:9[;\s]/);
  });
});
