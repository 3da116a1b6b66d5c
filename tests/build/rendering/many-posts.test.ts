import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataFolder, serveBackend } from "../../support/embedded-backend.ts";
import { MIN_PAGES_FOR_WORKERS } from "../../../src/render/render-in-workers.ts";
import { createEditor, makePostRow } from "./content.ts";
import { copySite, runPrerender, type SiteCopy } from "./site-copy.ts";

const POST_COUNT = MIN_PAGES_FOR_WORKERS;
const slugs = Array.from({ length: POST_COUNT }, (_, i) => `post-${i}`);

let site: SiteCopy;
let backend: Awaited<ReturnType<typeof serveBackend>>;
let removeData: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await createDataFolder();
  removeData = remove;
  site = await copySite();
  backend = await serveBackend(folder);
});
afterAll(async () => {
  await backend.close();
  await site.remove();
  await removeData();
});

test("posts that are too many for one thread are rendered, and removed again", async () => {
  const { edit } = await createEditor(backend.url);
  const rows = slugs.map((slug, i) => makePostRow(slug, `Title ${i}`));
  await edit("POST", "blog_posts", rows);
  const added = await runPrerender(site.folder, backend.url);
  expect(added).toMatchObject({ status: 0 });
  for (const [i, slug] of slugs.entries()) {
    const page = await site.read(`blog/${slug}.html`);
    expect(page).toContain(`<title>Title ${i} `);
    expect(page).toContain(`<p>The text of ${slug}.</p>`);
    expect(page).toMatch(/<\/html>\s*$/);
  }

  await edit("DELETE", "blog_posts?slug=like.post-*");
  const removed = await runPrerender(site.folder, backend.url);
  expect(removed.output).toContain(`removed: ${POST_COUNT}.`);
  const files = [...(await site.hashFiles()).keys()];
  expect(files.filter((file) => file.startsWith("blog/post-"))).toEqual([]);
});
