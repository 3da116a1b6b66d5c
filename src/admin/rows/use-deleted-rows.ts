import { useRef, useState } from "react";
import { DELETED_COPIES } from "@/config/admin-limits";
import { storeDrafts, readDrafts, type Draft } from "@/data/browser/admin-drafts";
import type { FieldValues } from "@/lib/field-values";

/**
 * The copies of deleted rows that this browser keeps, newest first. They are stored apart from
 * drafts of the same rows; only drafts have a `base`.
 */
export function useDeletedRows(key: string) {
  const [rows, setRows] = useState(() => readDrafts(key));
  /** Copies that could not be stored; they last until the page is left. */
  const unstoredRows = useRef<readonly Draft[]>(null);

  function change(next: (rows: readonly Draft[]) => readonly Draft[]) {
    // Read again, because another tab may have deleted a row meanwhile.
    const drafts = next(unstoredRows.current ?? readDrafts(key)).slice(0, DELETED_COPIES);
    unstoredRows.current = storeDrafts(key, drafts) ? null : drafts;
    setRows([...drafts]);
  }

  return {
    rows,
    /**
     * Stores a copy of a deleted row. The drafts of its form are added to it, because no form could
     * open them any more.
     */
    remember: (values: FieldValues, formKey: string) => {
      const work = readDrafts(formKey).map((draft) => ({ ...draft, base: draft.base ?? values }));
      change((others) => {
        const earlier = [...work, ...others];
        return [{ values, base: null, savedAt: makeUnusedTime(earlier) }, ...earlier];
      });
      storeDrafts(formKey, []);
    },
    forget: (draft: Draft) => {
      change((others) => others.filter(({ savedAt }) => savedAt !== draft.savedAt));
    },
  };
}

/**
 * The current time, or the next millisecond that no other copy has: copies are told apart by it, and
 * a draft is often stored in the same millisecond in which its row is deleted.
 */
function makeUnusedTime(others: readonly Draft[]): string {
  const taken = new Set(others.map(({ savedAt }) => Date.parse(savedAt)));
  let moment = Date.now();
  while (taken.has(moment)) moment += 1;
  return new Date(moment).toISOString();
}
