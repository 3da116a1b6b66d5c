import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { articleQuery, preloadSanitizer, type StoredArticle } from "@/data/articles";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { movedPostQueries } from "@/data/moved-posts";
import { useLastDefined } from "@/ui/hooks/use-last-defined";

type PostState =
  | { status: "loading" }
  | { status: "ready"; post: BlogPost; article: StoredArticle }
  /** The post has this slug now. */
  | { status: "moved"; slug: string }
  | { status: "not-found"; retry?: () => void };

const NO_POST = { id: "", updated_at: "" };

/**
 * A post with its prepared content. After a change, the old content is shown until the new one is
 * ready. A post that cannot be read counts as not found, even if it was shown before.
 */
export function usePost(slug: string): PostState {
  const read = useQuery(blogPostQueries.bySlug(slug));
  const prepared = useQuery(articleQuery(read.data ?? NO_POST));
  const article = useLastDefined(prepared.data);
  const isMissing = read.data === null && !read.isFetching && !read.error;
  const moved = useQuery({ ...movedPostQueries.byPath(`/blog/${slug}`), enabled: isMissing });

  useEffect(() => {
    if (read.isPending) preloadSanitizer();
  }, [read.isPending]);

  if (read.isFetching && (read.error || !read.data)) return { status: "loading" };
  if (read.error) {
    return { status: "not-found", retry: () => void read.refetch() };
  }
  if (!read.data) {
    if (moved.isLoading) return { status: "loading" };
    const [target] = moved.data ?? [];
    return target ? { status: "moved", slug: target.slug } : { status: "not-found" };
  }
  if (article) return { status: "ready", post: read.data, article };
  if (prepared.error && !prepared.isFetching) {
    return { status: "not-found", retry: () => void prepared.refetch() };
  }
  return { status: "loading" };
}
