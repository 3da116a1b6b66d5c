import { rename } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseRenderedSite } from "@/data/rendered-site";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import type { DataFolder } from "../../../supabase/local/data-folder.ts";
import {
  connect,
  createDataFolder,
  getLocalAdminKey,
  serveBackend,
} from "../../support/embedded-backend.ts";
import { listen } from "../../support/listen.ts";
import { startSite } from "../../support/site-process.ts";
import { createEditor, makePostRow, type Editor } from "./content.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** Reached only when nothing is rendered at all. */
const TIMEOUT_MS = 300_000;

let site: SiteCopy;
let server: Awaited<ReturnType<typeof startSite>>;
let url: string;
let edit: Editor["edit"];
let editAndLeave: Editor["editAndLeave"];
let removeData: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await createDataFolder();
  removeData = remove;
  await saveDuePost(folder);
  site = await copySite();
  const PORT = await findFreePort();
  url = `http://localhost:${PORT}`;
  server = await startSite({
    PORT,
    RENDER_CHANGES: "1",
    SITE_FOLDER: site.folder,
    SUPABASE_LOCAL_DATA: folder.path,
  });
  ({ edit, editAndLeave } = await createEditor(url));
});
afterAll(async () => {
  await server.close();
  await site.remove();
  await removeData();
});

/** Saves a post with a date that passes before the server starts. */
async function saveDuePost(folder: DataFolder) {
  const backend = await serveBackend(folder);
  const texts = { author: "", author_avatar: "/avatar.svg", tags: [] };
  const fields = { ...makePostRow("due", "On Its Date"), ...texts };
  const draft = { fields, publish_at: new Date().toISOString() };
  const admin = connect(backend.url, await getLocalAdminKey());
  expect((await admin.from("post_drafts").insert(draft)).error).toBeNull();
  await backend.close();
}

async function findFreePort(): Promise<string> {
  const free = createServer();
  const port = await listen(free);
  await new Promise((resolve) => free.close(resolve));
  return String(port);
}

/** What somebody gets who runs no scripts: a search engine, a feed reader, a link preview. */
async function get(address: string) {
  const response = await fetch(url + address);
  return { status: response.status, text: await response.text() };
}

const waitFor = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 250 });

test("a post whose date has passed since the build has a page soon after the start", async () => {
  await waitFor(async () => {
    expect((await get("/blog/due")).text).toContain("<title>On Its Date");
  });
});

test("a change follows even if the browser was closed before the response", async () => {
  await edit("POST", "blog_posts", makePostRow("changed-often", "Saved"));
  await editAndLeave("blog_posts?slug=eq.changed-often", { title: "Saved While Leaving" });
  await waitFor(async () => {
    expect((await get("/blog/changed-often")).text).toContain("<title>Saved While Leaving");
  });
});

test("the manifest says that the site updates itself, and which state of the database it shows", async () => {
  const headers = { apikey: LOCAL_ANON_KEY };
  const changedAt: unknown = await (
    await fetch(`${url}/rest/v1/rpc/site_changed_at`, { headers })
  ).json();
  await waitFor(async () => {
    const manifest = parseRenderedSite(JSON.parse((await get("/rendered.json")).text));
    expect(manifest).toMatchObject({ updatesItself: true, changedAt });
  });
});

test("a crash leaves the pages and the server as they are, and is logged in one line", async () => {
  const manifest = path.join(site.folder, ".vite/manifest.json");
  await rename(manifest, `${manifest}.hidden`);
  await edit("PATCH", "blog_posts?slug=eq.changed-often", { title: "After the Crash" });
  const listFailures = () => server.readOutput().match(/^.*fail.*$/gim) ?? [];
  await waitFor(() => {
    expect(listFailures()).toEqual([
      expect.stringMatching(/^Rendering failed, and is tried again\. ./),
    ]);
  });
  expect(server.readOutput()).not.toMatch(/^\s+at /m);
  expect(await get("/blog/changed-often")).toMatchObject({ status: 200 });

  await rename(`${manifest}.hidden`, manifest);
  await edit("PATCH", "blog_posts?slug=eq.changed-often", { title: "After All" });
  await waitFor(async () => {
    expect((await get("/blog/changed-often")).text).toContain("<title>After All");
  });
});
