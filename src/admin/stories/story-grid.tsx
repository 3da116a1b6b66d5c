import { describeFailure } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { EmptyState } from "@/components/states/empty-state";
import { Skeleton } from "@/components/states/skeleton";
import { refreshing } from "@/content/admin/refreshing";
import { storiesPage as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/data/success-stories";
import { LOAD_FALLBACK } from "./messages";
import { StoryCard } from "./story-card";
import type { StoryList } from "./use-story-list";

const GRID = "grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3";

type StoryGridProps = {
  list: StoryList;
  onEdit: (story: SuccessStory) => void;
  onDelete: (story: SuccessStory) => void;
};

/** The list, or its loading, error or empty state. */
export function StoryGrid({ list, onEdit, onDelete }: StoryGridProps) {
  const { stories, error, isFetching } = list;
  if (error && !isFetching) {
    return (
      <LoadFailure
        title={copy.failedTitle}
        reason={describeFailure(error, LOAD_FALLBACK)}
        retryLabel={refreshing.refresh}
        onRetry={list.refresh}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {stories ? copy.count(stories.length) : copy.loading}
      </p>
      {!stories ? (
        <GridSkeleton />
      ) : stories.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        <ul className={GRID}>
          {stories.map((story, index) => (
            <li key={story.id || index}>
              <StoryCard
                story={story}
                onEdit={() => {
                  onEdit(story);
                }}
                onDelete={() => {
                  onDelete(story);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Has the size of the content that is loading. */
function GridSkeleton() {
  return (
    <div className={GRID}>
      {[1, 2, 3].map((n) => (
        <div key={n}>
          <Skeleton className="aspect-4/3" />
          <Skeleton className="mt-2 h-60" />
        </div>
      ))}
    </div>
  );
}
