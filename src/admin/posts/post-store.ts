import { createPost, findPostById, findPostIdBySlug, refreshPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { DatabaseError, ExplainedError } from "@/data/errors";
import { hasSameValues } from "@/lib/field-values";
import { SLUG_TAKEN } from "./messages";
import { postToValues, tidyValues, valuesToFields, type PostValues } from "./post-fields";

/** The slug of a new post is taken by another one. */
export class SlugTakenError extends ExplainedError {
  override name = "SlugTakenError";

  constructor() {
    super(SLUG_TAKEN);
  }
}

/**
 * Returns a function that inserts posts. An insert without a response may have succeeded: when it
 * is retried and the slug is taken by that very post, the function returns it instead of failing or
 * inserting a duplicate.
 */
export function createPostCreator() {
  let unansweredSlug: string | null = null;

  return async (values: PostValues, displayOrder: number): Promise<BlogPost> => {
    const fields = valuesToFields(values);
    const ownerId = await findPostIdBySlug(fields.slug);
    if (ownerId !== null) {
      const owner = unansweredSlug === fields.slug ? await findPostById(ownerId) : null;
      if (owner && hasSameValues(postToValues(owner), tidyValues(values))) return owner;
      throw new SlugTakenError();
    }
    try {
      return await createPost({ ...fields, display_order: displayOrder });
    } catch (error) {
      if (error instanceof DatabaseError && error.status === 0) {
        unansweredSlug = fields.slug;
        void refreshPosts(); // the list shows whether the insert succeeded
      }
      throw error;
    }
  };
}

/** New posts come last in the manual order. */
export function nextDisplayOrder(posts: readonly BlogPost[]): number {
  return posts.reduce((next, post) => Math.max(next, post.display_order + 1), 0);
}
