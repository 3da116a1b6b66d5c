import { blogPostPath } from "../config/paths.ts";
import type { BlogPost } from "../data/blog-posts.ts";
import type { SitePage } from "./page-paths.ts";
import { firstLine } from "./describe-error.ts";

type Fault = { name: string; what: string };

type PageFaults = {
  /** The pages but those of posts that are left out. */
  kept: SitePage[];
  /** Why pages could not be rendered for which no single post is to blame. */
  broken: string[];
  /** What the log and the admin say. */
  faults: Fault[];
};

/**
 * A post whose page cannot be rendered is left out. If another page cannot, or those of all posts,
 * the code is to blame: what is there stays, until another build mends it.
 * @param failures why pages could not be rendered, by their paths
 */
export function sortFaults(
  pages: readonly SitePage[],
  failures: ReadonlyMap<string, string>,
): PageFaults {
  const isPostFault = ({ path, post }: SitePage) => post !== undefined && failures.has(path);
  const posts = pages.filter(({ post }) => post);
  const isCodeToBlame = posts.length > 1 && posts.every(isPostFault);
  const isLeftOut = (page: SitePage) => isPostFault(page) && !isCodeToBlame;

  const result: PageFaults = { kept: [], broken: [], faults: [] };
  for (const page of pages) {
    const reason = failures.get(page.path);
    if (!isLeftOut(page)) result.kept.push(page);
    if (reason === undefined) continue;
    if (page.post && isLeftOut(page)) {
      result.faults.push({
        name: namePost(page.post),
        what: `is left out: ${firstLine(reason)}`,
      });
    } else {
      result.broken.push(reason);
      result.faults.push({ name: page.path, what: `cannot be rendered: ${firstLine(reason)}` });
    }
  }
  return result;
}

/** A post whose address some hosts take for that of another one. */
export function describeSharedAddress(post: BlogPost, owner: BlogPost): Fault {
  const what = `is left out: some hosts take its address for that of ${namePost(owner)}`;
  return { name: namePost(post), what };
}

/** One line, for people who look for the post in the admin. */
function namePost({ title, slug }: BlogPost): string {
  return `“${title.replace(/\s+/g, " ")}” (${blogPostPath(slug)})`;
}
