import {
  CircleAlert,
  Download,
  ExternalLink,
  FileSpreadsheet,
  Inbox,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from "react";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { findNeighbor } from "@/admin/ui/find-neighbor";
import { ShowMore } from "@/admin/ui/show-more";
import { TextField } from "@/admin/ui/text-field";
import { Button, buttonClass } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import { SUBMISSIONS_PER_STEP } from "@/config/admin-limits";
import { enquiryWay } from "@/config/enquiries";
import { paths } from "@/config/paths";
import {
  loadFailed,
  storageProblems,
  submissionQuestions,
  submissionsPage as copy,
  type SubmissionQuestion,
} from "@/content/admin/contact-submissions";
import {
  clearSubmissions,
  removeSubmissions,
  removeUnreadableList,
  useContactSubmissions,
  type ContactSubmission,
  type StoredSubmission,
} from "@/data/browser/contact-submissions";
import { localCalendarDate } from "@/lib/dates";
import { downloadText } from "@/lib/download-text";
import { makeSearchable, searchWords } from "@/lib/word-search";
import { makeCsv } from "./csv";
import { makeReplyLink } from "./reply-link";
import { SubmissionDetails } from "./submission-details";
import { findViewButton, getShownName, SubmissionList } from "./submission-list";

/** The heading of the list, or of what is shown in its place. */
const HEADING_ID = "submissions-heading";

type Question = SubmissionQuestion & { remove: () => void };

type BrowserSubmissionsProps = {
  /** Puts the buttons beside a title, and the content below it. */
  frame: (actions: ReactNode, content: ReactNode) => ReactNode;
};

/** The contact form submissions that were made in this browser. */
export function BrowserSubmissions({ frame }: BrowserSubmissionsProps) {
  const stored = useContactSubmissions();
  const { status, submissions } = stored;
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(SUBMISSIONS_PER_STEP);
  // As it is stored: an id can become that of another when one before it is deleted.
  const [openedEntry, setOpenedEntry] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  // Beside the deleted one. It gets the focus when the dialogs have closed.
  const neighbor = useRef<ContactSubmission>(undefined);

  const deferredQuery = useDeferredValue(query);
  const shown = searchWords(makeSearchable(submissions, listTexts), deferredQuery);
  const opened = submissions.find(({ stored: entry }) => entry === openedEntry);
  const getReturnFocus = () =>
    findViewButton(neighbor.current) ?? document.getElementById(HEADING_ID);

  useEffect(() => {
    if (status !== "loaded") toast(loadFailed);
  }, [status]);

  const askToClear = () => {
    setQuestion({
      ...submissionQuestions.clear(submissions.length),
      remove: () => {
        if (status === "loaded") clearSubmissions(submissions);
        else removeUnreadableList();
      },
    });
  };
  const askToDelete = (submission: StoredSubmission) => {
    setQuestion({
      ...submissionQuestions.delete(getShownName(submission)),
      remove: () => {
        neighbor.current = findNeighbor(shown, submission.id);
        removeSubmissions([submission]);
      },
    });
  };

  return frame(
    submissions.length > 0 && (
      <>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const fileName = `contact-submissions-${localCalendarDate(new Date())}.csv`;
            downloadText(fileName, "text/csv;charset=utf-8", makeCsv(submissions));
          }}
        >
          <FileSpreadsheet aria-hidden="true" className="size-5" />
          {copy.downloadCsv}
        </Button>
        <Button variant="destructive" size="sm" onClick={askToClear}>
          <Trash2 aria-hidden="true" className="size-5" />
          {copy.clear}
        </Button>
      </>
    ),
    <>
      <div
        role="note"
        className="mt-8 flex gap-4 rounded-box border-fine border-amber bg-amber-100 px-5 py-4"
      >
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="grid max-w-4xl gap-1.5 text-base">
          <p>
            <strong className="font-semibold">{copy.warning.lead}</strong> {copy.warning.text}
          </p>
          <p>{copy.warning.scope[enquiryWay]}</p>
        </div>
      </div>
      {status !== "loaded" && (
        <div className="mt-6 grid justify-items-start gap-3 rounded-sheet border-2 border-cinnabar bg-cinnabar-100 px-5 py-5">
          <h2 id={HEADING_ID} tabIndex={-1} className="flex items-center gap-4 text-title">
            <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-cinnabar" />
            {storageProblems[status].title}
          </h2>
          <p className="max-w-text text-base">{storageProblems[status].text}</p>
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
              <Button variant="destructive" size="sm" onClick={askToClear}>
                <Trash2 aria-hidden="true" className="size-5" />
                {storageProblems.unreadable.clear}
              </Button>
            </div>
          )}
        </div>
      )}
      {status === "loaded" && submissions.length === 0 && <EmptyInbox />}
      {submissions.length > 0 && (
        <section aria-labelledby={HEADING_ID} className="mt-6">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <h2 id={HEADING_ID} tabIndex={-1} className="text-title">
              {copy.total(submissions.length)}
            </h2>
            <search className="w-full sm:w-88">
              <TextField
                type="search"
                label={copy.search.label}
                value={query}
                onChange={setQuery}
              />
            </search>
          </div>
          <p role="status" className="mt-3 text-sm text-ink-600">
            {deferredQuery.trim() === ""
              ? copy.order
              : copy.search.found(shown.length, submissions.length)}
          </p>
          <SubmissionList
            submissions={shown.slice(0, limit)}
            caption={copy.tableCaption}
            none={copy.search.none}
            onView={(submission) => {
              setOpenedEntry(submission.stored);
            }}
            onDelete={askToDelete}
          />
          <ShowMore
            leftCount={shown.length - limit}
            step={SUBMISSIONS_PER_STEP}
            onShow={() => {
              setLimit(limit + SUBMISSIONS_PER_STEP);
            }}
            getFocusTarget={() => findViewButton(shown[limit])}
          />
        </section>
      )}
      {opened && (
        <SubmissionDetails
          submission={opened}
          replyLink={makeReplyLink(opened)}
          onDelete={() => {
            askToDelete(opened);
          }}
          onClose={() => {
            setOpenedEntry(undefined);
          }}
          getReturnFocus={getReturnFocus}
        />
      )}
      {question && (
        <ConfirmDialog
          isOpen
          {...question}
          onConfirm={() => {
            setQuestion(undefined);
            setOpenedEntry(undefined);
            answer(question);
          }}
          onCancel={() => {
            setQuestion(undefined);
          }}
          getReturnFocus={getReturnFocus}
        />
      )}
    </>,
  );
}

/** The texts of a submission that are searched. */
function listTexts({ name, email, company, phone, product_interest, message }: ContactSubmission) {
  return [name, email, company, phone, product_interest, message];
}

/** Changes the stored list, and shows whether that worked. */
function answer({ remove, done, failed }: Question): void {
  try {
    remove();
    toast(done);
  } catch (error) {
    console.error("The stored submissions could not be changed.", error);
    toast(failed);
  }
}

function EmptyInbox() {
  const { title, text, action, newTab } = copy.empty;
  return (
    <div className="mt-6 rounded-sheet border-fine border-dashed border-edge px-6 py-16 text-center sm:py-24">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-sand">
        <Inbox aria-hidden="true" className="size-8" />
      </span>
      <h2 id={HEADING_ID} tabIndex={-1} className="mt-5 text-d3">
        {title}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-base text-ink-600">{text}</p>
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
    </div>
  );
}
