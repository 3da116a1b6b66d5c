import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/ui/button";
import { SpinnerMark } from "@/ui/states/spinner";
import { delivery as deliveryCopy, handOff as copy } from "@/content/hand-off";
import {
  closeHandOff,
  forgetHandOff,
  type DeliveredHandOff,
  type HandOff,
} from "@/data/browser/hand-offs";
import { isRefusal } from "@/data/enquiries";
import { messages } from "./messages";
import { SendByHand } from "./send-by-hand";
import { shortenMail } from "./shorten-mail";

type HandOffPanelProps = {
  handOff: HandOff;
  /** True if it was just submitted or chosen. Then the panel takes the focus. */
  isChosen: boolean;
  /** False if closing the page loses it. */
  areKept: boolean;
  onSend: (handOff: DeliveredHandOff) => void;
  /** Puts it back into the form. */
  onEdit: (handOff: HandOff) => void;
  onClose: () => void;
};

/**
 * Where an enquiry is, and every way to send it by hand. Mail links fail silently on many devices,
 * so the panel stays until it is closed, and only the database's answer counts as received.
 */
export function HandOffPanel({ handOff, isChosen, areKept, ...actions }: HandOffPanelProps) {
  const { submission, isSaved, delivery } = handOff;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const shortMail = shortenMail(submission);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const { heading, lead } = describeHandOff(handOff, shortMail !== null, isOnline);
  const isUnderWay = delivery?.state === "sending" || delivery?.state === "waiting";
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
        forgetHandOff(handOff);
        actions.onEdit(handOff);
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
        {(!isUnderWay || areKept) && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={delivery ? deliveryCopy.close : copy.close}
            onClick={() => {
              closeHandOff(handOff);
              actions.onClose();
            }}
            className="text-rice hover:bg-ink-700 active:bg-ink-800"
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
        {(delivery ? isUnderWay && !areKept : !isSaved) && (
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
                  actions.onSend({ ...handOff, delivery: { ...delivery, trap: "" } });
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
                  forgetHandOff(handOff);
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
              <SendByHand handOff={handOff} shortMail={shortMail} />
            </div>
          </details>
        ) : (
          <SendByHand handOff={handOff} shortMail={shortMail} action={change} />
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
function describeHandOff(
  { submission, isOpened, delivery }: HandOff,
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
