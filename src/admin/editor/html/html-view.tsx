import { useImperativeHandle, useRef, type Ref } from "react";
import { applyEdit, showLine, type TextEdit } from "@/admin/ui/apply-edit";
import { CONTROL, type ControlAttributes } from "@/admin/ui/field";
import { pasteTidyText } from "@/admin/ui/text-field";
import { cn } from "@/lib/cn";
import { isFileDrag } from "@/lib/file-drops";

const ROWS = 15;

export type HtmlViewHandle = {
  focus: () => void;
  /** Inserts HTML at the cursor. */
  insert: (html: string) => void;
  showLine: (line: number) => void;
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
  }));

  return (
    <textarea
      {...attributes}
      ref={field}
      rows={ROWS}
      value={value}
      autoComplete="off"
      className={cn(CONTROL, "resize-y rounded-t-none py-2.5 font-mono text-base")}
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

/** Inserts HTML in place of a selection. From within a tag, such as a link's address, behind the tag. */
export function insertHtml(value: string, start: number, end: number, html: string): TextEdit {
  const [rest = ""] = /^[^<>]*>/.exec(value.slice(end)) ?? [];
  const isInTag = rest !== "" && /<[a-z/][^<>]*$/i.test(value.slice(0, end));
  const place = end + rest.length;
  return isInTag ? { start: place, end: place, text: html } : { start, end, text: html };
}
