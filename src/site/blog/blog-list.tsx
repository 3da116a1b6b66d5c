import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "@/ui/button";
import { EmptyState } from "@/ui/states/empty-state";
import { ErrorState } from "@/ui/states/error-state";
import { Spinner } from "@/ui/states/spinner";
import { toast, type ToastInput } from "@/ui/toast-store";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { paths } from "@/config/paths";
import { blogList as copy } from "@/content/blog";
import { contentsTitle } from "@/content/table-of-contents";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { ClientMissingError } from "@/data/errors";
import { BlogContents } from "./blog-contents";
import { BlogToolbar } from "./blog-toolbar";
import { countCategories, filterPosts, isSameCategory } from "./filter-posts";
import { Pagination } from "./pagination";
import { PostCards } from "./post-cards";
import { useBlogFilter } from "./use-blog-filter";

const NO_POSTS: readonly BlogPost[] = [];

/** All posts with search, categories and pages. */
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
  const counts = useMemo(() => countCategories(posts), [posts]);
  const category = toStoredSpelling(filter.category, counts);
  const search = useDeferredValue(filter.search);
  const found = useMemo(() => filterPosts(posts, { search, category }), [posts, search, category]);
  // The data of a prerendered page lacks the pictures, excerpts and tags of all posts but those of its
  // first view, and the newest posts, so that others wait until the list has been read again.
  const isFirstView = search === "" && category === "" && page === 1;
  const isWaiting = data !== undefined && dataUpdatedAt === 0 && isFetching && !isFirstView;

  useEffect(() => {
    if (error && !isFetching) toast(describeListFailure(error));
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
  const summary = copy.shown(first + 1, first + shown.length, found.length);

  return (
    <>
      <BlogToolbar
        search={filter.search}
        onSearchChange={filter.changeSearch}
        onSearchCommit={filter.commitSearch}
        category={category}
        categories={counts.map((count) => count.category)}
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
              <PostCards posts={isWaiting ? null : shown} page={current} />
            ) : (
              <EmptyState
                title={copy.emptyTitle}
                text={posts.length > 0 ? copy.emptyText : copy.noPostsText}
                action={
                  posts.length > 0 && (
                    <Link to={paths.blog} className={buttonClass({ variant: "outline" })}>
                      {copy.showAll}
                    </Link>
                  )
                }
              />
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
              <BlogContents posts={posts} categories={counts} current={category} />
            </aside>
          )}
        </div>
      )}
    </>
  );
}

/** The category may be typed into the address. The select and the contents know the stored spelling. */
function toStoredSpelling(typed: string, counts: readonly { category: string }[]): string {
  return counts.find(({ category }) => isSameCategory(category, typed))?.category ?? typed;
}

/** Visitors never see server messages. Only a missing client has a text of its own. */
export function describeListFailure(error: Error): ToastInput {
  const isClientMissing = error instanceof ClientMissingError;
  return {
    variant: "destructive",
    ...(isClientMissing
      ? copy.clientMissing
      : { title: copy.failedTitle, description: copy.failedText }),
  };
}
