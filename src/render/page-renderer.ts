import { readFileSync } from "node:fs";
import path from "node:path";
import { CriticalCss } from "./critical-css.ts";
import { fillDocument, placeStyles } from "./document.ts";
import { STARTER, APPLICATION, type Chunk, type Manifest } from "./manifest.ts";
import type { Application, PageContent } from "./application.ts";
import type { StoredArticle } from "../data/articles.ts";

type RendererOptions = {
  application: Application;
  /** The folder of the client's build. */
  dist: string;
  /** The HTML file that the client's build made, without any page in it. */
  template: string;
  manifest: Manifest;
};

type Page = {
  path: string;
  /** Set for a page that serves every address of a dynamic route without a file of its own. */
  pattern?: string;
  content: PageContent | null;
  articles: readonly StoredArticle[];
  favicon: string;
};

/** Renders one page to the text of its HTML file. */
type PageRenderer = (page: Page) => Promise<string>;

export function createPageRenderer({
  application,
  dist,
  template,
  manifest,
}: RendererOptions): PageRenderer {
  const criticalCss = new CriticalCss((file) => readFileSync(path.join(dist, file), "utf8"));

  return async ({ path: pagePath, pattern, content, articles, favicon }) => {
    const { module, ...rendered } = await application.renderPage(pagePath, content, articles);
    const html = fillDocument(template, {
      ...rendered,
      dataId: application.PAGE_DATA_ID,
      page: pattern ?? pagePath,
      modules: module ? modulesOf(module, manifest) : [],
      favicon,
    });
    const sheets = sheetsOf(module, manifest);
    return placeStyles(html, criticalCss.find(html, sheets), sheets);
  };
}

/** The site's style sheet, and those that the page's own code imports. */
function sheetsOf(module: string | undefined, manifest: Manifest): string[] {
  const chunks = module ? chunksOf(module, manifest) : [];
  return [...new Set([manifest.getChunk(STARTER), ...chunks].flatMap(({ css }) => css))];
}

/** The code of the application and of a page, as paths from the site's root. */
function modulesOf(module: string, manifest: Manifest): string[] {
  const starter = manifest.collectImports([STARTER]);
  return chunksOf(module, manifest)
    .filter((chunk) => !starter.has(chunk))
    .map(({ file }) => `/${file}`);
}

function chunksOf(module: string, manifest: Manifest): Chunk[] {
  // The page's path is relative to src/app.
  return [...manifest.collectImports([APPLICATION, module.replace("..", "src")])];
}
