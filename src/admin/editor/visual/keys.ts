import { baseKeymap, chainCommands, exitCode, lift, newlineInCode } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { NodeSelection, Plugin, Selection, type Command } from "prosemirror-state";
import { goToNextCell } from "prosemirror-tables";
import { schema } from "@/admin/editor/document/schema";
import type { ToolbarItem } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { isInputMethodKey } from "@/lib/keyboard";
import { insertLineBreak, leaveCaption, onWords, toggleFormat } from "./commands";
import { goToNextCellOrRow } from "./table-commands";

const { nodes } = schema;

const LETTERS: Partial<Record<ToolbarItem, string>> = { bold: "B", italic: "I", link: "K" };

/** As in the key bindings of ProseMirror, "Mod" is the Command key on macOS. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function shortcutName(item: ToolbarItem): string | null {
  const letter = LETTERS[item];
  return letter ? `${isMac ? "⌘" : "Ctrl+"}${letter}` : null;
}

export type KeyActions = {
  /** Opens the panel for the link at the cursor or around the selected words. */
  onLink: () => void;
  onAnnounce: (text: string) => void;
};

/** The keys of the editor, besides those of the browser. */
export function editorKeys(getActions: () => KeyActions) {
  /** Tab leaves the text until another key is pressed. */
  let isTabReleased = false;
  const unlessTabLeaves =
    (command: Command): Command =>
    (...args) =>
      !isTabReleased && command(...args);

  const bindings: Record<string, Command> = {
    Enter: chainCommands(enterNode, newlineInCode, leaveCaption, splitListItem(nodes.list_item)),
    "Shift-Enter": chainCommands(exitCode, insertLineBreak),
    Backspace: chainCommands(undoInputRule, liftFromQuote),
    Tab: unlessTabLeaves(chainCommands(goToNextCellOrRow, sinkListItem(nodes.list_item))),
    "Shift-Tab": unlessTabLeaves(chainCommands(goToNextCell(-1), liftNestedItem)),
    ArrowLeft: moveOutOfPicture(-1),
    ArrowRight: moveOutOfPicture(1),
    "Mod-b": onWords(toggleFormat("bold")),
    "Mod-i": onWords(toggleFormat("italic")),
    "Mod-k": () => {
      getActions().onLink();
      return true;
    },
    "Mod-z": undo,
    "Mod-Shift-z": redo,
    "Mod-y": redo,
    Escape: () => {
      isTabReleased = true;
      getActions().onAnnounce(visualEditor.announcements.tabReleased);
      return true;
    },
  };
  const watchKeys = new Plugin({
    props: {
      handleKeyDown(_view, event) {
        const { key } = event;
        // ProseMirror knows this of Safari only, where it does not get here.
        if (isInputMethodKey(event) && (key === "Enter" || key === "Escape")) return true;
        if (key !== "Tab" && key !== "Shift") isTabReleased = false;
        return false;
      },
    },
  });
  return [watchKeys, keymap(bindings), keymap(baseKeymap)];
}

/** Shift+Tab moves a nested item out, but leaves the text from an item of the outer list. */
const liftNestedItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const isNested = $from.depth >= 4 && $from.node(-3).type === nodes.list_item;
  return isNested && liftListItem(nodes.list_item)(state, dispatch);
};

/**
 * Moves the cursor out of a line that ends, or begins, with a picture. Firefox would move it from
 * behind the picture to before it, and so never out.
 */
function moveOutOfPicture(direction: -1 | 1): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const { $from, empty } = selection;
    const { parent, parentOffset } = $from;
    const [edge, neighbor] =
      direction > 0 ? [parent.content.size, $from.nodeBefore] : [0, $from.nodeAfter];
    const isPicture = neighbor?.type === nodes.image || neighbor?.type === nodes.html_inline;
    if (!empty || !isPicture || parentOffset !== edge) return false;
    const outside = doc.resolve(direction > 0 ? $from.after() : $from.before());
    const next = Selection.findFrom(outside, direction);
    if (next) dispatch?.(tr.setSelection(next).scrollIntoView());
    return true;
  };
}

/** Backspace at the start of a quote ends it. Behind a list, ProseMirror would make it an item. */
const liftFromQuote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.depth > 1 && $from.index(-1) === 0;
  return isAtStart && $from.node(-1).type === nodes.blockquote && lift(state, dispatch);
};

/** Enter on a selected picture or HTML block goes to its controls. */
const enterNode: Command = ({ selection }, _dispatch, view) => {
  if (!(selection instanceof NodeSelection) || !view) return false;
  const dom = view.nodeDOM(selection.from);
  const control =
    dom instanceof Element && dom.querySelector("[data-node-controls] :is(input, button)");
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
};
