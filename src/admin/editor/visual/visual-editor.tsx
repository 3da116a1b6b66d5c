import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from "react";
import { createPortal } from "react-dom";
import { openArticle } from "@/admin/editor/document/open-article";
import type { InsertedPicture } from "@/admin/editor/image-tag";
import type { QueuedPicture } from "@/admin/editor/picture-queue";
import type { ControlAttributes } from "@/admin/ui/field";
import { Toolbar } from "@/admin/ui/toolbar";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor as copy } from "@/content/admin/visual-editor";
import { pasteAsPlainText, type PastedText, type PendingPicture } from "./clipboard";
import { selectWords } from "./commands";
import { EditablePicture } from "./editable-picture";
import { HtmlCard } from "./html-card";
import { insertBlocks } from "./insert-blocks";
import { findLink } from "./link-commands";
import { LinkPanel } from "./link-panel";
import type { RenderedNode } from "./node-views";
import { PasteNotice } from "./paste-notice";
import { PlayerPanel } from "./player-panel";
import { findPlayerOffer } from "./players";
import { addUploadPlace, endUpload } from "./upload-places";
import { useEditorView } from "./use-editor-view";
import { listTableTools, listVisualTools } from "./visual-tools";
import "@/styles/visual-editor.css";

export type VisualEditorHandle = {
  focus: () => void;
  /** Inserts HTML at the cursor, for example a picture. */
  insert: (html: string) => void;
  /** Puts a picture where it belongs, or nothing if it was left out. */
  finishUpload: (place: string, image: InsertedPicture | null) => void;
};

type VisualEditorProps = {
  /** The attributes of the text as a form field. */
  field: ControlAttributes & { "aria-labelledby": string };
  /** HTML. */
  value: string;
  onChange: (value: string) => void;
  isShown: boolean;
  /** Called with pictures to be uploaded, which `finishUpload` then puts into the text. */
  onPictures: (pictures: readonly QueuedPicture[]) => void;
  /** Called when a picture is wanted, for `finishUpload`. */
  onImage: (place: string) => void;
  /** Called for the HTML of a card, which is edited in the HTML view. */
  onShowLine: (line: number) => void;
  ref?: Ref<VisualEditorHandle | null>;
};

/** Edits an article as it will be read. */
export function VisualEditor(props: VisualEditorProps) {
  const { field, value, onChange, isShown, onPictures, onImage, onShowLine, ref } = props;
  const mount = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isLinkAsked, setIsLinkAsked] = useState(false);
  const [pasted, setPasted] = useState<PastedText | null>(null);
  const { announcement, announce } = useAnnouncement();
  const hintId = `${field.id}-hint`;

  const { editor, renderedNodes, syncText, findLine } = useEditorView({
    mount,
    value,
    onChange,
    isShown,
    actions: {
      onLink: askForLink,
      onPaste: setPasted,
      onPictures: startUploads,
      onAnnounce: announce,
    },
  });
  const view = editor?.view;
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

  function addPlace(editor: EditorView, label: string, position: number, isReplacement = false) {
    const { tr } = editor.state;
    const place = addUploadPlace(tr, { position, label, isReplacement });
    editor.dispatch(tr);
    return place;
  }

  function startUploads(pictures: readonly PendingPicture[]) {
    if (!view) return;
    onPictures(
      pictures.map(({ file, position }) => {
        const place = addPlace(view, copy.picture.placeholder(file.name), position);
        return { file, place };
      }),
    );
  }

  /** Asks for a picture, or takes a copy of the one at the position. */
  function replacePicture({ view: editor, getPosition }: RenderedNode, file?: File) {
    const position = getPosition();
    if (position === undefined) return;
    const label = file ? copy.picture.placeholder(file.name) : contentEditor.image.place;
    const place = addPlace(editor, label, position, true);
    if (file) onPictures([{ file, place }]);
    else onImage(place);
  }

  function finishUpload(place: string, image: InsertedPicture | null) {
    if (!view) return;
    // The text may have been changed in another view meanwhile.
    syncText();
    view.dispatch(endUpload(view.state, place, image));
    if (image) announce(copy.announcements.pictureInserted);
  }

  const isHtmlOnly = editor?.isHtmlOnly ?? false;
  useImperativeHandle<VisualEditorHandle | null, VisualEditorHandle | null>(ref, () =>
    isHtmlOnly ? null : { focus: () => view?.focus(), insert, finishUpload },
  );

  const tableTools = editor ? listTableTools(editor.view, editor.state) : [];
  // The notice is about the text as it was pasted.
  const notice = pasted && editor?.state.doc.eq(pasted.doc) ? pasted : null;

  return (
    <>
      {isHtmlOnly && <p className="p-5 text-base">{copy.htmlOnly}</p>}
      <div
        ref={frame}
        hidden={isHtmlOnly}
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
              moreLabel={contentEditor.moreTools}
              controls={field.id}
              tools={listVisualTools(editor.view, editor.state, {
                onLink: askForLink,
                onImage: () => {
                  onImage(
                    addPlace(editor.view, contentEditor.image.place, editor.state.selection.to),
                  );
                },
                onAnnounce: announce,
              })}
            />
          )}
          {tableTools.length > 0 && (
            <Toolbar
              label={copy.table.toolbar}
              controls={field.id}
              tools={tableTools}
              className="border-t border-border max-sm:grid max-sm:grid-cols-4"
            />
          )}
        </div>
        <div className="relative">
          <div
            ref={mount}
            {...field}
            aria-describedby={[field["aria-describedby"], hintId].filter(Boolean).join(" ")}
            role="textbox"
            aria-multiline
            className="prose"
            spellCheck
            translate="no" // What a translator writes into the text would be saved.
            data-placeholder={copy.placeholder}
          />
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
        <p
          id={hintId}
          className="border-t border-border px-4 py-1.5 text-base text-muted-foreground sm:px-6"
        >
          {copy.leaveHint}
        </p>
        {[...renderedNodes].map(([id, rendered]) =>
          createPortal(
            rendered.node.type.name === "image" ? (
              <EditablePicture rendered={rendered} onReplace={replacePicture} />
            ) : (
              <HtmlCard
                rendered={rendered}
                onEdit={({ getPosition }) => {
                  onShowLine(findLine(getPosition()));
                }}
                onAnnounce={announce}
              />
            ),
            rendered.dom,
            String(id),
          ),
        )}
        <PasteNotice
          note={notice}
          onPlainText={() => {
            if (view && notice) pasteAsPlainText(view, notice);
            setPasted(null);
          }}
        />
        <div className="sr-only" role="status">
          <p key={announcement.key}>{announcement.text}</p>
        </div>
      </div>
    </>
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
