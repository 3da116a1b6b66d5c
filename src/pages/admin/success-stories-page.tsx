import { StoryEntry } from "@/features/case-studies/story-entry";
import { StoryManager } from "@/features/success-stories/story-manager";

export function SuccessStoriesPage() {
  return <StoryManager renderStory={(story) => <StoryEntry story={story} />} />;
}
