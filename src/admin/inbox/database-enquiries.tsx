import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { NoticeBar } from "@/admin/rows/notice-bar";
import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { useSettled } from "@/admin/ui/use-settled";
import { Button } from "@/ui/button";
import { SpinnerMark } from "@/ui/states/spinner";
import { toast } from "@/ui/toast-store";
import { ENQUIRIES_PER_STEP, SEARCH_DELAY_MS } from "@/config/admin-limits";
import {
  csvDownload,
  enquiriesSection as copy,
  loadFailed,
} from "@/content/admin/contact-submissions";
import {
  bringBackEnquiry,
  deleteEnquiry,
  enquiryCleaning,
  enquiryList,
  enquiryPages,
  markEnquiry,
  readAllEnquiries,
  refreshEnquiries,
  type Enquiry,
} from "@/data/enquiry-editing";
import { isTableMissing } from "@/data/admin-errors";
import { makeEnquiryCsv } from "./csv";
import { CsvDownload } from "./csv-download";
import { EmptyInbox, Inbox, Warning } from "./inbox";
import { getShownName } from "./submission-list";

const HEADING_ID = "enquiries-heading";

/** The enquiries that visitors sent to the database. */
export function DatabaseEnquiries() {
  const [words, setWords] = useState("");
  const [isNewOnly, setIsNewOnly] = useState(false);
  const [deleted, setDeleted] = useState<readonly Enquiry[]>([]);

  const searched = useSettled(words, SEARCH_DELAY_MS);
  const list = useInfiniteQuery(enquiryPages({ isNewOnly, words: searched }));
  const totals = useQuery(enquiryList({ isNewOnly: false, words: "" }, 1));
  const newTotals = useQuery(enquiryList({ isNewOnly: true, words: "" }, 1));
  const cleaning = useQuery(enquiryCleaning);
  const listed = list.data?.enquiries ?? [];
  const shown = listed.filter(({ id }) => deleted.every((enquiry) => enquiry.id !== id));
  const total = totals.data?.total ?? 0;
  const newCount = newTotals.data?.total ?? 0;
  const isMissing = isTableMissing(list.error);
  const error = isMissing ? null : (list.error ?? totals.error ?? newTotals.error);
  const isSearch = searched.trim() !== "";
  const found = list.data?.total ?? 0;

  useEffect(() => {
    if (error) toast(loadFailed);
  }, [error]);

  async function handleMark(enquiry: Enquiry): Promise<Enquiry | null> {
    const isNew = !enquiry.isNew;
    try {
      const isMarked = await markEnquiry(enquiry.id, isNew);
      if (isMarked) toast({ title: copy.marked(getShownName(enquiry), isNew) });
      else toast({ ...loadFailed, title: copy.markFailed, description: copy.gone });
      await refreshEnquiries();
      return isMarked ? { ...enquiry, isNew } : null;
    } catch (failure) {
      toast(failureToast(copy.markFailed, failure, copy.markFallback));
      return enquiry;
    }
  }

  async function handleDelete(enquiry: Enquiry): Promise<boolean> {
    try {
      await deleteEnquiry(enquiry.id);
      // Once, also if the button was pressed twice.
      setDeleted((others) => [enquiry, ...others.filter(({ id }) => id !== enquiry.id)]);
      toast(copy.deleted(getShownName(enquiry)));
      return true;
    } catch (failure) {
      toast(failureToast(copy.deleteFailed, failure, copy.deleteFallback));
      return false;
    } finally {
      void refreshEnquiries();
    }
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
    <Inbox
      headingId={HEADING_ID}
      heading={
        totals.data && newTotals.data && !isMissing ? copy.total(total, newCount) : copy.title
      }
      actions={
        !isMissing && (
          <>
            <RefreshButton
              isRefreshing={list.isFetching}
              onRefresh={() => void refreshEnquiries()}
            />
            {total > 0 && (
              <CsvDownload
                fileName="enquiries"
                makeFile={async (report) => {
                  report(csvDownload.progress(0, total));
                  return makeEnquiryCsv(
                    await readAllEnquiries((read, of) => {
                      report(csvDownload.progress(read, of));
                    }),
                  );
                }}
              />
            )}
          </>
        )
      }
      notices={
        <>
          {isMissing && <Warning lead={copy.missing.title}>{copy.missing.text}</Warning>}
          {cleaning.data?.isWorking === false && (
            <Warning lead={copy.notCleaned.title}>{copy.notCleaned.text}</Warning>
          )}
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
          {list.isLoading && (
            <p role="status" className="flex items-center gap-3 py-2 text-lg text-muted-foreground">
              <SpinnerMark isSmall />
              {copy.loading}
            </p>
          )}
        </>
      }
      empty={
        total === 0 && !isSearch && (totals.data && !error ? <EmptyInbox {...copy.empty} /> : <></>)
      }
      filter={
        <div role="group" aria-label={copy.filterLabel} className="flex gap-2">
          {[false, true].map((isNew) => (
            <Button
              key={String(isNew)}
              variant={isNew === isNewOnly ? "secondary" : "outline"}
              size="sm"
              aria-pressed={isNew === isNewOnly}
              onClick={() => {
                setIsNewOnly(isNew);
              }}
            >
              {isNew ? `${copy.newOnly} (${newCount})` : copy.all}
            </Button>
          ))}
        </div>
      }
      search={{
        label: copy.search.label,
        none: isSearch ? copy.search.none : copy.noneNew,
        words,
        onChange: setWords,
      }}
      status={isSearch || shown.length < found ? copy.found(shown.length, found) : copy.order}
      caption={copy.caption}
      entries={list.data && !error ? shown : null}
      leftCount={found - listed.length}
      step={ENQUIRIES_PER_STEP}
      onShowMore={() => void list.fetchNextPage()}
      findOpened={(opened) => shown.find(({ id }) => id === opened.id) ?? opened}
      onMark={handleMark}
      askToDelete={copy.deletion}
      onDelete={handleDelete}
    />
  );
}
