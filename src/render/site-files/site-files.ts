import { feedPath } from "@/config/paths";
import type { SitePage } from "../page-paths";
import { feedXml } from "./feed-xml";
import { robotsTxt } from "./robots-txt";
import { sitemapXml } from "./sitemap-xml";
import { webManifest } from "./web-manifest";

/**
 * The generated files beside the pages (robots.txt, sitemap, feed, web manifest), as text by file
 * name.
 */
export function siteFiles(pages: readonly SitePage[]): Record<string, string> {
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
