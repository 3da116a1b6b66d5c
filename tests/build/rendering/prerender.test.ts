import { watch } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDataFolder, serveBackend } from "../../support/embedded-backend.ts";
import { createEditor, makePostRow, type Editor } from "./content.ts";
import {
  copySite,
  createRenderer,
  listChangedFiles,
  runPrerender,
  type FileHashes,
  type SiteCopy,
} from "./site-copy.ts";

const OLD_POST = "how-to-verify-a-chinese-factory-before-you-pay-a-deposit";
const OLD_POST_ROW = `blog_posts?slug=eq.${OLD_POST}`;

/** Files that change with every change of a post. */
const AFTER_A_POST = ["blog/feed.xml", "feed.xml", "rendered.json", "sitemap.xml"];

let site: SiteCopy;
let backend: Awaited<ReturnType<typeof serveBackend>>;
let edit: Editor["edit"];
let removeData: () => Promise<void>;
let render: Awaited<ReturnType<typeof createRenderer>>;
let before: FileHashes;

/** The command, which loads the application anew, as do those who run it. */
const runCommand = () => runPrerender(site.folder, backend.url);

/** The HTML files that contain a text. */
async function listPagesWith(text: string): Promise<string[]> {
  const pages = [...(await site.hashFiles()).keys()].filter((file) => file.endsWith(".html"));
  const found = await Promise.all(
    pages.map(async (file) => (await site.read(file)).includes(text)),
  );
  return pages.filter((_, i) => found[i]).sort();
}

const listChanged = async () => listChangedFiles(before, await site.hashFiles());

beforeAll(async () => {
  const { folder, remove } = await createDataFolder();
  removeData = remove;
  site = await copySite();
  backend = await serveBackend(folder);
  ({ edit } = await createEditor(backend.url));
  render = await createRenderer(site.folder, backend.url);
  // Replaces the content of the build's database by that of this one.
  expect(await render()).toMatchObject({ unfinishedCount: 0, warnings: [] });
});
afterAll(async () => {
  await backend.close();
  await site.remove();
  await removeData();
});
beforeEach(async () => {
  before = await site.hashFiles();
});

describe("what is rendered", () => {
  test("nothing, when nothing that visitors see has changed", async () => {
    const file = path.join(site.folder, "rendered.json");
    const { mtimeMs } = await stat(file);
    // A new order of the posts is for staff only.
    await edit("PATCH", OLD_POST_ROW, { display_order: 99 });
    expect(await runCommand()).toEqual({ status: 0, output: "" });
    expect(await listChanged()).toEqual([]);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  });

  test("a post and the pages that show its title, when that was changed", async () => {
    await edit("PATCH", OLD_POST_ROW, { title: "Another Title" });
    await render();
    const pages = await listPagesWith("Another Title");
    expect(pages).toEqual(expect.arrayContaining([`blog/${OLD_POST}.html`, "blog.html"]));
    expect(await listChanged()).toEqual([...pages, ...AFTER_A_POST].sort());
    expect(await site.read("blog/feed.xml")).toContain("Another Title");
  });

  test("the post and no page without it, when its text was changed", async () => {
    await edit("PATCH", OLD_POST_ROW, { content: "<h2>A new part</h2><p>A new text.</p>" });
    await render();
    const page = await site.read(`blog/${OLD_POST}.html`);
    expect(page).toContain("<p>A new text.</p>");
    expect(page).not.toContain("Loading post");
    const changed = await listChanged();
    expect(changed).toEqual(expect.arrayContaining([`blog/${OLD_POST}.html`, ...AFTER_A_POST]));
    expect(changed).not.toContain("faq.html");
  });

  test("the success stories, when one was changed", async () => {
    await edit("PATCH", "success_stories?title=neq.", { excerpt: "A new excerpt." });
    await render();
    expect(await listPagesWith("A new excerpt.")).toEqual(["case-studies.html"]);
    expect(await listChanged()).toEqual(["case-studies.html", "rendered.json"]);
  });

  test("every page, when the logo and the favicon were replaced", async () => {
    const logo = "https://cdn.example/logo.svg";
    const favicon = "/images/new-icon.png";
    await edit("POST", "site_images", { id: "logoNavbar", url: logo, alt: "Our logo" });
    await edit("PATCH", "site_settings?key=eq.faviconUrl", { value: favicon });
    await render();
    const allPages = [...before.keys()].filter((file) => /(?<!admin)\.html$/.test(file)).sort();
    expect(await listPagesWith(logo)).toEqual(allPages);
    expect(await listPagesWith(`<link rel="icon" href="${favicon}"`)).toEqual(allPages);
    expect(await listChanged()).toEqual([...allPages, "rendered.json"].sort());
  });
});

describe("a new post", () => {
  const ID = "00000000-0000-4000-a000-000000000001";
  const slug = "a-brand-new-post";
  const file = `blog/${slug}.html`;

  test("has a page with title, text, picture, address and structured data", async () => {
    await edit("POST", "blog_posts", { ...makePostRow(slug, "A Brand-New Post"), id: ID });
    await render();
    const page = await site.read(file);
    expect(page).toContain("<title>A Brand-New Post");
    expect(page).toContain(`The text of ${slug}.`);
    expect(page).toMatch(/<img [^>]*src="https:\/\/cdn\.example\/new\.jpg"/);
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/blog/${slug}"`));
    expect(page).toMatch(/<meta property="og:image" content="https:\/\/cdn\.example\/new\.jpg"/);
    expect(page).toMatch(/"@type":"BlogPosting"/);
  });

  test("is in the sitemap, the feed, the list and on the home page", async () => {
    const files = ["sitemap.xml", "blog/feed.xml", "feed.xml", "blog.html", "index.html"];
    for (const name of files) {
      expect(await site.read(name), name).toContain(`/blog/${slug}`);
    }
  });

  test("whose slug is changed twice is found without scripts at its old addresses", async () => {
    const imported = ["/2023/05/my-post", "/faq", "/sitemap.xml"];
    await edit("PATCH", `blog_posts?slug=eq.${slug}`, { slug: "renamed-post" });
    await edit("PATCH", "blog_posts?slug=eq.renamed-post", { slug: "renamed again" });
    await edit(
      "POST",
      "old_paths",
      imported.map((path) => ({ path, post_id: ID })),
    );
    await render();
    const address = "/blog/renamed%20again";
    const page = await site.read("blog/renamed again.html");
    const canonical = /<link rel="canonical" href="[^"]*"\/>/.exec(page)?.[0] ?? "none";
    expect(canonical).toContain(`${address}"`);
    const oldFiles = ["2023/05/my-post.html", file, "blog/renamed-post.html"];
    for (const old of oldFiles) {
      const text = await site.read(old);
      expect(text).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`);
      expect(text).toContain(`<a href="${address}">A Brand-New Post</a>`);
      expect(text).toContain("<title>A Brand-New Post");
      expect(text).toContain(canonical);
      expect(text).not.toContain("<script");
    }
    const rules = oldFiles.map((old) => `/${old.replace(".html", "")} ${address} 301`);
    expect((await site.read("_redirects")).split("\n")).toEqual([
      ...rules,
      "/admin/* /admin 200",
      "",
    ]);
    // The pages and files of the site stay as they are.
    expect(await listChanged()).not.toContain("faq.html");
    expect([...(await site.hashFiles()).keys()]).not.toContain("sitemap.xml.html");
    for (const list of ["sitemap.xml", "blog/feed.xml"]) {
      expect(await site.read(list)).not.toMatch(/a-brand-new-post|renamed-post|my-post/);
    }
  });

  test("leaves no trace when it is deleted", async () => {
    await edit("DELETE", "blog_posts?slug=eq.renamed again");
    await render();
    const left = [...(await site.hashFiles()).keys()];
    expect(left.filter((name) => /renamed|brand-new|my-post/.test(name))).toEqual([]);
    expect(await listPagesWith("renamed%20again")).toEqual([]);
    expect(await site.read("sitemap.xml")).not.toContain("renamed");
    expect(await site.read("_redirects")).toBe("/admin/* /admin 200\n");
  });
});

describe("when something goes wrong", () => {
  test("a database that cannot be read changes nothing, and the command says so", async () => {
    // To an address without a server, the client would send its request again and again.
    const { status, output } = await runPrerender(site.folder, `${backend.url}/elsewhere`);
    expect(status).toBe(1);
    expect(output).toMatch(/^The database could not be read: .* The pages stay as they are\.\n$/);
    expect(await listChanged()).toEqual([]);
  });

  test("a run that is killed leaves whole files, and the next one finishes its work", async () => {
    await edit("PATCH", "blog_posts?slug=neq.", { author: "Somebody Else" });
    const firstChange = path.join(site.folder, ".vite/new");
    await rm(firstChange, { recursive: true, force: true });
    await runPrerender(site.folder, backend.url, (child) => {
      const watcher = watch(path.dirname(firstChange), (_, name) => {
        if (name === path.basename(firstChange)) child.kill("SIGKILL");
      });
      child.on("exit", () => {
        watcher.close();
      });
    });
    for (const page of await listPagesWith("")) {
      expect(await site.read(page), page).toMatch(/<\/html>\s*$/);
    }
    await render();
    expect(await listPagesWith("Somebody Else")).toHaveLength(9);
    expect(await readdir(firstChange)).toEqual([]);
  });

  test("a page that cannot be written is named, and no other page depends on it", async () => {
    await edit("POST", "blog_posts", makePostRow("short-lived", "Short-Lived"));
    await render();
    const obstacle = path.join(site.folder, "blog/new-obstacle.html/x");
    await mkdir(obstacle, { recursive: true });
    await edit("POST", "blog_posts", makePostRow("new-obstacle", "In the Way"));
    await edit("DELETE", "blog_posts?slug=eq.short-lived");
    const { status, output } = await runCommand();
    expect(status).toBe(2);
    expect(output.match(/^.*new-obstacle.*$/gm)).toEqual([
      expect.stringMatching(/^blog\/new-obstacle\.html is not up to date: \w+: [^']+$/),
    ]);
    expect(await listPagesWith("In the Way")).toEqual(
      expect.arrayContaining(["blog.html", "index.html"]),
    );
    expect(await listPagesWith("Short-Lived")).toEqual([]);
    await rm(path.dirname(obstacle), { recursive: true });
    expect(await render()).toMatchObject({ unfinishedCount: 0 });
    expect(await listPagesWith("In the Way")).toContain("blog/new-obstacle.html");
  });

  test("a text that is nested thousands deep is rendered like every other", async () => {
    await edit("POST", "blog_posts", {
      ...makePostRow("too-deep", "Too Deep"),
      content: `${"<ul><li>".repeat(2000)}The bottom.`,
    });
    expect(await render()).toMatchObject({ unfinishedCount: 0, warnings: [] });
    expect(await site.read("blog/too-deep.html")).toContain("The bottom.");
    await edit("DELETE", "blog_posts?slug=eq.too-deep");
  });

  test("a post whose address another one has on some hosts is left out, and named", async () => {
    await edit("POST", "blog_posts", makePostRow(OLD_POST.toUpperCase(), "Louder"));
    const { unfinishedCount, warnings } = await render();
    expect(unfinishedCount).toBe(0);
    const name = `“Louder” (/blog/${OLD_POST.toUpperCase()})`;
    expect(warnings).toEqual([expect.stringContaining(`${name} is left out: `)]);
    expect(await listPagesWith("Louder")).toEqual([]);
    expect(JSON.parse(await site.read("rendered.json"))).toMatchObject({ leftOut: [name] });
    expect(await render()).toMatchObject({ changedCount: 0, warnings: [] });
    await edit("DELETE", "blog_posts?title=eq.Louder");
  });

  test("a page that no list names is removed, and no other file", async () => {
    const page = path.join(site.folder, "blog/long-gone.html");
    const other = path.join(site.folder, "blog/verification.html");
    await copyFile(path.join(site.folder, `blog/${OLD_POST}.html`), page);
    await writeFile(other, "<p>Put here by somebody else.</p>");
    await edit("PATCH", OLD_POST_ROW, { title: "Beside It" });
    expect(await render()).toMatchObject({ removedCount: 1 });
    const files = [...(await site.hashFiles()).keys()];
    expect(files).not.toContain("blog/long-gone.html");
    expect(files).toContain("blog/verification.html");
    await rm(other);
  });

  test("two runs at once wait for each other", async () => {
    await edit("PATCH", OLD_POST_ROW, { title: "Twice at Once" });
    const results = await Promise.all([runCommand(), runCommand()]);
    expect(results.map(({ status }) => status)).toEqual([0, 0]);
    expect(results.map(({ output }) => output).filter(Boolean)).toEqual([
      expect.stringMatching(/^Pages changed: [1-9]\d*, removed: 0\.\n$/),
    ]);
    expect(await listPagesWith("Twice at Once")).toContain(`blog/${OLD_POST}.html`);
  });

  test("pages of another build are left alone", async () => {
    const other = await copySite();
    await rm(path.join(other.folder, ".vite/manifest.json"));
    const { status, output } = await runPrerender(other.folder, backend.url);
    expect(status).toBe(1);
    expect(output).toContain("Run `npm run build` first.");
    await other.remove();
  });

  test("after all of this, the site is the same as when all of it is rendered", async () => {
    await rm(path.join(site.folder, "rendered.json"));
    await render();
    expect(await listChanged()).toEqual(["rendered.json"]);
  });
});
