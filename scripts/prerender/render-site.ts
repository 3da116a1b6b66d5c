import { rm } from "node:fs/promises";
import path from "node:path";
import { renderedSitePath } from "../../src/config/paths.ts";
import { loadApplication, type Application } from "./application.ts";
import { openBackend } from "./backend.ts";
import { readBuildInfo, type BuildInfo } from "./build-info.ts";
import { makeShell } from "./document.ts";
import { findDeadLinks } from "./find-dead-links.ts";
import { makeHostFiles } from "./host-files.ts";
import { planPages, type PlannedPage } from "./plan-pages.ts";
import { comparePages } from "./compare-pages.ts";
import { readContent } from "./read-content.ts";
import {
  findLastChange,
  markUnfinished,
  readRenderedPages,
  writeRenderedPages,
  type RenderedPages,
} from "./rendered-pages.ts";
import { withRenderLock } from "./render-lock.ts";
import { MIN_PAGES_FOR_WORKERS, renderInWorkers } from "./render-in-workers.ts";
import { renderPages, type AddFile, type PageFile } from "./render-pages.ts";
import { StagedFiles } from "./staged-files.ts";

export type RenderOptions = {
  /** The folder of the project. */
  root: string;
  /** The folder of the built site, whose pages are written. */
  dist: string;
  /** The folder of the server bundle from the same build. */
  bundleFolder: string;
  /** Whether later changes of the content are rendered without being asked for. */
  updatesItself: boolean;
  warn: (message: string) => void;
};

export type RenderResult = { renderedCount: number; removedCount: number };

/**
 * Renders the pages whose content has changed since they were last rendered; after a build, all of
 * them. Files are replaced whole and all together. Until then, a failure leaves the site as it is; a
 * run that is interrupted while it replaces them is finished by the next one.
 * @throws {RenderError} when the folder is from another build, or the database cannot be read
 */
export async function renderSite(options: RenderOptions): Promise<RenderResult> {
  const { root, dist, bundleFolder } = options;
  return withRenderLock(dist, async () => {
    const build = await readBuildInfo(bundleFolder, dist);
    const backend = await openBackend(build.backendUrl, root);
    try {
      return await renderChanges(await loadApplication(), build, options);
    } finally {
      await backend.close();
    }
  });
}

async function renderChanges(
  application: Application,
  build: BuildInfo,
  { root, dist, bundleFolder, updatesItself, warn }: RenderOptions,
): Promise<RenderResult> {
  const { clientHash } = build;
  const before = await readRenderedPages(dist, clientHash);
  const renderedAt = new Date().toISOString();
  const content = await readContent({
    application,
    dist,
    before,
    hasDatabase: build.backendUrl !== "",
    updatesItself,
    warn,
  });
  if (!content) return { renderedCount: 0, removedCount: 0 };

  const plan = planPages(application, content.stored);
  const { changed, removed, after } = await comparePages(plan, { before, dist, renderedAt });

  const staged = await StagedFiles.begin(dist);
  try {
    const job = {
      dist,
      bundleFolder,
      template: build.template,
      stored: content.stored,
      pages: plan.filter(({ path: key }) => changed.has(key)).map(toPageFile),
    };
    const addFile: AddFile = (file, text) => staged.add(file, text);
    if (job.pages.length < MIN_PAGES_FOR_WORKERS) await renderPages(application, job, addFile);
    else await renderInWorkers(job, addFile);

    const files = {
      ...application.siteFiles({
        pages: listIndexed(plan, after),
        posts: content.stored?.posts ?? [],
        builtAt: findLastChange(after),
      }),
      ...makeHostFiles({ supabaseOrigin: originOf(build.backendUrl) }),
      "admin.html": makeShell(build.template),
      [renderedSitePath.slice(1)]: JSON.stringify({
        renderedAt,
        updatesItself,
        versions: content.versions,
      }),
    };
    for (const [file, text] of Object.entries(files)) await staged.add(file, text);

    // A build may have replaced the folder meanwhile.
    await readBuildInfo(bundleFolder, dist);
    // If this process is killed from here on, the next run renders these pages again.
    const unfinished = markUnfinished(new Map([...removed, ...after]), changed);
    await writeRenderedPages(dist, clientHash, unfinished);
    await staged.publish();
    for (const { file } of removed.values()) await rm(path.join(dist, file), { force: true });
    await writeRenderedPages(dist, clientHash, after);
    if (before === null && content.stored) {
      const slugs = content.stored.posts.map(({ slug }) => slug);
      const dead = await findDeadLinks({ root, dist, slugs });
      if (dead.length > 0) {
        warn(`\nLinks in the copy lead to posts that do not exist:\n\n  ${dead.join("\n  ")}\n`);
      }
    }
    return { renderedCount: changed.size, removedCount: removed.size };
  } finally {
    await staged.discard();
  }
}

function toPageFile({ path: pagePath, pattern, file }: PlannedPage): PageFile {
  return { path: pagePath, file, ...(pattern !== undefined && { pattern }) };
}

/** Pages that search engines may index. One without a date of its own has that of its last change. */
function listIndexed(plan: readonly PlannedPage[], after: RenderedPages) {
  return plan
    .filter(({ pattern }) => pattern === undefined)
    .map(({ path: key, lastModified = after.get(key)?.changedAt ?? "" }) => ({
      path: key,
      lastModified,
    }));
}

/** The content security policy names the origin of a hosted project. */
function originOf(backendUrl: string): string | null {
  return URL.canParse(backendUrl) ? new URL(backendUrl).origin : null;
}
