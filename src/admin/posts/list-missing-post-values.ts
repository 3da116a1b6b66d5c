import { postList } from "@/content/admin/post-list";
import { isPublicPost, type BlogPost } from "@/data/blog-posts";
import { findSlugFault } from "@/lib/slug";
import { requirements } from "./messages";

/** Missing values that the form would require, a slug that it would refuse, and their consequences. */
export function listMissingPostValues(post: BlogPost): string[] {
  const { missingValues, unusableSlug, notPublic } = postList;
  return [
    ...requirements
      .filter(({ field }) => post[field] === "")
      .map(({ field }) => missingValues[field]),
    ...(findSlugFault(post.slug) ? [unusableSlug] : []),
    ...(post.id === "" ? [missingValues.id] : []),
    ...(isPublicPost(post) ? [] : [notPublic]),
  ];
}
