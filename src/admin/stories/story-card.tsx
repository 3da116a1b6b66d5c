import { Pencil, Trash2 } from "lucide-react";
import { MissingValues } from "@/admin/ui/missing-values";
import { StoredImage } from "@/components/stored-image";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { storiesPage as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/data/success-stories";
import { formatCalendarDate } from "@/lib/dates";
import { deleteButtonId, editButtonId } from "./control-ids";
import { listMissingStoryValues } from "./list-missing-story-values";
import { storyName } from "./story-values";

type StoryCardProps = {
  story: SuccessStory;
  onEdit: () => void;
  onDelete: () => void;
};

export function StoryCard({ story, onEdit, onDelete }: StoryCardProps) {
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
        {category && (
          <Badge dir="auto" tone="support">
            {category}
          </Badge>
        )}
        <h2 dir="auto" className="mt-3 w-full text-title">
          {name}
        </h2>
        <MissingValues values={listMissingStoryValues(story)} />
        <p dir="auto" className="mt-2 mb-4 w-full text-base text-ink-600">
          {excerpt}
        </p>
        <div className="mt-auto flex w-full items-center justify-between gap-3 border-t border-line pt-3">
          {created_at && (
            <time dateTime={created_at} className="text-sm text-ink-600">
              {formatCalendarDate(created_at)}
            </time>
          )}
          {id && (
            <span className="ml-auto flex gap-1">
              <Button
                id={editButtonId(id)}
                variant="ghost"
                size="icon"
                aria-label={copy.edit(name)}
                onClick={onEdit}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
              <Button
                id={deleteButtonId(id)}
                variant="ghost"
                size="icon"
                className="text-cinnabar!"
                aria-label={copy.delete(name)}
                onClick={onDelete}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </Button>
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
