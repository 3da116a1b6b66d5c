/** The id of a story's article on the page, which a link can name. */
export function storyAnchor(id: string): string {
  return `story-${id}`;
}
