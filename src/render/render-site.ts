import { EMBEDDED_URL } from "../config/hosting.ts";
import { renderedSitePath } from "../config/paths.ts";
import { findDeadLinks } from "./dead-links.ts";
import { makeShell } from "./document.ts";
import { describeSharedAddress, sortErrors } from "./errors.ts";
import { makeHostFiles } from "./host-files.ts";
import { readContent } from "./read-content.ts";
import { renderPages, type Application } from "./render-pages.ts";
import {
  ADDRESS_VARIABLE,
  readBuildInfo,
  type BuildInfo,
  type RenderOptions,
  type RenderResult,
} from "./server-bundle.ts";
import { SiteFolder, withRenderLock } from "./site-folder.ts";

/**
 * Renders the site unless it shows the content of the database already: all pages, of which those
 * that are not the same as before are written. The pages of deleted posts are removed first, and
 * `rendered.json`, which says what the site shows, is written last. So a run that ends early leaves
 * whole files and is done again by the next one. A page that cannot be rendered and a file that
 * cannot be written are named by `warn`, and no other page depends on them.
 * @throws {RenderError} when the folder is from another build, or the database cannot be read
 */
export async function renderSite(options: RenderOptions): Promise<RenderResult> {
  const { dist, bundleFolder, serveEmbedded } = options;
  return withRenderLock(dist, async () => {
    const build = await readBuildInfo(bundleFolder, dist);
    // Of the embedded backend, a server may be running.
    const isServed = build.backendUrl !== EMBEDDED_URL || process.env[ADDRESS_VARIABLE];
    const embedded = isServed ? null : await serveEmbedded();
    try {
      if (embedded) process.env[ADDRESS_VARIABLE] = embedded.url;
      else if (build.backendUrl !== EMBEDDED_URL) process.env[ADDRESS_VARIABLE] = build.backendUrl;
      // Imported only now, because it reads the address of the backend.
      return await renderChanges(await import("./render-page.tsx"), build, options);
    } finally {
      await embedded?.close();
      if (embedded) Reflect.deleteProperty(process.env, ADDRESS_VARIABLE);
    }
  });
}

async function renderChanges(
  application: Application,
  { backendUrl, template }: BuildInfo,
  { dist, isBuild, updatesItself, warn }: RenderOptions,
): Promise<RenderResult> {
  const renderedAt = new Date().toISOString();
  const hasDatabase = backendUrl !== "";
  const options = { application, dist, isBuild, hasDatabase, updatesItself, warn };
  const content = await readContent(options);
  if (content === "unchanged") {
    return { changedCount: 0, removedCount: 0, unfinishedCount: 0, codeErrors: [] };
  }
  const shared = application.findSharedAddresses(content.stored?.posts ?? []);
  const posts = content.stored?.posts.filter((post) => !shared.has(post)) ?? [];
  const stored = content.stored && { ...content.stored, posts };
  const pages = application.listPages(posts);

  const site = new SiteFolder(dist);
  await site.removeUnfinished();
  // Before the others are rendered, so that a deleted text is gone whatever happens to them. Without
  // a database it is not known which pages should be gone.
  let removedCount = stored ? await site.removeOldPages(pages) : 0;
  const rendered = await renderPages({ application, site, template, stored, pages });

  const { kept, errors, codeErrors } = sortErrors(pages, rendered.errors);
  for (const [post, owner] of shared) errors.push(describeSharedAddress(post, owner));
  if (kept.length < pages.length) removedCount += await site.removeOldPages(kept);
  const writeAll = async (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) await site.write(file, text);
  };
  await writeAll({ ...application.makePublicFiles(kept), "admin.html": makeShell(template) });
  // After all others, whose files they never replace.
  const others = await site.sortOtherFiles(kept);
  const moved = application.listMovedPages(stored?.moved ?? [], kept, others.fixed);
  const movedFiles: Record<string, string> = {};
  for (const page of moved) {
    const html = await site.read(page.target.file);
    if (html !== null) movedFiles[page.file] = application.makeMovedPage(page, html);
  }
  for (const file of stored ? others.moved : []) {
    if (!(file in movedFiles) && (await site.remove(file))) removedCount += 1;
  }
  await writeAll(movedFiles);
  const redirects = application.listMovedRules(moved);
  await writeAll(makeHostFiles({ supabaseOrigin: originOf(backendUrl), redirects }));

  // Last, and only if all files are there: the next run does again what this one has not done.
  if (site.errors.size === 0) {
    const names = errors.map(({ name }) => name);
    const manifest = { changedAt: content.changedAt, renderedAt, updatesItself, leftOut: names };
    await site.write(renderedSitePath.slice(1), JSON.stringify(manifest));
  }
  for (const { name, what } of errors) warn(`${name} ${what}`);
  for (const [file, reason] of site.errors) warn(`${file} is not up to date: ${reason}`);
  const dead = isBuild && stored ? await findDeadLinks(site, kept) : [];
  if (dead.length > 0) warn(`Links lead to posts that do not exist:\n  ${dead.join("\n  ")}`);
  return {
    changedCount: rendered.changedCount,
    removedCount,
    unfinishedCount: site.errors.size + codeErrors.length,
    codeErrors,
  };
}

/** The content security policy names the origin of a hosted project. */
function originOf(backendUrl: string): string | null {
  return URL.canParse(backendUrl) ? new URL(backendUrl).origin : null;
}
