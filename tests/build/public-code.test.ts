import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { deriveAdminToken, parsePasswordHash } from "@/lib/admin-token";
import { LOCAL_ADMIN_PASSWORD, LOCAL_PASSWORD_HASH } from "../../supabase/local/constants.ts";
import { ENTRY_CHUNK, Manifest } from "../../src/render/manifest.ts";
import { dist } from "./dist.ts";
import { listPublicChunks } from "./public-chunks.ts";

/** Strings that only the code of the admin contains. */
const ADMIN_CODE = [
  "Unlock Dashboard",
  "Add New Post",
  "Clear All Submissions",
  "Featured image alt text is required.",
  "x-admin-key",
  "GoTrueClient",
  "deriveBits",
  "Blog post display order saved.",
  "mso-list",
  "＝＋－＠",
  "onParseError",
  "ProseMirror",
  "Write here. Type ## for a heading",
];

const read = (file: string) => readFileSync(new URL(file, dist), "utf8");

describe("the code that visitors can load", () => {
  let publicCode: string[];
  let adminCode: string;

  beforeAll(() => {
    const manifest = new Manifest(dist);
    const files = (chunks: Iterable<{ file: string }>) => [...chunks].map(({ file }) => file);
    const publicFiles = new Set(files(listPublicChunks(manifest, [ENTRY_CHUNK])));
    publicCode = [...publicFiles].map(read);
    adminCode = files(manifest.chunks.values())
      .filter((file) => file.endsWith(".js") && !publicFiles.has(file))
      .map(read)
      .join("\n");
  });

  test("is the code of the whole public site", () => {
    const all = publicCode.join("\n");
    expect(publicCode.length).toBeGreaterThan(30);
    for (const text of ["Search articles...", "Message Prepared!", "PostgrestError", "DOMPurify"]) {
      expect(all).toContain(text);
    }
  });

  test.each(ADMIN_CODE)("contains no code of the admin: %s", (text) => {
    expect(adminCode).toContain(text);
    for (const code of publicCode) expect(code).not.toContain(text);
  });
});

test("no file of the build contains the admin's password or token", async () => {
  const hash = parsePasswordHash(LOCAL_PASSWORD_HASH);
  if (!hash) throw new Error("The local password hash is not one.");
  const token = await deriveAdminToken(LOCAL_ADMIN_PASSWORD, hash);
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css|html|json|map|txt|xml|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = read(file);
    expect(text.includes(LOCAL_ADMIN_PASSWORD), file).toBe(false);
    expect(text.includes(token), file).toBe(false);
  }
});
