import type { EditorView } from "prosemirror-view";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from "react";
import { createPortal } from "react-dom";
import { afterDialog } from "@/components/admin/after-dialog";
import type { UploadedImage } from "@/components/admin/image-upload/image-upload";
import { checkImageFile } from "@/components/admin/image-upload/check-image-file";
import { messages as uploadMessages } from "@/components/admin/image-upload/messages";
import { PasteNotice } from "@/components/admin/content-editor/paste-notice";
import { Toolbar } from "@/components/admin/toolbar";
import { toast } from "@/components/ui/toast-store";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor as copy } from "@/content/admin/visual-editor";
import { openArticle } from "@/lib/article-document/open-article";
import { imageTag } from "@/lib/html-snippets";
import { pasteAsPlainText, type PastedText, type Picture as PastedPicture } from "./clipboard";
import { HtmlCard } from "./html-card";
import { insertBlocks } from "./insert-blocks";
import { findLink } from "./link-commands";
import { LinkPanel } from "./link-panel";
import { Picture } from "./picture";
import { PictureUpload } from "./picture-upload";
import { PlayerPanel } from "./player-panel";
import { findPlayerOffer } from "./players";
import { addUploadPlace, findUploadPlace, removeUploadPlace } from "./upload-places";
import { useEditorView } from "./use-editor-view";
import { listTableTools, listVisualTools } from "./visual-tools";
import "@/styles/visual-editor.css";

export type VisualEditorHandle = {
  focus: () => void;
  /** Inserts HTML at the cursor, for example a picture. */
  insert: (html: string) => void;
  /** Like `insert`, while a dialog is closing. */
  insertFromDialog: (html: string) => void;
};

type VisualEditorProps = {
  /** The attributes of the text field, and of its label. */
  field: {
    id: string;
    "aria-labelledby": string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  };
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

type Upload = { id: string; file: File };

/** Edits an article as it will be read. */
export function VisualEditor(props: VisualEditorProps) {
  const { field, value, onChange, isShown, uploadContext, onImage, ref } = props;
  const mount = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isLinkAsked, setIsLinkAsked] = useState(false);
  const [pasted, setPasted] = useState<PastedText | null>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [announcement, setAnnouncement] = useState("");

  const { editor, renderedNodes } = useEditorView({
    mount,
    value,
    onChange,
    isShown,
    actions: {
      onLink: askForLink,
      onPaste: setPasted,
      onPictures: startUploads,
      onAnnounce: setAnnouncement,
    },
  });
  const nodes = useSyncExternalStore(renderedNodes.subscribe, renderedNodes.getSnapshot);
  const view = editor?.view;

  useFieldAttributes(view, field);

  function askForLink() {
    setIsLinkAsked(true);
    setHasFocus(true);
  }

  function insert(html: string) {
    if (!view) return;
    view.dispatch(insertBlocks(view.state, openArticle(html).doc.children));
    setAnnouncement(copy.announcements.pictureInserted);
    view.focus();
  }

  function startUploads(pictures: readonly PastedPicture[]) {
    if (!view) return;
    const images = pictures.filter(({ file }) => checkImageFile(file) !== "no-image");
    if (images.length < pictures.length) toast(uploadMessages.invalidType);
    const started = images.map(({ file, position }) => {
      const { tr } = view.state;
      const id = addUploadPlace(tr, position, copy.picture.placeholder(file.name));
      view.dispatch(tr);
      return { id, file };
    });
    setUploads((current) => [...current, ...started]);
  }

  function finishUpload({ id }: Upload, image: UploadedImage | null) {
    setUploads((current) => current.filter((upload) => upload.id !== id));
    if (!view) return;
    const place = findUploadPlace(view.state, id);
    if (image) {
      const blocks = openArticle(imageTag(image.url, image.alt)).doc.children;
      const tr = insertBlocks(view.state, blocks, place ?? view.state.selection.to);
      view.dispatch(removeUploadPlace(tr, id, tr.selection.to));
      setAnnouncement(copy.announcements.pictureInserted);
    } else {
      view.dispatch(removeUploadPlace(view.state.tr, id));
    }
    focusAfterDialog();
  }

  function focusAfterDialog() {
    afterDialog(() => view?.focus());
  }

  useImperativeHandle(ref, () => ({
    focus: () => view?.focus(),
    insert,
    insertFromDialog: (html) => {
      insert(html);
      focusAfterDialog();
    },
  }));

  const link = editor && findLink(editor.state);
  const isLinkShown =
    link && hasFocus && (isLinkAsked || (link.mark && editor.state.selection.empty));
  const offer = editor && hasFocus && !isLinkShown ? findPlayerOffer(editor.state) : null;
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
              onAnnounce: setAnnouncement,
            })}
          />
        )}
        {editor && tableTools.length > 0 && (
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
        {isLinkShown && (
          <LinkPanel
            key={`${link.from} ${link.to} ${isLinkAsked}`}
            view={editor.view}
            target={link}
            isFocused={isLinkAsked}
            onAnnounce={setAnnouncement}
            onClose={() => {
              setIsLinkAsked(false);
              editor.view.focus();
            }}
          />
        )}
        {offer && editor && (
          <PlayerPanel view={editor.view} offer={offer} onAnnounce={setAnnouncement} />
        )}
      </div>
      {nodes.map((rendered) =>
        createPortal(
          rendered.node.type.name === "image" ? (
            <Picture rendered={rendered} uploadContext={uploadContext} />
          ) : (
            <HtmlCard rendered={rendered} onAnnounce={setAnnouncement} />
          ),
          rendered.dom,
          String(rendered.id),
        ),
      )}
      <PasteNotice
        note={notice}
        onPlainText={() => {
          if (view && notice) pasteAsPlainText(view, notice);
          setPasted(null);
        }}
      />
      {uploads.slice(0, 1).map((upload) => (
        <PictureUpload
          key={upload.id}
          file={upload.file}
          context={uploadContext}
          onDone={(image) => {
            finishUpload(upload, image);
          }}
        />
      ))}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Makes the editor a text field for assistive technology, with its label and its error. */
function useFieldAttributes(view: EditorView | undefined, field: VisualEditorProps["field"]) {
  const update = useEffectEvent(() => {
    const attributes = {
      ...field,
      role: "textbox",
      "aria-multiline": "true",
      class: "prose",
      spellcheck: "true",
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
