import { adminPaths } from "@/config/paths";
import { site } from "@/config/site";

export function robotsTxt(): string {
  return `User-agent: *
Allow: /
Disallow: ${adminPaths.dashboard}

Sitemap: ${new URL("/sitemap.xml", site.url).href}
`;
}
