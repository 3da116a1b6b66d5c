/** Ids of elements that receive the focus. */
export const ADD_BUTTON_ID = "add-story";

export function editButtonId(storyId: string): string {
  return `edit-story-${storyId}`;
}

export function deleteButtonId(storyId: string): string {
  return `delete-story-${storyId}`;
}
