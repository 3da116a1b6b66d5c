import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/ui/button";
import { site } from "@/config/site";
import { handOff as copy } from "@/content/contact";
import type { HandOff } from "@/data/browser/contact-hand-off";
import { HandOffActions } from "./hand-off-actions";
import { messages } from "./messages";
import { prepareMail, shortenMail } from "./prepare-mail";

type HandOffPanelProps = {
  handOff: HandOff;
  /** True if it was prepared just now. Then the panel takes the focus. */
  isNew: boolean;
  onClose: () => void;
};

/**
 * Everything needed to send the enquiry by hand. Mail links fail silently on many devices, so the
 * panel stays until it is closed and never claims that the enquiry was sent.
 */
export function HandOffPanel({ handOff, isNew, onClose }: HandOffPanelProps) {
  const { submission, isSaved, isOpened } = handOff;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const mail = prepareMail(submission);
  const shortMail = shortenMail(submission);

  useEffect(() => {
    if (!isNew) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: "start" });
  }, [isNew]);

  return (
    <section aria-labelledby={`${id}-heading`} className="doc overflow-clip">
      <div className="on-ink flex items-start justify-between gap-4 bg-ink py-2 pr-2 pl-4 text-rice sm:pl-5">
        <h2
          ref={headingRef}
          id={`${id}-heading`}
          aria-describedby={`${id}-lead`}
          tabIndex={-1}
          className="py-2 text-title"
        >
          {copy.heading}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label={copy.close}
          onClick={onClose}
          className="text-rice hover:bg-ink-700"
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="grid gap-5 px-4 py-5 sm:px-5">
        <p id={`${id}-lead`} className="max-w-text text-base">
          {getLead(isOpened, shortMail !== null)}
        </p>
        {submission.attachmentInfo && (
          <p className="rounded-box bg-amber-100 px-4 py-3 text-base font-semibold wrap-anywhere">
            {copy.attachStart} {submission.attachmentInfo.name} {copy.attachEnd}
          </p>
        )}
        {!isSaved && (
          <div className="rounded-box bg-cinnabar-100 px-4 py-3 text-base">
            <p className="font-semibold text-cinnabar">{messages.storageFailed.title}</p>
            <p>
              {messages.storageFailed.description} {copy.storageFailed}
            </p>
          </div>
        )}
        <HandOffActions
          mail={mail}
          shortMail={shortMail}
          isCopyingFirst={!isOpened || shortMail !== null}
          textRef={textRef}
        />
        <dl className="grid gap-x-4 gap-y-1 text-base sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-600">{copy.recipient}</dt>
          <dd className="font-semibold wrap-anywhere">{mail.to}</dd>
          <dt className="text-ink-600">{copy.subject}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">{mail.subject}</dd>
        </dl>
        <div>
          <label htmlFor={`${id}-text`} className="cell-label">
            {copy.message}
          </label>
          <textarea
            ref={textRef}
            id={`${id}-text`}
            readOnly
            dir="auto"
            rows={12}
            value={mail.body}
            className="mt-1 block w-full resize-y rounded-box border-fine border-edge bg-white px-4 py-3 text-base"
          />
        </div>
        <p className="text-base">
          {copy.chat}{" "}
          <a href={site.chat.href} target="_blank" rel="noopener noreferrer" className="tlink">
            {site.chat.label}
          </a>
          , {site.chat.hours}.
        </p>
      </div>
    </section>
  );
}

function getLead(isOpened: boolean, isLong: boolean): string {
  if (!isOpened) return copy.failed;
  return isLong ? copy.long : copy.opened;
}
