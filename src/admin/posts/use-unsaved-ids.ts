import { useMemo } from "react";
import { readDrafts } from "@/data/browser/admin-drafts";
import type { BlogPost } from "@/data/blog-posts";
import { postDraftKey } from "./post-fields";

/** The ids of posts with a draft in this browser, except the open one. */
export function useUnsavedIds(
  posts: readonly BlogPost[],
  openId: string | null,
): ReadonlySet<string> {
  const ids = posts
    .filter((post) => post.id !== openId && readDrafts(postDraftKey(post)).length > 0)
    .map(({ id }) => id)
    .join(" ");
  // The same Set as long as its ids are the same, so that the list does not re-render.
  return useMemo(() => new Set(ids.split(" ").filter(Boolean)), [ids]);
}
