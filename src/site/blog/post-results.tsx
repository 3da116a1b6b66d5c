import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Spinner } from "@/ui/states/spinner";
import { EmptyState } from "@/ui/states/empty-state";
import { buttonClass } from "@/ui/button";
import { paths } from "@/config/paths";
import { blogList as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { PostCard } from "./post-card";

/** `posts` is null while they are loading. */
type PostResultsProps = { posts: readonly BlogPost[] | null; page: number };

/**
 * The cards of a page. Going to another page moves the focus to the first card, except when a
 * search resets the list to page 1.
 */
export function PostResults({ posts, page }: PostResultsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const lastPage = useRef(page);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (document.activeElement?.closest("search")) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ behavior: "instant" });
  }, [page]);

  return (
    <div ref={ref} tabIndex={-1} className="grid gap-x-8 gap-y-12 outline-none sm:grid-cols-2">
      {posts?.map((post, i) => (
        <PostCard
          key={post.slug}
          post={post}
          bend={i % 2 === 0 ? "left" : "right"}
          isFirst={i === 0}
        />
      )) ?? (
        <div className="col-span-full min-h-dvh">
          <Spinner label={copy.loading} />
        </div>
      )}
    </div>
  );
}

export function NothingFound({ hasPosts }: { hasPosts: boolean }) {
  return (
    <EmptyState
      title={copy.emptyTitle}
      text={hasPosts ? copy.emptyText : copy.noPostsText}
      action={
        hasPosts && (
          <Link to={paths.blog} className={buttonClass({ variant: "outline" })}>
            {copy.showAll}
          </Link>
        )
      }
    />
  );
}
