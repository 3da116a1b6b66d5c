import { CircleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import type { FormField } from "./form/define-form";
import { findCorrection } from "./form/fields";
import { findField } from "./form/find-field";
import type { ToolForm } from "./tool-form";

export type ToolFieldProps = {
  form: ToolForm;
  /** The field's name, or the key of a row's field. */
  name: string;
  isWide?: boolean;
};

/** A field of a tool's form, by its key. Nothing if it does not apply to what is selected. */
export function ToolField({ form, name: id, isWide = false }: ToolFieldProps) {
  const found = findField(form.definition, form.state, id, form.today);
  if (!found?.isShown) return null;
  const { field, text, label, hint } = found;
  const error = form.errors[id];
  const isExample = form.exampleKeys.includes(id);
  const source = form.state.sources[id];
  const correction = error && findCorrection(field, text);
  return (
    <div className={cn("form-cell", error && "has-error", isWide && "col-span-full")}>
      <FieldMark fieldId={id} isExample={isExample} source={source} />
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <Control
        id={id}
        field={field}
        text={text}
        error={error}
        isExample={isExample}
        notes={listNotes(id, { isMarked: isExample || source !== undefined, hint, error })}
        onChange={(next) => {
          form.setText(id, next);
        }}
        onBlur={() => {
          form.touchField(id);
        }}
      />
      <FieldNotes id={id} hint={hint} error={error}>
        {correction && (
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              form.setText(id, correction);
              document.getElementById(id)?.focus();
            }}
          >
            {words.useCorrection(correction)}
          </button>
        )}
        {form.conversion?.key === id && <ConversionNote form={form} />}
      </FieldNotes>
    </div>
  );
}

type Notes = { isMarked: boolean; hint: string | undefined; error: string | undefined };

/** The ids of what describes a field, for `aria-describedby`. */
export function listNotes(id: string, { isMarked, hint, error }: Notes): string | undefined {
  const notes = [isMarked && `${id}-mark`, hint && `${id}-hint`, error && `${id}-error`];
  return notes.filter(Boolean).join(" ") || undefined;
}

type FieldNotesProps = Omit<Notes, "isMarked"> & { id: string; children?: ReactNode };

export function FieldNotes({ id, hint, error, children }: FieldNotesProps) {
  return (
    <div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-label text-ink-600">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  );
}

type ControlProps = {
  id: string;
  field: FormField;
  text: string;
  error: string | undefined;
  isExample: boolean;
  notes: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
};

function Control({ id, field, text, error, isExample, notes, onChange, onBlur }: ControlProps) {
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
    "aria-describedby": notes,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
    // React reports a text that was replaced by the same one only here. It confirms the example's.
    onInput: (event: { currentTarget: { value: string } }) => {
      if (isExample && event.currentTarget.value === text) onChange(text);
    },
    onBlur,
  };
  if (field.kind === "choice") {
    return (
      <select {...attributes}>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {field.optionWords[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === "date") return <input {...attributes} type="date" />;
  const isWhole = field.kind === "number" && field.isWhole;
  const inputMode = field.kind === "text" ? "text" : isWhole ? "numeric" : "decimal";
  return <input {...attributes} type="text" inputMode={inputMode} />;
}

type FieldMarkProps = { fieldId: string; isExample: boolean; source: string | undefined };

/**
 * Marks a field whose text is not the visitor's own, but the example's or another tool's. The field
 * refers to it as its description.
 */
export function FieldMark({ fieldId, isExample, source }: FieldMarkProps) {
  if (!isExample && source === undefined) return null;
  return (
    <p id={`${fieldId}-mark`} className="field-mark">
      {isExample ? words.example.mark : words.offers.mark(nameTool(source ?? ""))}
    </p>
  );
}

/** The name of a tool by its key, as it was stored. */
export function nameTool(key: string): string {
  return Object.entries(toolNames).find(([name]) => name === key)?.[1] ?? "";
}

/** An error message. The field refers to it with `aria-describedby={id}`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-sm font-semibold text-cinnabar">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** Below a unit field that has just converted numbers, for who only wanted to correct the unit. */
function ConversionNote({ form: { conversion } }: { form: ToolForm }) {
  if (!conversion) return null;
  return (
    <p className="mt-1.5 text-label text-ink-600">
      {words.converted}{" "}
      <button
        type="button"
        className="tool-text-button"
        onClick={() => {
          conversion.undo();
          // The button disappears and would lose the focus.
          document.getElementById(conversion.key)?.focus();
        }}
      >
        {words.keepFigures}
      </button>
    </p>
  );
}
