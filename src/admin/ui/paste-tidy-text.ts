import type { ClipboardEvent } from "react";
import { applyEdit } from "@/admin/editor/html/apply-edit";
import { tidySpaces } from "@/lib/tidy-spaces";

/** Pastes into a field of plain text without the no-break spaces of other programs. */
export function pasteTidyText(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const { selectionStart: start, selectionEnd: end } = field;
  const pasted = event.clipboardData.getData("text/plain");
  const text = tidySpaces(pasted).replaceAll(/\r?\n/g, field.localName === "input" ? " " : "\n");
  // Fields for dates and the like have no cursor.
  if (start === null || end === null || tidySpaces(pasted) === pasted) return;
  event.preventDefault();
  const cursor = start + text.length;
  applyEdit(field, { start, end, text, selectionStart: cursor, selectionEnd: cursor });
}
