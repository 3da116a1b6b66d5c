import { link, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteFolder } from "./site-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-folder-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a page is replaced as a whole: the file of the old one is never written to", async () => {
  const site = new SiteFolder(folder);
  await site.write("faq.html", "The old page");
  // A second name of the same file, as whoever reads it meanwhile has it open.
  await link(path.join(folder, "faq.html"), path.join(folder, "opened.html"));
  expect(await site.write("faq.html", "The new page")).toBe(true);
  expect(await site.read("faq.html")).toBe("The new page");
  expect(await site.read("opened.html")).toBe("The old page");
});
