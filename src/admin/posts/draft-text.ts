import { postDrafts as copy } from "@/content/admin/post-drafts";
import type { KeptText } from "@/data/browser/kept-texts";
import type { PostDraft } from "@/data/post-drafts";
import { formatShortTime } from "./publish-time";
import { postToValues } from "./post-table";

/** A draft as the form goes on with it. The draft of a deleted post is that of a new one. */
export function draftToText({ id, post, postId, basedOn, version }: PostDraft): KeptText {
  return { id, values: postToValues(post), version: postId && basedOn, keptAt: version };
}

/** The database looks every minute. */
const OVERDUE_MS = 2 * 60_000;

/**
 * What becomes of a draft, in a few words.
 * @param now the time of the database
 */
export function describeDraft({ publishAt, problem }: PostDraft, now: number): string {
  if (problem !== null) return describeProblem(problem);
  if (publishAt === null) return copy.badge;
  const moment = new Date(publishAt);
  const isOverdue = moment.getTime() + OVERDUE_MS < now;
  return (isOverdue ? copy.overdue : copy.scheduled)(formatShortTime(moment));
}

/** Why a draft was not published at its time. */
export function describeProblem(problem: string): string {
  return copy.notPublished(copy.problems.get(problem) ?? problem);
}
