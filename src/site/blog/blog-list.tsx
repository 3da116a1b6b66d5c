import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { ErrorState } from "@/ui/states/error-state";
import { Spinner } from "@/ui/states/spinner";
import { Pagination } from "./pagination";
import { toast } from "@/ui/toast-store";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { blogList as copy } from "@/content/blog";
import { contentsTitle } from "@/content/table-of-contents";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { BlogContents } from "./blog-contents";
import { BlogToolbar } from "./blog-toolbar";
import { countCategories, filterPosts, isSameCategory } from "./filter-posts";
import { messages } from "./messages";
import { NothingFound, PostResults } from "./post-results";
import { useBlogFilter } from "./use-blog-filter";

const NO_POSTS: readonly BlogPost[] = [];

/** All posts with search, categories and pages of six. */
export function BlogList() {
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useQuery(
    blogPostQueries.list(),
  );
  const [isRefreshing, setIsRefreshing] = useState(false);
  const filter = useBlogFilter();
  const { page } = filter;

  const isLoading = isPending || (error !== null && isFetching);
  // The list is emptied when reading failed, since old posts beside an error look current.
  const posts = error || !data ? NO_POSTS : data;
  const categories = useMemo(() => countCategories(posts), [posts]);
  const category = toStoredSpelling(filter.category, categories);
  const search = useDeferredValue(filter.search);
  const found = useMemo(() => filterPosts(posts, { search, category }), [posts, search, category]);
  // The data of a prerendered page lacks the pictures, excerpts and tags of all posts but those of its
  // first view, and the newest posts, so that others wait until the list has been read again.
  const isPartial = data !== undefined && dataUpdatedAt === 0 && isFetching;
  const isWaiting = isPartial && (search !== "" || category !== "" || page > 1);

  useEffect(() => {
    if (error && !isFetching) toast(messages.listFailed(error));
  }, [error, isFetching]);

  // Not a transition: React Router navigates in transitions, and a link followed meanwhile would
  // have to wait for this one. See https://reactrouter.com/explanation/react-transitions
  async function refresh() {
    setIsRefreshing(true);
    await refetch();
    setIsRefreshing(false);
  }

  const pageCount = Math.max(1, Math.ceil(found.length / BLOG_PAGE_SIZE));
  const current = Math.min(page, pageCount);
  const first = (current - 1) * BLOG_PAGE_SIZE;
  const shown = found.slice(first, first + BLOG_PAGE_SIZE);
  const summary = `Articles ${first + 1} to ${first + shown.length} of ${found.length}`;

  return (
    <>
      <BlogToolbar
        search={filter.search}
        onSearchChange={filter.changeSearch}
        onSearchCommit={filter.commitSearch}
        category={category}
        categories={withCurrent(
          categories.map((entry) => entry.category),
          category,
        )}
        onCategoryChange={filter.changeCategory}
        isRefreshing={isRefreshing}
        onRefresh={() => void refresh()}
      />
      {/* Rendered from the start: screen readers announce changes of a live region, not its
          insertion. */}
      <p role="status" className="sr-only">
        {!isLoading && !isWaiting && !error && (shown.length > 0 ? summary : copy.emptyTitle)}
      </p>
      {isLoading ? (
        <div className="mt-10 min-h-dvh lg:mt-14">
          <Spinner label={copy.loading} />
        </div>
      ) : (
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="by-query lg:order-1" data-loading={copy.loading}>
            {error ? (
              <ErrorState
                title={copy.failedTitle}
                text={copy.failedText}
                onRetry={() => void refetch()}
              />
            ) : shown.length > 0 || isWaiting ? (
              <PostResults posts={isWaiting ? null : shown} page={current} />
            ) : (
              <NothingFound hasPosts={posts.length > 0} />
            )}
            <div className="mt-16">
              <Pagination
                current={current}
                count={pageCount}
                pagePath={(target) => filter.pathFor({ page: target })}
                summary={summary}
              />
            </div>
          </div>
          {posts.length > 0 && (
            <aside
              aria-label={contentsTitle}
              className="order-first lg:sticky lg:top-8 lg:order-2 lg:self-start"
            >
              <BlogContents posts={posts} categories={categories} current={category} />
            </aside>
          )}
        </div>
      )}
    </>
  );
}

/** Adds a category that is only in the address, so that the select shows what is applied. */
function withCurrent(categories: readonly string[], current: string): readonly string[] {
  return !current || categories.includes(current) ? categories : [current, ...categories];
}

/**
 * The category may be typed into the address. The select and the contents list know the stored
 * spelling only.
 */
function toStoredSpelling(typed: string, stored: readonly { category: string }[]): string {
  return stored.find(({ category }) => isSameCategory(category, typed))?.category ?? typed;
}
