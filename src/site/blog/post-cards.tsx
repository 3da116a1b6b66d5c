import { useEffect, useId, useRef } from "react";
import { PostImage } from "@/ui/stored-image";
import { PostSummary } from "@/ui/post-summary";
import { Spinner } from "@/ui/states/spinner";
import { blogList as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { cn } from "@/lib/cn";

/** `posts` is null while they are loading. */
type PostCardsProps = { posts: readonly BlogPost[] | null; page: number };

/**
 * The cards of a page. Going to another page moves the focus to the first card, except when a
 * search resets the list to page 1.
 */
export function PostCards({ posts, page }: PostCardsProps) {
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
      {posts?.map((post, i) => <PostCard key={post.slug} post={post} index={i} />) ?? (
        <div className="col-span-full min-h-dvh">
          <Spinner label={copy.loading} />
        </div>
      )}
    </div>
  );
}

function PostCard({ post, index }: { post: BlogPost; index: number }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative flex min-w-0 flex-col">
      <div
        className={cn(
          "overflow-hidden rounded",
          index % 2 === 0 ? "rounded-bl-bend" : "rounded-tr-bend",
        )}
      >
        <PostImage
          post={post}
          isDecoration
          isPriority={index === 0}
          sizes="(width >= 80rem) 27rem, (width >= 64rem) 33vw, (width >= 40rem) 46vw, calc(100vw - 2.5rem)"
          className="aspect-4/3 w-full object-cover transition-transform duration-picture ease-lane group-hover:scale-103"
        />
      </div>
      <PostSummary post={post} titleId={titleId} size="card" heading="h2" />
    </article>
  );
}
