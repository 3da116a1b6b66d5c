import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { latestPosts } from "../../src/content/home.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

function build(folder: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    "npx",
    ["vite", "build", "--outDir", folder, "--emptyOutDir"],
    {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", VITE_SUPABASE_ANON_KEY: "test-key", ...env },
    },
  );
  return { status, output: stdout + stderr };
}

describe("a build without a project", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-backend-"));
  let output: string;
  let status: number | null;

  beforeAll(() => {
    ({ output, status } = build(folder, { VITE_SUPABASE_URL: "" }));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(path.join("node_modules/.prerender", path.basename(folder)), { recursive: true });
  });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

  test("warns, contains all pages but no posts, and connects to no other host", () => {
    expect(status, output).toBe(0);
    expect(output).toContain("The blog is not in the HTML files");
    expect(read("blog.html")).toContain("Loading articles...");
    expect(read("blog/404.html")).toContain("Loading post...");
    expect(read("index.html")).not.toContain(`>${latestPosts.empty}`);
    expect(read("faq.html")).toMatch(/<h1[^>]*>/);
    expect(JSON.parse(read("rendered.json"))).toMatchObject({ changedAt: null });
    expect(read("_headers")).toMatch(/connect-src 'self'[;\s]/);
  });

  // Without a key, because a build asks a project that does not answer again and again.
  test("is not replaced by one whose project cannot be read", () => {
    const before = read("index.html");
    const project = { VITE_SUPABASE_URL: "http://127.0.0.1:9", VITE_SUPABASE_ANON_KEY: "" };
    const failed = build(folder, project);
    expect(failed.status, failed.output).toBe(1);
    expect(failed.output).toContain("VITE_SUPABASE_ANON_KEY is empty");
    expect(read("index.html")).toBe(before);
  });
});
