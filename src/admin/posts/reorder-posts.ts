import { ORDER_REQUESTS_AT_ONCE } from "@/config/admin-limits";
import { updatePostOrder } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";

/** -1 moves up, 1 moves down. */
export type MoveStep = -1 | 1;

/** The posts with one of them swapped with its neighbor; null if there is no neighbor. */
export function movePost(
  posts: readonly BlogPost[],
  id: string,
  step: MoveStep,
): BlogPost[] | null {
  const index = posts.findIndex((post) => post.id === id);
  const [post, neighbor] = [posts[index], posts[index + step]];
  if (!post || !neighbor) return null;
  const moved = [...posts];
  moved[index] = neighbor;
  moved[index + step] = post;
  return moved;
}

/**
 * Renumbers all posts, not only the swapped ones: imported rows may all have 0, and swapping equal
 * numbers changes nothing.
 */
export function renumberPosts(posts: readonly BlogPost[]): BlogPost[] {
  return posts.map((post, index) =>
    post.display_order === index ? post : { ...post, display_order: index },
  );
}

/**
 * Saves the place of each post that has an id, from the number that it had: one request per post, a
 * few at a time, in list order. Stops at the first failure, after the running requests are answered.
 */
export async function savePostOrder(
  posts: readonly BlogPost[],
  onProgress: (savedCount: number) => void,
): Promise<void> {
  // One iterator for all senders: each takes the next post that no other has taken.
  const waiting = [...posts.entries()].filter(([, { id }]) => id !== "").values();
  let savedCount = 0;
  let hasFailed = false;

  async function saveWaiting() {
    for (const [place, { id, display_order }] of waiting) {
      if (hasFailed) return;
      try {
        await updatePostOrder(id, display_order, place);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
      onProgress(++savedCount);
    }
  }

  const senders = Array.from({ length: ORDER_REQUESTS_AT_ONCE }, saveWaiting);
  await Promise.allSettled(senders);
  await Promise.all(senders);
}
