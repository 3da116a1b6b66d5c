import { useImperativeHandle, useRef, type Ref } from "react";
import { applyEdit, showLine } from "@/admin/ui/apply-edit";
import { CONTROL, type ControlAttributes } from "@/admin/ui/field";
import { pasteTidyText } from "@/admin/ui/text-field";
import { cn } from "@/lib/cn";
import { isFileDrag } from "@/lib/file-drops";
import { insertHtml, replaceText } from "./text-edits";

const ROWS = 15;

export type HtmlViewHandle = {
  focus: () => void;
  /** Inserts HTML at the cursor. */
  insert: (html: string) => void;
  showLine: (line: number) => void;
  /** Replaces the text, as one step that the browser can undo. */
  replaceText: (text: string) => void;
};

type HtmlViewProps = {
  attributes: ControlAttributes;
  value: string;
  onChange: (value: string) => void;
  /** Called with files that were dropped. */
  onFiles: (files: readonly File[]) => void;
  ref: Ref<HtmlViewHandle>;
};

/** The HTML source of a text. */
export function HtmlView({ attributes, value, onChange, onFiles, ref }: HtmlViewProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const wasFocused = useRef(false);

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    insert: (html) => {
      if (!field.current) return;
      const { value: text, selectionStart, selectionEnd } = field.current;
      // A field that was never focused has no place for a picture yet.
      const [start, end] = wasFocused.current
        ? [selectionStart, selectionEnd]
        : [text.length, text.length];
      applyEdit(field.current, insertHtml(text, start, end, html));
    },
    showLine: (line) => {
      if (field.current) showLine(field.current, line);
    },
    replaceText: (next) => {
      if (!field.current) return;
      applyEdit(field.current, replaceText(field.current.value, next));
      // A text field has turned the line ends of Windows into others.
      if (next.includes("\r")) onChange(next);
    },
  }));

  return (
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
      onFocus={() => {
        wasFocused.current = true;
      }}
      onPaste={pasteTidyText}
      onDragOver={(event) => {
        if (isFileDrag(event.dataTransfer)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!isFileDrag(event.dataTransfer)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    />
  );
}
