import { useMemo, useState } from "react";
import { preventNavigation } from "@/admin/ui/prevent-navigation";
import { Card, CardHeader } from "@/ui/card";
import { storyPreview as copy } from "@/content/admin/success-stories";
import { StoryEntry } from "@/site/case-studies/story-entry";
import { prepareStory } from "@/lib/story-article";
import type { StoryValues } from "./story-table";

/** No id of a stored story, so that links to one lead nowhere. */
const PREVIEW_ID = "preview";

type StoryPreviewProps = {
  /** As they will be stored. */
  values: StoryValues;
  /** When the story was added; "" for a new one. */
  createdAt: string;
};

/** The edited story as the public page will show it. Its links are disabled. */
export function StoryPreview({ values, createdAt }: StoryPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const { title, category, content } = values;
  const article = useMemo(() => prepareStory({ id: PREVIEW_ID, content }), [content]);
  return (
    <section aria-labelledby="story-preview">
      <Card className="mt-5">
        <CardHeader>
          <h2 id="story-preview" className="text-title">
            {copy.title}
          </h2>
          <p className="text-sm text-ink-600">{copy.note}</p>
        </CardHeader>
        <div className="bg-sand px-4 py-8 sm:px-5" onClickCapture={preventNavigation}>
          <StoryEntry
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
        </div>
      </Card>
    </section>
  );
}
