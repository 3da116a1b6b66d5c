import { CircleAlert, Download, ExternalLink, Trash2 } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { Button, buttonClass } from "@/ui/button";
import { toast, type ToastInput } from "@/ui/toast-store";
import { SUBMISSIONS_PER_STEP } from "@/config/admin-limits";
import { enquiryChannel } from "@/config/enquiry-channel";
import { paths } from "@/config/paths";
import {
  loadFailed,
  storageProblems,
  submissionQuestions,
  submissionsPage as copy,
} from "@/content/admin/contact-submissions";
import {
  clearSubmissions,
  removeSubmissions,
  removeUnreadableList,
  useContactSubmissions,
  type ContactSubmission,
  type StoredSubmission,
} from "@/data/browser/enquiries";
import { downloadText } from "@/lib/download-text";
import { makeWordSearch } from "@/lib/search-text";
import { makeCsv } from "./csv";
import { CsvDownload } from "./csv-download";
import { EmptyInbox, Inbox, Warning } from "./inbox";

const HEADING_ID = "submissions-heading";

const searchSubmissions = makeWordSearch(
  ({ name, email, company, phone, product_interest, message }: ContactSubmission) => [
    name,
    email,
    company,
    phone,
    product_interest,
    message,
  ],
);

/** The contact form submissions that were made in this browser. */
export function BrowserSubmissions() {
  const stored = useContactSubmissions();
  const { status, submissions } = stored;
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(SUBMISSIONS_PER_STEP);
  /** Those that were there when the question was asked. Later ones stay. */
  const [toClear, setToClear] = useState<readonly StoredSubmission[] | null>(null);

  const deferredQuery = useDeferredValue(query);
  const found = searchSubmissions(submissions, deferredQuery);
  const total = submissions.length;
  const clearing = submissionQuestions.clear(toClear?.length ?? 0);

  useEffect(() => {
    if (status !== "loaded") toast(loadFailed);
  }, [status]);

  const clearButton = (
    <Button
      variant="destructive"
      size="sm"
      onClick={() => {
        setToClear(submissions);
      }}
    >
      <Trash2 aria-hidden="true" className="size-5" />
      {status === "unreadable" ? storageProblems.unreadable.clear : copy.clear}
    </Button>
  );

  return (
    <>
      <Inbox
        headingId={HEADING_ID}
        heading={copy.heading(total)}
        actions={
          total > 0 && (
            <>
              <CsvDownload fileName="contact-submissions" makeFile={() => makeCsv(submissions)} />
              {clearButton}
            </>
          )
        }
        notices={
          <>
            <Warning lead={copy.warning.lead}>
              {copy.warning.text} {copy.warning.scope[enquiryChannel]}
            </Warning>
            {status !== "loaded" && (
              <div className="grid justify-items-start gap-3 rounded-card border-2 border-danger bg-danger-100 px-5 py-5">
                <h3 className="flex items-center gap-4 text-title">
                  <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
                  {storageProblems[status].title}
                </h3>
                <p className="max-w-text text-lg">{storageProblems[status].text}</p>
                {status === "unreadable" && (
                  <div className="flex flex-wrap gap-3">
                    <Button
                      variant="outline"
                      size="sm"
                      onClick={() => {
                        downloadText("contact-submissions-damaged.txt", "text/plain", stored.text);
                      }}
                    >
                      <Download aria-hidden="true" className="size-5" />
                      {storageProblems.unreadable.download}
                    </Button>
                    {clearButton}
                  </div>
                )}
              </div>
            )}
          </>
        }
        empty={total === 0 && (status === "loaded" ? <NoSubmissions /> : <></>)}
        search={{ ...copy.search, words: query, onChange: setQuery }}
        status={deferredQuery.trim() === "" ? copy.order : copy.search.found(found.length, total)}
        caption={copy.tableCaption}
        entries={found.slice(0, limit)}
        leftCount={found.length - limit}
        step={SUBMISSIONS_PER_STEP}
        onShowMore={() => {
          setLimit(limit + SUBMISSIONS_PER_STEP);
        }}
        // As it is stored: an id can become that of another when one before it is deleted.
        findOpened={(opened) => submissions.find((entry) => entry.stored === opened.stored)}
        askToDelete={submissionQuestions.delete}
        onDelete={(submission) =>
          tryTo(() => {
            removeSubmissions([submission]);
          }, submissionQuestions.delete(""))
        }
      />
      <ConfirmDialog
        isOpen={toClear !== null}
        {...clearing}
        onConfirm={() => {
          setToClear(null);
          tryTo(() => {
            if (toClear && status === "loaded") clearSubmissions(toClear);
            else removeUnreadableList();
          }, clearing);
        }}
        onCancel={() => {
          setToClear(null);
        }}
        getReturnFocus={() => document.getElementById(HEADING_ID)}
      />
    </>
  );
}

/** Changes the stored list, and shows and returns whether that worked. */
function tryTo(change: () => void, { done, failed }: { done: ToastInput; failed: ToastInput }) {
  try {
    change();
    toast(done);
    return true;
  } catch (error) {
    console.error("The stored submissions could not be changed.", error);
    toast(failed);
    return false;
  }
}

function NoSubmissions() {
  const { action, newTab, ...texts } = copy.empty;
  return (
    <EmptyInbox {...texts}>
      <a
        href={paths.contact}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: "outline", size: "sm", className: "mt-6" })}
      >
        <ExternalLink aria-hidden="true" className="size-5" />
        {action}
        <span className="sr-only">{newTab}</span>
      </a>
    </EmptyInbox>
  );
}
