import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { RichText } from "@/ui/rich-text";
import { ErrorState } from "@/ui/states/error-state";
import { Spinner } from "@/ui/states/spinner";
import { successStoriesCopy as copy } from "@/content/case-studies";
import { hasContent, storyArticleQuery } from "@/data/articles";
import type { SuccessStory } from "@/data/success-stories";
import { useLastDefined } from "@/ui/hooks/use-last-defined";

type StoredStoryTextProps = { story: SuccessStory; isWanted: boolean };

/**
 * The content is prepared when the story is opened. If it is ready, it is rendered even while
 * closed.
 */
export function StoredStoryText({ story, isWanted }: StoredStoryTextProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...storyArticleQuery(story),
    enabled: isWanted && hasContent(story),
  });
  const article = useLastDefined(data);

  if (article) return <StoryBody article={article} />;
  if (isFetching) return <Spinner label={copy.loadingText} />;
  if (!error) return null;
  return (
    <ErrorState
      title={copy.textFailedTitle}
      text={copy.textFailedText}
      onRetry={() => void refetch()}
    />
  );
}

export function StoryBody(props: ComponentProps<typeof RichText>) {
  return (
    <div className="pt-4 pb-2">
      <RichText {...props} />
    </div>
  );
}
