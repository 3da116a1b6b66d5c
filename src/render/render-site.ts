import { renderedSitePath } from "../config/paths.ts";
import { openBackend } from "./backend.ts";
import { readBuildInfo, type BuildInfo } from "./build-info.ts";
import { makeShell } from "./document.ts";
import { describeSharedAddress, sortFaults } from "./faults.ts";
import { findDeadLinks } from "./find-dead-links.ts";
import { makeHostFiles } from "./host-files.ts";
import { readContent } from "./read-content.ts";
import { withRenderLock } from "./render-lock.ts";
import { renderPages, type Application } from "./render-pages.ts";
import { SiteFolder } from "./site-folder.ts";
import type { StoredContent } from "./stored-content.ts";

export type RenderOptions = {
  /** The folder of the project. */
  root: string;
  /** The folder of the built site, whose pages are written. */
  dist: string;
  /** The folder of the server bundle from the same build. */
  bundleFolder: string;
  /** Whether the site was just built, so that it has no pages yet. */
  isBuild: boolean;
  /** Whether later changes of the content are rendered without being asked for. */
  updatesItself: boolean;
  warn: (message: string) => void;
};

export type RenderResult = {
  changedCount: number;
  removedCount: number;
  /** Files that could not be replaced or removed, and pages that could not be rendered. */
  unfinishedCount: number;
  /** Why pages could not be rendered for which no single post is to blame. */
  broken: readonly string[];
};

/**
 * Renders the site unless it shows the content of the database already: all pages, of which those
 * that are not the same as before are written. The pages of deleted posts are removed first, and
 * `rendered.json`, which says what the site shows, is written last. So a run that ends early leaves
 * whole files and is done again by the next one. A page that cannot be rendered and a file that
 * cannot be written are named by `warn`, and no other page depends on them.
 * @throws {RenderError} when the folder is from another build, or the database cannot be read
 */
export async function renderSite(options: RenderOptions): Promise<RenderResult> {
  const { root, dist, bundleFolder } = options;
  return withRenderLock(dist, async () => {
    const build = await readBuildInfo(bundleFolder, dist);
    const backend = await openBackend(build.backendUrl, root);
    try {
      return await renderChanges(await import("./render-page.tsx"), build, options);
    } finally {
      await backend.close();
    }
  });
}

async function renderChanges(
  application: Application,
  build: BuildInfo,
  { root, dist, isBuild, updatesItself, warn }: RenderOptions,
): Promise<RenderResult> {
  const { backendUrl, template } = build;
  const renderedAt = new Date().toISOString();
  const hasDatabase = backendUrl !== "";
  const options = { application, dist, isBuild, hasDatabase, updatesItself, warn };
  const content = await readContent(options);
  if (content === "unchanged") {
    return { changedCount: 0, removedCount: 0, unfinishedCount: 0, broken: [] };
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

  const { kept, broken, faults } = sortFaults(pages, rendered.errors);
  for (const [post, owner] of shared) faults.push(describeSharedAddress(post, owner));
  if (kept.length < pages.length) removedCount += await site.removeOldPages(kept);
  const writeAll = async (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) await site.write(file, text);
  };
  await writeAll({ ...application.siteFiles(kept), "admin.html": makeShell(template) });
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
  if (site.failures.size === 0) {
    const names = faults.map(({ name }) => name);
    const manifest = { changedAt: content.changedAt, renderedAt, updatesItself, leftOut: names };
    await site.write(renderedSitePath.slice(1), JSON.stringify(manifest));
  }
  for (const { name, what } of faults) warn(`${name} ${what}`);
  for (const [file, reason] of site.failures) warn(`${file} is not up to date: ${reason}`);
  if (isBuild && stored) await warnOfDeadLinks(root, dist, stored, warn);
  return {
    changedCount: rendered.changedCount,
    removedCount,
    unfinishedCount: site.failures.size + broken.length,
    broken,
  };
}

async function warnOfDeadLinks(
  root: string,
  dist: string,
  { posts, moved }: StoredContent,
  warn: (message: string) => void,
): Promise<void> {
  const old = moved.map(({ path }) => path.replace(/^\/blog\//, ""));
  const slugs = [...posts.map(({ slug }) => slug), ...old];
  const dead = await findDeadLinks({ root, dist, slugs });
  if (dead.length === 0) return;
  warn(`\nLinks in the copy lead to posts that do not exist:\n\n  ${dead.join("\n  ")}\n`);
}

/** The content security policy names the origin of a hosted project. */
function originOf(backendUrl: string): string | null {
  return URL.canParse(backendUrl) ? new URL(backendUrl).origin : null;
}
