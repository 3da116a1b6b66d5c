import { createHash } from "node:crypto";
import type { Application, PageContent, StoredContent } from "./application.ts";

export type PlannedPage = {
  path: string;
  /** Set for a page that serves every address of a dynamic route without a file of its own. */
  pattern?: string;
  /** ISO 8601; left out where the last change of the content is not known. */
  lastModified?: string;
  /** The HTML file, from the folder of the site. */
  file: string;
  /** Null if the database could not be read. */
  content: PageContent | null;
  /** A hash of the content. Two pages of one build with the same hash have the same HTML. */
  contentHash: string;
};

/** All pages of the site, with what each of them shows. */
export function planPages(application: Application, stored: StoredContent | null): PlannedPage[] {
  return application.listPages(stored?.posts ?? []).map((page) => {
    const content = stored && application.selectPageContent(page.path, stored);
    // Hosts decode the path of a request before they look for the file.
    const file = `${page.path === "/" ? "index" : decodeURIComponent(page.path.slice(1))}.html`;
    return { ...page, file, content, contentHash: hashContent(content) };
  });
}

/** An article is represented by its query key, which contains the version of its row. */
export function hashContent(content: PageContent | null): string {
  const shown = content && [
    content.queries,
    content.articles.map(({ queryKey }) => queryKey),
    content.siteImages,
    content.favicon,
  ];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
}
