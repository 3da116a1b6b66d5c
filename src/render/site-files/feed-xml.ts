import { blogPostPath, feedPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogHead } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { credibleDate, toIsoDate } from "@/lib/dates";
import { xmlElement } from "./xml";

const MAX_FEED_POSTS = 20;
const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/**
 * The newest posts as RSS 2.0. Authors are in `dc:creator`, because RSS's own `author` element
 * requires an email address: https://www.rssboard.org/rss-specification
 */
export function feedXml(posts: readonly BlogPost[]): string {
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
