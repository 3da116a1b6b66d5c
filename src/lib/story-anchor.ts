/** The id of a story's article on the page, for links to it. */
export function storyAnchor(id: string): string {
  return `story-${id}`;
}
