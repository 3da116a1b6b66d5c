import { CircleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import type { FormField } from "./form/define-form";
import { findCorrection } from "./form/fields";
import { findField } from "./form/find-field";
import { isStandIn } from "./form/form-state";
import { findTypedFigure } from "./form/typed-figures";
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
  const { field, label, hint } = found;
  const { text, reading } = findTypedFigure(form.definition, form.state, id);
  const error = form.errors[id];
  const mark = findMark(form, id);
  const correction = error && findCorrection(field, text);
  return (
    <div
      className={cn(
        "form-cell",
        error && "bg-danger-100 shadow-[inset_0_0_0_2px_theme(colors.danger.DEFAULT)]",
        isWide && "col-span-full",
      )}
    >
      <FieldMark fieldId={id} mark={mark} />
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <Control
        id={id}
        field={field}
        text={text}
        error={error}
        isStandIn={isStandIn(form, id)}
        notes={listNotes(id, { mark, hint, hasReading: reading !== null, error })}
        onChange={(next) => {
          form.setText(id, next);
        }}
        onBlur={() => {
          form.touchField(id);
        }}
      />
      <FieldNotes id={id} hint={hint} error={error}>
        {correction && (
          <FieldNoteButton
            id={id}
            label={words.useCorrection(correction)}
            onPress={() => {
              form.setText(id, correction);
            }}
          />
        )}
        {reading && (
          <p className="mt-1.5 text-label text-muted-foreground">
            <span id={`${id}-reading`}>{words.readAs(reading.figure, reading.other)}</span>{" "}
            {reading.other !== null && (
              <FieldNoteButton
                id={id}
                label={words.useCorrection(reading.other)}
                onPress={() => {
                  form.swapReading(id);
                }}
              />
            )}
          </p>
        )}
        {form.conversion?.key === id && (
          <p className="mt-1.5 text-label text-muted-foreground">
            {words.converted}{" "}
            <FieldNoteButton id={id} label={words.keepFigures} onPress={form.conversion.undo} />
          </p>
        )}
      </FieldNotes>
    </div>
  );
}

type Notes = {
  mark: string | null;
  hint: string | undefined;
  /** Whether the field says what its number is read as. */
  hasReading?: boolean;
  error: string | undefined;
};

/** The ids of what describes a field, for `aria-describedby`. */
export function listNotes(id: string, notes: Notes): string | undefined {
  const { mark, hint, hasReading, error } = notes;
  const ids = [
    mark && `${id}-mark`,
    hint && `${id}-hint`,
    hasReading && `${id}-reading`,
    error && `${id}-error`,
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

type FieldNotesProps = Pick<Notes, "hint" | "error"> & { id: string; children?: ReactNode };

export function FieldNotes({ id, hint, error, children }: FieldNotesProps) {
  return (
    <div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-label text-muted-foreground">
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
  /** Whether the text is not the visitor's, so that typing the same one changes something. */
  isStandIn: boolean;
  notes: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
};

function Control({ id, field, text, error, isStandIn, notes, onChange, onBlur }: ControlProps) {
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
    className: "-mb-2 block h-11 w-full min-w-0 text-lg font-semibold tabular-nums outline-none",
    autoComplete: "off",
    "aria-invalid": error !== undefined,
    "aria-describedby": notes,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
    // React reports a text that was replaced by the same one only here. It confirms the example's.
    onInput: (event: { currentTarget: { value: string } }) => {
      if (isStandIn && event.currentTarget.value === text) onChange(text);
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

/** What marks a field whose text is not the visitor's own, but the example's or another tool's. */
export function findMark({ exampleKeys, unknownKeys, state }: ToolForm, key: string) {
  if (exampleKeys.includes(key)) return words.example.mark;
  if (unknownKeys.includes(key)) return words.unknown.mark;
  const source = state.sources[key];
  return source === undefined ? null : words.offers.mark(nameTool(source));
}

/** The field refers to its mark as its description. */
export function FieldMark({ fieldId, mark }: { fieldId: string; mark: string | null }) {
  return (
    mark !== null && (
      // In the padding above the label, so that nothing moves when it goes.
      <p
        id={`${fieldId}-mark`}
        className="absolute top-0 right-0 rounded-bl bg-warning-100 px-2 text-label leading-none text-muted-foreground"
      >
        {mark}
      </p>
    )
  );
}

/** The name of a tool by its key, as it was stored. */
export function nameTool(key: string): string {
  return Object.entries(toolNames).find(([name]) => name === key)?.[1] ?? "";
}

/** An error message. The field refers to it with `aria-describedby={id}`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-base font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}

type FieldNoteButtonProps = { id: string; label: string; onPress: () => void };

/** Changes the field to what its note says. Disappears, so that the field gets the focus. */
function FieldNoteButton({ id, label, onPress }: FieldNoteButtonProps) {
  return (
    <button
      type="button"
      className="tool-text-button"
      onClick={() => {
        onPress();
        document.getElementById(id)?.focus();
      }}
    >
      {label}
    </button>
  );
}
