import { blogPostPath, caseStudyPath, paths, patterns } from "@/config/paths";
import { caseStudyList } from "@/content/case-study-list";
import type { BlogPost } from "@/db/blog-posts";
import { publicRoutes } from "./routes";

export type PageAddress = {
  path: string;
  /** Set for a page that serves every address of a dynamic route without a file of its own. */
  pattern?: string;
  /** ISO 8601; left out where the last change of the content is not known. */
  lastModified?: string;
};

/** All pages to prerender. A post whose slug is not a safe file name is rendered in the browser. */
export function listPages(posts: readonly BlogPost[]): PageAddress[] {
  const fixed = publicRoutes.flatMap(({ path = "*" }) => (/[:*]/.test(path) ? [] : [path]));
  const studies = caseStudyList.map(({ slug }) => caseStudyPath(slug));
  const articles = posts.filter(({ slug }) => /^[\w-]+$/.test(slug));
  return [
    ...[...fixed, ...studies].map((path) => ({ path })),
    ...articles.map((post) => ({ path: blogPostPath(post.slug), lastModified: post.updated_at })),
    { path: "/404", pattern: "*" },
    { path: `${paths.caseStudies}/404`, pattern: patterns.caseStudy },
    { path: `${paths.blog}/404`, pattern: patterns.blogPost },
  ];
}
