import { useMemo, useState } from "react";
import { PreviewDialog } from "@/admin/rows/preview-dialog";
import { storyPreview as copy } from "@/content/admin/success-stories";
import { SuccessStoryEntry } from "@/site/case-studies/success-story";
import { prepareStory } from "@/lib/article";
import type { StoryValues } from "./story-table";

/** No id of a stored story, so that links to one lead nowhere. */
const PREVIEW_ID = "preview";

type StoryPreviewProps = {
  /** As they will be stored. */
  values: StoryValues;
  /** When the story was added; "" for a new one. */
  createdAt: string;
  isDisabled: boolean;
};

/** A button that opens a preview of the story as the public page will show it. */
export function StoryPreview({ isDisabled, ...story }: StoryPreviewProps) {
  return (
    <PreviewDialog {...copy} isDisabled={isDisabled} className="px-4 py-8 sm:px-5">
      <UnsavedStory {...story} />
    </PreviewDialog>
  );
}

function UnsavedStory({ values, createdAt }: Omit<StoryPreviewProps, "isDisabled">) {
  const { title, category, content } = values;
  const article = useMemo(() => prepareStory({ id: PREVIEW_ID, content }), [content]);
  const [now] = useState(() => new Date().toISOString());
  return (
    <SuccessStoryEntry
      article={article}
      story={{
        ...values,
        title: title || copy.untitled,
        category: category || copy.uncategorized,
        id: PREVIEW_ID,
        created_at: createdAt || now,
        updated_at: now,
      }}
    />
  );
}
