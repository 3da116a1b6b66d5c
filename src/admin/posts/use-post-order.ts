import { useQueryClient, type QueryState } from "@tanstack/react-query";
import { useState } from "react";
import { makeFailedState, type useSaving } from "@/admin/rows/use-saving";
import { toast } from "@/components/ui/toast-store";
import { ORDER_PROGRESS_STEP } from "@/config/admin-limits";
import { postList } from "@/content/admin/post-list";
import { refreshPosts, orderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { formatTime } from "@/lib/timestamps";
import { moveButtonId } from "./control-ids";
import { messages, ORDER_FALLBACK } from "./messages";
import { postName } from "./post-fields";
import { movePost, renumberPosts, savePostOrder, type MoveStep } from "./reorder-posts";

const copy = postList.order;
const { queryKey } = orderedPosts;

/** Titles beyond this number would not be read. */
const TITLES_NAMED = 5;

type Options = {
  posts: readonly BlogPost[];
  /** Shared by everything that changes the list, so that only one change runs at a time. */
  saving: ReturnType<typeof useSaving>;
  focusOn: (...ids: readonly string[]) => void;
};

/**
 * Changes the manual order of the posts. The list is updated optimistically and read again after a
 * failure.
 */
export function usePostOrder({ posts, saving, focusOn }: Options) {
  const cache = useQueryClient();
  const [announcement, setAnnouncement] = useState("");

  /** Saves the order and resolves to whether that succeeded. */
  async function saveOrder(ordered: readonly BlogPost[], onStart?: () => void): Promise<boolean> {
    const numbered = renumberPosts(ordered);
    let savedCount = 0;

    function announceProgress(count: number) {
      savedCount = count;
      if (count % ORDER_PROGRESS_STEP > 0) return;
      saving.setState({ status: "saving", message: copy.saving(count, numbered.length) });
    }

    const outcome = await saving.run(async () => {
      onStart?.();
      // The response of a running query would restore the old order.
      void cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, numbered);
      announceProgress(0);
      try {
        await savePostOrder(numbered, announceProgress);
      } catch (error) {
        setAnnouncement("");
        await refreshPosts();
        // Last, so that the toast of a failed refresh does not replace this one.
        toast(messages.orderFailed(error));
        throw error;
      }
    }, ORDER_FALLBACK);

    if (outcome.status === "failed") {
      const state = makeFailedState(outcome.error, ORDER_FALLBACK);
      const howFar = copy.stopped(savedCount, numbered.length);
      const change = describeChange(ordered, cache.getQueryState(queryKey));
      saving.setState({ ...state, reason: `${state.reason} ${howFar} ${change}` });
    }
    if (outcome.status === "done") void refreshPosts();
    return outcome.status === "done";
  }

  async function move(post: BlogPost, step: MoveStep) {
    const moved = movePost(posts, post.id, step);
    if (!moved) return;
    const index = moved.findIndex(({ id }) => id === post.id);
    const isAtEnd = !moved[index + step];
    const isSaved = await saveOrder(moved, () => {
      setAnnouncement(copy.moved(index + 1, moved.length, postName(post)));
      // At either end of the list the pressed arrow is disabled, so the other one gets the focus.
      focusOn(moveButtonId(post.id, isAtEnd && step === -1 ? 1 : isAtEnd ? -1 : step));
    });
    if (!isSaved) return;
    const at = new Date();
    saving.setState({ status: "saved", at, message: copy.saved(formatTime(at)) });
    toast(messages.orderSaved);
  }

  return { announcement, saveOrder, move };
}

/** Names the posts whose stored position has changed, if the list could be read again. */
function describeChange(
  before: readonly BlogPost[],
  list: QueryState<BlogPost[]> | undefined,
): string {
  if (list?.status !== "success") return copy.changeUnknown;
  const numbers = new Map(before.map(({ id, display_order }) => [id, display_order]));
  const titles = (list.data ?? [])
    .filter(({ id, display_order }) => numbers.has(id) && numbers.get(id) !== display_order)
    .map(postName);
  return copy.changed(titles.slice(0, TITLES_NAMED), titles.length - TITLES_NAMED);
}
