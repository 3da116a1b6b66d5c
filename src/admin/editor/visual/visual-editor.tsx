import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { PasteNotice } from "./paste-notice";
import { Toolbar } from "@/admin/ui/toolbar";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor as copy } from "@/content/admin/visual-editor";
import { openArticle } from "@/admin/editor/document/open-article";
import { runAfterDialog } from "@/admin/ui/dialog";
import { pasteAsPlainText, type PastedText } from "./clipboard";
import { EditorPanels } from "./editor-panels";
import { insertBlocks } from "./insert-blocks";
import { PictureUpload } from "./picture-upload";
import { RenderedNodePortals } from "./rendered-node-portals";
import { useAnnouncement } from "./use-announcement";
import { useEditorView } from "./use-editor-view";
import { useFieldAttributes, type FieldAttributes } from "./use-field-attributes";
import { usePictureUploads } from "./use-picture-uploads";
import { useViewportTop } from "./use-viewport-top";
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
