import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { pasteTidyText } from "@/admin/ui/text-field";
import type { Selection, TextEdit } from "./text-edit";
import { readShortcut } from "@/lib/keyboard";
import {
  isInPreformatted,
  placePaste,
  placeText,
  readFiles,
  readPaste,
  type Paste,
} from "@/admin/editor/paste/read-paste";
import { readSelection } from "./apply-edit";

export type PasteNote = Pick<Paste, "html" | "droppedImages" | "leftOut">;
type Pasted = Paste & { start: number; text: string; replaced: string };

/**
 * Converts formatted text from Word and similar programs to clean HTML on paste. The user can
 * replace it by plain text.
 */
export function usePaste(
  value: string,
  edit: (build: (selection: Selection) => TextEdit) => void,
  onFiles: (files: readonly File[]) => void,
) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const isPlainWanted = useRef(false);

  function handleKeyDown({ nativeEvent }: KeyboardEvent) {
    isPlainWanted.current = readShortcut(nativeEvent) === "Shift+v";
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const isPlain = isPlainWanted.current;
    isPlainWanted.current = false;
    setPasted(null);
    const files = isPlain ? [] : readFiles(event.clipboardData);
    if (files.length > 0) {
      event.preventDefault();
      onFiles(files);
      return;
    }
    const plainText = event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n");
    const selection = readSelection(event.currentTarget);
    if (!isPlain && plainText && isInPreformatted(selection)) {
      event.preventDefault();
      edit(() => placeText(selection, plainText));
      return;
    }
    const clean = isPlain ? null : readPaste(event.clipboardData.getData("text/html"), plainText);
    if (!clean) {
      pasteTidyText(event);
      return;
    }
    event.preventDefault();
    const { html } = clean;
    const placed = placePaste(selection, html);
    const replaced = selection.value.slice(placed.start, placed.end);
    setPasted({ ...placed, replaced, ...clean });
    if (html) edit(() => placed);
  }

  function pasteAsPlainText() {
    if (!pasted) return;
    const { start, text, plainText } = pasted;
    const cursor = start + plainText.length;
    setPasted(null);
    edit(() => ({
      start,
      end: start + text.length,
      text: plainText,
      selectionStart: cursor,
      selectionEnd: cursor,
    }));
  }

  // The notice disappears once the pasted text was edited or undone.
  const isStillThere = pasted !== null && value.startsWith(pasted.text, pasted.start);
  const note: PasteNote | null = isStillThere ? pasted : null;
  return { note, handleKeyDown, handlePaste, pasteAsPlainText };
}
