import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { CONTROL } from "./control";
import { Field, type FieldProps } from "./field";
import { pasteTidyText } from "./paste-tidy-text";

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "id" | "onChange" | "value"> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A single-line field; `type` makes it one for dates or addresses. */
export function TextField({ label, hint, error, className, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <input
          autoComplete="off"
          dir="auto"
          onPaste={pasteTidyText}
          {...input}
          {...attributes}
          className={cn(CONTROL, "h-12")}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
