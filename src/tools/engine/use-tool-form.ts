import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { buildDay } from "@/config/build-day";
import { useBrowserValue } from "@/ui/hooks/use-browser-value";
import { useIsHydrated } from "@/ui/hooks/use-is-hydrated";
import { localCalendarDate } from "@/lib/dates";
import type { FieldTexts } from "@/lib/tools/fields";
import { rowErrorKey, splitErrorKey } from "@/lib/tools/form-reader";
import {
  changeCell,
  changeRows,
  changeText,
  listExamplesInUse,
  type FormDefinition,
  type FormState,
} from "@/lib/tools/form-state";
import { writeLinkQuery, type DroppedValue } from "@/lib/tools/link-query";
import type { FieldErrors } from "@/lib/tools/outcome";
import { useReport, type Report } from "./report/use-report";
import { openSession, startSession, type Answer, type ToolSession } from "./tool-session";
import type { Tool } from "./tool";
import { usePersistedForm } from "./use-persisted-form";

export type ToolForm<
  Name extends string = string,
  Column extends string = string,
  Result = unknown,
> = {
  definition: FormDefinition<Name, Column>;
  state: FormState<Name, Column>;
  /** "2026-11-23": the visitor's date or, before hydration, the build's. */
  today: string;
  /** The answer to the current input, else the latest valid one; null if there was none. */
  answer: Answer<Result> | null;
  /** The answer belongs to an earlier input, because the current one is invalid. */
  isStale: boolean;
  /** The errors to show, by field. */
  errors: FieldErrors;
  /** All errors, including those of fields that are still blank. */
  allErrors: FieldErrors;
  /** The fields whose figures are still the example's, by their keys in `FieldErrors`. */
  exampleKeys: readonly string[];
  /** Whether the visitor, or the opened link, has changed or confirmed anything. */
  hasOwnEntries: boolean;
  /** Makes the figures of the example the visitor's own. */
  confirmExamples: () => void;
  /** Values of the opened link that were invalid. */
  dropped: readonly DroppedValue<Name>[];
  report: Report<Name, Column, Result> | null;
  /** Whether something was typed since the page was opened, or restored from the tab. */
  isDirty: boolean;
  /** The unit field that has just converted numbers, by its key in `FieldErrors`. */
  convertedBy: string | null;
  /** Undoes the conversion: the numbers as typed, in the new unit. */
  undoConversion: () => void;
  /** The query of a link to the current input: "" or "?v=1&…". */
  linkQuery: string;
  /** Whether there is anything to reset. */
  canReset: boolean;
  setText: (name: Name, text: string) => void;
  /** Sets fields back to their defaults. */
  resetTexts: (names: readonly Name[]) => void;
  setCell: (row: number, column: Column, text: string) => void;
  setRows: (rows: readonly FieldTexts<Column>[]) => void;
  /** Marks a field as touched when it loses focus, by its key in `FieldErrors`. */
  touchField: (key: string) => void;
  /** Resets the form to the example. */
  reset: () => void;
  /** Undoes the reset; null if there was none, or something was edited since. */
  undoReset: (() => void) | null;
};

type ChangeForm<Name extends string, Column extends string> = (
  latest: FormState<Name, Column>,
  skipsConversion: boolean,
) => FormState<Name, Column>;

/** The state of a tool's form, kept in the URL and in the tab, and the answer to it. */
export function useToolForm<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
): ToolForm<Name, Column, Result> {
  const { form } = tool;
  const isHydrated = useIsHydrated();
  const today = useBrowserValue(() => localCalendarDate(new Date()), buildDay);
  const { key: visit } = useLocation();
  type Session = ToolSession<Name, Column, Result>;
  const [opened, setOpened] = useState<{ visit: string; session: Session }>();
  if (isHydrated && opened?.visit !== visit)
    setOpened({ visit, session: openSession(tool, today) });

  const session = useMemo(
    () => opened?.session ?? startSession(tool, today),
    [opened, tool, today],
  );
  const { state, touched, conversion, discarded } = session;
  const outcome = useMemo(() => tool.calculate(state, today), [tool, state, today]);
  const answer = outcome.ok ? outcome : session.lastAnswer;
  const errors = outcome.ok ? {} : outcome.errors;

  const report = useReport(tool);

  const query = writeLinkQuery(form, state, today, { withPinned: false });
  const linkQuery = writeLinkQuery(form, state, today, { withPinned: true });
  const lastQuery = outcome.ok ? linkQuery : session.lastQuery;
  usePersistedForm(tool.key, session.isDirty ? state : null, { query, lastQuery });

  const update = (change: (latest: Session) => Partial<Session>) => {
    setOpened((current) => {
      // Not the rendered session: several fields may report their changes before the next render.
      const latest = current?.visit === visit ? current.session : session;
      return { visit, session: { ...latest, ...change(latest) } };
    });
  };
  /** @param change gives the next form, with or without the conversion of numbers */
  const edit = (change: ChangeForm<Name, Column>, key: string, text: string) => {
    update((latest) => {
      const next = change(latest.state, false);
      const unconverted = change(latest.state, true);
      return {
        state: next,
        conversion: isSameState(next, unconverted) ? null : { key, unconverted },
        // A field that was just emptied is probably about to be filled, so its error can wait.
        touched: text.trim() === "" ? latest.touched : new Set([...latest.touched, key]),
        lastAnswer: answer,
        lastQuery,
        dropped: [],
        isDirty: true,
        discarded: null,
      };
    });
  };

  return {
    definition: form,
    state,
    today,
    answer,
    isStale: !outcome.ok,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([key]) => touched.has(key) || !isBlankField(form, state, key)),
    ),
    allErrors: errors,
    exampleKeys: listExamplesInUse(form, state),
    hasOwnEntries: query !== "",
    confirmExamples: () => {
      edit(
        (latest) => {
          const confirmed = listExamplesInUse(form, latest);
          const left = latest.exampleKeys?.filter((key) => !confirmed.includes(key)) ?? [];
          return { ...latest, exampleKeys: left };
        },
        "",
        "",
      );
    },
    dropped: session.dropped,
    report,
    isDirty: session.isDirty,
    convertedBy: conversion?.key ?? null,
    undoConversion: () => {
      if (conversion) edit(() => conversion.unconverted, "", "");
    },
    linkQuery: linkQuery && `?${linkQuery}`,
    canReset: query !== "" || !outcome.ok,
    setText: (name, text) => {
      edit(
        (latest, skipsConversion) =>
          changeText(form, latest, { name, text, skipsConversion }, today),
        name,
        text,
      );
    },
    resetTexts: (names) => {
      edit(
        (latest) => {
          const texts: Record<Name, string> = { ...latest.texts };
          const defaults = form.getDefaults(latest.texts, today);
          for (const name of names) texts[name] = defaults[name];
          return { ...latest, texts };
        },
        "",
        "",
      );
    },
    setCell: (row, column, text) => {
      edit(
        (latest, skipsConversion) =>
          changeCell(form, latest, { row, column, text, skipsConversion }),
        rowErrorKey(column, row),
        text,
      );
    },
    setRows: (rows) => {
      edit((latest) => changeRows(latest, rows), "", "");
    },
    touchField: (key) => {
      if (opened) update((latest) => ({ touched: new Set([...latest.touched, key]) }));
    },
    reset: () => {
      update((latest) => ({ ...startSession(tool, today), isDirty: true, discarded: latest }));
    },
    undoReset:
      discarded &&
      (() => {
        update(() => ({ ...discarded, isDirty: true, discarded: null }));
      }),
  };
}

/**
 * Blank fields show no error until they are touched. Keys of errors may also name the whole form.
 */
function isBlankField<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  key: string,
): boolean {
  const { name, row } = splitErrorKey(key);
  const fields: object = row === null ? form.fields : (form.rows?.columns ?? {});
  const texts: Readonly<Record<string, string>> =
    row === null ? state.texts : (state.rows[row] ?? {});
  return Object.hasOwn(fields, name) && (texts[name] ?? "").trim() === "";
}

function isSameState(a: FormState, b: FormState): boolean {
  return JSON.stringify([a.texts, a.rows]) === JSON.stringify([b.texts, b.rows]);
}
