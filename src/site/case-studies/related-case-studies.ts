import { CASE_STUDY_TEASER_LENGTH, RELATED_COUNT } from "@/config/limits";

type Story = { slug: string; category: string };

/** Up to two other case studies, those of the same category first. */
export function findRelated<T extends Story>(stories: readonly T[], current: Story): T[] {
  const others = stories.filter(({ slug }) => slug !== current.slug);
  const isSameCategory = ({ category }: T) => category === current.category;
  return [
    ...others.filter(isSameCategory),
    ...others.filter((story) => !isSameCategory(story)),
  ].slice(0, RELATED_COUNT);
}

/** The start of an introduction with an ellipsis. */
export function teaser(introduction: string): string {
  return `${introduction.slice(0, CASE_STUDY_TEASER_LENGTH)}…`;
}
