import { readStored, writeStored } from "./safe-storage";

/** How the content of a post or story is edited. */
export type EditorView = "visual" | "html";

const KEY = "contentEditorView";

/** The view that was last chosen in this browser; null until "visual" was chosen once. */
export function readEditorView(): EditorView | null {
  const stored = readStored("localStorage", KEY);
  return stored === "visual" || stored === "html" ? stored : null;
}

export function storeEditorView(view: EditorView): void {
  writeStored("localStorage", KEY, view);
}
