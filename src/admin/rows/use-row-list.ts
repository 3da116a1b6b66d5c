import { useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failureToast } from "@/admin/ui/describe-failure";
import { findNeighbor } from "@/admin/ui/find-neighbor";
import { isFocusWithin, useFocusWhenRendered } from "@/admin/ui/use-focus-when-rendered";
import { toast, type ToastInput } from "@/ui/toast-store";
import { LIST_RETRY_MS } from "@/config/admin-limits";
import { deletedBar, rowList, unsavedBar } from "@/content/admin/row-list";
import {
  keepText,
  listGroups,
  listKeptTexts,
  removeText,
  useKeptGroups,
  type KeptText,
} from "@/data/browser/kept-texts";
import type { EditedRows } from "@/data/write";
import { formatTime } from "@/admin/ui/timestamps";
import { ADD_BUTTON_ID, deleteButtonId, editButtonId, focusForm, formAreaId } from "./control-ids";
import { filterUnlocked } from "./text-locks";
import { useLeave } from "./unsaved-changes";
import { titleOfText, useDeletedRows } from "./use-deleted-rows";
import { draftGroup, type RowTable } from "./use-row-form";
import { isRowGroup, useUnsavedWork, type UnsavedWork } from "./use-unsaved-work";
import { useWrite } from "./use-write";

type Options<Row, Name extends string> = {
  /** Names the drafts of the rows in this browser. */
  kind: string;
  editedRows: EditedRows<Row>;
  toValues: RowTable<Row, Name>["toValues"];
  /** Reads the list. The first part of its key is that of all that is read of the table. */
  listQuery: UseQueryOptions<Row[], Error, Row[], string[]>;
  nameOf: (row: Row) => string;
  /** The row with this id as the database has it; null if it is gone. */
  find: (id: string) => Promise<Row | null>;
  remove: (row: Row) => Promise<void>;
  /** Where a new row is listed. */
  addTo: "start" | "end";
  deletion: {
    toast: (name: string) => ToastInput;
    /** Of the toast for one that failed. */
    errorTitle: string;
    /** The reason of an error without one of its own. */
    fallback: string;
  };
};

/** A form that is open above the list. */
export type OpenedRow<Row> = {
  key: number;
  /** Null for a new row. */
  row: Row | null;
  /** The deleted row that the form begins with. */
  copy: KeptText | null;
  /** The draft that the form holds. */
  draft: KeptText | null;
};

export type RowList<Row extends { id: string }> = ReturnType<typeof useRowList<Row, string>>;

/** A list of rows, with the form of one of them above it: opening, closing, deleting, bringing back. */
export function useRowList<Row extends { id: string }, Name extends string>({
  kind,
  editedRows,
  toValues,
  listQuery,
  nameOf,
  find,
  remove,
  addTo,
  deletion,
}: Options<Row, Name>) {
  const cache = useQueryClient();
  const { queryKey } = listQuery;
  const [tableKey] = queryKey;
  const query = useQuery(listQuery);
  // The list is emptied when reading failed, since old rows beside an error look current.
  const rows = query.error ? undefined : query.data;
  const isRead = query.isSuccess && !query.isFetching;
  // What could not be read is read again, unseen, until the database answers: the error is told once.
  const readAgain = useEffectEvent(async () => {
    const read = { ...listQuery, queryKey: [...queryKey, "again"], gcTime: 0 };
    const found = await cache.query(read);
    // Otherwise, it was read on request meanwhile, and perhaps changed since.
    if (cache.getQueryState(queryKey)?.status === "error") cache.setQueryData(queryKey, found);
    void cache.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });
  });
  useEffect(() => {
    if (!query.isError) return;
    const timer = setInterval(() => void readAgain().catch(() => undefined), LIST_RETRY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [query.isError]);
  const leave = useLeave();
  const focusOn = useFocusWhenRendered();
  const write = useWrite();
  const deleted = useDeletedRows(kind, editedRows);
  const [opened, setOpened] = useState<OpenedRow<Row> | null>(null);
  const [toDelete, setToDelete] = useState<Row | null>(null);
  const lastKey = useRef(0);
  const keptGroups = useKeptGroups();
  // Read again on opening, because the list may be out of date.
  const current = useQuery({
    queryKey: [tableKey, "id", opened?.row?.id],
    queryFn: () => find(opened?.row?.id ?? ""),
    enabled: opened?.row != null,
    staleTime: 0,
    gcTime: 0,
  });
  /** Names the drafts of a form; null is for a new row. */
  const groupOf = (row: Row | null) => `${kind}:${row?.id ?? "new"}`;

  const groupOfForm = ({ row, draft }: OpenedRow<Row>) =>
    row || !draft ? groupOf(row) : draftGroup(groupOf(null), draft.id);

  const unsaved = useUnsavedWork(kind, opened && groupOfForm(opened));

  const moveOrphans = useEffectEvent(async () => {
    const known = new Set([...(rows ?? []), opened?.row ?? null, null].map(groupOf));
    for (const group of listGroups()) {
      if (known.has(group) || !isRowGroup(kind, group)) continue;
      // The list may be older than a row that another tab has added.
      const stored = await find(group.slice(`${kind}:`.length)).catch(() => undefined);
      if (stored === null) await moveDrafts(group, groupOf(null));
    }
  });
  /** The toast of a write says more than that the list could not be read after it. */
  const isLoadToastOff = useRef(false);
  useEffect(() => {
    if (!isRead) return;
    isLoadToastOff.current = false;
    // Someone else may have deleted a row that has unsaved work here.
    void moveOrphans();
  }, [isRead, rows]);

  const refresh = () => {
    deleted.refresh();
    return cache.invalidateQueries({ queryKey: [tableKey] });
  };
  const refreshAfterWrite = () => {
    isLoadToastOff.current = true;
    return refresh();
  };

  /** Changes the list until it is read again. A running read is canceled: its answer may be older. */
  function setRows(change: (rows: readonly Row[]) => Row[]) {
    void cache.cancelQueries({ queryKey });
    cache.setQueryData<Row[]>(queryKey, (known = []) => change(known));
  }

  function show(start: Partial<OpenedRow<Row>>) {
    setOpened({ row: null, copy: null, draft: null, ...start, key: ++lastKey.current });
  }

  function open(start: Partial<OpenedRow<Row>>) {
    leave(() => {
      show(start);
    });
  }

  function close(isOf: (form: OpenedRow<Row>) => boolean) {
    setOpened((current) => (current && isOf(current) ? null : current));
  }

  function handleGone(row: Row) {
    // First, because closing the form keeps its draft.
    flushSync(() => {
      close((form) => form.row?.id === row.id);
    });
    void moveDrafts(groupOf(row), groupOf(null));
    const rendered = (rows ?? []).filter(({ id }) => document.getElementById(editButtonId(id)));
    const neighbor = findNeighbor(rendered, row.id);
    if (isFocusWithin(document.getElementById(deleteButtonId(row.id)))) {
      focusOn(...(neighbor ? [editButtonId(neighbor.id)] : []), ADD_BUTTON_ID);
    }
    setRows((others) => others.filter(({ id }) => id !== row.id));
  }

  function edit(row: Row) {
    if (opened?.row?.id === row.id) {
      focusForm(opened.key);
    } else if (!write.isPending) open({ row });
  }

  return {
    query,
    /** As listed; undefined until they are read. */
    rows,
    setRows,
    refresh: () => {
      isLoadToastOff.current = false;
      return refresh();
    },
    refreshAfterWrite,
    isLoadToastOff,
    /** The form, with its row as it was last read. */
    opened: opened && { ...opened, row: opened.row && (current.data ?? opened.row) },
    write,
    focusOn,
    groupOf,
    /** Whether this browser has unsaved work on a row that is not open. */
    hasDraft: (row: Row) => opened?.row?.id !== row.id && keptGroups.has(groupOf(row)),
    /** Reads the deleted rows; null if the database does not keep them. */
    deleted: deleted.query,
    /** Those that can be brought back, but for the one in the open form. */
    deletedRows: (deleted.query.data ?? []).filter(
      ({ id }) => id !== opened?.copy?.id && !rows?.some((row) => row.id === id),
    ),
    /** Removes a deleted row and its former versions for good. */
    forget: async (copy: KeptText) => {
      const title = titleOfText(copy);
      await write.run({
        failed: () => deletedBar.notRemoved(title),
        fallback: deletedBar.fallback,
        run: async (report) => {
          report(deletedBar.removing(title));
          const done = await deleted.remove(copy);
          focusOn(ADD_BUTTON_ID);
          return done;
        },
      });
      deleted.refresh();
    },
    add: () => {
      open({});
    },
    /** Opens the form of a new row with what the deleted one was. */
    bringBack: (copy: KeptText) => {
      const title = titleOfText(copy);
      const run = async (report: (progress: string) => void) => {
        report(deletedBar.reading(title));
        const row = await deleted.find(copy);
        show({ copy: { ...copy, values: toValues(row) } });
        return deletedBar.read(formatTime(new Date()), title);
      };
      const failed = () => deletedBar.notRead(title);
      leave(() => void write.run({ run, failed, fallback: deletedBar.fallback }));
    },
    continueDraft: (draft: KeptText) => {
      open({ draft });
    },
    holdDraft: ({ key }: OpenedRow<Row>, draft: KeptText | null) => {
      setOpened((current) => (current?.key === key ? { ...current, draft } : current));
    },
    edit,
    unsaved: {
      work: unsaved.work,
      discard: (work: UnsavedWork) => {
        unsaved.discard(work);
        write.setNotice(unsavedBar.discarded(titleOfText(work)));
      },
      /** Opens the form that offers it. */
      open: ({ group }: UnsavedWork) => {
        const row = rows?.find((listed) => groupOf(listed) === group);
        if (row) edit(row);
        else open({});
      },
    },
    cancel: () => {
      leave(() => {
        if (!opened) return;
        const { row } = opened;
        const group = groupOfForm(opened);
        focusOn(...(row ? [editButtonId(row.id)] : []), ADD_BUTTON_ID);
        // Closing the form keeps what was typed.
        flushSync(() => {
          setOpened(null);
        });
        // The bar of unsaved work tells the others.
        const [kept] = isRowGroup(kind, group) ? [] : listKeptTexts(group);
        if (kept) write.setNotice(unsavedBar.told(titleOfText(kept)));
      });
    },
    handleSaved: ({ key, copy }: OpenedRow<Row>, saved: Row) => {
      if (copy) deleted.drop(copy);
      setRows((others) => {
        if (others.some(({ id }) => id === saved.id)) {
          return others.map((row) => (row.id === saved.id ? saved : row));
        }
        return addTo === "start" ? [saved, ...others] : [...others, saved];
      });
      // Only if no other form was opened and focused meanwhile.
      if (isFocusWithin(document.getElementById(formAreaId(key)))) {
        focusOn(editButtonId(saved.id));
      }
      close((form) => form.key === key);
      write.setNotice(rowList.saved(formatTime(new Date()), nameOf(saved)));
      if (copy) void deleted.assignHistory(copy, saved).then(refreshAfterWrite);
      else void refreshAfterWrite();
    },
    /** Asks first. */
    askToDelete: (row: Row) => {
      if (write.isPending) return;
      const ask = () => {
        setToDelete(row);
      };
      // The deletion closes the form of the row.
      if (opened?.row?.id === row.id) leave(ask);
      else ask();
    },
    /** What the deletion dialog asks about; null if it is closed. */
    toDelete: toDelete && { name: nameOf(toDelete) },
    cancelDeletion: () => {
      setToDelete(null);
    },
    /** `finish` runs once the row is deleted, and resolves to an addition to the message. */
    confirmDeletion: async (finish?: (report: (progress: string) => void) => Promise<string>) => {
      if (!toDelete) return;
      const row = toDelete;
      setToDelete(null);
      const name = nameOf(row);
      const outcome = await write.run({
        failed: () => rowList.notDeleted(name),
        fallback: deletion.fallback,
        run: async (report) => {
          report(rowList.deleting(name));
          await remove(row);
          handleGone(row);
          deleted.refresh();
          toast(deletion.toast(name));
          const addition = (await finish?.(report)) ?? "";
          return rowList.deleted(formatTime(new Date()), name) + addition;
        },
      });
      if (outcome.status === "failed") {
        toast(failureToast(deletion.errorTitle, outcome.error, deletion.fallback));
      }
      void refreshAfterWrite();
    },
  };
}

/** Drafts of a deleted row are offered in the form for a new one. */
export async function moveDrafts(from: string, to: string): Promise<void> {
  for (const draft of await filterUnlocked(listKeptTexts(from))) {
    if (keepText(to, { ...draft, version: null })) removeText(from, draft.id);
  }
}
