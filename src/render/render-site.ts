import { renderedSitePath } from "../config/paths.ts";
import { loadApplication, type Application, type StoredContent } from "./application.ts";
import { openBackend } from "./backend.ts";
import { readBuildInfo, type BuildInfo } from "./build-info.ts";
import { describeError, firstLine } from "./describe-error.ts";
import { makeShell } from "./document.ts";
import { explainFailures, nameRow, withoutRows, type FailedTask, type Faults } from "./faults.ts";
import { findDeadLinks } from "./find-dead-links.ts";
import { makeHostFiles } from "./host-files.ts";
import { removeOldPages } from "./old-pages.ts";
import { hashContent, planPages, type PlannedPage } from "./plan-pages.ts";
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
import { renderPages, type AddFile, type PageFile, type RenderJob } from "./render-pages.ts";
import { StagedFiles } from "./staged-files.ts";

/** The name, among the pages, of the task that makes the sitemap and the files beside it. */
const SITE_FILES = "/sitemap.xml";

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

export type RenderResult = {
  renderedCount: number;
  removedCount: number;
  /** Files that could not be replaced or removed, and pages that could not be rendered. */
  unfinishedCount: number;
  /** Pages that cannot be rendered whatever the content is, with the reasons. */
  broken: ReadonlyMap<string, string>;
};

/**
 * Renders the pages whose content has changed since they were last rendered; after a build, all of
 * them. The pages of deleted posts are removed first. The other files are replaced whole and all
 * together: until then, a failure leaves them as they are; a run that is interrupted while it
 * replaces them is finished by the next one. A row that cannot be rendered is left out, and a file
 * that cannot be written stays as it is; `warn` gets one line for each.
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
  const { clientHash, template } = build;
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
  if (!content) return { renderedCount: 0, removedCount: 0, unfinishedCount: 0, broken: new Map() };

  const faults: Faults = { rows: new Map(), bare: new Map(), broken: new Map() };
  for (const [post, owner] of application.findSharedAddresses(content.stored?.posts ?? [])) {
    faults.rows.set(post, `some hosts take its address for that of ${nameRow(owner)}`);
  }
  let removedCount = 0;
  // When something cannot be rendered, all begins anew without it.
  for (;;) {
    const stored = content.stored && withoutRows(content.stored, (row) => faults.rows.has(row));
    const plan = planPages(application, stored);

    // Before anything else, so that a deleted text is gone whatever happens to other pages. Without
    // a database it is not known which pages should be gone.
    const files = plan.map(({ file }) => file);
    const removal = stored ? await removeOldPages(dist, files) : null;
    removedCount += removal?.removedCount ?? 0;

    const compared = await comparePages(plan, { before, dist, renderedAt });
    const { changed } = compared;
    const after = markFaulty(compared.after, faults);
    const staged = await StagedFiles.begin(dist);
    try {
      const pages = plan.filter(({ path: key }) => changed.has(key) && after.has(key));
      const job = { dist, bundleFolder, template, stored, pages: toPageFiles(pages, faults) };
      const makeSiteFiles = (part: StoredContent | null) =>
        application.siteFiles({
          pages: listIndexed(planPages(application, part), after),
          posts: part?.posts ?? [],
          builtAt: findLastChange(after),
        });
      const failed = [
        ...(await stagePages(application, job, staged)),
        ...(faults.broken.has(SITE_FILES)
          ? []
          : await stageSiteFiles(makeSiteFiles, stored, staged)),
      ];
      if (failed.length > 0) {
        await explainFailures(faults, stored, failed);
        continue;
      }
      const otherFiles = {
        ...makeHostFiles({ supabaseOrigin: originOf(build.backendUrl) }),
        "admin.html": makeShell(template),
      };
      for (const [file, text] of Object.entries(otherFiles)) await staged.add(file, text);

      // A build may have replaced the folder meanwhile.
      await readBuildInfo(bundleFolder, dist);
      // If this process is killed from here on, the next run renders these pages again.
      await writeRenderedPages(dist, clientHash, markUnfinished(after, changed));
      const unwritten = await staged.publish();

      const { rows, bare, broken } = faults;
      const leftOut = [[...rows.keys()].map(nameRow), bare.keys(), broken.keys(), unwritten.keys()];
      const manifest = { changedAt: content.changedAt, renderedAt, updatesItself };
      await staged.add(
        renderedSitePath.slice(1),
        JSON.stringify({ ...manifest, leftOut: leftOut.flatMap((names) => [...names]) }),
      );
      const failures = new Map([
        ...(removal?.failures ?? []),
        ...unwritten,
        ...(await staged.publish()),
      ]);
      const unfinished = plan.filter(({ file }) => failures.has(file));
      const paths = new Set(unfinished.map(({ path: key }) => key));
      await writeRenderedPages(dist, clientHash, markUnfinished(after, paths));

      for (const [row, reason] of rows) warn(`${nameRow(row)} is left out: ${firstLine(reason)}`);
      for (const [page, reason] of bare)
        warn(`${page} is rendered without content: ${firstLine(reason)}`);
      for (const [page, reason] of broken) warn(`${page} cannot be rendered: ${firstLine(reason)}`);
      for (const [file, reason] of failures) warn(`${file} is not up to date: ${reason}`);
      if (before === null && stored) await warnOfDeadLinks(root, dist, stored, warn);
      return {
        renderedCount: pages.length - unfinished.length,
        removedCount,
        unfinishedCount: failures.size + broken.size,
        broken,
      };
    } finally {
      await staged.discard();
    }
  }
}

/** Renders pages into staged files. Returns those that fail. */
async function stagePages(
  application: Application,
  job: RenderJob,
  staged: StagedFiles,
): Promise<FailedTask[]> {
  const addFile: AddFile = (file, text) => staged.add(file, text);
  const failed =
    job.pages.length < MIN_PAGES_FOR_WORKERS
      ? await renderPages(application, job, addFile)
      : await renderInWorkers(job, addFile);
  return failed.map(({ path: name, reason }) => {
    const pages = job.pages.filter(({ path: key }) => key === name);
    const attempt = async (stored: StoredContent) => {
      const part = { ...job, stored, pages };
      const [failure] = await renderPages(application, part, () => Promise.resolve());
      return failure?.reason ?? null;
    };
    // Most rows are not on a page, so that it is the same with each of them.
    const known = new Map<string, Promise<string | null>>();
    return {
      name,
      reason,
      attempt: (stored) => {
        const contentHash = hashContent(application.selectPageContent(name, stored));
        const result = known.get(contentHash) ?? attempt(stored);
        known.set(contentHash, result);
        return result;
      },
    };
  });
}

/** The same for the sitemap, the feed and the files beside them. */
async function stageSiteFiles(
  make: (content: StoredContent | null) => Record<string, string>,
  stored: StoredContent | null,
  staged: StagedFiles,
): Promise<FailedTask[]> {
  const attempt = (content: StoredContent | null) => {
    try {
      return { files: make(content), reason: null };
    } catch (error) {
      return { files: {}, reason: describeError(error) };
    }
  };
  const { files, reason } = attempt(stored);
  for (const [file, text] of Object.entries(files)) await staged.add(file, text);
  if (reason === null) return [];
  return [
    {
      name: SITE_FILES,
      reason,
      attempt: (content) => Promise.resolve(attempt(content).reason),
    },
  ];
}

/** Pages in the list as they are rendered, so that they are tried again with the next changes. */
function markFaulty(pages: RenderedPages, { bare, broken }: Faults): RenderedPages {
  const kept = [...pages].filter(([key]) => !broken.has(key));
  return new Map(
    kept.map(([key, page]) => [key, bare.has(key) ? { ...page, contentHash: "bare" } : page]),
  );
}

function toPageFiles(pages: readonly PlannedPage[], { bare }: Faults): PageFile[] {
  return pages.map(({ path: pagePath, pattern, file }) => ({
    path: pagePath,
    file,
    ...(pattern !== undefined && { pattern }),
    ...(bare.has(pagePath) && { isBare: true }),
  }));
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

async function warnOfDeadLinks(
  root: string,
  dist: string,
  { posts }: StoredContent,
  warn: (message: string) => void,
): Promise<void> {
  const dead = await findDeadLinks({ root, dist, slugs: posts.map(({ slug }) => slug) });
  if (dead.length === 0) return;
  warn(`\nLinks in the copy lead to posts that do not exist:\n\n  ${dead.join("\n  ")}\n`);
}

/** The content security policy names the origin of a hosted project. */
function originOf(backendUrl: string): string | null {
  return URL.canParse(backendUrl) ? new URL(backendUrl).origin : null;
}
