import { useState } from "react";
import { flushSync } from "react-dom";
import { readEditorView, storeEditorView, type EditorView } from "@/data/browser/editor-view";

export type ContentView = EditorView | "preview";

/** The text as it was when a view was opened. */
type Opened = { view: EditorView; text: string };

/**
 * The view of a text that is shown, and what the text was before. A text is edited in one view at a
 * time; the preview does not count.
 */
export function useViews(value: string) {
  const [chosen, setChosen] = useState(readEditorView);
  const [view, setView] = useState<ContentView>(chosen ?? "html");
  const [current, setCurrent] = useState<Opened>({ view: chosen ?? "html", text: value });
  const [previous, setPrevious] = useState<Opened | null>(null);

  /** Shows a view at once, so that what is in it can be focused. */
  function show(next: ContentView) {
    // HTML is a choice only for those who know the other view.
    if (next === "visual" || (next === "html" && chosen)) {
      storeEditorView(next);
      setChosen(next);
    }
    flushSync(() => {
      setView(next);
      if (next === "preview" || next === current.view) return;
      setPrevious(current);
      setCurrent({ view: next, text: value });
    });
  }

  /** What one step brings back: the text before this view was used, or before the last one was. */
  const undoable = [current, previous].find((opened) => opened && opened.text !== value) ?? null;

  return {
    view,
    /** The view that the text is, or was last, edited in. */
    editingView: current.view,
    isInvited: chosen === null && view === "html",
    undoable: previous && undoable,
    show,
  };
}
