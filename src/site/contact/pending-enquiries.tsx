import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/ui/button";
import { SpinnerMark } from "@/ui/states/spinner";
import { messages } from "@/content/contact";
import {
  delivery as deliveryCopy,
  earlier as earlierCopy,
  preparedEmail as copy,
} from "@/content/pending-enquiry";
import {
  closeEnquiry,
  forgetEnquiry,
  forgetOldEnquiries,
  isSending,
  showEnquiry,
  usePendingEnquiries,
  type DeliveredEnquiry,
  type PendingEnquiry,
} from "@/data/browser/enquiries";
import { isRefusal } from "@/data/enquiries";
import { formatCalendarDate, localCalendarDate } from "@/lib/dates";
import { shortenMail } from "./prepare-mail";
import { SendByHand } from "./send-by-hand";

type Actions = {
  onSend: (enquiry: DeliveredEnquiry) => void;
  /** Puts it back into the form. */
  onEdit: (enquiry: PendingEnquiry) => void;
  onClose: () => void;
};

type PendingEnquiriesProps = Actions & {
  /** The id of the one that was just submitted or chosen. Its panel takes the focus. */
  chosenId: number | null;
  onShow: (id: number) => void;
};

/** Where each submitted enquiry is, until the visitor closes it. */
export function PendingEnquiries({ chosenId, onShow, ...actions }: PendingEnquiriesProps) {
  const { shown, earlier, areKept } = usePendingEnquiries();

  useEffect(forgetOldEnquiries, []);

  return (
    <>
      {shown && (
        <PendingEnquiryPanel
          key={shown.submission.id}
          enquiry={shown}
          isChosen={shown.submission.id === chosenId}
          areKept={areKept}
          {...actions}
        />
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-heading" className="card">
          <h2 id="earlier-heading" className="px-4 pt-4 text-title sm:px-5">
            {earlierCopy.heading}
          </h2>
          <ul className="px-4 pb-2 sm:px-5">
            {earlier.map((enquiry) => (
              <EarlierEnquiry
                key={enquiry.submission.id}
                enquiry={enquiry}
                onShow={() => {
                  showEnquiry(enquiry);
                  onShow(enquiry.submission.id);
                }}
                onHide={() => {
                  closeEnquiry(enquiry);
                  actions.onClose();
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type PendingEnquiryPanelProps = Actions & {
  enquiry: PendingEnquiry;
  /** True if it was just submitted or chosen. Then the panel takes the focus. */
  isChosen: boolean;
  /** False if closing the page loses it. */
  areKept: boolean;
};

/**
 * Where an enquiry is, and every way to send it by hand. Mail links fail silently on many devices,
 * so the panel stays until it is closed, and only the database's answer counts as received.
 */
function PendingEnquiryPanel({ enquiry, isChosen, areKept, ...actions }: PendingEnquiryPanelProps) {
  const { submission, isSaved, delivery } = enquiry;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const shortMail = shortenMail(submission);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const { heading, lead } = describeEnquiry(enquiry, shortMail !== null, isOnline);
  const isUnanswered = isSending(enquiry);
  const needsWays = delivery?.state === "waiting" || delivery?.state === "refused";
  // These would be refused again.
  const hasToChange = delivery?.answer === "incomplete" || delivery?.answer === "too_long";
  const canSendAgain = needsWays && !hasToChange;
  // Once open it stays so, because somebody may be reading or copying there when the answer comes.
  const [areWaysOpen, setAreWaysOpen] = useState(false);
  if (needsWays && !areWaysOpen) setAreWaysOpen(true);

  useEffect(() => {
    if (!isChosen) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: "start" });
  }, [isChosen]);

  const change = (
    <Button
      variant={hasToChange ? "default" : "outline"}
      size="sm"
      onClick={() => {
        forgetEnquiry(enquiry);
        actions.onEdit(enquiry);
      }}
    >
      {copy.change}
    </Button>
  );

  return (
    <section aria-labelledby={`${id}-heading`} className="card overflow-clip">
      <div className="surface-dark flex items-start justify-between gap-4 py-2 pr-2 pl-4 sm:pl-5">
        <h2
          ref={headingRef}
          id={`${id}-heading`}
          aria-describedby={`${id}-lead`}
          tabIndex={-1}
          className="flex items-center gap-3 py-2 text-title"
        >
          {delivery?.state === "sending" && <SpinnerMark isSmall />}
          {heading}
        </h2>
        {(!isUnanswered || areKept) && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={delivery ? deliveryCopy.close : copy.close}
            onClick={() => {
              closeEnquiry(enquiry);
              actions.onClose();
            }}
            className="text-foreground hover:bg-raised active:bg-ink-800"
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <div className="grid gap-5 px-4 py-5 sm:px-5">
        <div id={`${id}-lead`} role={delivery ? "status" : undefined} className="grid gap-3">
          {delivery?.state === "received" && (
            <p className="text-lg">
              {deliveryCopy.reference}{" "}
              <strong className="ml-1 font-display text-d3 whitespace-nowrap">
                {delivery.answer}
              </strong>
            </p>
          )}
          <p className="max-w-text text-lg">{lead}</p>
        </div>
        {submission.attachmentInfo && (
          <p className="rounded bg-warning-100 px-4 py-3 text-lg font-semibold wrap-anywhere">
            {delivery ? deliveryCopy.fileStart : copy.attachStart} {submission.attachmentInfo.name}{" "}
            {delivery ? deliveryCopy.fileEnd : copy.attachEnd}
          </p>
        )}
        {(delivery ? isUnanswered && !areKept : !isSaved) && (
          <div className="rounded bg-danger-100 px-4 py-3 text-lg">
            <p className="font-semibold text-danger">{messages.storageFailed.title}</p>
            <p>
              {messages.storageFailed.description}{" "}
              {delivery ? deliveryCopy.storageFailed : copy.storageFailed}
            </p>
          </div>
        )}
        {delivery && delivery.state !== "sending" && (
          <div className="flex flex-wrap items-center gap-2">
            {canSendAgain && (
              <Button
                size="sm"
                onClick={() => {
                  // This button goes. What a person presses is no program's.
                  headingRef.current?.focus();
                  actions.onSend({ ...enquiry, delivery: { ...delivery, trap: "" } });
                }}
              >
                {deliveryCopy.sendAgain}
              </Button>
            )}
            {change}
            {delivery.state === "waiting" && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  forgetEnquiry(enquiry);
                  actions.onClose();
                }}
              >
                {deliveryCopy.forget}
              </Button>
            )}
            {canSendAgain && <p className="text-base text-muted-foreground">{deliveryCopy.once}</p>}
          </div>
        )}
        {delivery ? (
          <details open={areWaysOpen}>
            <summary className="link min-h-11 content-center text-lg font-semibold">
              {deliveryCopy.otherWays}
            </summary>
            <div className="mt-4 grid gap-5">
              <SendByHand enquiry={enquiry} shortMail={shortMail} />
            </div>
          </details>
        ) : (
          <SendByHand enquiry={enquiry} shortMail={shortMail} action={change} />
        )}
      </div>
    </section>
  );
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** What is said of an enquiry: whether it arrived, and what happens next. */
function describeEnquiry(
  { submission, isOpened, delivery }: PendingEnquiry,
  isLong: boolean,
  isOnline: boolean,
): { heading: string; lead: string } {
  const { sending, waiting, received, refused } = deliveryCopy;
  switch (delivery?.state) {
    case undefined:
      if (!isOpened) return { heading: copy.heading, lead: copy.failed };
      return { heading: copy.heading, lead: isLong ? copy.long : copy.opened };
    case "sending":
      return sending;
    case "received":
      return { heading: received.heading, lead: received.lead(submission.email) };
    case "waiting":
      return {
        heading: waiting.heading,
        lead: isOnline ? waiting.lead : waiting.offlineLead,
      };
    case "refused": {
      const reason = isRefusal(delivery.answer) ? delivery.answer : "incomplete";
      return { heading: refused.heading, lead: refused.reasons[reason] };
    }
  }
}

type EarlierEnquiryProps = { enquiry: PendingEnquiry; onShow: () => void; onHide: () => void };

function EarlierEnquiry({ enquiry, onShow, onHide }: EarlierEnquiryProps) {
  const { product_interest } = enquiry.submission;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border py-2 last:border-b-0">
      <div className="min-w-0 text-lg">
        <p className="font-semibold wrap-anywhere">{product_interest}</p>
        <p className="text-base text-muted-foreground">{describeEarlier(enquiry)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={earlierCopy.showOf(product_interest)}
          onClick={onShow}
        >
          {earlierCopy.show}
        </Button>
        {!isSending(enquiry) && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={earlierCopy.hideOf(product_interest)}
            onClick={onHide}
          >
            {earlierCopy.hide}
          </Button>
        )}
      </div>
    </li>
  );
}

function describeEarlier({ submission, delivery }: PendingEnquiry): string {
  const date = formatCalendarDate(localCalendarDate(new Date(submission.submittedAt)), "short");
  return earlierCopy[delivery?.state ?? "prepared"](date, delivery?.answer ?? "");
}
