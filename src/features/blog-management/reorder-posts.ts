import { ORDER_REQUESTS_AT_ONCE } from "@/config/limits";
import { updatePostOrder } from "@/db/blog-post-editing";
import type { BlogPost } from "@/db/blog-posts";

/** -1 is a place up, 1 a place down. */
export type MoveStep = -1 | 1;

/** The posts after a swap with the neighbor; null where there is none. */
export function movePost(
  posts: readonly BlogPost[],
  id: string,
  step: MoveStep,
): BlogPost[] | null {
  const place = posts.findIndex((post) => post.id === id);
  const [post, neighbor] = [posts[place], posts[place + step]];
  return post && neighbor ? posts.with(place, neighbor).with(place + step, post) : null;
}

/** Every post, not just the pair: old rows may all hold 0, and a swap of equals changes nothing. */
export function renumberPosts(posts: readonly BlogPost[]): BlogPost[] {
  return posts.map((post, place) =>
    post.display_order === place ? post : { ...post, display_order: place },
  );
}

/**
 * Saves the number of each post that has an id, a few at a time in the order of the list. The first failure ends
 * it, after the answers to what had been sent already.
 */
export async function savePostOrder(
  posts: readonly BlogPost[],
  onProgress: (savedCount: number) => void,
): Promise<void> {
  const waiting = posts.filter(({ id }) => id !== "").values();
  let savedCount = 0;
  let hasFailed = false;

  async function saveWaiting() {
    for (const { id, display_order } of waiting) {
      if (hasFailed) return;
      try {
        await updatePostOrder(id, display_order);
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
