import { Pencil, Trash2 } from "lucide-react";
import { deleteButtonId, editButtonId } from "@/admin/rows/control-ids";
import type { DeadLinks } from "@/admin/rows/use-dead-links";
import { IconButton } from "@/admin/ui/icon-button";
import { MissingValues } from "@/admin/ui/missing-values";
import { EmptyState } from "@/ui/states/empty-state";
import { Skeleton } from "@/ui/states/skeleton";
import { StoredImage } from "@/ui/stored-image";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { MAX_ROWS } from "@/config/admin-limits";
import { rowList } from "@/content/admin/row-list";
import { storiesPage as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/data/success-stories";
import { formatCalendarDate, localCalendarDate } from "@/lib/dates";
import { listMissingValues, storyName } from "./story-table";

const GRID = "grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3";

type StoryActions = {
  /** A change is being saved. */
  isLocked: boolean;
  /** Whether this browser has unsaved work on a story. */
  hasDraft: (story: SuccessStory) => boolean;
  deadLinks: DeadLinks;
  onEdit: (story: SuccessStory) => void;
  onDelete: (story: SuccessStory) => void;
};

type StoryGridProps = StoryActions & {
  /** Undefined while they are read. */
  stories: readonly SuccessStory[] | undefined;
};

export function StoryGrid({ stories, ...actions }: StoryGridProps) {
  const deadCount = stories?.filter(({ content }) => actions.deadLinks.has(content)).length ?? 0;
  return (
    <>
      <p role="status" className="sr-only">
        {stories ? copy.count(stories.length) : copy.loading}
      </p>
      <MissingValues
        values={[
          deadCount > 0 && copy.withDeadLinks(deadCount),
          stories && stories.length >= MAX_ROWS && rowList.cutOff,
        ]}
      />
      {!stories ? (
        <GridSkeleton />
      ) : stories.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        <ul className={GRID}>
          {stories.map((story, index) => (
            <li key={story.id || index}>
              <StoryCard story={story} {...actions} />
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

type StoryCardProps = StoryActions & { story: SuccessStory };

function StoryCard({ story, isLocked, hasDraft, deadLinks, onEdit, onDelete }: StoryCardProps) {
  const { id, category, excerpt, image_url, image_alt, created_at } = story;
  const name = storyName(story);
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <StoredImage
        image={{ url: image_url, alt: image_alt }}
        fallbackId="defaultCaseStudyImage"
        isDecoration
        sizes="(width >= 80rem) 24rem, (width >= 40rem) 50vw, 100vw"
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex flex-1 flex-col items-start p-5 wrap-anywhere">
        <div className="flex flex-wrap gap-2">
          {category && (
            <Badge dir="auto" tone="support">
              {category}
            </Badge>
          )}
          {hasDraft(story) && <Badge tone="amber">{rowList.unsavedWork}</Badge>}
        </div>
        <h2 dir="auto" className="mt-3 w-full text-title">
          {name}
        </h2>
        <MissingValues values={[...listMissingValues(story), deadLinks.get(story.content)]} />
        <p dir="auto" className="mt-2 mb-4 w-full text-lg text-muted-foreground">
          {excerpt}
        </p>
        <div className="mt-auto flex w-full items-center justify-between gap-3 border-t border-border pt-3">
          {created_at && (
            <time dateTime={created_at} className="text-base text-muted-foreground">
              {formatCalendarDate(localCalendarDate(new Date(created_at)))}
            </time>
          )}
          {id && (
            <span className="ml-auto flex gap-1">
              <IconButton
                id={editButtonId(id)}
                label={copy.edit(name)}
                icon={Pencil}
                isUnavailable={isLocked}
                onClick={() => {
                  onEdit(story);
                }}
              />
              <IconButton
                id={deleteButtonId(id)}
                label={copy.delete(name)}
                icon={Trash2}
                isUnavailable={isLocked}
                className="text-danger"
                onClick={() => {
                  onDelete(story);
                }}
              />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
