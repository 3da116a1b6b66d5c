import path from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { START } from "./prerender/manifest.ts";

/** As Vite names modules, on Windows too. */
const idOf = (file: string) => normalizePath(path.resolve(file));

const STARTER = idOf("src/main.ts");
const APPLICATION = idOf(START);
const PAGES = `${idOf("src/pages/public")}/`;

/** What only the buyers' tools share stays with them, and with two of them what only they share. */
const TOOLS = `${PAGES}tools/`;

/** Has the smallest budget: it is spared what only the other pages share. */
const HOME = `${PAGES}home-page.tsx`;

/** Readers come to it from the list, and from the home page: most of it serves these too. */
const BLOG_POST = `${PAGES}blog-post-page.tsx`;

/** From so many pages on, a module is worth loading with any of them. */
const SHARED_BY_PAGES = 6;

const ICONS = /\/lucide-react\/.*\/(?:icons\/[^/]+|lucide-react)\.m?js$/;

/** Of the tools, most of them also of the admin: one file is smaller than one each. */
const TOOL_ICONS =
  /\/(?:arrow-down|arrow-up|circle-exclamation-point|printer|rotate-ccw|trash|triangle-exclamation-point|undo-2)\.m?js$/;

/** Of the home page and others. */
const HOME_ICONS = /\/check\.m?js$/;

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * A group of `codeSplitting`: one file for what the application imports, which is always there
 * before a page, others for what many public pages import and for what articles need. Otherwise
 * each module that two of them share would be a file of its own.
 */
export function sharedChunks() {
  return {
    debugName: "shared",
    name: (id: string, context: Context) => {
      if (id === APPLICATION) return null;
      // Importing one icon reaches them all by the package's index.
      if (ICONS.test(id)) {
        if (HOME_ICONS.test(id)) return "shared";
        return TOOL_ICONS.test(id) ? "tool-icons" : null;
      }
      const importers = listImporters(id, context);
      if (importers.has(STARTER)) return null;
      if (importers.has(APPLICATION)) return "application";
      const pages = [...importers].filter((importer) => importer.startsWith(PAGES));
      if (pages.includes(HOME)) return pages.length > 1 ? "shared" : null;
      if (pages.every((page) => page.startsWith(TOOLS))) return pages.length > 2 ? "tools" : null;
      if (pages.length >= SHARED_BY_PAGES) return "inner-pages";
      return pages.includes(BLOG_POST) && id !== BLOG_POST ? "articles" : null;
    },
  };
}

/** All modules that import this one, not necessarily at first hand, and itself. */
function listImporters(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) {
    listImporters(importer, context, found);
  }
  return found;
}
