import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createCssInliner, type Styles } from "./critical-css.ts";
import { fillDocument } from "./document.ts";
import { STARTER, FONTS, SHEET, APPLICATION, type Chunk, type Manifest } from "./manifest.ts";
import { extractWideScreenCss } from "./shorten-css.ts";
import type { Application, PageContent } from "./application.ts";
import type { StoredArticle } from "../data/articles.ts";

type RendererOptions = {
  application: Application;
  /** The folder of the client's build. */
  dist: string;
  /** The HTML file that the client's build made, without any page in it. */
  template: string;
  manifest: Manifest;
  /** Adds a generated style sheet to the files of the site. */
  addStyleSheet: (file: string, css: string) => Promise<void>;
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
  addStyleSheet,
}: RendererOptions): PageRenderer {
  const stylesCache = new Map<string, Promise<Styles>>();
  const inlineCss = createCssInliner();

  return async ({ path: pagePath, pattern, content, articles, favicon }) => {
    const { module, ...rendered } = await application.renderPage(pagePath, content, articles);
    const html = fillDocument(template, {
      ...rendered,
      dataId: application.PAGE_DATA_ID,
      page: pattern ?? pagePath,
      modules: module ? modulesOf(module, manifest) : [],
      favicon,
    });
    return inlineCss(html, await readStyles(module));
  };

  /** The site's style sheet, its fonts, and the sheets that the page's own code imports, joined. */
  function readStyles(module: string | undefined): Promise<Styles> {
    const chunks = module ? chunksOf(module, manifest) : [];
    const files = [
      ...new Set([
        ...[SHEET, FONTS].map((key) => manifest.getChunk(key).file),
        ...chunks.flatMap((chunk) => chunk.css),
      ]),
    ];
    const key = files.join(" ");
    const styles = stylesCache.get(key) ?? makeStyles(files);
    stylesCache.set(key, styles);
    return styles;
  }

  async function makeStyles(files: readonly string[]): Promise<Styles> {
    const sheets = files.map((file) => readFile(path.join(dist, file), "utf8"));
    const css = (await Promise.all(sheets)).join("\n");
    const wideCss = extractWideScreenCss(css);
    const wideFile = `assets/wide-${shortHash(wideCss)}.css`;
    await addStyleSheet(wideFile, wideCss);
    return { css, files, wideFile };
  }
}

/** A hash for the name of a file that browsers cache. */
function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
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
