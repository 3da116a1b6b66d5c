import { blogPostPath, caseStudyPath, paths, patterns } from "@/config/paths";
import { caseStudyList } from "@/content/case-study-list";
import type { BlogPost } from "@/db/blog-posts";
import { publicRoutes } from "./routes";

export type PageAddress = {
  path: string;
  /** Set when the page stands for every address of a route that has no page of its own. */
  pattern?: string;
  /** When what it shows was last changed, where that is known. */
  lastModified?: string;
};

/** All that is rendered ahead. A slug that would not do as a file name is left to the browser. */
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
