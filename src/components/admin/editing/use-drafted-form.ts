import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DRAFT_DELAY_MS, DRAFTS_PER_FORM } from "@/config/limits";
import { keepDrafts, readDrafts, type Draft } from "@/db/admin-drafts";
import { announceSave, subscribeToSaves } from "@/db/admin-saves";
import { applyStoredValues, hasSameValues, type FieldValues } from "@/lib/field-values";
import { useLeaveCheck } from "./unsaved-changes";

type Options<Name extends string> = {
  /** Names the form and its row, e.g. "blog-post:new". */
  draftKey: string;
  /** The row as it is stored, or the blank form. */
  initial: FieldValues<Name>;
  isNew?: boolean;
  /** The user has asked for the newest kept copy: it is applied, and can be undone. */
  isBroughtBack?: boolean;
};

type Step<Name extends string> = {
  values: FieldValues<Name>;
  /** The row that the values began from. */
  base: FieldValues<Name>;
  found: readonly Draft[];
};

type UndoStep<Name extends string> = Step<Name> & {
  done: "restored" | "discarded" | "loaded" | "undone";
};

export type DraftedForm<Name extends string> = ReturnType<typeof useDraftedForm<Name>>;

/**
 * The values of a form and their safety net: half a second after the last change, and when the
 * page is left, they are copied to the browser. A copy from earlier is offered and never applied
 * by itself; it stays kept until it is restored or discarded.
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
  /** What the browser's copy says by now. */
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

  // Leaving is only worth a question when no copy could be kept.
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
    /** The row as it was when it was opened, loaded or saved here. */
    base,
    isDirty,
    /** False when this browser keeps no copy of the work. */
    isKept,
    /** Another tab has saved the same row since this form was opened. */
    isSavedElsewhere,
    /** The newest copy from earlier that waits for a decision. */
    found: found[0] ?? null,
    /** The row has been changed since that copy was made. */
    hasMovedOn: isOutdated(found[0], base),
    /** What `undo` would take back. */
    lastStep: undoStep?.done ?? null,

    /** Some fields; the others stay as they are by then, also after an upload has taken its time. */
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
    /** Takes back the last restoring, discarding or loading, and can itself be taken back. */
    undo: () => {
      if (undoStep) moveTo(undoStep, "undone");
    },
    /** Takes the row as it is now in the database; what was typed can be had back by `undo`. */
    load: (stored: FieldValues<Name>) => {
      setIsSavedElsewhere(false);
      if (isDirty) {
        moveTo({ values: stored, base: stored, found }, "loaded");
      } else {
        setBase(stored);
        setValues(stored);
      }
    },
    /** The row as it is stored by now, which a form without changes shows at once. */
    noteStored: (stored: FieldValues<Name>) => {
      if (hasSameValues(stored, base)) return;
      if (isDirty) {
        setIsSavedElsewhere(true);
      } else {
        setBase(stored);
        setValues(stored);
      }
    },
    /** The database has accepted these values: their copy is dropped, but not what came after. */
    finish: (saved: FieldValues<Name>) => {
      kept.current = { values, found };
      isSafe.current = true;
      setBase(saved);
      setUndoStep(null);
      setIsSavedElsewhere(false);
      keepDrafts(draftKey, found);
      announceSave(draftKey);
    },
    /** Writes the copy now, before the form is put away; whether there is work to come back to. */
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
  // A copy that says nothing new is no news for anybody.
  const found = readDrafts(draftKey).filter(
    ({ values }) => !hasSameValues(applyStoredValues(initial, values), initial),
  );
  const asFound = { values: initial, base: initial, found };
  const [newest, ...others] = found;
  if (!isBroughtBack || !newest) return { ...asFound, undoStep: null };
  return { ...resume(newest, { ...asFound, found: others }), undoStep: asFound };
}

/**
 * Goes on with a copy. It began from the row as it was then, so that a save still notices what a
 * colleague has changed since.
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
