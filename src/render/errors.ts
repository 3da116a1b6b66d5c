import { blogPostPath } from "../config/paths.ts";
import type { BlogPost } from "../data/blog-posts.ts";
import { getMessage } from "../lib/error-message.ts";
import type { PageRoute } from "./page-paths.ts";

/** An error that the user can fix. Its message is printed alone, without a stack trace. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  /** What `vite build` prints. */
  override readonly stack = `RenderError: ${this.message}`;
}

/** What was thrown, with the place. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What the system said of a file, without the call and its paths, of which one is temporary. */
export function describeFileError(error: unknown): string {
  return getMessage(error).replace(/, \w+ '.*/s, "");
}

/** What the log says in one line. The admin says the names of posts that are left out. */
type PageError = { name: string; what: string };

type SortedErrors = {
  /** The pages but those of posts that are left out. */
  kept: PageRoute[];
  errors: PageError[];
  /** Why pages could not be rendered for which no single post is to blame: a build fails with them. */
  codeErrors: string[];
};

/**
 * A post whose page cannot be rendered is left out. If another page cannot, or those of all posts,
 * the code is to blame: what is there stays, until another build mends it.
 * @param reasons why pages could not be rendered, by their paths
 */
export function sortErrors(
  pages: readonly PageRoute[],
  reasons: ReadonlyMap<string, string>,
): SortedErrors {
  const posts = pages.filter(({ post }) => post);
  const isCodeToBlame = posts.length > 1 && posts.every(({ path }) => reasons.has(path));
  const result: SortedErrors = { kept: [], errors: [], codeErrors: [] };
  for (const page of pages) {
    const reason = reasons.get(page.path);
    const firstLine = reason?.replace(/\n.*/s, "");
    if (reason !== undefined && page.post && !isCodeToBlame) {
      result.errors.push({ name: namePost(page.post), what: `is left out: ${firstLine}` });
      continue;
    }
    result.kept.push(page);
    if (reason === undefined) continue;
    result.codeErrors.push(reason);
    result.errors.push({ name: page.path, what: `cannot be rendered: ${firstLine}` });
  }
  return result;
}

/** A post whose address some hosts take for that of another one. */
export function describeSharedAddress(post: BlogPost, owner: BlogPost): PageError {
  const what = `is left out: some hosts take its address for that of ${namePost(owner)}`;
  return { name: namePost(post), what };
}

/** One line, for people who look for the post in the admin. */
function namePost({ title, slug }: BlogPost): string {
  return `“${title.replace(/\s+/g, " ")}” (${blogPostPath(slug)})`;
}
