import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DRAFT_DELAY_MS, DRAFTS_PER_FORM } from "@/config/admin-limits";
import { storeDrafts, readDrafts, type Draft } from "@/data/browser/admin-drafts";
import { announceSave, subscribeToSaves } from "@/data/browser/admin-saves";
import { applyStoredValues, hasSameValues, type FieldValues } from "@/lib/field-values";
import { useLeaveCheck } from "./unsaved-changes";

type Options<Name extends string> = {
  /** The storage key of the form's drafts, e.g. "blog-post:new". */
  draftKey: string;
  /** The stored row, or the empty form. */
  initial: FieldValues<Name>;
  isNew?: boolean;
  /** Applies the newest draft on opening. The user has asked for it and can undo it. */
  isDraftRestored?: boolean;
};

type Step<Name extends string> = {
  values: FieldValues<Name>;
  /** The stored row that the edits are based on. */
  base: FieldValues<Name>;
  offered: readonly Draft[];
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
  isDraftRestored = false,
}: Options<Name>) {
  const [start] = useState(() => readOfferedDrafts(draftKey, initial, isDraftRestored));
  const [base, setBase] = useState(start.base);
  const [values, setValues] = useState(start.values);
  const [offered, setOffered] = useState(start.offered);
  const [undoStep, setUndoStep] = useState<UndoStep<Name> | null>(
    start.undoStep && { ...start.undoStep, done: "restored" },
  );
  const [isDraftStored, setIsDraftStored] = useState(true);
  const [isSavedElsewhere, setIsSavedElsewhere] = useState(false);
  /** What the stored draft holds. */
  const savedDraft = useRef<Pick<Step<Name>, "values" | "offered">>(start);
  const isDraftSaved = useRef(true);
  const isDirty = !hasSameValues(values, base);

  function saveDraft() {
    if (savedDraft.current.values === values && savedDraft.current.offered === offered) return;
    savedDraft.current = { values, offered };
    const own = { values, base: isNew ? null : base, savedAt: new Date().toISOString() };
    const drafts = isDirty ? [own, ...offered] : offered;
    isDraftSaved.current = storeDrafts(draftKey, drafts.slice(0, DRAFTS_PER_FORM));
    setIsDraftStored(isDraftSaved.current);
  }
  const saveDraftOnEvent = useEffectEvent(saveDraft);

  useEffect(() => {
    const timer = setTimeout(saveDraftOnEvent, DRAFT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [values, offered, base]);

  useEffect(() => {
    window.addEventListener("pagehide", saveDraftOnEvent);
    return () => {
      window.removeEventListener("pagehide", saveDraftOnEvent);
      saveDraftOnEvent();
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
    saveDraft();
    return isDirty && !isDraftSaved.current;
  });

  function applyStep(step: Step<Name>, done: UndoStep<Name>["done"]) {
    setUndoStep({ values, base, offered, done });
    setValues(step.values);
    setBase(step.base);
    setOffered(step.offered);
  }

  return {
    values,
    /** The row as it was opened, loaded or last saved here. */
    base,
    isDirty,
    /** False when the browser could not store a draft. */
    isDraftStored,
    /** Another tab has saved the same row since the form was opened. */
    isSavedElsewhere,
    /** The newest draft of an earlier session, until it is restored or discarded. */
    offeredDraft: offered[0] ?? null,
    /** The stored row has changed since that draft was made. */
    isOutdated: isOutdated(offered[0], base),
    /** The step that `undo` reverts. */
    lastStep: undoStep?.done ?? null,

    /**
     * Changes some fields. The others keep their current value, also when an upload finishes late.
     */
    change: (fields: Partial<FieldValues<Name>>) => {
      setValues((current) => ({ ...current, ...fields }));
    },
    restore: () => {
      const [newest, ...others] = offered;
      if (newest) applyStep(restoreDraft(newest, { values, base, offered: others }), "restored");
    },
    discard: () => {
      applyStep({ values, base, offered: offered.slice(1) }, "discarded");
    },
    /** Reverts the last restore, discard or load. Calling it again redoes that. */
    undo: () => {
      if (undoStep) applyStep(undoStep, "undone");
    },
    /** Replaces the values by the stored row. `undo` brings the edits back. */
    load: (stored: FieldValues<Name>) => {
      setIsSavedElsewhere(false);
      if (isDirty) {
        applyStep({ values: stored, base: stored, offered }, "loaded");
      } else {
        setBase(stored);
        setValues(stored);
      }
    },
    /** Reports the stored row. A form without edits shows it at once. */
    updateStored: (stored: FieldValues<Name>) => {
      if (hasSameValues(stored, base)) return;
      if (isDirty) {
        setIsSavedElsewhere(true);
      } else {
        setBase(stored);
        setValues(stored);
      }
    },
    /** Drops the draft of values that were saved, but keeps edits made since. */
    markSaved: (saved: FieldValues<Name>) => {
      savedDraft.current = { values, offered };
      isDraftSaved.current = true;
      setBase(saved);
      setUndoStep(null);
      setIsSavedElsewhere(false);
      storeDrafts(draftKey, offered);
      announceSave(draftKey);
    },
    /**
     * Saves a draft immediately, before the form closes. Returns whether there are edits to return
     * to.
     */
    saveDraft: (): boolean => {
      saveDraft();
      return isDirty && isDraftSaved.current;
    },
  };
}

function readOfferedDrafts<Name extends string>(
  draftKey: string,
  initial: FieldValues<Name>,
  isDraftRestored: boolean,
): Step<Name> & { undoStep: Step<Name> | null } {
  // Drafts without any change are not offered.
  const offered = readDrafts(draftKey).filter(
    ({ values }) => !hasSameValues(applyStoredValues(initial, values), initial),
  );
  const unrestored = { values: initial, base: initial, offered };
  const [newest, ...others] = offered;
  if (!isDraftRestored || !newest) return { ...unrestored, undoStep: null };
  return { ...restoreDraft(newest, { ...unrestored, offered: others }), undoStep: unrestored };
}

/**
 * Restores a draft together with the row it was based on, so that saving still detects what others
 * have changed since.
 */
function restoreDraft<Name extends string>({ values, base }: Draft, step: Step<Name>): Step<Name> {
  return {
    ...step,
    values: applyStoredValues(step.values, values),
    base: base ? applyStoredValues(step.base, base) : step.base,
  };
}

function isOutdated(draft: Draft | undefined, base: FieldValues): boolean {
  return !!draft?.base && !hasSameValues(draft.base, base);
}
