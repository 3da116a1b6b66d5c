import { feedPath } from "@/config/paths";
import type { BlogPost } from "@/data/blog-posts";
import { feedXml } from "./feed-xml";
import { robotsTxt } from "./robots-txt";
import { sitemapXml } from "./sitemap-xml";
import { webManifest } from "./web-manifest";

type Published = {
  /**
   * The pages that search engines may index. One without a date is listed with the date of the
   * build.
   */
  pages: readonly { path: string; lastModified?: string }[];
  posts: readonly BlogPost[];
  /** ISO 8601. */
  builtAt: string;
};

/**
 * The generated files beside the pages (robots.txt, sitemap, feed, web manifest), as text by file
 * name.
 */
export function siteFiles({ pages, posts, builtAt }: Published): Record<string, string> {
  const feed = feedXml(posts, builtAt);
  return {
    "robots.txt": robotsTxt(),
    "sitemap.xml": sitemapXml(pages.map((page) => ({ lastModified: builtAt, ...page }))),
    [feedPath.slice(1)]: feed,
    // Where feed readers and people look for it who know the domain only.
    "feed.xml": feed,
    "site.webmanifest": webManifest(),
  };
}
