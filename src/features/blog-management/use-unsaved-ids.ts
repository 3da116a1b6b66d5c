import { useMemo } from "react";
import { readDrafts } from "@/db/admin-drafts";
import type { BlogPost } from "@/db/blog-posts";
import { postDraftKey } from "./post-fields";

/** The posts on which this browser holds unsaved work, but the one that is open. */
export function useUnsavedIds(
  posts: readonly BlogPost[],
  openId: string | null,
): ReadonlySet<string> {
  const ids = posts
    .filter((post) => post.id !== openId && readDrafts(postDraftKey(post)).length > 0)
    .map(({ id }) => id)
    .join(" ");
  // The same set as long as they are the same, so that the list is not drawn anew.
  return useMemo(() => new Set(ids.split(" ").filter(Boolean)), [ids]);
}
