import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { CONTROL } from "./control";
import { Field, type FieldProps } from "./field";
import { pasteTidyText } from "./paste-tidy-text";

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<"textarea">, "id" | "onChange" | "value"> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A multi-line text field. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  onChange,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <textarea
          autoComplete="off"
          dir="auto"
          onPaste={pasteTidyText}
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
