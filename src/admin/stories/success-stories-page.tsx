import { useMemo } from "react";
import type { SuccessStory } from "@/data/success-stories";
import { StoryEntry } from "@/features/case-studies/story-entry";
import { StoryManager } from "./story-manager";
import { prepareStory } from "@/lib/story-article";

export function SuccessStoriesPage() {
  return <StoryManager renderStory={(story) => <UnsavedStory story={story} />} />;
}

/**
 * Renders the preview with the component of the public page. The article has no key, because it is
 * not in the prerendered HTML, which is searched by key.
 */
function UnsavedStory({ story }: { story: SuccessStory }) {
  const { id, content } = story;
  const article = useMemo(() => prepareStory({ id, content }), [id, content]);
  return <StoryEntry story={story} article={article} />;
}
