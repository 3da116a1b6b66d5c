import { Check, Paperclip, Reply, RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "@/admin/ui/dialog";
import { Button, buttonClass } from "@/ui/button";
import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import type { AttachmentInfo } from "@/data/browser/enquiries";
import { cn } from "@/lib/cn";
import { parseUrl } from "@/lib/url";
import { makeReplyLink } from "./reply-link";
import { formatSubmitted, getShownName, type InboxEntry } from "./submission-list";

type SubmissionDetailsProps = {
  submission: InboxEntry;
  /** Marks an enquiry as answered, or as new again. Undefined for a submission of this browser. */
  onMark: (() => Promise<void>) | undefined;
  onDelete: () => void;
  onClose: () => void;
  getReturnFocus: () => HTMLElement | null;
};

/** A dialog with all that was sent in a submission. */
export function SubmissionDetails({
  submission,
  onMark,
  onDelete,
  ...dialog
}: SubmissionDetailsProps) {
  const { reference, isNew, page } = submission;
  const { date, time } = formatSubmitted(submission);
  const replyLink = makeReplyLink(submission);
  const MarkIcon = isNew ? Check : RotateCcw;
  return (
    <Dialog
      isOpen
      onOpenChange={dialog.onClose}
      title={getShownName(submission)}
      description={time ? copy.submitted(date, time) : copy.submittedUnknown}
      getReturnFocus={dialog.getReturnFocus}
      actions={
        <>
          <Button variant="destructive" size="sm" onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-5" />
            {copy.delete}
          </Button>
          {onMark && (
            <Button variant="outline" size="sm" onClick={() => void onMark()}>
              <MarkIcon aria-hidden="true" className="size-5" />
              {isNew ? copy.markAnswered : copy.markNew}
            </Button>
          )}
          {replyLink && (
            <a href={replyLink} className={buttonClass({ size: "sm" })}>
              <Reply aria-hidden="true" className="size-5" />
              {copy.reply}
            </a>
          )}
          <Button variant="secondary" size="sm" onClick={dialog.onClose}>
            {copy.close}
          </Button>
        </>
      }
    >
      <dl className="-mx-5 grid border-t border-border sm:grid-cols-2">
        {reference !== undefined && (
          <>
            <Cell label={copy.reference}>{reference}</Cell>
            <Cell label={copy.status}>{isNew ? copy.isNew : copy.isAnswered}</Cell>
          </>
        )}
        <Cell label={copy.name}>{submission.name}</Cell>
        <Cell label={copy.email}>
          {replyLink && (
            <a href={replyLink} className="link">
              {submission.email}
            </a>
          )}
        </Cell>
        <Cell label={copy.company}>{submission.company}</Cell>
        <Cell label={copy.phone}>{submission.phone}</Cell>
        <Cell label={copy.productInterest} isWide>
          {submission.product_interest}
        </Cell>
        <Cell label={copy.message} isWide>
          {submission.message && (
            <span className="font-normal whitespace-pre-wrap">
              <LinkedText text={submission.message} />
            </span>
          )}
        </Cell>
        <Cell label={copy.attachment} isWide>
          {submission.attachmentInfo ? (
            <Attachment {...submission.attachmentInfo} />
          ) : (
            <span className="font-normal text-muted-foreground">{copy.noFile}</span>
          )}
        </Cell>
        {page !== undefined && (
          <Cell label={copy.page} isWide>
            {isOwnPath(page) ? (
              <a href={page} target="_blank" rel="noreferrer" className="link">
                {page}
              </a>
            ) : (
              page
            )}
          </Cell>
        )}
      </dl>
    </Dialog>
  );
}

type CellProps = { label: string; children: ReactNode; isWide?: boolean };

/** A field. An empty one says so. */
function Cell({ label, children, isWide = false }: CellProps) {
  return (
    <div
      className={cn(
        "cell min-w-0 border-b border-border px-5",
        isWide ? "sm:col-span-2" : "sm:even:border-l",
      )}
    >
      <dt className="cell-label">{label}</dt>
      <dd dir="auto" className="text-lg font-semibold wrap-anywhere">
        {children || <span className="font-normal text-muted-foreground">{copy.nothingGiven}</span>}
      </dd>
    </div>
  );
}

/** Anybody can submit an enquiry with any text in place of the path. */
function isOwnPath(page: string): boolean {
  const { origin } = window.location;
  return page.startsWith("/") && parseUrl(page, origin)?.origin === origin;
}

function Attachment({ name, type, size }: AttachmentInfo) {
  return (
    <span className="flex items-start gap-3">
      <Paperclip aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span className="min-w-0">
        <bdi>{name}</bdi>{" "}
        <span className="font-normal text-muted-foreground">
          {[type || copy.unknownType, size].filter(Boolean).join(", ")}
        </span>
        <span className="block text-base font-normal text-muted-foreground">
          {copy.attachmentNote}
        </span>
      </span>
    </span>
  );
}

const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/;

/** A text whose web addresses are links, such as those of products and of the tools. */
function LinkedText({ text }: { text: string }) {
  // The parts with an odd place are those that the expression captures.
  return text.split(WEB_ADDRESS).map((part, place) =>
    place % 2 === 1 ? (
      <a key={place} href={part} target="_blank" rel="noopener noreferrer" className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
