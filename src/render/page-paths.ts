import { blogPostPath, caseStudyPath, paths, patterns } from "@/config/paths";
import { caseStudyList } from "@/content/case-study-list";
import type { BlogPost } from "@/data/blog-posts";
import { slugKey } from "@/lib/slug";
import { publicRoutes } from "@/app/routes";

export type PageAddress = {
  path: string;
  /** Set for a page that serves every address of a dynamic route without a file of its own. */
  pattern?: string;
  /** ISO 8601; left out where the last change of the content is not known. */
  lastModified?: string;
};

/** All pages to prerender. */
export function listPages(posts: readonly BlogPost[]): PageAddress[] {
  const fixed = publicRoutes.flatMap(({ path = "*" }) => (/[:*]/.test(path) ? [] : [path]));
  const studies = caseStudyList.map(({ slug }) => caseStudyPath(slug));
  return [
    ...[...fixed, ...studies].map((path) => ({ path })),
    ...posts.map((post) => ({ path: blogPostPath(post.slug), lastModified: post.updated_at })),
    { path: "/404", pattern: "*" },
    { path: `${paths.caseStudies}/404`, pattern: patterns.caseStudy },
    { path: `${paths.blog}/404`, pattern: patterns.blogPost },
  ];
}

/** Posts whose address some hosts and file systems take for that of an older post, with that post. */
export function findSharedAddresses(posts: readonly BlogPost[]): Map<BlogPost, BlogPost> {
  const owners = new Map<string, BlogPost>();
  const found = new Map<BlogPost, BlogPost>();
  const ageOf = ({ created_at, id }: BlogPost) => `${created_at} ${id}`;
  // By code units: in the order of words, a full second would follow its fractions.
  for (const post of posts.toSorted((a, b) => (ageOf(a) < ageOf(b) ? -1 : 1))) {
    const key = slugKey(post.slug);
    const owner = owners.get(key);
    if (owner) found.set(post, owner);
    else owners.set(key, post);
  }
  return found;
}
