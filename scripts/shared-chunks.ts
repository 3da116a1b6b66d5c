import path from "node:path";
import { normalizePath, type Rolldown } from "vite";

/** The id that Vite gives to a module: its absolute path with forward slashes, even on Windows. */
const idOf = (file: string) => normalizePath(path.resolve(file));

const STARTER = idOf("src/main.ts");
const APPLICATION = idOf("src/app/start.tsx");
const SITE = `${idOf("src/site")}/`;
const TOOLS = `${idOf("src/tools")}/`;
const PAGE = /-page\.tsx$/;

/** Subjects of many pages, which share what no other page has. */
const SUBJECTS = [
  { name: "services", folder: `${SITE}services/` },
  { name: "tools", folder: TOOLS },
];

/** The list of all tools, which needs nothing of what their pages share but their names. */
const TOOLS_INDEX = `${TOOLS}overview/tools-page.tsx`;

/** The page with the smallest size budget. It must not load what only other pages share. */
const HOME = `${SITE}home/home-page.tsx`;

/** The pages that show articles of the database. */
const SHOWS_ARTICLES = /\/src\/site\/(?:blog|case-studies)\//;

const BLOG_POST = `${SITE}blog/blog-post-page.tsx`;

/** It shows what other pages share, and few people: for it nothing is loaded with other pages. */
const PREVIEW = `${SITE}blog/preview-page.tsx`;

/** A module that this many pages import is loaded with any page but the home page. */
const MIN_PAGES_FOR_SHARING = 6;

const ICONS = /\/lucide-react\/.*\/(?:icons\/[^/]+|lucide-react)\.m?js$/;

/** Icons of the tools, most of which the admin uses too. One chunk is smaller than many. */
const TOOL_ICONS =
  /\/(?:arrow-down|arrow-up|circle-exclamation-point|printer|rotate-ccw|trash|triangle-exclamation-point|undo-2)\.m?js$/;

/**
 * Icons of the header, the footer, and of both the home page and other pages. Apart from the
 * application, they would import each other.
 */
const APPLICATION_ICONS = /\/(?:arrow-right|check|chevron-down|mail|menu|message-circle|x)\.m?js$/;

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * A group for Rolldown's `codeSplitting`. By default, each module that two pages share would become
 * a chunk of its own. This function names the chunk of a shared module instead, or returns null to
 * leave it to Rolldown:
 *
 * - `application`: what the application itself imports, and so loads before any page, and what the
 *   home page and at least one other page import, which is in nearly all pages
 * - `services`, `tools`: what three or more pages of services or tools import, and no other page
 * - `tools-index`: of that, what the list of all tools imports, too
 * - `inner-pages`: what at least `MIN_PAGES_FOR_SHARING` pages import
 * - `articles`: what the page of a blog post imports, and otherwise only pages that show articles:
 *   any other page that imports one of these modules would load all of them
 * - `tool-icons`: icons of the tools
 */
export function sharedChunks() {
  return {
    debugName: "shared",
    name: (id: string, context: Context) => {
      // A style sheet in a group would be loaded by all pages that load the group.
      if (id.endsWith(".css")) return null;
      if (id === APPLICATION) return "application";
      // Icons are grouped by name. The package's index imports every icon, so each of them would
      // seem to be imported by every page that uses one.
      if (ICONS.test(id)) {
        if (APPLICATION_ICONS.test(id)) return "application";
        return TOOL_ICONS.test(id) ? "tool-icons" : null;
      }
      const importers = listImporters(id, context);
      if (importers.has(STARTER)) return null;
      if (importers.has(APPLICATION)) return "application";
      const pages = [...importers].filter(isPage);
      if (pages.includes(HOME)) return pages.length > 1 ? "application" : null;
      const subject = SUBJECTS.find(({ folder }) => pages.every((page) => page.startsWith(folder)));
      if (subject && pages.length <= 2) return null;
      if (subject) return pages.includes(TOOLS_INDEX) ? `${subject.name}-index` : subject.name;
      if (pages.length >= MIN_PAGES_FOR_SHARING) return "inner-pages";
      if (id === BLOG_POST || !pages.includes(BLOG_POST)) return null;
      return pages.every((page) => SHOWS_ARTICLES.test(page)) ? "articles" : null;
    },
  };
}

const isPage = (id: string) =>
  PAGE.test(id) && (id.startsWith(SITE) || id.startsWith(TOOLS)) && id !== PREVIEW;

/** The module itself and all modules that import it, directly or not. */
function listImporters(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) {
    listImporters(importer, context, found);
  }
  return found;
}
