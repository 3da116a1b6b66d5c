import { useRef, type RefObject } from "react";
import { runAfterDialog } from "@/admin/ui/dialog";
import { insertAt, type Selection, type TextEdit } from "./text-edit";
import { applyEdit, readSelection } from "./apply-edit";

/** Edits the text at the cursor, even while the focus is elsewhere. */
export function useTextField(field: RefObject<HTMLTextAreaElement | null>) {
  const wasFocused = useRef(false);

  function edit(build: (selection: Selection) => TextEdit) {
    if (!field.current) return;
    const selection = readSelection(field.current);
    const end = selection.value.length;
    // The field was never focused, so there is no cursor position yet.
    applyEdit(
      field.current,
      build(wasFocused.current ? selection : { ...selection, start: end, end }),
    );
  }

  function insert(html: string) {
    edit((selection) => insertAt(selection, html));
  }

  return {
    edit,
    insert,
    /** A closing dialog returns the focus to its button. The text field is focused after that. */
    insertFromDialog: (html: string) => {
      insert(html);
      runAfterDialog(() => field.current?.focus());
    },
    handleFocus: () => {
      wasFocused.current = true;
    },
  };
}
