import { postList } from "@/content/admin/post-list";
import { isPublicPost, type BlogPost } from "@/db/blog-posts";
import { requirements } from "./messages";

/** Missing values that the form would require, and their consequences. */
export function listMissingPostValues(post: BlogPost): string[] {
  const { missingValues, notPublic } = postList;
  return [
    ...requirements
      .filter(({ field }) => post[field] === "")
      .map(({ field }) => missingValues[field]),
    ...(post.id === "" ? [missingValues.id] : []),
    ...(isPublicPost(post) ? [] : [notPublic]),
  ];
}
