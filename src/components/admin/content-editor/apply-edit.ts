import type { Selection, TextEdit } from "@/lib/text-edit";

/** Chrome takes seconds for more lines at once; those go in without a step in its undo history. */
const MAX_TYPED_LINES = 200;

export function readSelection({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): Selection {
  return { value, start: selectionStart, end: selectionEnd };
}

/** Changes the text as typing does, so that the browser's undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.start, edit.end);
  if (document.activeElement !== field || !typeText(edit.text)) {
    field.setRangeText(edit.text, edit.start, edit.end, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
  field.setSelectionRange(edit.selectionStart, edit.selectionEnd);
}

function typeText(text: string): boolean {
  if (!("execCommand" in document) || text.split("\n").length > MAX_TYPED_LINES) return false;
  // Deprecated, but nothing else writes to the browser's undo history.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return document.execCommand(text ? "insertText" : "delete", false, text);
}

/** Selects a line and brings it into view. */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  // Browsers scroll to the cursor when the field gets the focus, not when it is moved.
  field.setSelectionRange(start, start);
  field.blur();
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
