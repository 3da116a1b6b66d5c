import { useQueryClient } from "@tanstack/react-query";
import { makeFailedState, type useSaving } from "@/admin/rows/use-saving";
import { toast } from "@/components/ui/toast-store";
import { postList as copy } from "@/content/admin/post-list";
import { deletePost, refreshPosts, orderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { ExplainedError, RowNotFoundError } from "@/data/errors";
import { formatTime } from "@/lib/timestamps";
import { DELETE_FALLBACK, messages } from "./messages";
import { postName } from "./post-fields";

const { queryKey } = orderedPosts;

type Options = {
  /** Shared by everything that changes the list, so that only one change runs at a time. */
  saving: ReturnType<typeof useSaving>;
  saveOrder: (posts: readonly BlogPost[]) => Promise<boolean>;
  /** The post is no longer in the database but still in the list. */
  onGone: (post: BlogPost) => void;
};

/** Deletes a post, then renumbers the others. */
export function usePostDeletion({ saving, saveOrder, onGone }: Options) {
  const cache = useQueryClient();

  return async function remove(post: BlogPost): Promise<void> {
    const name = postName(post);
    const outcome = await saving.run(async () => {
      saving.setState({ status: "saving", message: copy.deleting(name) });
      if (!post.id) throw new ExplainedError(messages.deleteWithoutId.description);
      await deletePost(post.id);
    }, DELETE_FALLBACK);

    if (outcome.status === "failed") {
      toast(messages.deleteFailed(outcome.error));
      const message = copy.notDeleted(name);
      saving.setState({ ...makeFailedState(outcome.error, DELETE_FALLBACK), message });
      await refreshPosts();
      // The deletion may have succeeded although the response was lost.
      const { status, data = [] } = cache.getQueryState(queryKey) ?? {};
      const isMissing = status === "success" && data.every(({ id }) => id !== post.id);
      if (isMissing || outcome.error instanceof RowNotFoundError) onGone(post);
    }
    if (outcome.status !== "done") return;

    const others = cache.getQueryData(queryKey)?.filter(({ id }) => id !== post.id) ?? [];
    onGone(post);
    cache.setQueryData(queryKey, others);
    toast(messages.deleted(name));
    if (others.length > 0 ? await saveOrder(others) : true) {
      const at = new Date();
      saving.setState({ status: "saved", at, message: copy.deleted(formatTime(at), name) });
    }
    if (others.length === 0) void refreshPosts();
  };
}
