import { useEffect, useEffectEvent, useRef, useState } from "react";
import { findPendingPictures, usePendingPictures } from "@/admin/upload/pending-pictures";
import { imageUpload } from "@/content/admin/image-upload";
import { editing } from "@/content/admin/editing";
import { findVersion } from "@/data/content-versions";
import { ExplainedError } from "@/data/errors";
import type { KeptText } from "@/data/browser/kept-texts";
import type { EditedRows, SaveResult } from "@/data/write";
import {
  applyStoredValues,
  hasSameValues,
  joinValues,
  type FieldValues,
  type JoinedValues,
} from "@/lib/field-values";
import { formatTime } from "@/admin/ui/timestamps";
import { useDraft } from "./use-draft";
import { useWrite, type WriteState } from "./use-write";

/** A table whose rows are edited in forms. */
export type RowTable<Row, Name extends string> = {
  /** Of a table whose former rows the database keeps: these, and the id of the row in the form. */
  history?: { rows: EditedRows<Row>; id: string | null };
  labels: Readonly<Record<Name, string>>;
  toValues: (row: Row) => FieldValues<Name>;
  /** Changes with every change of the row. */
  versionOf: (row: Row) => string;
  /** The values as they are stored. */
  tidy: (values: FieldValues<Name>) => FieldValues<Name>;
  /** The values of a draft or of unsaved work when somebody goes on with it. */
  resume?: (text: KeptText) => KeptText["values"];
  /**
   * Writes the values only if the row still has this version; null stands for a row that does not
   * exist yet.
   */
  save: (values: FieldValues<Name>, version: string | null) => Promise<SaveResult<Row>>;
};

type Options<Row, Name extends string> = {
  table: RowTable<Row, Name>;
  /** Names the form among all of the admin, for example "blog-post:new". */
  group: string;
  /** The stored row, as it was last read; null for one that does not exist yet. */
  row: Row | null;
  /** The values without a row. */
  blank: FieldValues<Name>;
  /** A deleted row to begin with. */
  copy?: KeptText | null;
  /** A draft that is stored elsewhere than in the row, to begin with. */
  startDraft?: KeptText | null;
  /** That of the form's uploads: pictures that wait must not be left behind. */
  uploadContext: string;
  /** The reason of an error without one of its own. */
  fallback: string;
  /** The form holds another draft now, or none. */
  onDraft?: (draft: KeptText | null) => void;
  /** `draft` is the one that the form held. */
  onSaved: (row: Row, draft: KeptText | null) => void;
  onFailed: (error: unknown) => void;
};

export type RowForm<Row, Name extends string> = ReturnType<typeof useRowForm<Row, Name>>;

/** What the database has in place of the row that a save was based on. */
type Conflict<Row, Name extends string> = {
  stored: Row | null;
  /** With the own changes; null if it is not known what these are. */
  joined: JoinedValues<Name> | null;
};

/** What the form was opened with: unsaved work is what differs from it. */
type Opened<Name extends string> = {
  version: string | null;
  values: FieldValues<Name>;
  /** Whose values these are; null for those of the row. */
  draft: KeptText | null;
};

/**
 * The form of one row: its values, its draft, and saving. A save overwrites nothing unseen: it
 * carries the version of the row that the values are based on, and if the database has another one,
 * `conflict` is what it has.
 */
export function useRowForm<Row, Name extends string>({
  table,
  group,
  row,
  blank,
  copy = null,
  startDraft = null,
  uploadContext,
  fallback,
  onDraft,
  onSaved,
  onFailed,
}: Options<Row, Name>) {
  const [opened, setOpened] = useState(() =>
    startDraft ? toOpenedDraft(startDraft) : toOpened(row),
  );
  const [values, setValues] = useState(() =>
    copy ? applyStoredValues(blank, copy.values) : opened.values,
  );
  /** The version that the values are based on: an older one for a restored draft. */
  const [version, setVersion] = useState(opened.version);
  const [conflict, setConflict] = useState<Conflict<Row, Name> | null>(null);
  /** A save was not begun, because pictures wait. */
  const [isHeldBack, setIsHeldBack] = useState(false);
  /** What this form has sent last, perhaps without a response. */
  const lastSubmitted = useRef<FieldValues<Name>>(null);
  const pending = usePendingPictures(uploadContext);
  if (isHeldBack && !pending) setIsHeldBack(false);
  const write = useWrite();
  const isDirty = !hasSameValues(values, opened.values);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const draft = useDraft({
    // Unsaved work on the draft of one new row is not offered in the form of another.
    group: row === null && opened.draft ? draftGroup(group, opened.draft.id) : group,
    values,
    version,
    isDirty,
  });

  /** A form without edits follows the stored row. */
  const follow = useEffectEvent((stored: Row | null) => {
    if (!isDirty && !opened.draft) open(toOpened(stored));
  });
  useEffect(() => {
    follow(row);
  }, [row]);

  function toOpened(stored: Row | null): Opened<Name> {
    return stored
      ? { version: table.versionOf(stored), values: table.toValues(stored), draft: null }
      : { version: null, values: blank, draft: null };
  }

  function resume(text: KeptText): KeptText["values"] {
    return table.resume?.(text) ?? text.values;
  }

  function toOpenedDraft(draft: KeptText): Opened<Name> {
    return { version: draft.version, values: applyStoredValues(blank, resume(draft)), draft };
  }

  /** Shows what is stored, unless the values are not these any more. */
  function open(next: Opened<Name>, expected?: FieldValues<Name>) {
    if (next.draft?.id !== opened.draft?.id) onDraft?.(next.draft);
    setOpened(next);
    setVersion(next.version);
    setValues((current) => {
      const isReplaced = expected === undefined || expected === current;
      return isReplaced && !hasSameValues(next.values, current) ? next.values : current;
    });
  }

  /** Unsaved work is offered in the place of what is shown. */
  function replaceBy(next: Opened<Name>) {
    if (isDirty) draft.offer(values);
    open(next);
  }

  /** Whether nothing can be saved yet, because pictures wait. */
  function holdBack(): boolean {
    const pictures = findPendingPictures(uploadContext);
    setIsHeldBack(pictures !== null);
    if (pictures?.step === "decision") pictures.focus();
    return pictures !== null;
  }

  async function save(basedOn = version, current = values) {
    setConflict(null);
    if (holdBack()) return;
    const submitted = table.tidy(current);
    const own = [opened.values, lastSubmitted.current];
    lastSubmitted.current = submitted;
    const outcome = await write.run({
      fallback,
      run: async () => {
        const stored = await saveBasedOn(submitted, basedOn, own);
        // Before the form closes, which would keep the values as a draft.
        draft.clear(current);
        // What was typed meanwhile stays.
        open(toOpened(stored), current);
        onSaved(stored, opened.draft);
        return `${editing.status.saved} ${formatTime(new Date())}`;
      },
    });
    if (outcome.status !== "failed") return;
    const { error } = outcome;
    if (!(error instanceof ConflictError)) onFailed(error);
    // A form that was left meanwhile has no dialog any more, but its draft.
    else if (!isOpen.current) onFailed(new ExplainedError(`${error.message} ${editing.kept}`));
  }

  /**
   * Stores the values as a draft, which the form then holds, unless pictures wait. `store` gets the
   * version of the row that they are based on, and resolves to the draft and to a function
   * that is called once the form holds it, and says what was done.
   */
  async function saveDraft(
    store: (
      values: FieldValues<Name>,
      basedOn: string | null,
    ) => Promise<[KeptText, () => string | Promise<string>]>,
    failed: () => string,
  ): Promise<void> {
    if (holdBack()) return;
    await write.run({
      failed,
      fallback,
      run: async () => {
        const [stored, finish] = await store(table.tidy(values), version);
        draft.clear(values);
        open(toOpenedDraft(stored), values);
        return finish();
      },
    });
  }

  /** `own` are values that nobody else has written. */
  async function saveBasedOn(
    submitted: FieldValues<Name>,
    basedOn: string | null,
    own: readonly (FieldValues<Name> | null)[],
  ): Promise<Row> {
    const result = await table.save(submitted, basedOn);
    if (result.isSaved) return result.row;
    const { stored } = result;
    if (stored !== null) {
      const theirs = table.toValues(stored);
      // An earlier save whose response was lost.
      if (hasSameValues(theirs, submitted)) return stored;
      // Only the version has changed since the form was opened, or by an earlier save whose response
      // was lost, so nothing unseen is overwritten.
      const next = table.versionOf(stored);
      const isOwn = own.some((known) => known !== null && hasSameValues(theirs, known));
      if (isOwn && basedOn === opened.version && next !== basedOn) {
        return saveBasedOn(submitted, next, own);
      }
    }
    setConflict({ stored, joined: stored && (await join(stored, submitted)) });
    const { title } = stored ? editing.conflict : editing.deletedMeanwhile;
    throw new ConflictError(`${title}.`);
  }

  async function join(stored: Row, mine: FieldValues<Name>): Promise<JoinedValues<Name> | null> {
    if (!table.history) return null;
    const base = await findBase(table.history).catch(() => null);
    return base && joinValues(table.tidy(base), table.tidy(table.toValues(stored)), mine);
  }

  /** The values that the own ones were made from; null if that version is not kept. */
  async function findBase({ rows, id }: NonNullable<RowTable<Row, Name>["history"]>) {
    if (opened.draft === null && opened.version === version) return opened.values;
    if (!id || !version) return null;
    const former = await findVersion(rows, { row_id: id, "fields->>updated_at": version });
    return former && table.toValues(former);
  }

  return {
    table,
    values,
    /** Of the row as the form was opened with it. */
    openedVersion: opened.version,
    isDirty,
    draft,
    write: {
      ...write,
      state:
        isHeldBack && pending ? describeHeldBack(imageUpload.pending.reason(pending)) : write.state,
      reset: () => {
        setIsHeldBack(false);
        write.reset();
      },
    },
    conflict,
    dismissConflict: () => {
      setConflict(null);
    },
    /** The draft that the form holds: its values are those, but for unsaved work. */
    heldDraft: opened.draft,
    continueDraft: (text: KeptText) => {
      replaceBy(toOpenedDraft(text));
    },
    /** Goes back to what is stored. */
    leaveDraft: () => {
      replaceBy(toOpened(row));
    },
    saveDraft,
    /** Values with what the row has meanwhile; null if it is not known what they were made from. */
    join,
    /** Saving it as the draft that the form holds replaces what was saved after it. */
    isOlderThanHeldDraft: ({ keptAt }: KeptText) =>
      opened.draft !== null && Date.parse(keptAt) < Date.parse(opened.draft.keptAt),
    /** A draft may be based on an older row: saving it then leads to a conflict. */
    isOutdated: (text: KeptText) => text.version !== opened.version,
    /** Changes fields. The others keep their current value, also when an upload finishes late. */
    change: (fields: Readonly<Record<string, string>>) => {
      setValues((current) => applyStoredValues(current, fields));
    },
    restore: (text: KeptText) => {
      draft.exchange(text, isDirty ? values : null);
      setValues(applyStoredValues(opened.values, resume(text)));
      setVersion(text.version);
    },
    /** Replaces the values by what is stored. */
    load: (stored: Row | null) => {
      setConflict(null);
      setIsHeldBack(false);
      write.reset();
      replaceBy(toOpened(stored));
    },
    save,
    /** Saves values that contain what is stored, and shows them. */
    saveJoined: (stored: Row, joined: FieldValues<Name>) => {
      const basedOn = table.versionOf(stored);
      setValues(joined);
      setVersion(basedOn);
      return save(basedOn, joined);
    },
  };
}

/** Names the unsaved work on a draft of a row that does not exist yet. */
export const draftGroup = (group: string, draftId: string) => `${group}-${draftId}`;

class ConflictError extends ExplainedError {
  override name = "ConflictError";
}

function describeHeldBack(reason: string): WriteState {
  return { status: "error", text: `${editing.status.failed} ${reason}`, isRefused: false };
}
