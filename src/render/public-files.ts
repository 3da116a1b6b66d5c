import { adminPaths, blogPostPath, feedPath, paths, previewPath } from "@/config/paths";
import { site } from "@/config/site";
import { blogHead } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { removeUnstorable } from "@/lib/clean-text";
import { credibleDate, toIsoDate } from "@/lib/dates";
import { escapeAttribute } from "@/lib/escape-html";
import { neutrals } from "@/styles/neutrals";
import type { PageRoute } from "./page-paths";

/** The generated files beside the pages, as text by file name. */
export function makePublicFiles(pages: readonly PageRoute[]): Record<string, string> {
  const feed = feedXml(pages.flatMap(({ post }) => post ?? []));
  return {
    "robots.txt": robotsTxt(),
    "sitemap.xml": sitemapXml(pages),
    [feedPath.slice(1)]: feed,
    // Where feed readers and people look for it who know the domain only.
    "feed.xml": feed,
    "site.webmanifest": webManifest(),
  };
}

function robotsTxt(): string {
  return `User-agent: *
Allow: /
Disallow: ${adminPaths.dashboard}

Sitemap: ${absoluteUrl("/sitemap.xml")}
`;
}

/**
 * The pages that search engines may index. Only posts have a date: a page without one is better
 * listed with none than with that of a build, since search engines soon ignore dates that say
 * nothing of the content.
 */
function sitemapXml(pages: readonly PageRoute[]): string {
  const entries = pages
    // Search engines may not index a page for many addresses.
    .filter(({ path, pattern }) => pattern === undefined && path !== previewPath)
    .map(({ path, post }) => {
      const changedAt = post?.updated_at ?? "";
      return (
        "<url>\n" +
        xmlElement("loc", absoluteUrl(path)) +
        (toIsoDate(changedAt) ? xmlElement("lastmod", new Date(changedAt).toISOString()) : "") +
        "</url>\n"
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

const MAX_FEED_POSTS = 20;
const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/**
 * The newest posts as RSS 2.0. Authors are in `dc:creator`, because RSS's own `author` element
 * requires an email address: https://www.rssboard.org/rss-specification
 */
function feedXml(posts: readonly BlogPost[]): string {
  const newest = posts
    .toSorted((a, b) => credibleDate(b.date).localeCompare(credibleDate(a.date)))
    .slice(0, MAX_FEED_POSTS);
  const changedAt = posts
    .map(({ updated_at }) => updated_at)
    .filter(toIsoDate)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const self = `href="${absoluteUrl(feedPath)}" rel="self" type="application/rss+xml"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<rss version="2.0" ${NAMESPACES}>\n<channel>\n<atom:link ${self}/>\n`,
    xmlElement("title", site.blogName),
    xmlElement("link", absoluteUrl(paths.blog)),
    xmlElement("description", blogHead.description),
    xmlElement("language", "en-US"),
    ...(changedAt ? [xmlElement("lastBuildDate", rssDate(changedAt))] : []),
    ...newest.map(feedItem),
    "</channel>\n</rss>\n",
  ].join("");
}

function feedItem({ id, slug, title, excerpt, date, author, category, tags }: BlogPost): string {
  return [
    "<item>\n",
    xmlElement("title", title),
    xmlElement("link", absoluteUrl(blogPostPath(slug))),
    // The id, not the address: when a slug changed, feed readers would show the post as new.
    `<guid isPermaLink="false">${id}</guid>\n`,
    ...(toIsoDate(date) ? [xmlElement("pubDate", rssDate(date))] : []),
    xmlElement("dc:creator", author),
    ...[...new Set([category, ...tags])]
      .filter(Boolean)
      .map((name) => xmlElement("category", name)),
    ...(excerpt ? [xmlElement("description", excerpt)] : []),
    "</item>\n",
  ].join("");
}

function absoluteUrl(path: string) {
  return new URL(path, site.url).href;
}

/** Dates in RSS have the form of RFC 822, which `toUTCString` produces. */
function rssDate(date: string) {
  return new Date(date).toUTCString();
}

function webManifest(): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: paths.home,
    display: "browser",
    background_color: neutrals.rice,
    // As in index.html.
    theme_color: neutrals.rice,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-512-maskable.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `<name>text</name>` and a line break. The text is escaped. */
function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeAttribute(removeUnstorable(text))}</${name}>\n`;
}
