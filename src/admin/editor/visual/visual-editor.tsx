import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { PasteNotice } from "./paste-notice";
import { Toolbar } from "@/admin/ui/toolbar";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor as copy } from "@/content/admin/visual-editor";
import { openArticle } from "@/admin/editor/document/open-article";
import { runAfterDialog } from "@/admin/ui/dialog";
import { pasteAsPlainText, type PastedText } from "./clipboard";
import { selectWords } from "./commands";
import { EditablePicture } from "./editable-picture";
import { HtmlCard } from "./html-card";
import { insertBlocks } from "./insert-blocks";
import { findLink } from "./link-commands";
import { LinkPanel } from "./link-panel";
import type { RenderedNode, RenderedNodes } from "./node-views";
import { PlayerPanel } from "./player-panel";
import { findPlayerOffer } from "./players";
import { PictureUpload } from "./picture-upload";
import { useEditorView } from "./use-editor-view";
import { usePictureUploads } from "./use-picture-uploads";
import { listTableTools, listVisualTools } from "./visual-tools";
import "@/styles/visual-editor.css";

export type VisualEditorHandle = {
  focus: () => void;
  /** Inserts HTML at the cursor, for example a picture. */
  insert: (html: string) => void;
};

type VisualEditorProps = {
  field: FieldAttributes;
  /** HTML. */
  value: string;
  onChange: (value: string) => void;
  isShown: boolean;
  /** Prefix of the file names of uploaded pictures. */
  uploadContext: string;
  /** Called for the tool that inserts a picture by its address. */
  onImage: () => void;
  ref?: Ref<VisualEditorHandle>;
};

/** Edits an article as it will be read. */
export function VisualEditor(props: VisualEditorProps) {
  const { field, value, onChange, isShown, uploadContext, onImage, ref } = props;
  const mount = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isLinkAsked, setIsLinkAsked] = useState(false);
  const [pasted, setPasted] = useState<PastedText | null>(null);
  const { announcement, announce } = useAnnouncement();
  const hintId = `${field.id}-hint`;

  const { editor, renderedNodes, syncText } = useEditorView({
    mount,
    value,
    onChange,
    isShown,
    actions: {
      onLink: askForLink,
      onPaste: setPasted,
      onPictures: (pictures) => {
        uploads.start(pictures);
      },
      onAnnounce: announce,
    },
  });
  const view = editor?.view;
  const uploads = usePictureUploads({
    view,
    syncText,
    onAnnounce: announce,
    onDone: focusAfterDialog,
  });
  useFieldAttributes(view, {
    ...field,
    "aria-describedby": [field["aria-describedby"], hintId].filter(Boolean).join(" "),
  });
  useViewportTop(frame);

  function askForLink() {
    setIsLinkAsked(true);
    setHasFocus(true);
  }

  function insert(html: string) {
    if (!view) return;
    view.dispatch(insertBlocks(view.state, openArticle(html).doc.children));
    announce(copy.announcements.pictureInserted);
    view.focus();
  }

  /** A closing dialog returns the focus to where it was. The text is focused after that. */
  function focusAfterDialog() {
    runAfterDialog(() => {
      view?.focus();
    });
  }

  useImperativeHandle(ref, () => ({ focus: () => view?.focus(), insert }));

  const tableTools = editor ? listTableTools(editor.view, editor.state) : [];
  // The notice is about the text as it was pasted.
  const notice = pasted && editor?.state.doc.eq(pasted.doc) ? pasted : null;

  return (
    <div
      ref={frame}
      onFocus={() => {
        setHasFocus(true);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return;
        setHasFocus(false);
        setIsLinkAsked(false);
      }}
    >
      <div className="visual-tools">
        {editor && (
          <Toolbar
            label={contentEditor.toolbar}
            controls={field.id}
            tools={listVisualTools(editor.view, editor.state, {
              onLink: askForLink,
              onImage,
              onAnnounce: announce,
            })}
          />
        )}
        {tableTools.length > 0 && (
          <Toolbar
            label={copy.table.toolbar}
            controls={field.id}
            tools={tableTools}
            className="border-t border-line"
          />
        )}
      </div>
      <div className="visual-page">
        <div ref={mount} />
        {editor && hasFocus && (
          <EditorPanels
            {...editor}
            isLinkAsked={isLinkAsked}
            onAnnounce={announce}
            onLinkClosed={() => {
              setIsLinkAsked(false);
              editor.view.focus();
            }}
          />
        )}
      </div>
      <p id={hintId} className="border-t border-line px-4 py-1.5 text-sm text-ink-600 sm:px-6">
        {copy.leaveHint}
      </p>
      <RenderedNodePortals
        renderedNodes={renderedNodes}
        onReplace={uploads.replace}
        onAnnounce={announce}
      />
      <PasteNotice
        note={notice}
        onPlainText={() => {
          if (view && notice) pasteAsPlainText(view, notice);
          setPasted(null);
        }}
      />
      {uploads.current && (
        <PictureUpload
          key={uploads.current.id}
          upload={uploads.current}
          context={uploadContext}
          onDone={uploads.finish}
        />
      )}
      <div className="sr-only" role="status">
        <p key={announcement.key}>{announcement.text}</p>
      </div>
    </div>
  );
}

/** A text for a live region. The same text twice in a row is announced twice, thanks to the key. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState({ text: "", key: 0 });
  return {
    announcement,
    announce: (text: string) => {
      setAnnouncement(({ key }) => ({ text, key: key + 1 }));
    },
  };
}

/**
 * Sets the CSS variable `--viewport-top` to the height, in pixels, that is hidden above the visible
 * part of the page. On an iPhone the on-screen keyboard does not shrink the page but moves it up,
 * and with it what sticks to its top:
 * https://developer.mozilla.org/docs/Web/API/VisualViewport/offsetTop
 */
function useViewportTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const update = () => {
      element.current?.style.setProperty("--viewport-top", `${viewport?.offsetTop ?? 0}px`);
    };
    viewport?.addEventListener("resize", update);
    viewport?.addEventListener("scroll", update);
    return () => {
      viewport?.removeEventListener("resize", update);
      viewport?.removeEventListener("scroll", update);
    };
  }, [element]);
}

type RenderedNodePortalsProps = {
  renderedNodes: RenderedNodes;
  onReplace: (rendered: RenderedNode, file: File | undefined) => void;
  onAnnounce: (text: string) => void;
};

/** Renders the pictures and HTML blocks into their elements in the text. */
function RenderedNodePortals(props: RenderedNodePortalsProps) {
  const { renderedNodes, onReplace, onAnnounce } = props;
  const nodes = useSyncExternalStore(renderedNodes.subscribe, renderedNodes.getSnapshot);
  return nodes.map((rendered) =>
    createPortal(
      rendered.node.type.name === "image" ? (
        <EditablePicture rendered={rendered} onReplace={onReplace} />
      ) : (
        <HtmlCard rendered={rendered} onAnnounce={onAnnounce} />
      ),
      rendered.dom,
      String(rendered.id),
    ),
  );
}

/** The attributes of the text as a form field. */
type FieldAttributes = {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Makes the editor a text field for assistive technology, with its label and its error. */
function useFieldAttributes(view: EditorView | undefined, field: FieldAttributes): void {
  const update = useEffectEvent(() => {
    const attributes = {
      ...field,
      role: "textbox",
      "aria-multiline": "true",
      class: "prose",
      spellcheck: "true",
      // What a translator writes into the text would be saved.
      translate: "no",
      "data-placeholder": copy.placeholder,
    };
    const written = Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute === undefined ? [] : [[name, String(attribute)] as const],
    );
    view?.setProps({ attributes: Object.fromEntries(written) });
  });
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = field;
  useEffect(() => {
    update();
  }, [view, describedBy, isInvalid]);
}

type EditorPanelsProps = {
  view: EditorView;
  state: EditorState;
  /** The writer wants to link the selected words, or to change the link at the cursor. */
  isLinkAsked: boolean;
  onLinkClosed: () => void;
  onAnnounce: (text: string) => void;
};

/** What is shown at the cursor: the address of a link, or the offer of a player. */
function EditorPanels(props: EditorPanelsProps) {
  const { view, state, isLinkAsked, onLinkClosed, onAnnounce } = props;
  const link = findLink(selectWords(state));
  if (isLinkAsked || (link.mark && state.selection.empty)) {
    return (
      <LinkPanel
        key={`${link.from} ${link.to} ${isLinkAsked}`}
        view={view}
        target={link}
        isFocused={isLinkAsked}
        onClose={onLinkClosed}
        onAnnounce={onAnnounce}
      />
    );
  }
  const offer = findPlayerOffer(state);
  return offer && <PlayerPanel view={view} offer={offer} onAnnounce={onAnnounce} />;
}
