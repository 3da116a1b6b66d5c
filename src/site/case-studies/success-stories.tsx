import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Section } from "@/ui/sections/section";
import { ErrorState } from "@/ui/states/error-state";
import { successStoriesCopy as copy } from "@/content/case-studies";
import { successStoryQueries } from "@/data/success-stories";
import { StoriesSkeleton } from "./stories-skeleton";
import { StoryEntry } from "./story-entry";

/** The stories published by staff, newest first. Without stories there is no section. */
export function SuccessStories() {
  const { data: stories, error, isFetching, refetch } = useQuery(successStoryQueries.list());

  if (stories && !error) {
    if (stories.length === 0) return null;
    return (
      <StoriesSection>
        {stories.map((story) => (
          <StoryEntry key={story.id} story={story} />
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
