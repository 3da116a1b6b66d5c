/** Replaces a part of a text, which is given by its offsets. */
export type TextEdit = { start: number; end: number; text: string };

/**
 * In Chrome, `insertText` takes seconds for more lines. Longer texts are inserted without an undo
 * step.
 */
const MAX_TYPED_LINES = 200;

/**
 * Edits the field through the browser's editing command, so that undo (Ctrl+Z) works. The cursor goes
 * behind the new text.
 */
export function applyEdit(field: HTMLInputElement | HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.start, edit.end);
  // Without a selection, the browser's command would delete the letter before the cursor.
  const isNothing = edit.text === "" && edit.start === edit.end;
  if (!isNothing && (document.activeElement !== field || !typeText(edit.text))) {
    field.setRangeText(edit.text, edit.start, edit.end, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
}

function typeText(text: string): boolean {
  if (!("execCommand" in document) || text.split("\n").length > MAX_TYPED_LINES) return false;
  // Deprecated, but the only API that adds to the browser's undo history:
  // https://developer.mozilla.org/docs/Web/API/Document/execCommand
  // oxlint-disable-next-line typescript/no-deprecated
  return document.execCommand(text ? "insertText" : "delete", false, text);
}

/** Selects a line and scrolls it into view. */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  // Browsers scroll to the cursor when a field is focused, not when the selection is set.
  field.setSelectionRange(start, start);
  field.blur();
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
