import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { buildDay } from "@/config/build-day";
import { useBrowserValue } from "@/ui/hooks/use-browser-value";
import { toolWords as words } from "@/content/tools/shared";
import { clearNextTool, isNextTool, storeSharedValues } from "@/data/browser/shared-values";
import { useIsHydrated } from "@/ui/hooks/use-is-hydrated";
import { localCalendarDate } from "@/lib/dates";
import type { OpenEntry } from "./answer-view";
import type { Tool } from "./define-tool";
import type { Form } from "./form/define-form";
import { splitFieldKey } from "./form/fields";
import {
  changeRows,
  changeText,
  fieldAt,
  isUnitField,
  listExamplesInUse,
  listUnknownInUse,
  markUnknown,
  resetTexts,
  restoreParts,
  splitUnknown,
  textsOf,
  type FormState,
} from "./form/form-state";
import { writeLinkQuery } from "./form/link-query";
import { keepDecimal, swapReading, typeText } from "./form/typed-figures";
import { listSharedValues, takeEntry } from "./shared-values";
import type { ToolForm } from "./tool-form";
import { openSession, startSession, type ToolSession } from "./tool-session";
import { usePersistedForm } from "./use-persisted-form";

/** The state of a tool's form, kept in the URL and in the tab, and the answer to it. */
export function useToolForm<Result>(tool: Tool<Result>): ToolForm<Result> {
  const { form } = tool;
  const isHydrated = useIsHydrated();
  const today = useBrowserValue(() => localCalendarDate(new Date()), buildDay);
  const { key: entryKey } = useLocation();
  const [current, setCurrent] = useState<{ entryKey: string; session: ToolSession }>();
  const [blocker, setBlocker] = useState<OpenEntry | null>(null);
  if (isHydrated && current?.entryKey !== entryKey)
    setCurrent({ entryKey, session: openSession(tool, today) });
  useEffect(() => {
    if (isHydrated && isNextTool(tool.key)) clearNextTool();
  }, [isHydrated, tool, entryKey]);

  const session = useMemo(
    () => current?.session ?? startSession(tool, today),
    [current, tool, today],
  );
  const { state, touched, conversion, received, discarded } = session;
  const outcome = useMemo(() => tool.solve(state, today), [tool, state, today]);
  const solution = useMemo(() => {
    if (!outcome.ok) return null;
    const view = tool.view(outcome.result);
    // Nothing can be decided on a figure that lacks a part, unless the tool counts with the gap.
    const unknown = listUnknownInUse(form, state);
    const isIncomplete = unknown.some((key) => fieldAt(form, key)?.textIfUnknown);
    const hasStandIn = splitUnknown(form, unknown).standIns.length > 0;
    const decision = isIncomplete
      ? words.unknown.decision
      : (hasStandIn ? words.unknown.ifRight : "") + view.decision;
    return { result: outcome.result, view: { ...view, decision } };
  }, [tool, form, state, outcome]);
  const errors = outcome.ok ? {} : outcome.errors;
  const link = writeLinkQuery(form, state, today);
  usePersistedForm(tool.key, session.hasDraft ? state : null, link.isOwn ? link.query : "");

  const update = (change: (latest: ToolSession) => Partial<ToolSession>) => {
    setCurrent((now) => {
      // Not the rendered session: several fields may report their changes before the next render.
      const latest = now?.entryKey === entryKey ? now.session : session;
      return { entryKey, session: { ...latest, ...change(latest) } };
    });
  };
  /** Changes the form. What holds only until the next change ends. */
  const edit = (change: (latest: ToolSession) => Partial<ToolSession>) => {
    update((latest) => ({
      hasIgnoredValues: false,
      conversion: null,
      hasDraft: true,
      discarded: null,
      ...change(latest),
    }));
  };
  const filledKeys = (received?.taken ?? []).filter(
    (key) =>
      state.texts[key] === received?.after.texts[key] &&
      state.rows[key] === received?.after.rows[key],
  );

  return {
    definition: form,
    state,
    today,
    solution: blocker ? null : solution,
    blocker,
    setBlocker,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([key]) => touched.has(key) || !isBlankField(form, state, key)),
    ),
    allErrors: errors,
    exampleKeys: listExamplesInUse(form, state),
    hasOwnEntries: link.isOwn,
    unknownKeys: listUnknownInUse(form, state),
    confirmExamples: (keys) => {
      edit(({ state: latest }) => {
        const left = latest.exampleKeys.filter((key) => !keys.includes(key));
        return { state: { ...latest, exampleKeys: left } };
      });
    },
    received: received && {
      offers: received.offers,
      answerOffers: (isAccepted) => {
        const offers = isAccepted ? received.offers : [];
        edit(({ state: before }) => {
          const after = offers.reduce((next, one) => takeEntry(tool, next, one, today), before);
          const taken = offers.map(({ key }) => key);
          return { state: after, received: { before, after, taken, offers: [] } };
        });
      },
      undo:
        filledKeys.length > 0
          ? () => {
              edit((latest) => ({
                state: restoreParts(form, latest.state, received.before, filledKeys, today),
                received: null,
              }));
            }
          : null,
    },
    hasIgnoredValues: session.hasIgnoredValues,
    hasDraft: session.hasDraft,
    conversion: conversion && {
      key: conversion.key,
      undo: () => {
        edit(() => ({ state: conversion.unconverted }));
      },
    },
    handOver: (next) => {
      if (outcome.ok) storeSharedValues(next, listSharedValues(tool, state, outcome.result, today));
    },
    linkQuery: link.query && `?${link.query}`,
    setText: (key, text) => {
      edit(({ state: latest, touched: before }) => {
        const next = typeText(form, latest, key, text, today);
        const unconverted = isUnitField(form, key)
          ? changeText(form, latest, { key, text, skipsConversion: true }, today)
          : next;
        return {
          state: next,
          conversion: isSameInput(next, unconverted) ? null : { key, unconverted },
          // A field that was just emptied is probably about to be filled, so its error can wait.
          touched: text.trim() === "" ? before : new Set([...before, key]),
        };
      });
    },
    swapReading: (key) => {
      edit(({ state: latest }) => ({ state: swapReading(form, latest, key, today) }));
    },
    setUnknown: (keys) => {
      edit(({ state: latest }) => ({ state: markUnknown(form, latest, keys, today) }));
    },
    resetTexts: (names) => {
      edit(({ state: latest }) => ({ state: resetTexts(form, latest, names, today) }));
    },
    setRows: (group, rows) => {
      edit(({ state: latest }) => ({ state: changeRows(form, latest, group, rows) }));
    },
    restore: (before, keys) => {
      edit(({ state: latest }) => ({ state: restoreParts(form, latest, before, keys, today) }));
    },
    touchField: (key) => {
      if (!current) return;
      update(({ state: latest, touched: before }) => ({
        state: keepDecimal(form, latest),
        touched: new Set([...before, key]),
      }));
    },
    reset:
      link.isOwn || !outcome.ok
        ? () => {
            update((latest) => ({
              ...startSession(tool, today),
              hasDraft: true,
              discarded: latest,
            }));
          }
        : null,
    undoReset:
      discarded &&
      (() => {
        update(() => ({ ...discarded, hasDraft: true, discarded: null }));
      }),
  };
}

/** Blank fields show no error until they are touched. An error may also be the whole form's. */
function isBlankField(form: Form, state: FormState, key: string): boolean {
  const text = textsOf(form, state, key)[splitFieldKey(key).name];
  return text !== undefined && text.trim() === "";
}

function isSameInput(a: FormState, b: FormState): boolean {
  return a === b || JSON.stringify([a.texts, a.rows]) === JSON.stringify([b.texts, b.rows]);
}
