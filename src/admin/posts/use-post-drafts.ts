import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { draftGroup } from "@/admin/rows/use-row-form";
import { moveDrafts, type RowList } from "@/admin/rows/use-row-list";
import { postDrafts as copy } from "@/content/admin/post-drafts";
import type { BlogPost } from "@/data/blog-posts";
import { listGroups, useKeptGroups } from "@/data/browser/kept-texts";
import { draftSchedule, postDrafts, savePostDraft, type PostDraft } from "@/data/post-drafts";
import { localCalendarDate } from "@/lib/dates";
import { findFreeSlug } from "@/lib/slug";
import { formatTime } from "@/admin/ui/timestamps";
import { makeUuid } from "@/lib/crypto";
import { describeDraft, draftToText } from "./draft-text";
import { postName, postToValues, valuesToFields } from "./post-table";
import { slugFromTitle } from "./post-slug";

export type PostDrafts = ReturnType<typeof usePostDrafts>;

/** The drafts beside the list of posts. */
export function usePostDrafts(list: RowList<BlogPost>) {
  const query = useQuery(postDrafts);
  const all = query.data ?? [];
  const isSupported = query.data != null;
  const schedule = useQuery({ ...draftSchedule, enabled: isSupported });
  const now = schedule.data?.now ?? 0;
  const isScheduled = ({ publishAt }: PostDraft) => publishAt !== null;

  // The database has published a draft, or has told why not.
  const scheduledCount = all.filter(isScheduled).length;
  const lastCount = useRef(scheduledCount);
  const refreshPosts = useEffectEvent(() => void list.refresh());
  useEffect(() => {
    if (scheduledCount < lastCount.current) refreshPosts();
    lastCount.current = scheduledCount;
  }, [scheduledCount]);

  const newGroup = list.groupOf(null);
  const keptGroups = useKeptGroups();
  useEffect(() => {
    if (query.data === undefined) return;
    const known = query.data?.map(({ id }) => draftGroup(newGroup, id)) ?? [];
    for (const group of listGroups()) {
      const isOrphan = group.startsWith(draftGroup(newGroup, "")) && !known.includes(group);
      if (isOrphan) void moveDrafts(group, newGroup);
    }
  }, [query.data, newGroup]);

  return {
    isSupported,
    error: query.error ?? schedule.error,
    retry: list.refresh,
    now,
    isStopped: scheduledCount > 0 && schedule.data?.isRunning === false,
    /** Those of posts that are not on the site. */
    ofNewPosts: all.filter(({ postId }) => postId === null),
    /** Whether this browser has unsaved work on the draft of a new post. */
    hasUnsavedWork: ({ id }: PostDraft) => keptGroups.has(draftGroup(newGroup, id)),
    /** What becomes of the draft of a post, in a few words. */
    describe: (post: BlogPost): string | undefined => {
      const draft = all.find(({ postId }) => postId === post.id && post.id !== "");
      return draft && describeDraft(draft, now);
    },
    continue: (draft: PostDraft) => {
      list.continueDraft(draftToText(draft));
    },
    /** Saves a copy of a post as a draft, and opens it. */
    duplicate: async (post: BlogPost) => {
      const today = localCalendarDate(new Date());
      const taken = new Set(
        [...(list.rows ?? []), ...all.map((draft) => draft.post)].map(({ slug }) => slug),
      );
      const title = copy.copyOf(postName(post));
      const slug = findFreeSlug(slugFromTitle(title, today, taken), taken);
      const fields = valuesToFields({ ...postToValues(post), title, slug, date: today });
      const id = makeUuid();
      const { status } = await list.write.run({
        failed: () => copy.notSaved,
        fallback: copy.fallback,
        run: async () => {
          const result = await savePostDraft(
            { id, postId: null, version: null },
            { fields, basedOn: null },
          );
          const draft = result.isSaved ? result.row : result.stored;
          if (draft) list.continueDraft(draftToText(draft));
          return copy.savedNow(formatTime(new Date()));
        },
      });
      // Without an answer, it may be there all the same.
      if (status === "failed") void list.refresh();
    },
  };
}
