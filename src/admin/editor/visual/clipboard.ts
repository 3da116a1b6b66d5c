import { closeHistory, undo } from "prosemirror-history";
import { Slice, type Node } from "prosemirror-model";
import { Plugin, TextSelection } from "prosemirror-state";
import { handlePaste, isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { attributesOfNode, schema } from "@/admin/editor/document/schema";
import { readShortcut } from "@/admin/ui/shortcut";
import type { CleanPaste } from "@/admin/editor/paste/clean-paste";
import { readFiles, readPaste } from "@/admin/editor/paste/read-paste";
import { findLink, findLinkProblem, setLink } from "./link-commands";
import {
  copySelection,
  findCopiedTable,
  fitIntoTable,
  htmlSlice,
  plainSlice,
  serializeSlice,
} from "./clipboard-slices";

const { nodes } = schema;

/**
 * Says which copy of ours is on the clipboard. The HTML there cannot: browsers add tags of their own
 * to it, and there is none for what no page shows.
 */
const COPY_TYPE = "application/x-article-copy";

/** A pasted text, for the notice about it and for pasting it once more as plain text. */
export type PastedText = CleanPaste & {
  plainText: string;
  /** The document after it. */
  doc: Node;
};

export type ClipboardActions = {
  onPaste: (pasted: PastedText | null) => void;
  /** Pictures to be uploaded and put at a position. */
  onPictures: (pictures: readonly PendingPicture[]) => void;
};

/**
 * Copies and pastes. What was copied here comes back unchanged. Texts of other programs are cleaned,
 * and pictures are uploaded.
 */
export function clipboard(getActions: () => ClipboardActions): Plugin {
  let copied: { id: string; slice: Slice } | null = null;
  let isPlainWanted = false;

  function copy(view: EditorView, event: ClipboardEvent): boolean {
    const { selection } = view.state;
    if (!event.clipboardData || selection.empty) return false;
    const slice = copySelection(selection);
    copied = { id: String(Math.random()), slice };
    event.preventDefault();
    event.clipboardData.clearData();
    event.clipboardData.setData(COPY_TYPE, copied.id);
    event.clipboardData.setData("text/html", serializeSlice(slice));
    event.clipboardData.setData(
      "text/plain",
      slice.content.textBetween(0, slice.content.size, "\n\n", "\n"),
    );
    if (event.type === "cut") {
      view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta("uiEvent", "cut"));
    }
    return true;
  }

  function paste(view: EditorView, event: ClipboardEvent): boolean {
    const isPlain = isPlainWanted;
    isPlainWanted = false;
    getActions().onPaste(null);
    const data = event.clipboardData;
    if (!data) return false;
    if (copied && !isPlain && data.getData(COPY_TYPE) === copied.id) {
      insertSlice(view, copied.slice);
      return true;
    }
    return insertData(view, data, isPlain);
  }

  /** Inserts at the selection what another program has put on the clipboard. */
  function insertData(view: EditorView, data: DataTransfer, isPlainWanted: boolean): boolean {
    const { onPaste, onPictures } = getActions();
    const { from, $from } = view.state.selection;
    const plainText = data.getData("text/plain").replaceAll("\r\n", "\n");
    const files = isPlainWanted ? [] : readFiles(data);
    if (files.length > 0) {
      onPictures(files.map((file) => ({ file, position: from })));
      return true;
    }
    const isPlain = isPlainWanted || $from.parent.type.spec.code === true;
    if (!isPlain && linkSelection(view, plainText)) return true;
    const clean = isPlain ? null : readPaste(data.getData("text/html"), plainText);
    if (clean) {
      const slice = clean.html ? htmlSlice(clean.html) : Slice.empty;
      const pictures = insertSlice(view, slice, clean.files);
      // The program's own plain text has the comments and deletions, too.
      const words = slice.content.textBetween(0, slice.content.size, "\n", "\n");
      onPaste({
        ...clean,
        plainText: clean.leftOut.length > 0 ? words : plainText,
        doc: view.state.doc,
      });
      if (pictures.length > 0) onPictures(pictures);
    } else if (plainText) {
      insertSlice(view, plainSlice(plainText, view.state));
    }
    return true;
  }

  return new Plugin({
    props: {
      handleDOMEvents: { copy, cut: copy },
      handleKeyDown(_view, event) {
        isPlainWanted = readShortcut(event) === "Shift+v";
        return false;
      },
      handlePaste: paste,
      handleDrop(view, event, _slice, isMoved) {
        // What is dragged within the text, to be moved or copied, stays as it is.
        if (isMoved || view.dragging || !event.dataTransfer) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (!place) return false;
        event.preventDefault();
        const at = TextSelection.near(view.state.doc.resolve(place.pos));
        view.dispatch(view.state.tr.setSelection(at));
        return insertData(view, event.dataTransfer, false);
      },
    },
  });
}

/** An address pasted on selected words links them. */
function linkSelection(view: EditorView, plainText: string): boolean {
  const { state } = view;
  const { empty, $from, $to } = state.selection;
  const isAddress = /^(https?:\/\/|www\.|mailto:)\S+$/i.test(plainText.trim());
  if (
    empty ||
    !isAddress ||
    findLinkProblem(plainText) ||
    !$from.sameParent($to) ||
    !$from.parent.inlineContent
  )
    return false;
  const target = findLink(state);
  view.dispatch(setLink(state, target, plainText).scrollIntoView());
  return true;
}

export type PendingPicture = { file: File; position: number };

/**
 * Replaces the selection, as a step of its own. In a table, copied cells go over those at the cursor,
 * and a table never gets into a cell. Returns the places of the pictures that are to be uploaded, which
 * never become part of the document.
 */
function insertSlice(
  view: EditorView,
  slice: Slice,
  files: ReadonlyMap<string, File> = new Map(),
): PendingPicture[] {
  const table = isInTable(view.state) ? findCopiedTable(slice) : null;
  view.dispatch(closeHistory(view.state.tr));
  if (table) handlePaste(view, new ClipboardEvent("paste"), table);
  const { tr } = view.state;
  if (!table) tr.replaceSelection(fitIntoTable(view.state, slice));
  const found: PendingPicture[] = [];
  tr.doc.descendants((node, position) => {
    const file = node.type === nodes.image && files.get(attributesOfNode(node)["src"] ?? "");
    if (file) found.push({ file, position });
  });
  const steps = tr.steps.length;
  for (const { position } of found) {
    const current = tr.mapping.slice(steps).map(position);
    tr.delete(current, current + 1);
  }
  const removed = tr.mapping.slice(steps);
  tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste");
  view.dispatch(tr);
  return found.map(({ file, position }) => ({ file, position: removed.map(position) }));
}

/** The last pasted text again, without its formatting. Nothing was changed since. */
export function pasteAsPlainText(view: EditorView, { plainText }: PastedText): void {
  undo(view.state, view.dispatch);
  insertSlice(view, plainSlice(plainText, view.state));
  view.focus();
}
