import { CircleAlert, RefreshCw } from "lucide-react";
import { describeFailure } from "@/components/admin/failure";
import { EmptyState } from "@/components/states/empty-state";
import { Skeleton } from "@/components/states/skeleton";
import { Button } from "@/components/ui/button";
import { storiesPage as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/db/success-stories";
import { LOAD_FALLBACK } from "./messages";
import { StoryCard } from "./story-card";
import type { StoryList } from "./use-story-list";

const GRID = "grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3";

type StoryGridProps = {
  list: StoryList;
  /** Reads the list again from where the failure stood, which disappears with its button. */
  onRetry: () => void;
  onEdit: (story: SuccessStory) => void;
  onDelete: (story: SuccessStory) => void;
};

/** The list, or why there is none. */
export function StoryGrid({ list, onRetry, onEdit, onDelete }: StoryGridProps) {
  const { stories, error, isFetching } = list;
  if (error && !isFetching) return <LoadFailure error={error} onRetry={onRetry} />;
  if (!stories) return <GridSkeleton />;
  return (
    <>
      <p role="status" className="sr-only">
        {copy.count(stories.length)}
      </p>
      {stories.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        <ul className={GRID}>
          {stories.map((story) => (
            <li key={story.id}>
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

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box border-fine border-cinnabar bg-cinnabar-100 px-5 py-4"
    >
      <div className="flex min-w-0 items-start gap-3 wrap-anywhere">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-cinnabar" />
        <div>
          <p className="font-semibold">{copy.failedTitle}</p>
          <p className="text-sm">{describeFailure(error, LOAD_FALLBACK)}</p>
        </div>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {copy.refresh}
      </Button>
    </div>
  );
}

/** The size of what is coming. */
function GridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <div className={GRID}>
        {[1, 2, 3].map((n) => (
          <div key={n}>
            <Skeleton className="aspect-4/3" />
            <Skeleton className="mt-2 h-60" />
          </div>
        ))}
      </div>
    </>
  );
}
