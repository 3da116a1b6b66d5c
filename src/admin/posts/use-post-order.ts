import { useState } from "react";
import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import type { RowList } from "@/admin/rows/use-row-list";
import { toast } from "@/ui/toast-store";
import { ORDER_PROGRESS_STEP } from "@/config/admin-limits";
import { postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { listOrderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { DatabaseError, ExplainedError } from "@/data/errors";
import { formatTime } from "@/admin/ui/timestamps";
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

  /** Saves the order that `change` makes of the current one, and counts the places in `progress`. */
  async function save(
    change: (current: readonly BlogPost[]) => readonly BlogPost[],
    report: (progress: string) => void,
    progress = { saved: 0, total: 0 },
  ): Promise<void> {
    const ordered = change(await listOrderedPosts());
    setRows(() => renumberPosts(ordered));
    const total = ordered.length;
    progress.total = total;
    report(copy.saving(0, total));
    await savePostOrder(ordered, (count) => {
      progress.saved = count;
      if (count % ORDER_PROGRESS_STEP === 0) report(copy.saving(count, total));
    });
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
      const swap = (current: readonly BlogPost[]) => {
        const isListed = current.some(({ id }) => id === post.id);
        if (!isListed) throw new ExplainedError(copy.deletedMeanwhile);
        return movePost(current, post.id, step) ?? current;
      };
      const progress = { saved: 0, total: 0 };
      const outcome = await write.run({
        failed: (error) => {
          const { saved, total } = progress;
          if (saved > 0) return copy.failed.partly(saved, total);
          const isUnknown = error instanceof DatabaseError && error.isOutcomeUnknown;
          return total > 0 && isUnknown ? copy.failed.perhaps : copy.failed.nothing;
        },
        fallback: copy.fallback,
        run: async (report) => {
          await save(swap, report, progress);
          return copy.saved(formatTime(new Date()));
        },
      });
      if (outcome.status === "busy") return;
      await refreshAfterWrite();
      if (outcome.status === "failed") {
        setAnnouncement("");
        toast(failureToast(postMessages.failures.order, outcome.error, copy.fallback));
      } else {
        toast(copy.savedToast);
      }
    },
    /**
     * Closes the gap that a deleted post has left. Resolves to what is to be added to the message
     * that it is deleted.
     */
    renumber: async (report: (progress: string) => void): Promise<string> => {
      setAnnouncement("");
      try {
        await save((current) => current, report);
        return "";
      } catch (error) {
        return copy.notRenumbered(describeFailure(error, copy.fallback));
      }
    },
  };
}
