import { useId, type ClipboardEvent, type ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { tidySpaces } from "./tidy-spaces";
import { applyEdit } from "./apply-edit";
import { CONTROL, Field, type FieldProps } from "./field";

type TextProps<Tag extends "input" | "textarea"> = FieldProps &
  Omit<ComponentProps<Tag>, "id" | "onChange" | "value"> & {
    value: string;
    onChange: (value: string) => void;
  };

const SHARED = { autoComplete: "off", dir: "auto", onPaste: pasteTidyText } as const;

type TextFieldProps = TextProps<"input"> & {
  /** Offered by the browser. */
  suggestions?: readonly string[];
};

/** A single-line field; `type` makes it one for dates or addresses. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, className, suggestions, onChange, ...input } = props;
  const listId = useId();
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <>
          <input
            {...SHARED}
            {...input}
            {...attributes}
            list={suggestions && listId}
            className={cn(CONTROL, "h-12")}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

/** A multi-line text field. */
export function TextAreaField(props: TextProps<"textarea">) {
  const { label, hint, error, className, onChange, ...textarea } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <textarea
          {...SHARED}
          {...textarea}
          {...attributes}
          className={cn(CONTROL, "resize-y py-2.5")}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

/** Pastes into a field of plain text without the no-break spaces of other programs. */
export function pasteTidyText(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const { selectionStart: start, selectionEnd: end } = field;
  const pasted = event.clipboardData.getData("text/plain");
  const text = tidySpaces(pasted).replaceAll(/\r?\n/g, field.localName === "input" ? " " : "\n");
  // Fields for dates and the like have no cursor.
  if (start === null || end === null || tidySpaces(pasted) === pasted) return;
  event.preventDefault();
  applyEdit(field, { start, end, text });
}
