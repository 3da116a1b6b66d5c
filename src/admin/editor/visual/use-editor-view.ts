import { dropCursor } from "prosemirror-dropcursor";
import { GapCursor, gapCursor } from "prosemirror-gapcursor";
import { closeHistory, history } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection, Selection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { openArticle, type OpenArticle } from "@/admin/editor/document/open-article";
import { browserEvents } from "./browser-events";
import { clipboard, type ClipboardActions } from "./clipboard";
import { markdownRules } from "./editor-rules";
import { editorKeys, type KeyActions } from "./keys";
import { renderNodes, type RenderedNodes } from "./node-views";
import { syncSelection } from "./sync-selection";
import { replaceChangedBlocks } from "./insert-blocks";
import { normalizeBlocks } from "./normalize-blocks";
import { uploadPlaces } from "./upload-places";

type Options = {
  /** The element of the text. */
  mount: RefObject<HTMLElement | null>;
  /** HTML. */
  value: string;
  onChange: (value: string) => void;
  /** While hidden, the editor does not follow the value. */
  isShown: boolean;
  actions: KeyActions & ClipboardActions;
};

type OpenEditor = { view: EditorView; state: EditorState; isHtmlOnly: boolean };

/**
 * ProseMirror's editor on an HTML text. A text that was not changed is never written back; after a
 * change, only the changed blocks are written anew, at once, so that saving never waits.
 */
export function useEditorView({ mount, value, onChange, isShown, actions }: Options) {
  const [renderedNodes, setRenderedNodes] = useState<RenderedNodes>(new Map());
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const article = useRef<OpenArticle>(null);
  /** The text that the editor shows. */
  const shownText = useRef(value);
  const report = useEffectEvent((doc: Node) => {
    const html = article.current?.write(doc);
    if (html === undefined || html === shownText.current) return;
    shownText.current = html;
    onChange(html);
  });
  const getActions = useEffectEvent(() => actions);

  // Before the text is painted, so that it is never shown without its tools.
  useLayoutEffect(() => {
    const opened = openArticle(shownText.current);
    article.current = opened;
    const renderNode = renderNodes(setRenderedNodes);
    const view = new EditorView(mount.current && { mount: mount.current }, {
      state: EditorState.create({
        doc: opened.doc,
        selection: findText(opened.doc),
        plugins: [
          syncSelection(),
          clipboard(getActions),
          ...markdownRules(),
          ...editorKeys(getActions),
          browserEvents(),
          // Also undoes what menus and phones ask the browser to undo.
          history(),
          tableEditing(),
          dropCursor({ class: "drop-cursor", color: false }),
          gapCursor(),
          uploadPlaces(),
          normalizeBlocks(),
        ],
      }),
      nodeViews: {
        image: renderNode,
        html_block: renderNode,
        html_inline: renderNode,
      },
      dispatchTransaction(tr) {
        const { state, transactions } = view.state.applyTransaction(tr);
        view.updateState(state);
        setEditor({ view, state, isHtmlOnly: article.current?.isHtmlOnly ?? false });
        if (transactions.some(({ docChanged }) => docChanged)) report(state.doc);
      },
    });
    // Reports the first state like those that follow.
    view.dispatch(view.state.tr);
    return () => {
      view.destroy();
    };
  }, [mount]);

  const view = editor?.view;

  /** Shows the value if it is not the text that the editor shows. */
  function syncText() {
    if (!view || !article.current || value === shownText.current) return;
    const opened = article.current.reopen(value, view.state.doc);
    article.current = opened;
    shownText.current = value;
    const tr = closeHistory(replaceChangedBlocks(view.state.tr, opened.doc));
    const { selection } = tr;
    if (selection instanceof NodeSelection) tr.setSelection(findText(tr.doc, selection.from));
    view.dispatch(tr);
    // What is typed next is not part of this step.
    view.dispatch(closeHistory(view.state.tr));
  }
  const syncShownText = useEffectEvent(syncText);
  // With the value, not after it: an older one would undo what is typed in between.
  useLayoutEffect(() => {
    if (view && isShown) syncShownText();
  }, [view, isShown, value]);

  /** The line of the source where a card is. A sign in its place shows it. */
  function findLine(position = 0): number {
    const marked = view?.state.tr.setNodeAttribute(position, "html", "\0").doc;
    const [before = ""] = (marked && article.current?.write(marked))?.split("\0") ?? [];
    return before.split("\n").length;
  }

  return { editor, renderedNodes, syncText, findLine };
}

/**
 * The text at a position, behind it or before it. Never a card, which ProseMirror would select at
 * the start of a text, and which a typed letter would replace.
 */
function findText(doc: Node, position = 0): Selection {
  const $position = doc.resolve(position);
  return (
    Selection.findFrom($position, 1, true) ??
    Selection.findFrom($position, -1, true) ??
    new GapCursor(doc.resolve(doc.content.size))
  );
}
