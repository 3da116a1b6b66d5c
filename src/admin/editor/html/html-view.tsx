import { useImperativeHandle, useRef, type Ref } from "react";
import { CONTROL } from "@/admin/ui/field";
import { Toolbar } from "@/admin/ui/toolbar";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { cn } from "@/lib/cn";
import { isFileDrag } from "@/lib/file-drops";
import { buildSnippet, type SnippetKind } from "./html-snippets";
import { replaceAll } from "./text-edit";
import { applyEdit, showLine } from "./apply-edit";
import { PasteNotice } from "@/admin/editor/paste-notice";
import { readTextShortcut } from "./shortcuts";
import { listTextTools } from "./text-tools";
import { usePaste } from "./use-paste";
import { useTextField } from "./use-text-field";

const ROWS = 15;

const SHORTCUTS = new Map<string | null, SnippetKind>([
  ["b", "bold"],
  ["i", "italic"],
  ["k", "link"],
]);

export type HtmlViewHandle = {
  focus: () => void;
  insert: (html: string) => void;
  /** Like `insert`, while a dialog is closing. */
  insertFromDialog: (html: string) => void;
  showLine: (line: number) => void;
  /** Replaces the text, as one step that the browser can undo. */
  replaceText: (text: string) => void;
};

type HtmlViewProps = {
  attributes: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  };
  value: string;
  onChange: (value: string) => void;
  /** Called for the tool that inserts a picture by its address. */
  onImage: () => void;
  /** Called with files that were dropped or pasted. */
  onFiles: (files: readonly File[]) => void;
  ref: Ref<HtmlViewHandle>;
};

/** The HTML source of a text, in a field with a toolbar. */
export function HtmlView({ attributes, value, onChange, onImage, onFiles, ref }: HtmlViewProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useTextField(field);
  const paste = usePaste(value, text.edit, onFiles);

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    insert: text.insert,
    insertFromDialog: text.insertFromDialog,
    showLine: (line) => {
      if (field.current) showLine(field.current, line);
    },
    replaceText: (next) => {
      if (!field.current) return;
      applyEdit(field.current, replaceAll(field.current.value, next));
      // A text field has turned the line ends of Windows into others.
      if (next.includes("\r")) onChange(next);
    },
  }));

  function handlePick(item: ToolbarItem) {
    if (item === "image") onImage();
    else text.edit((selection) => buildSnippet(item, selection));
  }

  return (
    <>
      <Toolbar
        label={contentEditor.toolbar}
        controls={attributes.id}
        tools={listTextTools(handlePick)}
        className="flex-wrap rounded-t-box border-fine border-b-0 border-edge bg-sand"
      />
      <textarea
        {...attributes}
        ref={field}
        rows={ROWS}
        value={value}
        autoComplete="off"
        className={cn(CONTROL, "resize-y rounded-t-none py-2.5 font-mono text-sm")}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onFocus={text.handleFocus}
        onPaste={paste.handlePaste}
        onDragOver={(event) => {
          if (isFileDrag(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={(event) => {
          if (!isFileDrag(event.dataTransfer)) return;
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }}
        onKeyDown={(event) => {
          paste.handleKeyDown(event);
          const shortcut = SHORTCUTS.get(readTextShortcut(event.nativeEvent));
          if (!shortcut) return;
          event.preventDefault();
          handlePick(shortcut);
        }}
      />
      <PasteNotice note={paste.note} onPlainText={paste.pasteAsPlainText} />
    </>
  );
}
