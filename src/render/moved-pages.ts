import { movedPostNote } from "@/content/blog";
import type { MovedPost } from "@/data/moved-posts";
import { escapeAttribute, escapeText } from "@/lib/escape-html";
import { findSlugFault, slugKey } from "@/lib/slug";
import { MOVED_MARK } from "./document";
import type { PageRoute } from "./page-paths";

/** A file for a former address of a post, for those who run no scripts. */
export type MovedPage = {
  /** From the folder of the site. */
  file: string;
  /** The former address, encoded. */
  path: string;
  /** The page of the post. */
  target: PageRoute;
};

/**
 * The pages to make for former addresses. Paths may have been imported by hand: there is no page for
 * one that leads out of the folder of the site or into the admin, nor for one of a page or file that
 * is there. `fixed` are the other files of the site.
 */
export function listMovedPages(
  moved: readonly MovedPost[],
  pages: readonly PageRoute[],
  fixed: readonly string[],
): MovedPage[] {
  const targets = new Map(pages.map((page) => [page.post?.slug, page]));
  // Some hosts and file systems do not distinguish capital letters.
  const taken = new Set([...fixed, ...pages.map(({ file }) => file)].map(slugKey));
  const found: MovedPage[] = [];
  for (const { path, slug } of moved) {
    const target = targets.get(slug);
    const name = path.slice(1).replace(/\/$|\.html$/, "");
    const file = `${name}.html`;
    // Where a file is, there can be no folder.
    const folders = name.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"));
    const isFree = isUsable(name) && ![...folders, file].some((key) => taken.has(slugKey(key)));
    if (!target || !isFree) continue;
    taken.add(slugKey(file));
    found.push({ file, path: path.split("/").map(encodeURIComponent).join("/"), target });
  }
  return found;
}

/** Beyond it, some systems refuse to write the file, and the site would never be up to date. */
const MAX_NAME_LENGTH = 300;

function isUsable(name: string): boolean {
  if (name.length > MAX_NAME_LENGTH) return false;
  const parts = name.split("/");
  return slugKey(parts[0] ?? "") !== "admin" && parts.every((part) => part && !findSlugFault(part));
}

/** What describes a page: its title, its address, and its card where it is shared. */
const HEAD_TAGS = /<title>[^<]*<\/title>|<(?:meta|link rel="(?:canonical|icon)")[^>]*>/g;

/**
 * The text of the file, with the head of the page that it leads to. Search engines take a refresh
 * without a wait for a permanent redirect:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects
 * @param html of that page
 */
export function makeMovedPage({ target }: MovedPage, html: string): string {
  const [start = "", head = ""] = html.split(/(?<=<head>)|<\/head>/, 2);
  const address = escapeAttribute(target.path);
  const link = `<a href="${address}">${escapeText(target.post?.title ?? "")}</a>`;
  return `${start}${head.match(HEAD_TAGS)?.join("") ?? ""}<meta http-equiv="refresh" content="0; url=${address}"></head>${MOVED_MARK}<p>${escapeText(movedPostNote)} ${link}</p></body></html>\n`;
}

/** Cloudflare allows 2,000 rules of 1,000 characters; beyond that, the file leads on. */
const MAX_RULES = 1000;
const MAX_RULE_LENGTH = 1000;

/** The lines of `_redirects` for these pages. In a rule, an asterisk would stand for any text. */
export function listMovedRules(pages: readonly MovedPage[]): string[] {
  return pages
    .map(({ path, target }) => `${path} ${target.path} 301`)
    .filter((rule) => rule.length <= MAX_RULE_LENGTH && !rule.includes("*"))
    .slice(0, MAX_RULES);
}
