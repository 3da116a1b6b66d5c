import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Section } from "@/ui/sections/section";
import { ErrorState } from "@/ui/states/error-state";
import { Skeleton } from "@/ui/states/skeleton";
import { successStoriesCopy as copy } from "@/content/case-studies";
import { successStoryQueries } from "@/data/success-stories";
import { STORY_ROW, SuccessStoryEntry } from "./success-story";

/** The stories published by staff, newest first. Without stories there is no section. */
export function SuccessStories() {
  const { data: stories, error, isFetching, refetch } = useQuery(successStoryQueries.list());

  if (stories && !error) {
    if (stories.length === 0) return null;
    return (
      <StoriesSection>
        {stories.map((story) => (
          <SuccessStoryEntry key={story.id} story={story} />
        ))}
      </StoriesSection>
    );
  }
  return (
    <StoriesSection>
      {isFetching || !error ? (
        <StoriesSkeleton />
      ) : (
        <ErrorState
          title={copy.failedTitle}
          text={copy.failedText}
          onRetry={() => void refetch()}
        />
      )}
    </StoriesSection>
  );
}

function StoriesSection({ children }: { children: ReactNode }) {
  return (
    <Section ground="sand" heading={copy.heading} intro={copy.intro}>
      <div className="mt-10 grid gap-y-10 lg:mt-14 lg:gap-y-14">{children}</div>
    </Section>
  );
}

/** Has the size of the content that is loading. */
function StoriesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      {[1, 2, 3].map((n) => (
        <div key={n} className={STORY_ROW}>
          <Skeleton className="aspect-4/3 bg-dune" />
          <div>
            <Skeleton className="h-6 w-1/2 bg-dune" />
            <Skeleton className="mt-2 h-20 bg-dune" />
            <Skeleton className="mt-3 h-14 bg-dune" />
            <Skeleton className="mt-4 h-11 w-40 bg-dune" />
          </div>
        </div>
      ))}
    </>
  );
}
