import { Plugin, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { schema } from "@/admin/editor/document/schema";

const { paragraph, heading, bullet_list, ordered_list, blockquote } = schema.nodes;
/** The blocks at whose end Enter begins a paragraph, if need be twice. */
const LEFT_BY_ENTER = new Set([paragraph, heading, bullet_list, ordered_list, blockquote]);

/** What clicks do besides placing the cursor, and undo in a hidden text: nothing. */
export function browserEvents(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        // Links are followed from their panel; a middle click would open them.
        click: preventLink,
        auxclick: preventLink,
        beforeinput: ignoreUndoWhileHidden,
      },
      handleClick(view, _position, event) {
        const last = view.dom.lastElementChild?.getBoundingClientRect();
        const { doc, tr } = view.state;
        const isLeftByEnter = !!doc.lastChild && LEFT_BY_ENTER.has(doc.lastChild.type);
        if (isLeftByEnter || !last || event.clientY <= last.bottom) return false;
        // Below a table or picture that ends the text, a click begins a paragraph.
        tr.insert(doc.content.size, schema.nodes.paragraph.create());
        tr.setSelection(TextSelection.atEnd(tr.doc));
        view.dispatch(tr);
        return true;
      },
    },
  });
}

function preventLink(_view: EditorView, event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link) event.preventDefault();
}

/**
 * Chrome has one history for all fields of a page: while the source is edited, it would go on undoing
 * in the hidden text, which would then replace the source.
 */
function ignoreUndoWhileHidden(view: EditorView, event: InputEvent): boolean {
  const isIgnored = event.inputType.startsWith("history") && view.dom.offsetParent === null;
  if (isIgnored) event.preventDefault();
  return isIgnored;
}
