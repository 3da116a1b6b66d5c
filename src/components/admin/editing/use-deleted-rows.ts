import { useRef, useState } from "react";
import { DELETED_COPIES } from "@/config/limits";
import { keepDrafts, readDrafts, type Draft } from "@/db/admin-drafts";
import type { FieldValues } from "@/lib/field-values";

/**
 * The copies of deleted rows that this browser keeps, newest first. A deleted row and the unsaved
 * work on it are copies of their own; only the latter has a `base`.
 */
export function useDeletedRows(key: string) {
  const [rows, setRows] = useState(() => readDrafts(key));
  /** The copies that a browser could not keep: good until the page is left. */
  const unkept = useRef<readonly Draft[]>(null);

  function change(next: (rows: readonly Draft[]) => readonly Draft[]) {
    // Read again, because another tab may have deleted something meanwhile.
    const drafts = next(unkept.current ?? readDrafts(key)).slice(0, DELETED_COPIES);
    unkept.current = keepDrafts(key, drafts) ? null : drafts;
    setRows([...drafts]);
  }

  return {
    rows,
    /** Takes over the drafts of the row's form too, which nothing could open any more. */
    remember: (values: FieldValues, formKey: string) => {
      const row = { values, base: null, savedAt: new Date().toISOString() };
      const work = readDrafts(formKey).map((draft) => ({ ...draft, base: draft.base ?? values }));
      change((others) => [row, ...work, ...others]);
      keepDrafts(formKey, []);
    },
    forget: (draft: Draft) => {
      change((others) => others.filter(({ savedAt }) => savedAt !== draft.savedAt));
    },
  };
}
