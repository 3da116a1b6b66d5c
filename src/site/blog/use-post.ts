import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { articleQuery, preloadSanitizer, type StoredArticle } from "@/data/articles";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { useLastDefined } from "@/ui/hooks/use-last-defined";

type PostState =
  | { status: "loading" }
  | { status: "ready"; post: BlogPost; article: StoredArticle }
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

  useEffect(() => {
    if (read.isPending) preloadSanitizer();
  }, [read.isPending]);

  if (read.isFetching && (read.error || !read.data)) return { status: "loading" };
  if (read.error) {
    return { status: "not-found", retry: () => void read.refetch() };
  }
  if (!read.data) return { status: "not-found" };
  if (article) return { status: "ready", post: read.data, article };
  if (prepared.error && !prepared.isFetching) {
    return { status: "not-found", retry: () => void prepared.refetch() };
  }
  return { status: "loading" };
}
