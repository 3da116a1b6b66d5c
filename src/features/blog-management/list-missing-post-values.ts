import { postList } from "@/content/admin/post-list";
import { isPublicPost, type BlogPost } from "@/db/blog-posts";
import { requirements } from "./messages";

/** Missing values that the form would require, and their consequences. */
export function listMissingPostValues(post: BlogPost): string[] {
  const { gaps, notPublic } = postList;
  return [
    ...requirements.filter(({ field }) => post[field] === "").map(({ field }) => gaps[field]),
    ...(post.id === "" ? [gaps.id] : []),
    ...(isPublicPost(post) ? [] : [notPublic]),
  ];
}
