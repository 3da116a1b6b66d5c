import { useEffect, useRef, type ReactNode } from "react";
import { toolWords as words } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import { findCorrection, type Field } from "@/lib/tools/fields";
import { ExampleMark } from "./example-mark";
import { FieldError } from "./field-error";

/** A field's texts: a label that includes the unit, and a hint. */
export type FieldCopy = {
  label: string;
  hint?: string;
  /** Labels for options that differ from their values. */
  options?: Readonly<Record<string, string>>;
};

type FieldCellProps = FieldCopy & {
  id: string;
  field: Field;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** The text is still the example's. */
  isExample?: boolean;
  isWide?: boolean | undefined;
  /** Shown below the control. */
  children?: ReactNode;
};

/** One field of a worksheet. Its text is kept as typed. */
export function FieldCell({
  id,
  label,
  hint,
  error,
  isExample = false,
  isWide,
  children,
  ...control
}: FieldCellProps) {
  const correction = findCorrection(control.field, control.text);
  const notes = [isExample && `${id}-example`, hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={cn("form-cell", error && "has-error", isWide && "col-span-full")}>
      {isExample && <ExampleMark fieldId={id} />}
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <Control
        id={id}
        error={error}
        isExample={isExample}
        notes={notes.filter(Boolean).join(" ")}
        {...control}
      />
      <div>
        {hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-label text-ink-600">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {error && correction && (
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              control.onChange(correction);
              document.getElementById(id)?.focus();
            }}
          >
            {words.useCorrection(correction)}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

type ControlProps = Pick<
  FieldCellProps,
  "id" | "field" | "text" | "error" | "options" | "isExample" | "onChange" | "onBlur"
> & { notes: string };

function Control({
  id,
  field,
  text,
  error,
  notes,
  options,
  isExample,
  onChange,
  onBlur,
}: ControlProps) {
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null);

  // Picks up what was typed or chosen before hydration, which React does not report as a change:
  // https://github.com/react/react/issues/12955
  useEffect(() => {
    if (ref.current && ref.current.value !== text) onChange(ref.current.value);
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once: later changes arrive through onChange.
  }, []);

  const attributes = {
    ref,
    id,
    value: text,
    className: "worksheet-input",
    autoComplete: "off",
    "aria-invalid": error !== undefined,
    "aria-describedby": notes || undefined,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
    // React reports a text that was replaced by the same one only here. It confirms the example's.
    onInput: (event: { currentTarget: { value: string } }) => {
      if (isExample && event.currentTarget.value === text) onChange(text);
    },
    onBlur: onBlur,
  };
  if (field.kind === "choice") {
    return (
      <select {...attributes}>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {options?.[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === "date") return <input {...attributes} type="date" />;
  return <input {...attributes} type="text" inputMode={inputModeOf(field)} />;
}

function inputModeOf(field: Field) {
  if (field.kind !== "number") return "text";
  return field.isWhole ? "numeric" : "decimal";
}
