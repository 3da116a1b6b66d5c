import { useRef, type RefObject } from "react";
import { insertAt, type Selection, type TextEdit } from "@/lib/text-edit";
import { applyEdit, readSelection } from "./apply-edit";

/** Editing the text at the cursor, also while the focus is somewhere else. */
export function useTextField(field: RefObject<HTMLTextAreaElement | null>, showField: () => void) {
  const wasFocused = useRef(false);

  function edit(build: (selection: Selection) => TextEdit) {
    showField();
    if (!field.current) return;
    const selection = readSelection(field.current);
    const end = selection.value.length;
    // Nobody has put the cursor anywhere yet.
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
    /** A dialog that closes gives the focus back to its button; the text gets it after that. */
    insertFromDialog: (html: string) => {
      insert(html);
      setTimeout(() => field.current?.focus());
    },
    handleFocus: () => {
      wasFocused.current = true;
    },
  };
}
