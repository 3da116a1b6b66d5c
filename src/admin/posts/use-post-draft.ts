import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RowForm } from "@/admin/rows/use-row-form";
import { previewPath } from "@/config/paths";
import { postDrafts as copy } from "@/content/admin/post-drafts";
import type { BlogPost } from "@/data/blog-posts";
import { ExplainedError } from "@/data/errors";
import {
  deletePostDraft,
  endPostDraftLink,
  postDrafts,
  savePostDraft,
  sharePostDraft,
  type PostDraft,
} from "@/data/post-drafts";
import { copyText } from "@/lib/copy-text";
import { hasSameValues } from "@/lib/field-values";
import { formatTime, formatTimestamp } from "@/admin/ui/timestamps";
import { makeUuid } from "@/lib/crypto";
import { draftToText } from "./draft-text";
import { postToValues, valuesToFields, type PostField, type PostValues } from "./post-table";
import { formatFullTime } from "./publish-time";

export type PostDraftState = ReturnType<typeof usePostDraft>;

/** The draft that the form of a post holds, and what can be done with it. `row` is the post. */
export function usePostDraft(form: RowForm<BlogPost, PostField>, row: BlogPost | null) {
  const { data: drafts } = useQuery(postDrafts);
  const [newId] = useState(makeUuid);
  /** What this form has sent last, perhaps without a response. */
  const lastSubmitted = useRef<PostValues>(null);
  const { heldDraft, isDirty, write } = form;
  const held = drafts?.find(({ id }) => id === heldDraft?.id) ?? null;

  /** Saves the values over the draft that the form holds, or as a new one. */
  async function store(own: PostValues, basedOn: string | null, publishAt?: string | null) {
    const id = held?.id ?? newId;
    const version = (held && heldDraft?.keptAt) ?? null;
    const isTimed = (publishAt === undefined ? held?.publishAt : publishAt) != null;
    // It would not be published: the database replaces no post that was changed after it.
    const isOutdated = isTimed && row !== null && basedOn !== row.updated_at;
    const values = isOutdated ? await joinWith(row, own) : own;
    const change = {
      fields: valuesToFields(values),
      basedOn: isOutdated ? row.updated_at : basedOn,
      publishAt,
    };
    const save = (of: string | null) =>
      savePostDraft({ id, postId: row?.id ?? null, version: of }, change);
    const earlier = [lastSubmitted.current, values];
    lastSubmitted.current = values;
    let result = await save(version);
    const { stored = null } = result.isSaved ? {} : result;
    // An earlier save of this form whose response was lost.
    const isOwn = earlier.some(
      (known) => known && stored?.id === id && hasSameValues(postToValues(stored.post), known),
    );
    if (stored && isOwn) result = await save(stored.version);
    if (result.isSaved) return result.row;
    if (!result.stored) throw new ExplainedError(copy.gone);
    throw savedByColleague(result.stored);
  }

  async function joinWith(post: BlogPost, own: PostValues): Promise<PostValues> {
    const joined = await form.join(post, own);
    if (joined?.contested.length === 0) return joined.values;
    throw new ExplainedError(copy.time.outdated);
  }

  const saveWithTime = (publishAt: string | null | undefined, done: () => string) =>
    form.saveDraft(
      async (values, basedOn) => [draftToText(await store(values, basedOn, publishAt)), done],
      () => copy.notSaved,
    );

  return {
    /** False for a database that has no place for drafts, and while that is not known. */
    isSupported: drafts != null,
    held,
    /** The draft that the form holds was published or deleted by somebody else. */
    isGone: drafts != null && heldDraft !== null && held === null,
    isBusy: write.isPending,
    /** A draft of the same post, or a later version of the held one, that the form does not show. */
    other: drafts?.find(
      ({ id, postId, version }) =>
        (id === heldDraft?.id || (row && postId === row.id)) && version !== heldDraft?.keptAt,
    ),
    save: () => saveWithTime(undefined, () => copy.savedNow(formatTime(new Date()))),
    /** Null ends it. */
    setTime: (moment: Date | null) =>
      saveWithTime(moment?.toISOString() ?? null, () =>
        moment ? copy.willPublish(formatFullTime(moment)) : copy.savedNow(formatTime(new Date())),
      ),
    /** Saves the draft if that is necessary, and copies its link, with which others can see it. */
    copyLink: () =>
      form.saveDraft(
        async (values, basedOn) => {
          const draft = held && !isDirty ? held : await store(values, basedOn);
          return [draftToText(draft), () => copyDraftLink(draft)];
        },
        () => copy.notShared,
      ),
    endLink: () =>
      held &&
      write.run({
        failed: () => copy.linkNotEnded,
        fallback: copy.fallback,
        run: async () => {
          await endPostDraftLink(held);
          return copy.linkEnded(formatTime(new Date()));
        },
      }),
    /** Goes back to what is on the site. */
    remove: async () => {
      if (!held) return;
      const { status } = await write.run({
        failed: () => copy.notDeleted,
        fallback: copy.fallback,
        run: () => removePostDraft(held),
      });
      if (status === "done") form.leaveDraft();
    },
  };
}

/** Copies a link with which everybody can see a draft, and resolves to what then holds. */
export async function copyDraftLink(draft: PostDraft): Promise<string> {
  const shared = await sharePostDraft(draft);
  if (!shared) throw new ExplainedError(copy.gone);
  const link = `${window.location.origin}${previewPath}#${shared.previewKey}`;
  const isCopied = await copyText(link);
  const until = formatTimestamp(new Date(shared.previewUntil));
  return isCopied ? copy.copied(until) : copy.notCopied(link);
}

/** Deletes a draft, and resolves to what then holds. */
export async function removePostDraft(draft: PostDraft): Promise<string> {
  if (await deletePostDraft(draft)) return copy.deleted(formatTime(new Date()));
  throw savedByColleague(draft);
}

function savedByColleague({ version }: PostDraft): ExplainedError {
  return new ExplainedError(copy.savedByColleague(formatTimestamp(new Date(version))));
}
