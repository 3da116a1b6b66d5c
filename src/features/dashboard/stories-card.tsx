import { useQuery } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { shell } from "@/content/admin/shell";
import { successStoryQueries } from "@/db/success-stories";
import { AreaCard } from "./area-card";
import { CardFailure, CardRows } from "./card-parts";
import { ROW_COUNT } from "./row-count";

const copy = dashboard.stories;

export function StoriesCard() {
  const { data: stories, error, isFetching, refetch } = useQuery(successStoryQueries.list());
  return (
    <AreaCard
      title={shell.navigation.successStories}
      to={adminPaths.successStories}
      icon={Award}
      figure={stories ? { count: stories.length, unit: copy.unit } : null}
      isLoading={isFetching && !stories}
    >
      {error && (
        <CardFailure text={copy.failed} reason={error.message} onRetry={() => void refetch()} />
      )}
      {stories && (
        <CardRows
          empty={copy.empty}
          rows={stories.slice(0, ROW_COUNT).map(({ id, title }) => ({ key: id, name: title }))}
        />
      )}
    </AreaCard>
  );
}
