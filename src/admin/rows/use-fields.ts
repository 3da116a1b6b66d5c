import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldValues } from "@/lib/field-values";
import type { RowForm } from "./use-row-form";

/** What is wrong with fields, by their names. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

type Focusable = { focus: () => void };

/** For the place of an uploaded picture: a missing one is mended by its first button. */
export function leadToButton(ref: BoundField["ref"]) {
  return (place: HTMLElement | null): void => {
    ref(place && { focus: () => place.querySelector("button")?.focus() });
  };
}

/** The props of a field's control. */
export type BoundField = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  ref: (control: Focusable | null) => void;
  onChange: (value: string) => void;
};

export type BindField<Name extends string> = (name: Name) => BoundField;

/** Connects the controls of a form with its values, and with the problems found in them. */
export function useFields<Row, Name extends string>({
  table: { labels },
  values,
  change,
}: Pick<RowForm<Row, Name>, "table" | "values" | "change">) {
  /** With the values that have them: a problem is gone with its value, whatever replaces that. */
  const [found, setFound] = useState<{ problems: Problems<Name>; of: FieldValues<Name> }>();
  const controls = useRef(new Map<string, Focusable>());

  const bind: BindField<Name> = (name) => ({
    name,
    label: labels[name],
    value: values[name],
    error: found?.of[name] === values[name] ? found.problems[name] : undefined,
    ref: (control) => {
      if (control) controls.current.set(name, control);
    },
    onChange: (value) => {
      change({ [name]: value });
    },
  });
  return {
    bind,
    /** Shows the problems, and focuses the field of the first. None clears them. */
    report: (problems: Problems<Name>) => {
      // At once, so that the field is announced with its error.
      flushSync(() => {
        setFound({ problems, of: values });
      });
      const [first] = Object.keys(problems);
      if (first !== undefined) controls.current.get(first)?.focus();
    },
  };
}
