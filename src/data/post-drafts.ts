import { queryOptions } from "@tanstack/react-query";
import { PUBLISHED_SITE_POLL_MS } from "@/config/admin-limits";
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { callFunction, getClient } from "./admin-client";
import { FOREIGN_KEY_VIOLATION, isTableMissing } from "./admin-errors";
import type { BlogPostFields } from "./blog-post-editing";
import { ALL_POSTS, blogPosts, type BlogPost } from "./blog-posts";
import { DatabaseError, ExplainedError, UNIQUE_VIOLATION, unexpectedResponseError } from "./errors";
import { queryClient } from "./query-client";
import { readResponse, type Reader } from "./read";
import { readId, readText, type StoredRow } from "./rows";
import { deleteOnce, writeExisting, writeIfUnchanged, type SaveResult } from "./write";

/** A post, or a change of one, that is not on the site. Times are ISO 8601. */
export type PostDraft = {
  id: string;
  /** The post on the site; null for one that is not there. */
  postId: string | null;
  /** Complete or not. Its id, its place and its own times mean nothing. */
  post: BlogPost;
  /** `updated_at` of the post that the draft is based on. */
  basedOn: string | null;
  publishAt: string | null;
  /** Why it was not published at its time, see the column in the migrations. */
  problem: string | null;
  previewKey: string;
  previewUntil: string | null;
  /** When it was saved last: tells two people apart. */
  version: string;
};

const rows = {
  required: ["id", "fields", "updated_at"],
  normalize: (row: StoredRow): PostDraft => ({
    id: readId(row["id"]),
    postId: readId(row["post_id"]) || null,
    post: blogPosts.normalize(isRecord(row["fields"]) ? row["fields"] : {}),
    basedOn: readText(row["based_on"]) || null,
    publishAt: readText(row["publish_at"]) || null,
    problem: readText(row["problem"]) || null,
    previewKey: readText(row["preview_key"]),
    previewUntil: readText(row["preview_until"]) || null,
    version: readText(row["updated_at"]),
  }),
};

/** @throws {AccessRefusedError | DatabaseError | ClientMissingError} */
async function readDrafts(narrow: (query: DraftQuery) => DraftQuery): Promise<PostDraft[]> {
  const makeQuery = (client: Reader) => narrow(selectDrafts(client));
  const { rows: drafts } = await readResponse(rows, makeQuery, getClient);
  // Without the admin's key the database shows no draft, but refuses this call.
  if (drafts.length === 0) await callFunction("draft_schedule_state", READ_TIMEOUT_MS);
  return drafts;
}

/** The first of these drafts, or null. */
async function findDraft(narrow: (query: DraftQuery) => DraftQuery): Promise<PostDraft | null> {
  const [draft = null] = await readDrafts(narrow);
  return draft;
}

const selectDrafts = (client: Reader) => client.from("post_drafts").select("*");
type DraftQuery = ReturnType<typeof selectDrafts>;

/**
 * All drafts, the last saved first. Null for a database that has no place for them, which is asked
 * once.
 */
export const postDrafts = queryOptions({
  queryKey: [ALL_POSTS, "drafts"],
  queryFn: async () => {
    try {
      return await readDrafts((query) => query.order("updated_at", { ascending: false }));
    } catch (error) {
      if (isTableMissing(error)) return null;
      throw error;
    }
  },
  enabled: ({ state }) => state.data !== null,
  // Staff must see the current data, and a scheduled one is published by the database.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ publishAt }) => publishAt !== null) && PUBLISHED_SITE_POLL_MS,
  meta: { failure: "The drafts could not be read." },
});

/** Puts a draft into the list in the cache after a write, or removes it; then reads the list again. */
function cacheDraft(id: string, draft: PostDraft | null) {
  void queryClient.cancelQueries(postDrafts);
  queryClient.setQueryData(postDrafts.queryKey, (known) => [
    ...(draft ? [draft] : []),
    ...(known ?? []).filter((other) => other.id !== id),
  ]);
  void queryClient.invalidateQueries(postDrafts);
}

type DraftChange = {
  fields: BlogPostFields;
  basedOn: string | null;
  /** Left as it is if this is undefined. */
  publishAt?: string | null | undefined;
};

/**
 * Saves a draft if it still has this version; null stands for one that does not exist yet. If it has
 * another one, or a colleague has begun a draft of the same post, that is the result.
 */
export async function savePostDraft(
  { id, postId, version }: Pick<PostDraft, "id" | "postId"> & { version: string | null },
  { fields, basedOn, publishAt }: DraftChange,
): Promise<SaveResult<PostDraft>> {
  const change = {
    fields,
    based_on: basedOn,
    ...(publishAt !== undefined && { publish_at: publishAt }),
  };
  const ofPost = postId === null ? "" : `,post_id.eq.${postId}`;
  const find = () => findDraft((query) => query.or(`id.eq.${id}${ofPost}`));
  const save = () =>
    writeIfUnchanged(
      (client) => {
        const drafts = client.from("post_drafts");
        return version === null
          ? drafts.insert({ id, post_id: postId, ...change }).select()
          : drafts.update(change).eq("id", id).eq("updated_at", version).select();
      },
      rows.normalize,
      { version, versionOf: (stored: PostDraft) => stored.version, find },
    );
  const result = await save().catch(async (error: unknown) => {
    const code = error instanceof DatabaseError && error.code;
    if (code === FOREIGN_KEY_VIOLATION) throw new ExplainedError(POST_DELETED);
    if (code !== UNIQUE_VIOLATION) throw error;
    return { isSaved: false, stored: await find() } as const;
  });
  const stored = result.isSaved ? result.row : result.stored;
  cacheDraft(stored?.id ?? id, stored);
  return result;
}

const POST_DELETED = "The post was deleted meanwhile. Save Post offers to make it a new one.";

/** Deletes a draft if it still has this version. Returns whether it is gone. */
export async function deletePostDraft({
  id,
  version,
}: Pick<PostDraft, "id" | "version">): Promise<boolean> {
  const find = () => findDraft((query) => query.eq("id", id));
  const deleted = await deleteOnce(
    (client) =>
      client.from("post_drafts").delete().eq("id", id).eq("updated_at", version).select("id"),
    async () => (await find())?.version === version,
  );
  const stored = deleted ? null : await find();
  cacheDraft(id, stored);
  return stored === null;
}

/**
 * Lets whoever has the link see a draft for 14 days from now.
 * @returns the draft with its link, or null if there is no such draft any more
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function sharePostDraft(draft: PostDraft) {
  const link = await callFunction("share_draft", WRITE_TIMEOUT_MS, { draft_id: draft.id });
  const shared = isRecord(link)
    ? { ...draft, previewKey: readText(link["key"]), previewUntil: readText(link["until"]) }
    : null;
  cacheDraft(draft.id, shared);
  return shared;
}

/** Ends the link to a draft. A later one is another one. */
export async function endPostDraftLink({ id }: PostDraft): Promise<void> {
  await writeExisting(
    (client) =>
      client.from("post_drafts").update({ preview_until: null }).eq("id", id).select("id"),
    async () => (await findDraft((query) => query.eq("id", id))) !== null,
  );
  await queryClient.invalidateQueries(postDrafts);
}

/** Whether drafts are published at their time, and what the time is by the clock of the database. */
export const draftSchedule = queryOptions({
  queryKey: [ALL_POSTS, "draft-schedule"],
  queryFn: async () => {
    const state = await callFunction("draft_schedule_state", READ_TIMEOUT_MS);
    const now = isRecord(state) ? Date.parse(String(state["now"])) : NaN;
    if (!isRecord(state) || Number.isNaN(now)) throw unexpectedResponseError();
    return { isRunning: state["is_running"] === true, now, aheadMs: now - Date.now() };
  },
  staleTime: 0,
  refetchInterval: PUBLISHED_SITE_POLL_MS,
  meta: { failure: "Whether drafts are published at their time could not be read." },
});
