import { readFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTask } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { DOMWindow } from "jsdom";
import { DEFAULT_FAVICON } from "../config/limits.ts";
import type { StoredArticle } from "../data/articles.ts";
import { fillDocument, placeStyles } from "./document.ts";
import { describeError } from "./errors.ts";
import { ENTRY_CHUNK, Manifest, type Chunk } from "./manifest.ts";
import { PageCss } from "./page-css.ts";
import type { PageRoute } from "./page-paths.ts";
import type { SiteFolder } from "./site-folder.ts";
import type { DatabaseSnapshot, RenderInput } from "./stored-content.ts";

/** The application's part of rendering; imported only after the address of the backend is known. */
export type Application = typeof import("./render-page.tsx");

type RenderJob = {
  application: Application;
  site: SiteFolder;
  /** The HTML file that the client's build made, before a page was rendered into it. */
  template: string;
  /** Null without a database. */
  stored: DatabaseSnapshot | null;
  pages: readonly PageRoute[];
};

type RenderOutcome = {
  changedCount: number;
  /** Why pages could not be rendered, by their paths. */
  errors: ReadonlyMap<string, string>;
};

type PreparedPage = PageRoute & {
  content: RenderInput | null;
  articles: readonly StoredArticle[];
};

/** Renders the pages of a job, and writes the files of those that are not the same as before. */
export async function renderPages(job: RenderJob): Promise<RenderOutcome> {
  const { application, site, template, stored } = job;
  const errors = new Map<string, string>();
  const manifest = new Manifest(pathToFileURL(`${site.dist}${path.sep}`));
  const pageCss = new PageCss((file) => readFileSync(path.join(site.dist, file), "utf8"));
  const favicon = stored?.favicon ?? DEFAULT_FAVICON;
  let changedCount = 0;
  for (const page of await preparePages(job, errors)) {
    try {
      const { module, ...rendered } = await application.renderPage(
        page.path,
        page.content,
        page.articles,
      );
      const sheets = sheetsOf(module, manifest);
      const html = fillDocument(template, {
        ...rendered,
        dataId: application.PAGE_DATA_ID,
        page: page.pattern ?? page.path,
        files: [...sheets, ...scriptsOf(module, manifest)].map((file) => `/${file}`),
        favicon,
      });
      const isChanged = await site.write(page.file, placeStyles(html, pageCss.find(html, sheets)));
      if (isChanged) changedCount += 1;
    } catch (error) {
      errors.set(page.path, describeError(error));
    }
  }
  return { changedCount, errors };
}

/** The pages with their articles. Why some cannot be prepared is added to the errors. */
async function preparePages(
  { application, stored, pages }: RenderJob,
  errors: Map<string, string>,
): Promise<PreparedPage[]> {
  const prepared: PreparedPage[] = [];
  await withBrowserGlobals(async () => {
    for (const page of pages) {
      const content = stored && application.selectRenderInput(page.path, stored);
      try {
        const articles = content ? await application.prepareArticles(content) : [];
        prepared.push({ ...page, content, articles });
      } catch (error) {
        errors.set(page.path, describeError(error));
      }
      // jsdom has weak references to the nodes of an article. Their targets are kept in memory
      // until the end of the task: https://tc39.es/ecma262/#sec-weakref-execution
      await nextTask();
    }
  });
  return prepared;
}

/** The globals that DOMPurify needs to clean stored HTML. */
const BROWSER_GLOBALS = ["window", "document", "Element"] as const;

/**
 * Runs a function with these globals. They are removed afterwards, because packages detect a
 * browser by them, and would do so in the rest of the build.
 */
async function withBrowserGlobals(run: () => Promise<void>): Promise<void> {
  const window = await loadWindow();
  for (const name of BROWSER_GLOBALS) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
  try {
    await run();
  } finally {
    for (const name of BROWSER_GLOBALS) Reflect.deleteProperty(globalThis, name);
  }
}

let loadedWindow: Promise<DOMWindow> | undefined;

/** The same for all runs of a process, because DOMPurify keeps the one with which it was loaded. */
function loadWindow(): Promise<DOMWindow> {
  loadedWindow ??= createWindow();
  return loadedWindow;
}

async function createWindow(): Promise<DOMWindow> {
  // Loaded on demand, because it takes half a second.
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("", { url: "https://build.invalid" });
  // For each document in which something is selected, jsdom's selector engine adds listeners to the
  // window, which keep that document in memory. With a thousand articles, half of the time was
  // spent on them. No events are dispatched here, so nothing needs to listen.
  window.addEventListener = () => undefined;
  return window;
}

/** The site's style sheet, and those that the page's own code imports. */
function sheetsOf(module: string | undefined, manifest: Manifest): string[] {
  const chunks = [manifest.getChunk(ENTRY_CHUNK), ...chunksOf(module, manifest)];
  return [...new Set(chunks.flatMap(({ css }) => css))];
}

/** The code of the application and of a page. */
function scriptsOf(module: string | undefined, manifest: Manifest): string[] {
  const entry = manifest.collectImports([ENTRY_CHUNK]);
  return chunksOf(module, manifest)
    .filter((chunk) => !entry.has(chunk))
    .map(({ file }) => file);
}

function chunksOf(module: string | undefined, manifest: Manifest): Chunk[] {
  // The page's path is relative to src/app.
  return module
    ? [...manifest.collectImports([manifest.applicationKey, module.replace("..", "src")])]
    : [];
}
