import { useEffect, useEffectEvent, useState } from "react";
import { findPendingPictures } from "@/admin/upload/pending-pictures";
import { STALE_CHECK_TIMEOUT_MS } from "@/config/admin-limits";
import { imageUpload } from "@/content/admin/image-upload";
import { RowNotFoundError, StaleRowError } from "@/data/errors";
import { applyStoredValues, hasSameValues, type FieldValues } from "@/lib/field-values";
import type { DraftedForm } from "./use-drafted-form";
import { useSaving } from "./use-saving";

/** Reads and writes the rows of a table and converts them to form values. */
export type RowStore<Row, Name extends string> = {
  find: (id: string) => Promise<Row | null>;
  create: (values: FieldValues<Name>) => Promise<Row>;
  update: (id: string, values: FieldValues<Name>) => Promise<Row>;
  toValues: (row: Row) => FieldValues<Name>;
};

type Options<Row, Name extends string> = {
  /** Null for a new row. */
  id: string | null;
  form: DraftedForm<Name>;
  store: RowStore<Row, Name>;
  /** The message for an error without one of its own. */
  fallback: string;
  onSaved: (row: Row) => void;
  onFailed: (error: unknown) => void;
};

/**
 * "ifUnchanged" writes only if nobody else has changed the row. The other two are the user's answers
 * in `RowDialogs`.
 */
type SaveMode = "ifUnchanged" | "overwrite" | "asNew";

export type RowSaving<Name extends string> = ReturnType<typeof useRowSaving<unknown, Name>>;

/**
 * Saves the row of a form with optimistic locking: before an update it compares the stored row with
 * the row that was opened. If it has changed or was deleted, nothing is written and the user
 * decides in `RowDialogs`. Values are compared instead of `updated_at`, which a table from elsewhere
 * may lack, and which also changes when a story is saved unchanged.
 */
export function useRowSaving<Row, Name extends string>({
  id,
  form,
  store,
  fallback,
  onSaved,
  onFailed,
}: Options<Row, Name>) {
  const saving = useSaving();
  const [conflict, setConflict] = useState<
    { kind: "stale"; theirs: FieldValues<Name> } | { kind: "deleted" } | null
  >(null);

  // Reads the row again on opening, because the list may be out of date.
  const findStored = useEffectEvent(() => (id === null ? Promise.resolve(null) : store.find(id)));
  const updateStored = useEffectEvent((row: Row) => {
    form.updateStored(store.toValues(row));
  });
  useEffect(() => {
    let isOpen = true;
    findStored().then(
      (row) => {
        if (row && isOpen) updateStored(row);
      },
      () => undefined, // saving reports it
    );
    return () => {
      isOpen = false;
    };
  }, []);

  async function save(mode: SaveMode = "ifUnchanged"): Promise<void> {
    const { values, base } = form;
    setConflict(null);
    const pending = findPendingPictures();
    if (pending) {
      const reason = imageUpload.pending.reason(pending);
      saving.setState({ status: "failed", reason, needsLogin: false });
      if (pending.step === "decision") pending.focus();
      return;
    }
    const outcome = await saving.run(async () => {
      if (id === null || mode === "asNew") return store.create(values);
      if (mode === "ifUnchanged") await throwIfStale(store, id, base, values);
      return store.update(id, values);
    }, fallback);

    if (outcome.status === "done") {
      form.markSaved(values);
      onSaved(outcome.value);
    }
    if (outcome.status !== "failed") return;
    const { error } = outcome;
    if (error instanceof StaleRowError) {
      setConflict({ kind: "stale", theirs: applyStoredValues(base, error.stored) });
    } else if (error instanceof RowNotFoundError) {
      setConflict({ kind: "deleted" });
    } else {
      onFailed(error);
    }
  }

  return {
    state: saving.state,
    isSaving: saving.isSaving,
    clearStatus: () => {
      saving.setState({ status: "idle" });
    },
    save,
    conflict,
    dismissConflict: () => {
      setConflict(null);
    },
  };
}

/** If the check itself fails or times out, the save goes on and reports its own error. */
async function throwIfStale<Row, Name extends string>(
  store: RowStore<Row, Name>,
  id: string,
  base: FieldValues<Name>,
  values: FieldValues<Name>,
) {
  const row = await Promise.race([store.find(id).catch(() => undefined), checkTimeout()]);
  if (row === undefined) return;
  if (row === null) throw new RowNotFoundError();
  const stored = store.toValues(row);
  if (!hasSameValues(stored, base) && !hasSameValues(stored, values)) {
    throw new StaleRowError(stored);
  }
}

function checkTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, STALE_CHECK_TIMEOUT_MS, undefined);
  });
}
