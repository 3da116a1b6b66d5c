import path from "node:path";
import { setImmediate as nextTask } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { DEFAULT_FAVICON } from "../config/limits.ts";
import type { StoredArticle } from "../data/articles.ts";
import type { Application, PageContent, SitePage, StoredContent } from "./application.ts";
import { withBrowserGlobals } from "./browser-globals.ts";
import { describeError } from "./describe-error.ts";
import { Manifest } from "./manifest.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { SiteFolder } from "./site-folder.ts";

/** Can be sent to another thread. */
export type RenderJob = {
  /** The folder of the client's build. */
  dist: string;
  bundleFolder: string;
  /** The HTML file that the client's build made, before a page was rendered into it. */
  template: string;
  /** Null without a database. */
  stored: StoredContent | null;
  pages: readonly SitePage[];
  /** Articles that are prepared already, by their keys. */
  articles: ReadonlyMap<string, StoredArticle>;
};

export type RenderOutcome = {
  changedCount: number;
  /** The articles of all pages. */
  articles: StoredArticle[];
  /** How many of them the job did not have. */
  preparedCount: number;
  /** Why pages could not be rendered, by their paths. */
  failures: Map<string, string>;
  /** Why files could not be written, by their paths. */
  unwritten: ReadonlyMap<string, string>;
};

type PreparedPage = SitePage & { content: PageContent | null; articles: readonly StoredArticle[] };

/** Renders the pages of a job, and writes the files of those that are not the same as before. */
export async function renderPages(
  application: Application,
  job: RenderJob,
): Promise<RenderOutcome> {
  const { dist, template, stored } = job;
  const site = new SiteFolder(dist);
  const outcome: RenderOutcome = {
    changedCount: 0,
    articles: [],
    preparedCount: 0,
    failures: new Map(),
    unwritten: site.failures,
  };
  const renderPage = createPageRenderer({
    application,
    dist,
    template,
    manifest: new Manifest(pathToFileURL(`${dist}${path.sep}`)),
  });
  const favicon = stored?.favicon ?? DEFAULT_FAVICON;
  const write = async (file: string, html: string) => {
    if (await site.write(file, html)) outcome.changedCount += 1;
  };
  // Each file is written while the next page is rendered.
  let lastFile = Promise.resolve();
  for (const page of await prepareArticles(application, job, outcome)) {
    outcome.articles.push(...page.articles);
    const rendering = renderPage({ ...page, favicon }).catch((error: unknown) => {
      outcome.failures.set(page.path, describeError(error));
      return null;
    });
    const [html] = await Promise.all([rendering, lastFile]);
    if (html !== null) lastFile = write(page.file, html);
  }
  await lastFile;
  return outcome;
}

/** The pages with their articles. Those that cannot be prepared are in the outcome. */
async function prepareArticles(
  application: Application,
  { stored, pages, articles: known }: RenderJob,
  outcome: RenderOutcome,
): Promise<PreparedPage[]> {
  const prepared: PreparedPage[] = [];
  const unprepared: (SitePage & { content: PageContent })[] = [];
  for (const page of pages) {
    const content = stored && application.selectPageContent(page.path, stored);
    const keys = content?.articles.map(({ queryKey }) => queryKey.at(-1) ?? "") ?? [];
    const articles = keys.flatMap((key) => known.get(key) ?? []);
    if (!content || articles.length === keys.length) prepared.push({ ...page, content, articles });
    else unprepared.push({ ...page, content });
  }
  if (unprepared.length === 0) return prepared;

  await withBrowserGlobals(async () => {
    for (const page of unprepared) {
      try {
        const articles = await application.prepareArticles(page.content);
        prepared.push({ ...page, articles });
        outcome.preparedCount += articles.length;
      } catch (error) {
        outcome.failures.set(page.path, describeError(error));
      }
      // jsdom has weak references to the nodes of an article. Their targets are kept in memory
      // until the end of the task: https://tc39.es/ecma262/#sec-weakref-execution
      await nextTask();
    }
  });
  return prepared;
}
