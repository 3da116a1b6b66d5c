import { site } from "@/config/site";
import { toIsoDate } from "@/lib/dates";
import { xmlElement } from "./xml";

/** A page that search engines may index: its path and when its content last changed (ISO 8601). */
export type SitemapPage = { path: string; lastModified: string };

export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = pages.map(
    ({ path, lastModified }) =>
      "<url>\n" +
      xmlElement("loc", new URL(path, site.url).href) +
      (toIsoDate(lastModified) ? xmlElement("lastmod", new Date(lastModified).toISOString()) : "") +
      "</url>\n",
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
