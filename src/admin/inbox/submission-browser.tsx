import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { TextField } from "@/admin/ui/text-field";
import { Button } from "@/components/ui/button";
import { submissionDialogs, submissionsPage } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { markViewed } from "@/data/browser/viewed-submissions";
import { findNeighbor } from "@/admin/ui/neighbor";
import { makeSearchable, searchWords } from "@/lib/word-search";
import { findFocusTarget, HEADING_ID } from "./focus-targets";
import { listSearchableTexts } from "./list-searchable-texts";
import { getShownName } from "./shown-name";
import { SubmissionDialog } from "./submission-dialog";
import { SubmissionList } from "./submission-list";

const copy = submissionsPage.search;

type SubmissionBrowserProps = {
  /** Newest first. There is at least one. */
  submissions: readonly ContactSubmission[];
  newIds: ReadonlySet<number>;
  onDelete: (submission: ContactSubmission) => void;
};

/** The search, the list, and the dialogs of a submission. */
export function SubmissionBrowser({ submissions, newIds, onDelete }: SubmissionBrowserProps) {
  const [query, setQuery] = useState("");
  const [isOldestFirst, setIsOldestFirst] = useState(false);
  const [openedId, setOpenedId] = useState<number | null>(null);
  const [deletingId, setDeletingId] = useState<number | null>(null);
  // The deleted submission and the one after it, which get the focus when the dialog closes.
  const returnIds = useRef<readonly (number | undefined)[]>([]);

  const deferredQuery = useDeferredValue(query);
  const searchable = useMemo(() => makeSearchable(submissions, listSearchableTexts), [submissions]);
  const shown = useMemo(() => {
    const found = searchWords(searchable, deferredQuery);
    return isOldestFirst ? found.toReversed() : found;
  }, [searchable, deferredQuery, isOldestFirst]);

  const deleting = submissions.find(({ id }) => id === deletingId);

  const open = useCallback((id: number) => {
    setOpenedId(id);
    markViewed([id]);
  }, []);

  function handleDelete() {
    setDeletingId(null);
    setOpenedId(null);
    if (!deleting) return;
    returnIds.current = [deleting.id, findNeighbor(shown, deleting.id)?.id];
    onDelete(deleting);
  }

  const getReturnFocus = () => findFocusTarget(...returnIds.current);

  return (
    <section aria-labelledby={HEADING_ID} className="mt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={HEADING_ID} tabIndex={-1} className="text-title">
          {submissionsPage.total(submissions.length, newIds.size)}
        </h2>
        <search className="w-full sm:w-88">
          <TextField type="search" label={copy.label} value={query} onChange={setQuery} />
        </search>
      </div>
      <p role="status" className="mt-3 text-sm text-ink-600">
        {deferredQuery.trim() === ""
          ? submissionsPage.order(isOldestFirst)
          : copy.found(shown.length, submissions.length)}
      </p>
      {shown.length > 0 ? (
        <SubmissionList
          submissions={shown}
          newIds={newIds}
          isOldestFirst={isOldestFirst}
          onOrderChange={setIsOldestFirst}
          onView={open}
          onDelete={setDeletingId}
        />
      ) : (
        <div className="doc mt-4 flex flex-wrap items-center gap-4 px-5 py-8 text-base">
          <p>{copy.none}</p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setQuery("");
              findFocusTarget()?.focus();
            }}
          >
            {copy.clear}
          </Button>
        </div>
      )}
      <SubmissionDialog
        submissions={shown}
        openedId={openedId}
        onOpen={open}
        onDelete={setDeletingId}
        onClose={() => {
          setOpenedId(null);
        }}
        getReturnFocus={getReturnFocus}
      />
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={submissionDialogs.delete.title}
        description={submissionDialogs.delete.text(deleting ? getShownName(deleting) : "")}
        confirmLabel={submissionDialogs.delete.confirm}
        onConfirm={handleDelete}
        onCancel={() => {
          setDeletingId(null);
        }}
        getReturnFocus={getReturnFocus}
      />
    </section>
  );
}
