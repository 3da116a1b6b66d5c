import type { MoveStep } from "./reorder-posts";

/** Ids of elements that receive the focus. */
export const ADD_BUTTON_ID = "add-post";

/** Every time the form is opened it gets a new key, and so a new id. */
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
