import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { CollapsibleAside } from "@/ui/table-of-contents";
import { Button } from "@/ui/button";
import { CONTENTS_POST_COUNT } from "@/config/limits";
import { blogPostPath } from "@/config/paths";
import { blogList as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { writeBlogParams } from "./use-blog-filter";

type BlogContentsProps = {
  posts: readonly BlogPost[];
  categories: readonly { category: string; count: number }[];
  current: string;
};

/**
 * Categories with their counts, and links to all posts. Long lists start with the first posts.
 * Memoized, because up to 1,500 links would re-render with every keystroke of the search.
 */
export const BlogContents = memo(function BlogContents({
  posts,
  categories,
  current,
}: BlogContentsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const listed = isWhole ? posts : posts.slice(0, CONTENTS_POST_COUNT);

  function showAll() {
    // Synchronously, because the first new link gets the focus next.
    flushSync(() => {
      setIsWhole(true);
    });
    list.current?.children.item(CONTENTS_POST_COUNT)?.querySelector("a")?.focus();
  }

  return (
    <CollapsibleAside>
      <h3 className="mt-2 font-sans text-label font-semibold text-muted-foreground">
        {copy.categoriesTitle}
      </h3>
      <ul className="mt-1">
        {[{ category: "", count: posts.length }, ...categories].map(({ category, count }) => (
          <li key={category}>
            <Link
              to={`?${writeBlogParams({ category }).toString()}`}
              aria-current={category === current ? "true" : undefined}
              className="group flex min-h-11 items-center justify-between gap-3 border-b border-border text-lg underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              <span className="flex items-center gap-3 wrap-anywhere">
                <span
                  aria-hidden="true"
                  className="hidden h-2 w-6 shrink-0 rounded-r-full bg-accent group-aria-[current]:block"
                />
                <bdi>{category || copy.allCategories}</bdi>
              </span>
              <span className="text-muted-foreground tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mt-7 font-sans text-label font-semibold text-muted-foreground">
        {copy.allPostsTitle}
      </h3>
      <ul ref={list} className="mt-2 pb-2">
        {listed.map((post) => (
          <li key={post.slug}>
            <Link
              dir="auto"
              to={blogPostPath(post.slug)}
              className="block py-2.5 text-base wrap-anywhere underline-offset-4 hover:underline"
            >
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
      {listed.length < posts.length && (
        <Button variant="outline" size="sm" className="mb-4" onClick={showAll}>
          {copy.showAllPosts(posts.length)}
        </Button>
      )}
    </CollapsibleAside>
  );
});
