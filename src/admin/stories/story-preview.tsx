import { useState, type ReactNode } from "react";
import { preventNavigation } from "@/admin/ui/prevent-navigation";
import { Card, CardHeader } from "@/components/ui/card";
import { storyPreview as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/data/success-stories";
import { valuesToFields, type StoryValues } from "./story-values";

/** Renders a story as its public page does. */
export type RenderStory = (story: SuccessStory) => ReactNode;

type StoryPreviewProps = {
  /** Null for a new story. */
  story: SuccessStory | null;
  values: StoryValues;
  renderStory: RenderStory;
};

/** A preview of the edited story. Its links are disabled. */
export function StoryPreview({ story, values, renderStory }: StoryPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const fields = valuesToFields(values);
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
          {renderStory({
            ...fields,
            title: fields.title || copy.untitled,
            category: fields.category || copy.uncategorized,
            id: "preview",
            created_at: story?.created_at ?? now,
            updated_at: now,
          })}
        </div>
      </Card>
    </section>
  );
}
