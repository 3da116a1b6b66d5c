import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowForm } from "./use-row-form";

/** What is wrong with fields, by their names. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

type Focusable = { focus: () => void };

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
export function useFields<Row, Name extends string>(
  form: Pick<RowForm<Row, Name>, "table" | "values" | "change">,
) {
  const { labels } = form.table;
  const [problems, setProblems] = useState<Problems<Name>>({});
  const controls = useRef(new Map<string, Focusable>());

  /** Changes fields, with which their problems go away. */
  function change(fields: Readonly<Record<string, string>>) {
    const solved = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
    setProblems((all) => ({ ...all, ...solved }));
    form.change(fields);
  }

  const bind: BindField<Name> = (name) => ({
    name,
    label: labels[name],
    value: form.values[name],
    error: problems[name],
    ref: (control) => {
      if (control) controls.current.set(name, control);
    },
    onChange: (value) => {
      change({ [name]: value });
    },
  });
  return {
    bind,
    change,
    /** Shows the problems, and focuses the first field that has one. None clears them. */
    report: (found: Problems<Name>) => {
      // At once, so that the field is announced with its error.
      flushSync(() => {
        setProblems(found);
      });
      const first = Object.keys(labels).find((name) => name in found);
      if (first !== undefined) controls.current.get(first)?.focus();
    },
  };
}
