import { useState } from "react";
import { flushSync } from "react-dom";
import { readEditorView, storeEditorView, type EditorView } from "@/data/browser/editor-view";

export type ContentTab = EditorView | "preview";

/** The text as it was when a view was opened. */
type Opened = { view: EditorView; text: string };

/**
 * The view of a text that is shown, and what the text was before. A text is edited in one view at a
 * time; the preview does not count.
 */
export function useViews(value: string) {
  const [chosen, setChosen] = useState(readEditorView);
  const [shownTab, setShownTab] = useState<ContentTab>(chosen ?? "html");
  const [current, setCurrent] = useState<Opened>({ view: chosen ?? "html", text: value });
  const [previous, setPrevious] = useState<Opened | null>(null);

  function show(tab: ContentTab) {
    // HTML is a choice only for those who know the other view.
    if (tab === "visual" || (tab === "html" && chosen)) {
      storeEditorView(tab);
      setChosen(tab);
    }
    // At once, so that what is in the view can be focused.
    flushSync(() => {
      setShownTab(tab);
    });
    if (tab === "preview" || tab === current.view) return;
    setPrevious(current);
    setCurrent({ view: tab, text: value });
  }

  const changed = [current, previous].find((opened) => opened && opened.text !== value) ?? null;

  return {
    shownTab,
    /** The view that the text is, or was last, edited in. */
    editedIn: current.view,
    /** The text as it was when that view was opened. */
    openedText: current.text,
    isVisualOpened: shownTab === "visual" || current.view === "visual" || previous !== null,
    isInvited: chosen === null && shownTab === "html",
    /** What one step brings back: the text before this view was used, or before the last one was. */
    textBeforeView: previous && changed,
    show,
  };
}
