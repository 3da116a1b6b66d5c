import { useQuery } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { isPublicStory } from "@/data/success-stories";
import { allStories } from "@/data/success-story-editing";
import { AreaCard } from "./area-card";
import { CardFailure, CardRows } from "./card-parts";
import { ROW_COUNT } from "./row-count";

const copy = dashboard.stories;

export function StoriesCard() {
  const { data: stories, error, isFetching, refetch } = useQuery(allStories);
  const shown = stories?.filter(isPublicStory) ?? [];
  const hiddenCount = (stories?.length ?? 0) - shown.length;
  return (
    <AreaCard
      title={adminLayout.navigation.successStories}
      to={adminPaths.successStories}
      icon={Award}
      figure={stories ? { count: shown.length, unit: copy.unit(hiddenCount) } : null}
      isLoading={isFetching && !stories}
    >
      {error && (
        <CardFailure text={copy.failed} reason={error.message} onRetry={() => void refetch()} />
      )}
      {stories && (
        <CardRows
          empty={copy.empty}
          rows={stories
            .slice(0, ROW_COUNT)
            .map(({ id, title }, index) => ({ key: id || index, name: title || copy.untitled }))}
        />
      )}
    </AreaCard>
  );
}
