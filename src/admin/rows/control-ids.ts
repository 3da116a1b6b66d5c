/** Ids of elements of a list that receive the focus. Only one list is shown at a time. */
export const ADD_BUTTON_ID = "add-row";

export function editButtonId(rowId: string): string {
  return `edit-row-${rowId}`;
}

export function deleteButtonId(rowId: string): string {
  return `delete-row-${rowId}`;
}

/** Every time the form is opened it gets a new key, and so a new id. */
export function formAreaId(formKey: number): string {
  return `row-form-${formKey}`;
}

/** Focuses the first field of a form. */
export function focusForm(formKey: number): void {
  document.getElementById(formAreaId(formKey))?.querySelector("input")?.focus();
}
