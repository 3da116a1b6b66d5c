import { readFileSync } from "node:fs";
import path from "node:path";
import { fillDocument, placeStyles } from "./document.ts";
import { PageCss } from "./page-css.ts";
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
  const pageCss = new PageCss((file) => readFileSync(path.join(dist, file), "utf8"));

  return async ({ path: pagePath, pattern, content, articles, favicon }) => {
    const { module, ...rendered } = await application.renderPage(pagePath, content, articles);
    const sheets = sheetsOf(module, manifest);
    const html = fillDocument(template, {
      ...rendered,
      dataId: application.PAGE_DATA_ID,
      page: pattern ?? pagePath,
      files: [...sheets, ...scriptsOf(module, manifest)].map((file) => `/${file}`),
      favicon,
    });
    return placeStyles(html, pageCss.find(html, sheets));
  };
}

/** The site's style sheet, and those that the page's own code imports. */
function sheetsOf(module: string | undefined, manifest: Manifest): string[] {
  const chunks = [manifest.getChunk(STARTER), ...chunksOf(module, manifest)];
  return [...new Set(chunks.flatMap(({ css }) => css))];
}

/** The code of the application and of a page. */
function scriptsOf(module: string | undefined, manifest: Manifest): string[] {
  const starter = manifest.collectImports([STARTER]);
  return chunksOf(module, manifest)
    .filter((chunk) => !starter.has(chunk))
    .map(({ file }) => file);
}

function chunksOf(module: string | undefined, manifest: Manifest): Chunk[] {
  // The page's path is relative to src/app.
  return module ? [...manifest.collectImports([APPLICATION, module.replace("..", "src")])] : [];
}
