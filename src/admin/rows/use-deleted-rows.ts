import { useState } from "react";
import {
  hasRoomFor,
  keepText,
  makeTextId,
  removeText,
  useKeptTexts,
  type KeptText,
} from "@/data/browser/kept-texts";
import type { FieldValues } from "@/lib/field-values";

/** A deleted row that can be brought back. */
export type DeletedCopy = KeptText & {
  /** False if this browser had no room for it: it lasts until the page is left. */
  isKept: boolean;
};

/** The copies of deleted rows, newest first. */
export function useDeletedRows(group: string) {
  const kept = useKeptTexts(group);
  const [unkept, setUnkept] = useState<readonly KeptText[]>([]);
  return {
    rows: [
      ...unkept.map((copy): DeletedCopy => ({ ...copy, isKept: false })),
      ...kept.map((copy): DeletedCopy => ({ ...copy, isKept: true })),
    ],
    /** Whether there is room for a copy. Nothing else is removed to make room. */
    hasRoomFor: (values: FieldValues): boolean => hasRoomFor(toCopy(makeTextId(), values)),
    has: (rowId: string) => kept.some(({ id }) => id === rowId),
    keep: (rowId: string, values: FieldValues) => {
      const copy = toCopy(rowId, values);
      if (!keepText(group, copy)) setUnkept((others) => [copy, ...others]);
    },
    forget: ({ id }: DeletedCopy) => {
      removeText(group, id);
      setUnkept((others) => others.filter((copy) => copy.id !== id));
    },
  };
}

function toCopy(id: string, values: FieldValues): KeptText {
  return { id, values, version: null, keptAt: new Date().toISOString() };
}
