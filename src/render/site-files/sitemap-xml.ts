import { previewPath } from "@/config/paths";
import { site } from "@/config/site";
import { toIsoDate } from "@/lib/dates";
import type { SitePage } from "../page-paths";
import { xmlElement } from "./xml";

/**
 * The pages that search engines may index. Only posts have a date: a page without one is better
 * listed with none than with that of a build, since search engines soon ignore dates that say
 * nothing of the content.
 */
export function sitemapXml(pages: readonly SitePage[]): string {
  const entries = pages
    // Search engines may not index a page for many addresses.
    .filter(({ path, pattern }) => pattern === undefined && path !== previewPath)
    .map(({ path, post }) => {
      const changedAt = post?.updated_at ?? "";
      return (
        "<url>\n" +
        xmlElement("loc", new URL(path, site.url).href) +
        (toIsoDate(changedAt) ? xmlElement("lastmod", new Date(changedAt).toISOString()) : "") +
        "</url>\n"
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
