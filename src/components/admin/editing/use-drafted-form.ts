import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DRAFT_DELAY_MS, DRAFTS_PER_FORM } from "@/config/limits";
import { keepDrafts, readDrafts, type Draft } from "@/db/admin-drafts";
import { announceSave, subscribeToSaves } from "@/db/admin-saves";
import { applyStoredValues, hasSameValues, type FieldValues } from "@/lib/field-values";
import { useLeaveCheck } from "./unsaved-changes";

type Options<Name extends string> = {
  /** The storage key of the form's drafts, e.g. "blog-post:new". */
  draftKey: string;
  /** The stored row, or the empty form. */
  initial: FieldValues<Name>;
  isNew?: boolean;
  /** Applies the newest draft on opening. The user has asked for it and can undo it. */
  isBroughtBack?: boolean;
};

type Step<Name extends string> = {
  values: FieldValues<Name>;
  /** The stored row that the edits are based on. */
  base: FieldValues<Name>;
  found: readonly Draft[];
};

type UndoStep<Name extends string> = Step<Name> & {
  done: "restored" | "discarded" | "loaded" | "undone";
};

export type DraftedForm<Name extends string> = ReturnType<typeof useDraftedForm<Name>>;

/**
 * The values of a form, saved as a draft in local storage half a second after the last change and
 * when the page is left. Drafts of an earlier session are offered but never applied by themselves;
 * they are kept until they are restored or discarded.
 */
export function useDraftedForm<Name extends string>({
  draftKey,
  initial,
  isNew = false,
  isBroughtBack = false,
}: Options<Name>) {
  const [start] = useState(() => openDrafts(draftKey, initial, isBroughtBack));
  const [base, setBase] = useState(start.base);
  const [values, setValues] = useState(start.values);
  const [found, setFound] = useState(start.found);
  const [undoStep, setUndoStep] = useState<UndoStep<Name> | null>(
    start.undoStep && { ...start.undoStep, done: "restored" },
  );
  const [isKept, setIsKept] = useState(true);
  const [isSavedElsewhere, setIsSavedElsewhere] = useState(false);
  /** What the stored draft holds. */
  const kept = useRef<Pick<Step<Name>, "values" | "found">>(start);
  const isSafe = useRef(true);
  const isDirty = !hasSameValues(values, base);

  function keepNow() {
    if (kept.current.values === values && kept.current.found === found) return;
    kept.current = { values, found };
    const own = { values, base: isNew ? null : base, savedAt: new Date().toISOString() };
    const drafts = isDirty ? [own, ...found] : found;
    isSafe.current = keepDrafts(draftKey, drafts.slice(0, DRAFTS_PER_FORM));
    setIsKept(isSafe.current);
  }
  const keep = useEffectEvent(keepNow);

  useEffect(() => {
    const timer = setTimeout(keep, DRAFT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [values, found, base]);

  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);

  useEffect(
    () =>
      subscribeToSaves(draftKey, () => {
        setIsSavedElsewhere(true);
      }),
    [draftKey],
  );

  // Asks only when no draft could be stored.
  useLeaveCheck(() => {
    keepNow();
    return isDirty && !isSafe.current;
  });

  function moveTo(step: Step<Name>, done: UndoStep<Name>["done"]) {
    setUndoStep({ values, base, found, done });
    setValues(step.values);
    setBase(step.base);
    setFound(step.found);
  }

  return {
    values,
    /** The row as it was opened, loaded or last saved here. */
    base,
    isDirty,
    /** False when the browser could not store a draft. */
    isKept,
    /** Another tab has saved the same row since the form was opened. */
    isSavedElsewhere,
    /** The newest draft of an earlier session, until it is restored or discarded. */
    found: found[0] ?? null,
    /** The stored row has changed since that draft was made. */
    hasMovedOn: isOutdated(found[0], base),
    /** The step that `undo` reverts. */
    lastStep: undoStep?.done ?? null,

    /**
     * Changes some fields. The others keep their current value, also when an upload finishes late.
     */
    change: (fields: Partial<FieldValues<Name>>) => {
      setValues((current) => ({ ...current, ...fields }));
    },
    restore: () => {
      const [newest, ...others] = found;
      if (newest) moveTo(resume(newest, { values, base, found: others }), "restored");
    },
    discard: () => {
      moveTo({ values, base, found: found.slice(1) }, "discarded");
    },
    /** Reverts the last restore, discard or load. Calling it again redoes that. */
    undo: () => {
      if (undoStep) moveTo(undoStep, "undone");
    },
    /** Replaces the values by the stored row. `undo` brings the edits back. */
    load: (stored: FieldValues<Name>) => {
      setIsSavedElsewhere(false);
      if (isDirty) {
        moveTo({ values: stored, base: stored, found }, "loaded");
      } else {
        setBase(stored);
        setValues(stored);
      }
    },
    /** Reports the stored row. A form without edits shows it at once. */
    noteStored: (stored: FieldValues<Name>) => {
      if (hasSameValues(stored, base)) return;
      if (isDirty) {
        setIsSavedElsewhere(true);
      } else {
        setBase(stored);
        setValues(stored);
      }
    },
    /** Drops the draft of values that were saved, but keeps edits made since. */
    finish: (saved: FieldValues<Name>) => {
      kept.current = { values, found };
      isSafe.current = true;
      setBase(saved);
      setUndoStep(null);
      setIsSavedElsewhere(false);
      keepDrafts(draftKey, found);
      announceSave(draftKey);
    },
    /**
     * Saves a draft immediately, before the form closes. Returns whether there are edits to return
     * to.
     */
    setAside: (): boolean => {
      keepNow();
      return isDirty && isSafe.current;
    },
  };
}

function openDrafts<Name extends string>(
  draftKey: string,
  initial: FieldValues<Name>,
  isBroughtBack: boolean,
): Step<Name> & { undoStep: Step<Name> | null } {
  // Drafts without any change are not offered.
  const found = readDrafts(draftKey).filter(
    ({ values }) => !hasSameValues(applyStoredValues(initial, values), initial),
  );
  const asFound = { values: initial, base: initial, found };
  const [newest, ...others] = found;
  if (!isBroughtBack || !newest) return { ...asFound, undoStep: null };
  return { ...resume(newest, { ...asFound, found: others }), undoStep: asFound };
}

/**
 * Restores a draft together with the row it was based on, so that saving still detects what others
 * have changed since.
 */
function resume<Name extends string>({ values, base }: Draft, step: Step<Name>): Step<Name> {
  return {
    ...step,
    values: applyStoredValues(step.values, values),
    base: base ? applyStoredValues(step.base, base) : step.base,
  };
}

function isOutdated(draft: Draft | undefined, base: FieldValues): boolean {
  return !!draft?.base && !hasSameValues(draft.base, base);
}
