import { feedPath } from "@/config/paths";
import type { BlogPost } from "@/db/blog-posts";
import { feedXml } from "./feed-xml";
import { robotsTxt } from "./robots-txt";
import { sitemapXml } from "./sitemap-xml";
import { webManifest } from "./web-manifest";

type Published = {
  /** Every page that search engines may list; without a date, it changed with this build. */
  pages: readonly { path: string; lastModified?: string }[];
  posts: readonly BlogPost[];
  /** ISO 8601. */
  builtAt: string;
};

/** What search engines, feed readers and home screens ask for, by its place in the built site. */
export function siteFiles({ pages, posts, builtAt }: Published): Record<string, string> {
  return {
    "robots.txt": robotsTxt(),
    "sitemap.xml": sitemapXml(pages.map((page) => ({ lastModified: builtAt, ...page }))),
    [feedPath.slice(1)]: feedXml(posts, builtAt),
    "site.webmanifest": webManifest(),
  };
}
