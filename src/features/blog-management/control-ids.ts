import type { MoveStep } from "./reorder-posts";

/** Where the focus can be sent. */
export const ADD_BUTTON_ID = "add-post";

/** Each opening of the form has a place of its own. */
export function formAreaId(formKey: number): string {
  return `post-form-${formKey}`;
}

export function editButtonId(postId: string): string {
  return `edit-post-${postId}`;
}

export function deleteButtonId(postId: string): string {
  return `delete-post-${postId}`;
}

export function moveButtonId(postId: string, step: MoveStep): string {
  return `move-post-${postId}-${step === -1 ? "up" : "down"}`;
}
