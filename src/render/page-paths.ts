import { blogPostPath, caseStudyPath, paths, patterns } from "@/config/paths";
import { caseStudyList } from "@/content/case-study-list";
import type { BlogPost } from "@/data/blog-posts";
import { slugKey } from "@/lib/slug";
import { publicRoutes } from "@/app/routes";

export type PageRoute = {
  path: string;
  /** The HTML file, from the folder of the site. */
  file: string;
  /** Set for a page that serves every address of a dynamic route without a file of its own. */
  pattern?: string;
  post?: BlogPost;
};

/** All pages to prerender. */
export function listPages(posts: readonly BlogPost[]): PageRoute[] {
  const fixed = publicRoutes.flatMap(({ path = "*" }) => (/[:*]/.test(path) ? [] : [path]));
  const studies = caseStudyList.map(({ slug }) => caseStudyPath(slug));
  const pages: Omit<PageRoute, "file">[] = [
    ...[...fixed, ...studies].map((path) => ({ path })),
    ...posts.map((post) => ({ path: blogPostPath(post.slug), post })),
    { path: "/404", pattern: "*" },
    { path: `${paths.caseStudies}/404`, pattern: patterns.caseStudy },
    { path: `${paths.blog}/404`, pattern: patterns.blogPost },
  ];
  return pages.map((page) => ({ ...page, file: fileOf(page.path) }));
}

/** Hosts decode the path of a request before they look for the file. */
function fileOf(path: string): string {
  return `${path === "/" ? "index" : decodeURIComponent(path.slice(1))}.html`;
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
