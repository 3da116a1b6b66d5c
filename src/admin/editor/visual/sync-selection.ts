import { AllSelection, Plugin, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Reads the browser's cursor before a key or the clipboard is handled. Browsers report a moved cursor
 * with the next frame (https://developer.mozilla.org/docs/Web/API/Document/selectionchange_event), and
 * ProseMirror reads it then: on a busy machine, Enter right after End would still act on the old
 * selection.
 */
export function syncSelection(): Plugin {
  // A text that gets the focus from the keyboard has the browser's cursor at its start. WebKit
  // reports that with a later frame, and when ProseMirror restores its own cursor only then, it is
  // too late on a busy machine: so it is restored at once.
  let isBrowserCursorStale = false;
  let isMouseUsed = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus(view) {
          if (isMouseUsed) return;
          isBrowserCursorStale = true;
          setTimeout(() => {
            if (isBrowserCursorStale && view.hasFocus() && !view.composing) view.focus();
            isBrowserCursorStale = false;
          });
        },
        blur() {
          isMouseUsed = false;
        },
        mousedown() {
          isMouseUsed = true;
          isBrowserCursorStale = false;
        },
        keydown(view) {
          if (isBrowserCursorStale) view.focus();
          else readBrowserSelection(view);
          isBrowserCursorStale = false;
        },
        copy: readBrowserSelection,
        cut: readBrowserSelection,
        paste: readBrowserSelection,
      },
    },
  });
}

function readBrowserSelection(view: EditorView) {
  const { selection, doc } = view.state;
  // The browser shows a selected node or cell in ways of its own, but all of the text as it is.
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (view.composing || !view.hasFocus() || !isText) return;
  const shown = view.dom.ownerDocument.getSelection();
  const anchor = positionOf(view, shown?.anchorNode, shown?.anchorOffset);
  const head = positionOf(view, shown?.focusNode, shown?.focusOffset);
  if (anchor === null || head === null) return;
  if (anchor === selection.anchor && head === selection.head) return;
  const [$anchor, $head] = [doc.resolve(anchor), doc.resolve(head)];
  const isInTexts = $anchor.parent.inlineContent && $head.parent.inlineContent;
  // All of the text is selected from outside of its blocks. A cursor there, as Ctrl+End puts it
  // behind a table, belongs into the nearest text.
  if (!isInTexts && selection instanceof AllSelection) return;
  const shownSelection = TextSelection.between($anchor, $head);
  if (shownSelection.eq(selection)) return;
  view.dispatch(view.state.tr.setSelection(shownSelection));
}

function positionOf(view: EditorView, node: Node | null | undefined, offset = 0): number | null {
  return node && view.dom.contains(node) ? view.posAtDOM(node, offset) : null;
}
