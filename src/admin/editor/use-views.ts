import { useState } from "react";
import { flushSync } from "react-dom";
import { readEditorView, storeEditorView, type EditorView } from "@/data/browser/editor-view";

export type ContentTab = EditorView | "preview";

/**
 * The view of a text that is shown. A text is edited in one view at a time; the preview does not
 * count.
 */
export function useViews() {
  const [chosen, setChosen] = useState(readEditorView);
  const [shownTab, setShownTab] = useState<ContentTab>(chosen ?? "html");
  const [editedIn, setEditedIn] = useState<EditorView>(chosen ?? "html");
  const [isVisualOpened, setIsVisualOpened] = useState(chosen === "visual");

  function show(tab: ContentTab) {
    // HTML is a choice only for those who know the other view.
    if (tab === "visual" || (tab === "html" && chosen)) {
      storeEditorView(tab);
      setChosen(tab);
    }
    // At once, so that what is in the view can be focused.
    flushSync(() => {
      setShownTab(tab);
      if (tab !== "preview") setEditedIn(tab);
      if (tab === "visual") setIsVisualOpened(true);
    });
  }

  const isInvited = chosen === null && shownTab === "html";
  return { shownTab, editedIn, isVisualOpened, isInvited, show };
}
