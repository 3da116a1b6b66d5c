import type { Ref } from "react";
import { TextAreaField } from "@/components/admin/fields/text-area-field";

type ContentEditorProps = {
  label: string;
  /** HTML text. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Prefix of the names of uploaded pictures. */
  uploadContext: string;
  ref?: Ref<HTMLTextAreaElement>;
};

export function ContentEditor(props: ContentEditorProps) {
  return (
    <TextAreaField label={props.label} value={props.value} onChange={props.onChange} rows={15} />
  );
}
