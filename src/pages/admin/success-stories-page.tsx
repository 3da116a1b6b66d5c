import { useMemo } from "react";
import type { SuccessStory } from "@/db/success-stories";
import { StoryEntry } from "@/features/case-studies/story-entry";
import { StoryManager } from "@/features/success-stories/story-manager";
import { prepareStory } from "@/lib/story-article";

export function SuccessStoriesPage() {
  return <StoryManager renderStory={(story) => <UnsavedStory story={story} />} />;
}

/** Without a version key, by which the text of a stored story is found. */
function UnsavedStory({ story }: { story: SuccessStory }) {
  const { id, content } = story;
  const article = useMemo(() => prepareStory({ id, content }), [id, content]);
  return <StoryEntry story={story} article={article} />;
}
