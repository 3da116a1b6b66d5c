import { AllSelection, Plugin, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Reads the browser's cursor before a key is handled. Browsers report a moved cursor with the next
 * frame (https://developer.mozilla.org/docs/Web/API/Document/selectionchange_event), and ProseMirror
 * reads it then: on a busy machine, Enter right after End would still act on the old selection.
 */
export function syncSelection(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(view) {
          readBrowserSelection(view);
          return false;
        },
      },
    },
  });
}

function readBrowserSelection(view: EditorView) {
  const { selection, doc } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } =
    view.dom.ownerDocument.getSelection() ?? {};
  // The browser shows a selected node or cell in ways of its own, but all of the text as it is.
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (view.composing || !view.hasFocus() || !isText) return;
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
    return;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  if (anchor === selection.anchor && head === selection.head) return;
  const [$anchor, $head] = [doc.resolve(anchor), doc.resolve(head)];
  if (!$anchor.parent.inlineContent || !$head.parent.inlineContent) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.between($anchor, $head)));
}
