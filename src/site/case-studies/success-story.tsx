import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useKeepPrevious } from "@/ui/hooks/use-keep-previous";
import { PostMeta } from "@/ui/post-summary";
import { RichText } from "@/ui/rich-text";
import { ErrorState } from "@/ui/states/error-state";
import { Spinner } from "@/ui/states/spinner";
import { StoredImage } from "@/ui/stored-image";
import { successStoriesCopy as copy } from "@/content/case-studies";
import { hasContent, storyArticleQuery } from "@/data/articles";
import type { SuccessStory } from "@/data/success-stories";
import type { Article } from "@/lib/article";
import { hashTargetId } from "@/lib/anchors";
import { storyAnchor } from "@/lib/content-ids";

/** The picture with the text beside it or, on small screens, below it. */
export const STORY_ROW =
  "grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 border-t-2 border-strong pt-6 sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]";

type SuccessStoryProps = {
  story: SuccessStory;
  /** The content of a story that is not stored yet, for the preview. */
  article?: Article;
};

/**
 * A story with its content in a `<details>` element. A link to its anchor, or to one in its text,
 * opens it.
 */
export function SuccessStoryEntry({ story, article }: SuccessStoryProps) {
  const { title, category, excerpt, content, image_url, image_alt, created_at } = story;
  const anchor = storyAnchor(story.id);
  const titleId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { hash, key } = useLocation();
  const linkedId = hashTargetId(hash);
  const isLinked = linkedId === anchor;
  const isTextLinked = linkedId.startsWith(`${anchor}-`);

  // The browser could not scroll to the anchor, because stories are rendered after the page has
  // loaded. To a part of the text, the text scrolls itself.
  useEffect(() => {
    if (!(isLinked || isTextLinked) || !details.current) return;
    details.current.open = true;
    if (isLinked) details.current.closest("article")?.scrollIntoView({ behavior: "instant" });
  }, [isLinked, isTextLinked, key]);

  return (
    <article id={anchor} aria-labelledby={titleId} className={STORY_ROW}>
      <StoredImage
        fallbackId="defaultCaseStudyImage"
        image={{ url: image_url, alt: image_alt || title }}
        sizes="(width >= 64rem) 20rem, (width >= 40rem) 13rem, 100vw"
        className="aspect-4/3 w-full rounded object-cover"
      />
      <div className="max-w-text wrap-anywhere">
        <PostMeta post={{ category, date: created_at }} />
        <h3 id={titleId} dir="auto" className="mt-1.5 text-d3">
          <Link
            to={{ hash: anchor }}
            preventScrollReset
            className="decoration-accent decoration-3 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </h3>
        {excerpt && (
          <p dir="auto" className="mt-3 text-lg text-muted-foreground">
            {excerpt}
          </p>
        )}
        {content !== "" && (
          <details
            ref={details}
            className="group mt-3"
            onToggle={(event) => {
              if (event.currentTarget.open) setWasOpened(true);
            }}
          >
            <summary className="link inline-flex min-h-11 items-center gap-2 font-display text-ui font-semibold">
              {copy.read}
              <span className="sr-only">
                : <bdi>{title}</bdi>
              </span>
              <Plus
                aria-hidden="true"
                className="size-5 transition-transform duration-menu ease-lane group-open:rotate-45"
              />
            </summary>
            {article ? (
              <StoryBody article={article} />
            ) : (
              <StoredStoryText story={story} isWanted={wasOpened} />
            )}
          </details>
        )}
      </div>
    </article>
  );
}

/**
 * The content is prepared when the story is opened. If it is ready, it is rendered even while
 * closed.
 */
function StoredStoryText({ story, isWanted }: { story: SuccessStory; isWanted: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...storyArticleQuery(story),
    enabled: isWanted && hasContent(story),
  });
  const article = useKeepPrevious(data);

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

function StoryBody({ article }: { article: Article }) {
  return (
    <div className="pt-4 pb-2">
      <RichText article={article} />
    </div>
  );
}
