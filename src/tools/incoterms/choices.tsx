import { useEffect, useRef } from "react";
import { findField } from "@/tools/engine/form/find-field";
import { isStandIn } from "@/tools/engine/form/form-state";
import {
  FieldMark,
  FieldNotes,
  findMark,
  listNotes,
  type ToolFieldProps,
} from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/tool-form";

/** A cell of a worksheet with the choice of this name as radio buttons. */
export function choicesOf(name: string) {
  return function Choices({ form }: { form: ToolForm }) {
    return <ToolChoices form={form} name={name} />;
  };
}

/** A choice as a radio group, with its options side by side. */
function ToolChoices({ form, name }: ToolFieldProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const found = findField(form.definition, form.state, name, form.today);
  const chosen = found?.text;

  // Picks up what was chosen before hydration, which React does not report as a change:
  // https://github.com/react/react/issues/12955
  useEffect(() => {
    const checked = ref.current?.querySelector<HTMLInputElement>("input:checked");
    if (checked && checked.value !== chosen) form.setText(name, checked.value);
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once: later changes arrive through onChange.
  }, []);

  if (!found?.isShown || found.field.kind !== "choice") return null;
  const { field, label, hint } = found;
  const error = form.errors[name];
  const mark = findMark(form, name);

  // A press on the chosen option is no change, but confirms the example's.
  function confirm(value: string) {
    if (isStandIn(form, name)) form.setText(name, value);
  }

  return (
    <fieldset
      ref={ref}
      id={name}
      tabIndex={-1}
      className="form-cell col-span-full min-w-0 border-0 bg-card aria-invalid:bg-danger-100"
      aria-describedby={listNotes(name, { mark, hint, error })}
      aria-invalid={error !== undefined}
    >
      <legend className="cell-label float-left w-full">{label}</legend>
      <FieldMark fieldId={name} mark={mark} />
      <div className="clear-both flex flex-wrap gap-x-6">
        {field.options.map((value) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-lg has-checked:font-semibold"
          >
            <input
              className="size-6 accent-ink"
              type="radio"
              name={name}
              value={value}
              // Without it Firefox restores the choice on reload:
              // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/input/radio
              autoComplete="off"
              checked={chosen === value}
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
            {field.optionWords[value] ?? value}
          </label>
        ))}
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  );
}
