import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { buildDay } from "@/config/build-day";
import { useBrowserValue } from "@/hooks/use-browser-value";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { localCalendarDate } from "@/lib/dates";
import type { Texts } from "@/lib/tools/fields";
import { rowErrorKey, splitErrorKey } from "@/lib/tools/form-reader";
import {
  changeCell,
  changeText,
  type FormDefinition,
  type FormState,
} from "@/lib/tools/form-state";
import { writeLink, type DroppedValue } from "@/lib/tools/link-state";
import type { FieldErrors } from "@/lib/tools/outcome";
import { useReport, type Report } from "./report/use-report";
import { openWork, startWork, type Answer, type Work } from "./open-work";
import type { Tool } from "./tool";
import { useKeptWork } from "./use-kept-work";

export type ToolWork<
  Name extends string = string,
  Column extends string = string,
  Result = unknown,
> = {
  form: FormDefinition<Name, Column>;
  state: FormState<Name, Column>;
  /** "2026-11-23": the visitor's date or, before hydration, the build's. */
  today: string;
  /** The answer to the current input, else the latest valid one; null if there was none. */
  answer: Answer<Result> | null;
  /** The answer belongs to an earlier input, because the current one is invalid. */
  isOld: boolean;
  /** The errors to show, by field. */
  errors: FieldErrors;
  /** All errors, including those of fields that are still blank. */
  allErrors: FieldErrors;
  /** Values of the opened link that were invalid. */
  dropped: readonly DroppedValue<Name>[];
  report: Report<Name, Column, Result> | null;
  /** Whether something was typed since the page was opened, or restored from the tab. */
  isEdited: boolean;
  /** The unit field that has just converted numbers, by its key in `FieldErrors`. */
  convertedBy: string | null;
  /** Undoes the conversion: the numbers as typed, in the new unit. */
  keepFigures: () => void;
  /** The query of a link to the current input: "" or "?v=1&…". */
  linkQuery: string;
  /** Whether there is anything to reset. */
  isChanged: boolean;
  setText: (name: Name, text: string) => void;
  /** Sets fields back to their defaults. */
  resetTexts: (names: readonly Name[]) => void;
  setCell: (row: number, column: Column, text: string) => void;
  setRows: (rows: readonly Texts<Column>[]) => void;
  /** Marks a field as touched when it loses focus, by its key in `FieldErrors`. */
  leaveField: (key: string) => void;
  /** Resets the form to the example. */
  startOver: () => void;
  /** Undoes the reset; null if there was none, or something was edited since. */
  bringBack: (() => void) | null;
};

/** The state of a tool's form, kept in the URL and in the tab, and the answer to it. */
export function useTool<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
): ToolWork<Name, Column, Result> {
  const { form } = tool;
  const isHydrated = useIsHydrated();
  const today = useBrowserValue(() => localCalendarDate(new Date()), buildDay);
  const { key: visit } = useLocation();
  const [opened, setOpened] = useState<{ visit: string; work: Work<Name, Column, Result> }>();
  if (isHydrated && opened?.visit !== visit) setOpened({ visit, work: openWork(tool, today) });

  const work = useMemo(() => opened?.work ?? startWork(tool, today), [opened, tool, today]);
  const { state, touched, discarded } = work;
  const outcome = useMemo(() => tool.calculate(state, today), [tool, state, today]);
  const answer = outcome.ok ? outcome : work.lastAnswer;
  const errors = outcome.ok ? {} : outcome.errors;

  const report = useReport(tool);

  const query = writeLink(form, state, today, { withPinned: false });
  const linkQuery = writeLink(form, state, today, { withPinned: true });
  const lastQuery = outcome.ok ? linkQuery : work.lastQuery;
  useKeptWork(tool.key, work.isEdited ? state : null, { query, lastQuery });

  const setWork = (next: Partial<Work<Name, Column, Result>>) => {
    setOpened({ visit, work: { ...work, ...next } });
  };
  /** @param kept the form without the conversion of numbers */
  const edit = (next: FormState<Name, Column>, key: string, text: string, kept = next) => {
    setWork({
      state: next,
      conversion: isSameState(next, kept) ? null : { key, kept },
      // A field that was just emptied is probably about to be filled, so its error can wait.
      touched: text.trim() === "" ? touched : new Set([...touched, key]),
      lastAnswer: answer,
      lastQuery,
      dropped: [],
      isEdited: true,
      discarded: null,
    });
  };

  return {
    form,
    state,
    today,
    answer,
    isOld: !outcome.ok,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([key]) => touched.has(key) || !isBlankField(form, state, key)),
    ),
    allErrors: errors,
    dropped: work.dropped,
    report,
    isEdited: work.isEdited,
    convertedBy: work.conversion?.key ?? null,
    keepFigures: () => {
      if (work.conversion) edit(work.conversion.kept, "", "");
    },
    linkQuery: linkQuery && `?${linkQuery}`,
    isChanged: query !== "" || !outcome.ok,
    setText: (name, text) => {
      const kept = changeText(form, state, { name, text, keepsFigures: true }, today);
      edit(changeText(form, state, { name, text }, today), name, text, kept);
    },
    resetTexts: (names) => {
      const texts: Record<Name, string> = { ...state.texts };
      const defaults = form.getDefaults(state.texts, today);
      for (const name of names) texts[name] = defaults[name];
      edit({ ...state, texts }, "", "");
    },
    setCell: (row, column, text) => {
      const kept = changeCell(form, state, { row, column, text, keepsFigures: true });
      edit(changeCell(form, state, { row, column, text }), rowErrorKey(column, row), text, kept);
    },
    setRows: (rows) => {
      edit({ ...state, rows }, "", "");
    },
    leaveField: (key) => {
      if (opened) setWork({ touched: new Set([...touched, key]) });
    },
    startOver: () => {
      setWork({ ...startWork(tool, today), isEdited: true, discarded: work });
    },
    bringBack:
      discarded &&
      (() => {
        setWork({ ...discarded, isEdited: true, discarded: null });
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
