import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "vite";
import { DEFAULT_FAVICON } from "../../src/config/limits.ts";
import { withBrowserGlobals } from "./browser-globals.ts";
import { createCssInliner, type Styles } from "./critical-css.ts";
import { fillDocument, makeShell } from "./document.ts";
import { makeHostFiles } from "./host-files.ts";
import { ENTRY, Manifest, SHEET, START, type Chunk } from "./manifest.ts";
import { extractWideScreenCss } from "./shorten-css.ts";

type Application = typeof import("../../src/app/prerender.tsx");
type Options = {
  dist: string;
  application: Application;
  /** The origin of a hosted project; null for the embedded backend. */
  supabaseOrigin: string | null;
  logger: Logger;
};

export function isApplication(module: unknown): module is Application {
  return typeof module === "object" && module !== null && "renderPage" in module;
}

/** Writes every public page as HTML, and the files for search engines, feed readers and hosts. */
export async function writePages({ dist, application, supabaseOrigin, logger }: Options) {
  const template = await readFile(path.join(dist, "index.html"), "utf8");
  const manifest = new Manifest(pathToFileURL(`${dist}/`));
  const stylesCache = new Map<string, Promise<Styles>>();
  const inlineCss = createCssInliner();
  const stored = await readStored(application, logger);

  const posts = stored?.posts ?? [];
  const pages = application.listPages(posts);

  await write("admin.html", makeShell(template));
  for (const { path: pagePath, pattern } of pages) {
    const { module, ...rendered } = await application.renderPage(pagePath, stored);
    const html = fillDocument(template, {
      ...rendered,
      dataId: application.PAGE_DATA_ID,
      page: pattern ?? pagePath,
      modules: module ? modulesOf(module, manifest) : [],
      favicon: stored?.favicon ?? DEFAULT_FAVICON,
    });
    const file = `${pagePath === "/" ? "index" : pagePath.slice(1)}.html`;
    await write(file, await inlineCss(html, await readStyles(module)));
  }

  const files = {
    ...application.siteFiles({
      pages: pages.filter(({ pattern }) => pattern === undefined),
      posts,
      builtAt: new Date().toISOString(),
    }),
    ...makeHostFiles({ supabaseOrigin }),
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);

  /** The site's style sheet and those that the page's own code imports, joined. */
  function readStyles(module: string | undefined): Promise<Styles> {
    const chunks = module ? chunksOf(module, manifest) : [];
    const files = [
      ...new Set([manifest.getChunk(SHEET).file, ...chunks.flatMap((chunk) => chunk.css)]),
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
    await write(wideFile, wideCss);
    return { css, files, wideFile };
  }

  async function write(name: string, text: string) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** A hash for the name of a file that browsers cache. */
function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** Null when the backend cannot be read. Browsers then render the pages with stored content. */
async function readStored(application: Application, logger: Logger) {
  try {
    return await withBrowserGlobals(application.readStoredContent);
  } catch (error) {
    if (!application.isBackendError(error)) throw error;
    logger.warn(
      `The blog is not in the HTML files, because its backend could not be read: ${error.message} Browsers will load it.`,
    );
    return null;
  }
}

/** The code of a page and of the application, as paths from the site's root. */
function modulesOf(module: string, manifest: Manifest): string[] {
  const starter = manifest.collectImports([ENTRY]);
  return chunksOf(module, manifest)
    .filter((chunk) => !starter.has(chunk))
    .map(({ file }) => `/${file}`);
}

function chunksOf(module: string, manifest: Manifest): Chunk[] {
  return [...manifest.collectImports([START, module.replace("..", "src")])];
}
