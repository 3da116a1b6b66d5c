import { useDeferredValue, useMemo, useRef, useState } from "react";
import { TextField } from "@/admin/ui/text-field";
import { MissingValues } from "@/admin/ui/missing-values";
import { ShowMore } from "@/admin/ui/show-more";
import { Button } from "@/ui/button";
import { POSTS_PER_STEP } from "@/config/admin-limits";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { makeWordSearch } from "@/lib/search-text";
import { editButtonId } from "@/admin/rows/control-ids";
import type { DeadLinks } from "@/admin/rows/use-dead-links";
import { PostListRows } from "./post-list-rows";
import type { PostActions } from "./post-row-actions";

const HEADING_ID = "posts-heading";

const searchPosts = makeWordSearch(({ title, slug, category, tags }: BlogPost) => [
  title,
  slug,
  category,
  ...tags,
]);

type PostListProps = PostActions & {
  /** In order. */
  posts: readonly BlogPost[];
  /** A post that was just saved or moved: shown even if the search or the limit excludes it. */
  changed: { id: string } | null;
  /** Whether this browser has unsaved work on a post that is not open. */
  hasUnsavedWork: (post: BlogPost) => boolean;
  /** What becomes of the draft of a post, if it has one. */
  describeDraft: (post: BlogPost) => string | undefined;
  deadLinks: DeadLinks;
  isLocked: boolean;
  /** The result of the last move, for screen readers. */
  announcement: string;
};

/** The list of posts with its search. */
export function PostList(props: PostListProps) {
  const { posts, changed, announcement, deadLinks, isLocked, ...rest } = props;
  const deadCount = posts.filter(({ content }) => deadLinks.has(content)).length;
  const [query, setQuery] = useState("");
  const searchRef = useRef<HTMLElement>(null);
  const deferredQuery = useDeferredValue(query);
  const isSearching = deferredQuery.trim() !== "";
  // The exception ends with the next search.
  const [exception, setException] = useState({ changed, query: deferredQuery });
  if (exception.changed !== changed) setException({ changed, query: deferredQuery });
  const exceptionId = exception.query === deferredQuery ? changed?.id : undefined;
  const found = useMemo(
    () => new Set(isSearching ? searchPosts(posts, deferredQuery) : posts),
    [posts, isSearching, deferredQuery],
  );
  const shown = useMemo(
    () => posts.filter((post) => found.has(post) || post.id === exceptionId),
    [posts, found, exceptionId],
  );

  const [limit, setLimit] = useState(POSTS_PER_STEP);
  const changedIndex = shown.findIndex(({ id }) => id === changed?.id);
  if (changedIndex >= limit) setLimit(changedIndex + 1);

  function handleClear() {
    setQuery("");
    searchRef.current?.querySelector("input")?.focus();
  }

  if (posts.length === 0) {
    return (
      <p className="rounded-card border-2 border-dashed border-input px-6 py-14 text-center text-lg">
        {copy.empty}
      </p>
    );
  }
  return (
    <section aria-labelledby={HEADING_ID}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={HEADING_ID} className="text-title">
          {copy.count(posts.length)}
        </h2>
        <search ref={searchRef} className="w-full sm:w-88">
          <TextField
            type="search"
            label={copy.search.label}
            placeholder={copy.search.hint}
            value={query}
            onChange={setQuery}
          />
        </search>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 text-base text-muted-foreground">
        <p>{isSearching ? copy.order.searching : copy.order.note}</p>
        <p role="status">{isSearching && copy.search.found(found.size, posts.length)}</p>
      </div>
      <MissingValues values={[deadCount > 0 && copy.withDeadLinks(deadCount)]} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="mt-3">
        {shown.length > 0 ? (
          <>
            <PostListRows
              {...rest}
              deadLinks={deadLinks}
              isLocked={isLocked}
              posts={shown}
              limit={limit}
              moveUnavailableReason={isSearching ? copy.order.searching : undefined}
            />
            <ShowMore
              leftCount={shown.length - limit}
              step={POSTS_PER_STEP}
              onShow={() => {
                setLimit(limit + POSTS_PER_STEP);
              }}
              getFocusTarget={() => document.getElementById(editButtonId(shown[limit]?.id ?? ""))}
            />
          </>
        ) : (
          <div className="card flex flex-wrap items-center gap-4 px-5 py-8 text-lg">
            <p>{copy.search.none}</p>
            <Button variant="outline" size="sm" onClick={handleClear}>
              {copy.search.clear}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
