import { useState } from "react";
import { failureToast } from "@/admin/ui/describe-failure";
import type { RowList } from "@/admin/rows/use-row-list";
import { toast } from "@/ui/toast-store";
import { ORDER_PROGRESS_STEP } from "@/config/admin-limits";
import { postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { rowList } from "@/content/admin/row-list";
import { listOrderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { ExplainedError } from "@/data/errors";
import { formatTime } from "@/lib/timestamps";
import { movePost, renumberPosts, savePostOrder, type MoveStep } from "./reorder-posts";
import { postName } from "./post-table";

const copy = postList.order;

export function moveButtonId(postId: string, step: MoveStep): string {
  return `move-post-${postId}-${step === -1 ? "up" : "down"}`;
}

type Options = {
  list: Pick<RowList<BlogPost>, "write" | "focusOn" | "setRows" | "refreshAfterWrite">;
  /** As shown. */
  posts: readonly BlogPost[];
};

/**
 * Changes the manual order of the posts. The list shows it at once; saved is the change of the list
 * as the database has it now, so that an order which someone else has made is kept.
 */
export function usePostOrder({ list, posts }: Options) {
  const { write, focusOn, setRows, refreshAfterWrite } = list;
  const [announcement, setAnnouncement] = useState("");

  /**
   * Saves the order that `change` makes of the current one, unless that is null; `saved` says so in
   * the end.
   */
  async function save(
    change: (current: readonly BlogPost[]) => readonly BlogPost[] | null,
    saved: (time: string) => string,
  ): Promise<boolean> {
    let [savedCount, total] = [0, posts.length];
    const outcome = await write.run({
      failed: () => copy.failed(savedCount, total),
      fallback: copy.fallback,
      run: async (report) => {
        const ordered = change(await listOrderedPosts());
        if (!ordered) throw new ExplainedError(copy.deletedMeanwhile);
        setRows(() => renumberPosts(ordered));
        total = ordered.length;
        report(copy.saving(0, total));
        await savePostOrder(ordered, (count) => {
          savedCount = count;
          if (count % ORDER_PROGRESS_STEP === 0) report(copy.saving(count, total));
        });
        return saved(formatTime(new Date()));
      },
    });
    if (outcome.status === "busy") return false;
    await refreshAfterWrite();
    if (outcome.status === "failed") {
      setAnnouncement("");
      toast(failureToast(postMessages.failures.order, outcome.error, copy.fallback));
    }
    return outcome.status === "done";
  }

  return {
    announcement,
    move: async (post: BlogPost, step: MoveStep) => {
      const shown = movePost(posts, post.id, step);
      if (!shown || write.isPending) return;
      setRows(() => shown);
      const index = shown.findIndex(({ id }) => id === post.id);
      setAnnouncement(copy.moved(index + 1, shown.length, postName(post)));
      // At either end of the list the pressed arrow is disabled, so the other one gets the focus.
      const isAtEnd = !shown[index + step];
      focusOn(moveButtonId(post.id, isAtEnd && step === -1 ? 1 : isAtEnd ? -1 : step));
      const isSaved = await save((current) => {
        const isListed = current.some(({ id }) => id === post.id);
        return isListed ? (movePost(current, post.id, step) ?? current) : null;
      }, copy.saved);
      if (isSaved) toast(copy.savedToast);
    },
    /** Closes the gap that a deleted post has left. */
    renumber: (deletedTitle: string) => {
      setAnnouncement("");
      return save(
        (current) => current,
        (time) => rowList.deleted(time, deletedTitle),
      );
    },
  };
}
