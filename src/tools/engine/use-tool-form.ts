import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { buildDay } from "@/config/build-day";
import { useBrowserValue } from "@/ui/hooks/use-browser-value";
import { endHandOver } from "@/data/browser/shipment";
import { useIsHydrated } from "@/ui/hooks/use-is-hydrated";
import { localCalendarDate } from "@/lib/dates";
import { useAfterHydration, type AfterHydration } from "./after-hydration/use-after-hydration";
import type { AnswerView, OpenEntry } from "./answer-view";
import type { Tool } from "./define-tool";
import type { Form } from "./form/define-form";
import { splitFieldKey } from "./form/field-key";
import {
  changeRows,
  changeText,
  findGroup,
  listExamplesInUse,
  resetTexts,
  textsOf,
  type FormState,
  type Texts,
} from "./form/form-state";
import { writeLinkQuery, type DroppedValue } from "./form/link-query";
import type { FieldErrors } from "./form/read-form";
import {
  listOffers,
  replacesOwnEntry,
  shareFacts,
  takeOffers,
  undoTaking,
  type Offer,
} from "./shipment";
import { openSession, startSession, type ToolSession } from "./tool-session";
import { usePersistedForm } from "./use-persisted-form";

/** A result and what it says in words. */
export type Solution<Result = unknown> = { result: Result; view: AnswerView };

/** The state of a tool's form. Fields are known by their keys, as in `field-key.ts`. */
export type ToolForm<Result = unknown> = {
  definition: Form;
  state: FormState;
  /** "2026-11-23": the visitor's date or, before hydration, the build's. */
  today: string;
  /** The answer to the current input, else to the latest valid one; null if there was none. */
  solution: Solution<Result> | null;
  /** The answer belongs to an earlier input, because the current one is invalid or incomplete. */
  isStale: boolean;
  /** Something else that the answer waits for, in place of an invalid field. */
  blocker: OpenEntry | null;
  setBlocker: (blocker: OpenEntry | null) => void;
  /** The errors to show. */
  errors: FieldErrors;
  /** All errors, including those of fields that are still blank. */
  allErrors: FieldErrors;
  /** The fields whose figures are still the example's. */
  exampleKeys: readonly string[];
  /** Whether the visitor, or the opened link, has changed or confirmed anything. */
  hasOwnEntries: boolean;
  /** Makes the figures of the example the visitor's own. */
  confirmExamples: () => void;
  /** What the other tools know of the shipment that is not in this form. */
  offers: readonly Offer[];
  takeOffers: () => void;
  /** Undoes the taking over where nothing was edited since; null if there is nothing to undo. */
  undoTaking: (() => void) | null;
  /** Values of the opened link that were invalid. */
  dropped: readonly DroppedValue[];
  /** Null until its code has arrived. */
  afterHydration: AfterHydration | null;
  /** Whether something was typed since the page was opened, or restored from the tab. */
  isDirty: boolean;
  /** The unit field that has just converted numbers. */
  convertedBy: string | null;
  /** Undoes the conversion: the numbers as typed, in the new unit. */
  undoConversion: () => void;
  /** The query of a link to the current input: "" or "?v=1&…". */
  linkQuery: string;
  /** Whether there is anything to reset. */
  canReset: boolean;
  setText: (key: string, text: string) => void;
  /** Sets fields back to their defaults. */
  resetTexts: (names: readonly string[]) => void;
  setRows: (group: string, rows: readonly Texts[]) => void;
  /** Marks a field as touched when it loses focus. */
  touchField: (key: string) => void;
  /** Resets the form to the example. */
  reset: () => void;
  /** Undoes the reset; null if there was none, or something was edited since. */
  undoReset: (() => void) | null;
};

/** A change of the form, with or without the conversion of numbers to another unit. */
type ChangeForm = (latest: FormState, skipsConversion: boolean) => FormState;

/** The state of a tool's form, kept in the URL and in the tab, and the answer to it. */
export function useToolForm<Result>(tool: Tool<Result>): ToolForm<Result> {
  const { form } = tool;
  const isHydrated = useIsHydrated();
  const today = useBrowserValue(() => localCalendarDate(new Date()), buildDay);
  const { key: entryKey } = useLocation();
  type Session = ToolSession<Result>;
  const [current, setCurrent] = useState<{ entryKey: string; session: Session }>();
  const [blocker, setBlocker] = useState<OpenEntry | null>(null);
  if (isHydrated && current?.entryKey !== entryKey)
    setCurrent({ entryKey, session: openSession(tool, today) });

  const session = useMemo(
    () => current?.session ?? startSession(tool, today),
    [current, tool, today],
  );
  const { state, touched, edited, conversion, discarded } = session;
  const outcome = useMemo(() => tool.solve(state, today), [tool, state, today]);
  const solved = outcome.ok ? outcome : session.lastResult;
  const solution = useMemo(
    () => solved && { result: solved.result, view: tool.view(solved.result) },
    [tool, solved],
  );
  const errors = outcome.ok ? {} : outcome.errors;
  const afterHydration = useAfterHydration();

  const query = writeLinkQuery(form, state, today, { withPinned: false });
  const linkQuery = writeLinkQuery(form, state, today, { withPinned: true });
  const lastQuery = outcome.ok ? linkQuery : session.lastQuery;
  usePersistedForm(tool.key, session.isDirty ? state : null, { query, lastQuery });

  const offers = useMemo(
    () => (isHydrated ? listOffers(tool, state, today).filter(({ key }) => !edited.has(key)) : []),
    [isHydrated, tool, state, edited, today],
  );
  const solvedNow = outcome.ok ? outcome : null;
  const hasOwnEntries = query !== "";
  useEffect(() => {
    if (!isHydrated) return;
    shareFacts(tool, { state: hasOwnEntries ? state : null, solved: solvedNow, edited, today });
  }, [isHydrated, tool, hasOwnEntries, state, solvedNow, edited, today]);

  const update = (change: (latest: Session) => Partial<Session>) => {
    setCurrent((now) => {
      // Not the rendered session: several fields may report their changes before the next render.
      const latest = now?.entryKey === entryKey ? now.session : session;
      return { entryKey, session: { ...latest, ...change(latest) } };
    });
  };
  const edit = (change: ChangeForm, entry?: { key: string; text: string }) => {
    update((latest) => {
      const next = change(latest.state, false);
      const unconverted = change(latest.state, true);
      const isBlank = !entry || entry.text.trim() === "";
      return {
        state: next,
        conversion:
          !entry || isSameState(next, unconverted) ? null : { key: entry.key, unconverted },
        // A field that was just emptied is probably about to be filled, so its error can wait.
        edited: entry ? new Set([...latest.edited, groupOrName(form, entry.key)]) : latest.edited,
        touched: isBlank ? latest.touched : new Set([...latest.touched, entry.key]),
        lastResult: solved,
        lastQuery,
        dropped: [],
        isDirty: true,
        discarded: null,
      };
    });
  };
  const take = (isWanted: (latest: FormState, offer: Offer) => boolean) => {
    update((latest) => {
      const next = takeOffers(tool, latest.state, today, isWanted);
      return next === latest.state
        ? {}
        : {
            state: next,
            isDirty: true,
            discarded: null,
            beforeTaking: latest.beforeTaking ?? latest.state,
          };
    });
  };
  // The figures of the tool before are filled in at once, but never over an own entry.
  const fillIn = useEffectEvent(() => {
    take((latest, offer) => !replacesOwnEntry(tool, latest, offer, today));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- What was handed over is in the browser's storage, and read once.
    if (isHydrated && endHandOver(tool.key)) fillIn();
  }, [isHydrated, tool, entryKey]);

  return {
    definition: form,
    state,
    today,
    solution,
    isStale: !outcome.ok || blocker !== null,
    blocker,
    setBlocker,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([key]) => touched.has(key) || !isBlankField(form, state, key)),
    ),
    allErrors: errors,
    exampleKeys: listExamplesInUse(form, state),
    hasOwnEntries,
    confirmExamples: () => {
      edit((latest) => {
        const confirmed = listExamplesInUse(form, latest);
        const left = latest.exampleKeys.filter((key) => !confirmed.includes(key));
        return { ...latest, exampleKeys: left };
      });
    },
    offers,
    takeOffers: () => {
      take(() => true);
    },
    undoTaking:
      session.beforeTaking && Object.keys(state.taken).length > 0
        ? () => {
            update(({ state: latest, beforeTaking }) =>
              beforeTaking
                ? { state: undoTaking(form, latest, beforeTaking, today), beforeTaking: null }
                : {},
            );
          }
        : null,
    dropped: session.dropped,
    afterHydration,
    isDirty: session.isDirty,
    convertedBy: conversion?.key ?? null,
    undoConversion: () => {
      if (conversion) edit(() => conversion.unconverted);
    },
    linkQuery: linkQuery && `?${linkQuery}`,
    canReset: query !== "" || !outcome.ok,
    setText: (key, text) => {
      edit(
        (latest, skipsConversion) =>
          changeText(form, latest, { key, text, skipsConversion }, today),
        { key, text },
      );
    },
    resetTexts: (names) => {
      edit((latest) => resetTexts(form, latest, names, today));
    },
    setRows: (group, rows) => {
      edit((latest) => changeRows(form, latest, group, rows), { key: group, text: "" });
    },
    touchField: (key) => {
      if (current) update((latest) => ({ touched: new Set([...latest.touched, key]) }));
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

/** Blank fields show no error until they are touched. An error may also be the whole form's. */
function isBlankField(form: Form, state: FormState, key: string): boolean {
  const text = textsOf(form, state, key)[splitFieldKey(key).name];
  return text !== undefined && text.trim() === "";
}

/** The name of a field or, for a row's field, of its group. */
function groupOrName(form: Form, key: string): string {
  const { name, row } = splitFieldKey(key);
  return row === null ? name : (findGroup(form, name) ?? name);
}

function isSameState(a: FormState, b: FormState): boolean {
  return JSON.stringify([a.texts, a.rows]) === JSON.stringify([b.texts, b.rows]);
}
