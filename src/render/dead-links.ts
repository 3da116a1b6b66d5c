import { paths } from "../config/paths.ts";
import type { PageRoute } from "./page-paths.ts";
import type { SiteFolder } from "./site-folder.ts";

const POST_LINKS = new RegExp(` href="(${paths.blog}/[^"]+)"`, "g");

/**
 * The links to posts that do not exist, with the pages that show them. Staff can rename or delete a
 * post, but not the links to it in `src/content`. Those in articles are named in the admin.
 */
export async function findDeadLinks(
  site: SiteFolder,
  pages: readonly PageRoute[],
): Promise<string[]> {
  const shownOn = new Map<string, Set<string>>();
  for (const { path, file, pattern, post } of pages) {
    const html = pattern || post ? null : await site.read(file);
    for (const [, href = ""] of html?.matchAll(POST_LINKS) ?? []) {
      // React escapes apostrophes, which addresses may have.
      const link = href.replaceAll("&#x27;", "'").replace(/[?#].*/, "");
      shownOn.set(link, (shownOn.get(link) ?? new Set()).add(path));
    }
  }
  const dead: string[] = [];
  for (const [link, on] of shownOn) {
    const file = decodeURIComponent(link.slice(1));
    const isThere = (await site.read(`${file}.html`)) ?? (await site.read(file));
    if (isThere === null) dead.push(`${link} on ${[...on].join(", ")}`);
  }
  return dead;
}
