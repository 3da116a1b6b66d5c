import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureToast } from "@/admin/ui/describe-failure";
import { toast } from "@/ui/toast-store";
import { deletedBar } from "@/content/admin/row-list";
import { listKeptTexts, removeText, type KeptText } from "@/data/browser/kept-texts";
import { assignVersions, deletedRows, deleteVersions, findVersion } from "@/data/content-versions";
import { ExplainedError } from "@/data/errors";
import type { EditedRows } from "@/data/write";
import { formatTime } from "@/admin/ui/timestamps";

/** Names the copies that earlier releases kept in the browser. */
export const deletedGroup = (kind: string) => `${kind}:deleted`;

/** The deleted rows of a table that the database keeps, newest first. */
export function useDeletedRows<Row extends { id: string }>(
  kind: string,
  editedRows: EditedRows<Row>,
) {
  const cache = useQueryClient();
  const listQuery = deletedRows(editedRows.table);
  const { queryKey } = listQuery;
  const query = useQuery(listQuery);

  const group = deletedGroup(kind);
  const isKept = query.data != null;
  useEffect(() => {
    if (!isKept) return;
    for (const { id } of listKeptTexts(group)) removeText(group, id);
  }, [isKept, group]);

  const refresh = () => {
    void cache.invalidateQueries({ queryKey });
  };

  /** Takes a row off the list until that is read again. */
  function drop({ id }: KeptText) {
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (known) => known && known.filter((row) => row.id !== id));
  }

  return {
    /** The list; null for a database that keeps none. */
    query,
    refresh,
    drop,
    /** Reads what a deleted row was. */
    find: async (copy: KeptText): Promise<Row> => {
      const row = await findVersion(editedRows, { row_id: copy.id, is_deletion: true });
      if (row !== null) return row;
      refresh();
      throw new ExplainedError(deletedBar.gone);
    },
    /** Removes a row and its former versions for good. Resolves to what then holds. */
    remove: async (copy: KeptText): Promise<string> => {
      await deleteVersions(editedRows.table, copy.id);
      drop(copy);
      return deletedBar.removed(formatTime(new Date()), titleOfText(copy));
    },
    /** The former versions of a row are from now on those of the one it was brought back as. */
    assignHistory: async (copy: KeptText, saved: Row): Promise<void> => {
      try {
        await assignVersions(editedRows.table, copy.id, saved.id);
      } catch (error) {
        toast(failureToast(deletedBar.notAssigned, error, deletedBar.fallback));
      }
    },
  };
}

/** The name of a row by its texts. */
export function titleOfText({ values }: KeptText): string {
  return values["title"] || deletedBar.untitled;
}
