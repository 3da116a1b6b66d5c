import { caseStudyPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import { caseStudyList } from "@/content/case-study-list";
import { makeAnchorFinder, replaceNames } from "@/lib/content-ids";
import { hashTargetId } from "@/lib/anchors";
import { identifyHeadings, replaceFirstLevel } from "@/lib/prepare-headings";
import { parseUrl } from "@/lib/url";

/** The links of a text that lead into the site, as they are written. */
export type SiteLinks = {
  /** With their paths, decoded and without a slash at the end. */
  pages: readonly { href: string; path: string }[];
  /** To parts of the same text that do not exist. */
  deadParts: readonly string[];
};

/** Files, and addresses that no list of pages has. */
const UNCHECKED = /^\/(?:storage|admin)(?:\/|$)|\.[^/]*$/;
const FIXED_PATHS = [
  ...Object.values(paths),
  ...caseStudyList.map(({ slug }) => caseStudyPath(slug)),
];

/**
 * Reads stored HTML, which takes some milliseconds for a long text.
 * @param hasHeadingIds whether the site gives each heading an id, as in posts, see `prepareArticle`
 */
export function readSiteLinks(html: string, hasHeadingIds: boolean): SiteLinks {
  // Nothing in a template runs or loads.
  const template = document.createElement("template");
  template.innerHTML = html;
  const body = template.content;
  const hrefs = [...body.querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("href")?.trim() ?? "",
  );
  const parts = hrefs.filter((href) => href.startsWith("#") && !/^#(?:top$|:~:|$)/i.test(href));
  return {
    pages: hrefs.flatMap((href) => {
      const path = readPath(href);
      return path === null || UNCHECKED.test(path) ? [] : [{ href, path }];
    }),
    deadParts: parts.length > 0 ? parts.filter(makePartCheck(body, hasHeadingIds)) : [],
  };
}

function makePartCheck(body: DocumentFragment, hasHeadingIds: boolean) {
  replaceNames(body);
  if (hasHeadingIds) {
    replaceFirstLevel(body);
    identifyHeadings(body);
  }
  const find = makeAnchorFinder(body.querySelectorAll("[id]"));
  return (href: string) => find(hashTargetId(href)) === undefined;
}

/** The path of an address within the site; null for all others. */
function readPath(href: string): string | null {
  const url = /^(?:\/|https?:)/i.test(href) ? parseUrl(href, site.url) : null;
  const origins = [new URL(site.url).origin, window.location.origin];
  return url && origins.includes(url.origin) ? toPath(url.pathname) : null;
}

function toPath(encoded: string): string {
  try {
    return withoutSlash(decodeURIComponent(encoded));
  } catch {
    return encoded;
  }
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

/**
 * Finds the links that lead nowhere, each once.
 * @param slugs of the posts that visitors see; null if they are not known
 * @param oldPaths former addresses, which lead on
 */
export function makeDeadLinkFinder(
  slugs: readonly string[] | null,
  oldPaths: readonly string[],
): (links: SiteLinks) => string[] {
  const postPaths = slugs?.map((slug) => `/blog/${slug}`) ?? [];
  const known = new Set([...FIXED_PATHS, ...postPaths, ...oldPaths.map(withoutSlash)]);
  const isDead = ({ path }: { path: string }) =>
    !known.has(path) && (slugs !== null || !path.startsWith("/blog/"));
  return ({ pages, deadParts }) => [
    ...new Set([...pages.filter(isDead).map(({ href }) => href), ...deadParts]),
  ];
}
