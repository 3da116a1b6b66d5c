import path from "node:path";
import { setImmediate as nextTask } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { DEFAULT_FAVICON } from "../config/limits.ts";
import type { Application, StoredContent } from "./application.ts";
import { ArticleCache } from "./article-cache.ts";
import { withBrowserGlobals } from "./browser-globals.ts";
import { Manifest } from "./manifest.ts";
import { describeError } from "./describe-error.ts";
import { createPageRenderer, type PageRenderer } from "./page-renderer.ts";

/** Can be sent to another thread. */
export type RenderJob = {
  /** The folder of the client's build. */
  dist: string;
  bundleFolder: string;
  /** The HTML file that the client's build made, before a page was rendered into it. */
  template: string;
  /** Null if the database could not be read. */
  stored: StoredContent | null;
  pages: readonly PageFile[];
};

export type PageFile = {
  path: string;
  pattern?: string;
  file: string;
  /** Rendered without content, as if the database could not be read. */
  isBare?: boolean;
};

/** Receives a file of the site, with its path from the folder of the site. */
export type AddFile = (file: string, text: string) => Promise<void>;

/** A page that could not be rendered. */
export type PageFailure = { path: string; reason: string };

/**
 * Renders the pages of a job, and the style sheets that are made for them. Returns the pages that
 * could not be rendered.
 */
export async function renderPages(
  application: Application,
  { dist, bundleFolder, template, stored, pages }: RenderJob,
  addFile: AddFile,
): Promise<PageFailure[]> {
  const failures: PageFailure[] = [];
  const renderPage = createPageRenderer({
    application,
    dist,
    bundleFolder,
    template,
    manifest: new Manifest(pathToFileURL(`${dist}${path.sep}`)),
    addStyleSheet: addFile,
  });
  const cache = new ArticleCache(bundleFolder);
  const prepared = await prepareAll(application, stored, pages, cache, failures);
  const favicon = stored?.favicon ?? DEFAULT_FAVICON;
  // Each file is written while the next page is rendered.
  let lastFile = Promise.resolve();
  for (const page of prepared) {
    const [html] = await Promise.all([renderOrNote(page), lastFile]);
    if (html !== null) lastFile = addFile(page.file, html);
  }
  await lastFile;
  return failures;

  async function renderOrNote(page: PreparedPage): Promise<string | null> {
    try {
      return await renderPage({ ...page, favicon });
    } catch (error) {
      failures.push({ path: page.path, reason: describeError(error) });
      return null;
    }
  }
}

type PreparedPage = PageFile & Pick<Parameters<PageRenderer>[0], "content" | "articles">;

async function prepareAll(
  application: Application,
  stored: StoredContent | null,
  pages: readonly PageFile[],
  cache: ArticleCache,
  failures: PageFailure[],
): Promise<PreparedPage[]> {
  const prepared: PreparedPage[] = [];
  const missing: (() => Promise<void>)[] = [];
  for (const page of pages) {
    const content = page.isBare ? null : stored && application.selectPageContent(page.path, stored);
    const articles = content ? await cache.read(content) : [];
    const result: PreparedPage = { ...page, content, articles: articles ?? [] };
    if (!content || articles) {
      prepared.push(result);
      continue;
    }
    missing.push(async () => {
      try {
        result.articles = await application.prepareArticles(content);
        prepared.push(result);
      } catch (error) {
        failures.push({ path: page.path, reason: describeError(error) });
        return;
      }
      await cache.store(content, result.articles);
    });
  }
  if (missing.length > 0) {
    await withBrowserGlobals(async () => {
      for (const prepare of missing) {
        await prepare();
        // jsdom has weak references to the nodes of an article. Their targets are kept in memory
        // until the end of the task: https://tc39.es/ecma262/#sec-weakref-execution
        await nextTask();
      }
    });
  }
  return prepared;
}
