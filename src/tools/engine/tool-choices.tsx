import { useEffect, useRef } from "react";
import { ExampleMark } from "./example-mark";
import { FieldError } from "./field-error";
import type { ToolForm } from "./use-tool-form";

type ToolChoicesProps<Name extends string, Column extends string, Result> = {
  form: ToolForm<Name, Column, Result>;
  name: NoInfer<Name>;
  copy: {
    label: string;
    hint?: string;
    /** The label of each option, in the order of the field's options. */
    options: Readonly<Record<string, string>>;
  };
};

/** A radio group with its options side by side. */
export function ToolChoices<Name extends string, Column extends string, Result>({
  form,
  name,
  copy: { label, hint, options },
}: ToolChoicesProps<Name, Column, Result>) {
  const error = form.errors[name];
  const isExample = form.exampleKeys.includes(name);
  const notes = [isExample && `${name}-example`, hint && `${name}-hint`, error && `${name}-error`];
  const ref = useRef<HTMLFieldSetElement>(null);

  // Picks up what was chosen before hydration, which React does not report as a change:
  // https://github.com/react/react/issues/12955
  useEffect(() => {
    const chosen = ref.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen && chosen.value !== form.state.texts[name]) form.setText(name, chosen.value);
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once: later changes arrive through onChange.
  }, []);

  // A press on the chosen option is no change, but confirms the example's.
  function confirm(value: string) {
    if (isExample) form.setText(name, value);
  }

  return (
    <fieldset
      ref={ref}
      id={name}
      tabIndex={-1}
      className="form-cell tool-choices col-span-full"
      aria-describedby={notes.filter(Boolean).join(" ") || undefined}
      aria-invalid={error !== undefined}
    >
      <legend className="cell-label">{label}</legend>
      {isExample && <ExampleMark fieldId={name} />}
      <div>
        {Object.entries(options).map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              // Without it Firefox restores the choice on reload:
              // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/input/radio
              autoComplete="off"
              checked={form.state.texts[name] === value}
              onChange={() => {
                form.setText(name, value);
              }}
              onClick={() => {
                confirm(value);
              }}
              // Space on the chosen option is no click.
              onKeyDown={({ key }) => {
                if (key === " ") confirm(value);
              }}
            />
            {words}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-label text-ink-600">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
