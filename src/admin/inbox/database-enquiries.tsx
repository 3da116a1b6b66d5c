import { useQuery } from "@tanstack/react-query";
import { Inbox, TriangleAlert, Undo2 } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NoticeBar } from "@/admin/rows/notice-bar";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import { findNeighbor } from "@/admin/ui/find-neighbor";
import { LoadFailure } from "@/admin/ui/load-failure";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { ShowMore } from "@/admin/ui/show-more";
import { TextField } from "@/admin/ui/text-field";
import { isFocusWithin } from "@/admin/ui/use-focus-when-rendered";
import { Button } from "@/ui/button";
import { SpinnerMark } from "@/ui/states/spinner";
import { toast } from "@/ui/toast-store";
import { ENQUIRIES_PER_STEP } from "@/config/admin-limits";
import { enquiriesSection as copy, loadFailed } from "@/content/admin/contact-submissions";
import {
  bringBackEnquiry,
  deleteEnquiry,
  enquiryCleaning,
  enquiryList,
  markEnquiry,
  refreshEnquiries,
  type Enquiry,
} from "@/data/enquiry-editing";
import { isTableMissing } from "@/data/admin-errors";
import { EnquiryDetails } from "./enquiry-details";
import { EnquiryDownload } from "./enquiry-download";
import { findViewButton, getShownName, SubmissionList } from "./submission-list";

const HEADING_ID = "enquiries-heading";

/** The enquiries that visitors sent to the database. */
export function DatabaseEnquiries() {
  const [words, setWords] = useState("");
  const [isNewOnly, setIsNewOnly] = useState(false);
  const [count, setCount] = useState(ENQUIRIES_PER_STEP);
  const [opened, setOpened] = useState<Enquiry | null>(null);
  const [toDelete, setToDelete] = useState<Enquiry | null>(null);
  const [deleted, setDeleted] = useState<readonly Enquiry[]>([]);
  // Beside the deleted one. It gets the focus when the dialogs have closed.
  const neighbor = useRef<Enquiry>(undefined);
  // The place of the first row that "show more" adds. It gets the focus when it has been read.
  const firstAdded = useRef<number>(undefined);

  const searched = useDeferredValue(words);
  const list = useQuery(enquiryList({ isNewOnly, words: searched }, count));
  const totals = useQuery(enquiryList({ isNewOnly: false, words: "" }, 1));
  const newTotals = useQuery(enquiryList({ isNewOnly: true, words: "" }, 1));
  const cleaning = useQuery(enquiryCleaning);
  const listed = list.data?.enquiries ?? [];
  const shown = listed.filter(({ id }) => deleted.every((enquiry) => enquiry.id !== id));
  const total = totals.data?.total ?? 0;
  const newCount = newTotals.data?.total ?? 0;
  const isMissing = isTableMissing(list.error);
  // Without the admin's key, the database answers with an empty list, and this one with an error.
  const countError = totals.error ?? newTotals.error ?? (total === 0 ? cleaning.error : null);
  const error = isMissing ? null : (list.error ?? countError);
  const isSearch = searched.trim() !== "";
  const getReturnFocus = () =>
    findViewButton(neighbor.current) ?? document.getElementById(HEADING_ID);

  useEffect(() => {
    if (error) toast(loadFailed);
  }, [error]);

  useEffect(() => {
    const added = firstAdded.current === undefined ? undefined : shown[firstAdded.current];
    if (!added) return;
    firstAdded.current = undefined;
    findViewButton(added)?.focus();
  });

  async function handleMark(enquiry: Enquiry) {
    const name = getShownName(enquiry);
    try {
      const isMarked = await markEnquiry(enquiry.id, !enquiry.isNew);
      if (!isMarked) toast({ ...loadFailed, title: copy.markFailed, description: copy.gone });
      else toast({ title: copy.marked(name, !enquiry.isNew) });
      setOpened(isMarked ? { ...enquiry, isNew: !enquiry.isNew } : null);
    } catch (failure) {
      toast(failureToast(copy.markFailed, failure, copy.markFallback));
    }
    await refreshEnquiries();
  }

  async function handleDelete(enquiry: Enquiry) {
    neighbor.current = findNeighbor(shown, enquiry.id);
    setToDelete(null);
    try {
      await deleteEnquiry(enquiry.id);
      flushSync(() => {
        setOpened(null);
        setDeleted((others) => [enquiry, ...others]);
      });
      // The focus was in the row. If the details were open, they return it as they close.
      if (isFocusWithin(null)) getReturnFocus()?.focus();
      toast(copy.deleted(getShownName(enquiry)));
    } catch (failure) {
      toast(failureToast(copy.deleteFailed, failure, copy.deleteFallback));
    }
    await refreshEnquiries();
  }

  async function handleBringBack(enquiry: Enquiry) {
    try {
      await bringBackEnquiry(enquiry);
      setDeleted((others) => others.filter(({ id }) => id !== enquiry.id));
      toast(copy.broughtBack(getShownName(enquiry)));
      document.getElementById(HEADING_ID)?.focus();
    } catch (failure) {
      toast(failureToast(copy.markFailed, failure, copy.markFallback));
    }
    await refreshEnquiries();
  }

  return (
    <section aria-labelledby={HEADING_ID} className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={HEADING_ID} tabIndex={-1} className="text-d3">
          {totals.data && newTotals.data && !isMissing ? copy.total(total, newCount) : copy.title}
        </h2>
        {!isMissing && (
          <div className="flex flex-wrap gap-3">
            <RefreshButton
              isRefreshing={list.isFetching}
              onRefresh={() => void refreshEnquiries()}
            />
            {total > 0 && <EnquiryDownload total={total} />}
          </div>
        )}
      </div>
      <div className="mt-4 grid gap-3">
        {isMissing && <Warning {...copy.missing} />}
        {cleaning.data?.isWorking === false && <Warning {...copy.notCleaned} />}
        {error && (
          <LoadFailure
            title={copy.failed}
            reason={describeFailure(error, copy.fallback)}
            retryLabel={copy.retry}
            onRetry={() => void refreshEnquiries()}
          />
        )}
        {deleted.map((enquiry) => (
          <NoticeBar
            key={enquiry.id}
            actions={
              <Button
                variant="link"
                size="sm"
                aria-label={copy.bringBackOf(getShownName(enquiry))}
                onClick={() => void handleBringBack(enquiry)}
              >
                <Undo2 aria-hidden="true" className="size-5" />
                {copy.bringBack}
              </Button>
            }
          >
            {copy.deletedNote(getShownName(enquiry))}
          </NoticeBar>
        ))}
      </div>
      {list.isLoading && (
        <p role="status" className="flex items-center gap-3 py-6 text-base text-ink-600">
          <SpinnerMark isSmall />
          {copy.loading}
        </p>
      )}
      {totals.data && !error && total === 0 && (
        <div className="rounded-sheet border-fine border-dashed border-edge px-6 py-12 text-center">
          <Inbox aria-hidden="true" className="mx-auto size-8" />
          <h3 className="mt-4 text-title">{copy.empty.title}</h3>
          <p className="mx-auto mt-2 max-w-measure text-base text-ink-600">{copy.empty.text}</p>
        </div>
      )}
      {(total > 0 || isSearch) && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div role="group" aria-label={copy.filterLabel} className="flex gap-2">
              {[false, true].map((isNew) => (
                <Button
                  key={String(isNew)}
                  variant={isNew === isNewOnly ? "secondary" : "outline"}
                  size="sm"
                  aria-pressed={isNew === isNewOnly}
                  onClick={() => {
                    setIsNewOnly(isNew);
                    setCount(ENQUIRIES_PER_STEP);
                  }}
                >
                  {isNew ? `${copy.newOnly} (${newCount})` : copy.all}
                </Button>
              ))}
            </div>
            <search className="w-full sm:w-88">
              <TextField
                type="search"
                label={copy.search.label}
                value={words}
                onChange={(next) => {
                  setWords(next);
                  setCount(ENQUIRIES_PER_STEP);
                }}
              />
            </search>
          </div>
          {list.data && !error && (
            <>
              <p role="status" className="mt-3 text-sm text-ink-600">
                {isSearch || shown.length < list.data.total
                  ? copy.found(shown.length, list.data.total)
                  : copy.order}
              </p>
              <SubmissionList
                submissions={shown}
                caption={copy.caption}
                none={isSearch ? copy.search.none : copy.noneNew}
                onView={setOpened}
                onDelete={setToDelete}
              />
              <ShowMore
                leftCount={list.data.total - shown.length}
                step={ENQUIRIES_PER_STEP}
                onShow={() => {
                  firstAdded.current = shown.length;
                  setCount(count + ENQUIRIES_PER_STEP);
                }}
                getFocusTarget={() => null}
              />
            </>
          )}
        </>
      )}
      {opened && (
        <EnquiryDetails
          enquiry={shown.find(({ id }) => id === opened.id) ?? opened}
          onMark={(enquiry) => void handleMark(enquiry)}
          onDelete={setToDelete}
          onClose={() => {
            neighbor.current = undefined;
            setOpened(null);
          }}
          getReturnFocus={getReturnFocus}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          isOpen
          {...copy.deletion(getShownName(toDelete))}
          onConfirm={() => void handleDelete(toDelete)}
          onCancel={() => {
            setToDelete(null);
          }}
          getReturnFocus={getReturnFocus}
        />
      )}
    </section>
  );
}

function Warning({ title, text }: { title: string; text: string }) {
  return (
    <div
      role="note"
      className="flex gap-4 rounded-box border-fine border-amber bg-amber-100 px-5 py-4 text-base"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <p className="max-w-4xl">
        <strong className="font-semibold">{title}.</strong> {text}
      </p>
    </div>
  );
}
