import { postList } from "@/content/admin/post-list";
import { isPublicPost, type BlogPost } from "@/db/blog-posts";
import { requirements } from "./messages";

/** What a row lacks that the form would ask for, and what comes of it. */
export function listPostGaps(post: BlogPost): string[] {
  const { gaps, notPublic } = postList;
  return [
    ...requirements.filter(({ field }) => post[field] === "").map(({ field }) => gaps[field]),
    ...(post.id === "" ? [gaps.id] : []),
    ...(isPublicPost(post) ? [] : [notPublic]),
  ];
}
