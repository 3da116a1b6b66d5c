import { Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import type { AttachmentInfo, ContactSubmission } from "@/data/browser/contact-submissions";
import { cn } from "@/lib/cn";
import { getReplyLink } from "./reply-link";

/** All fields of a submission. Empty ones say so. */
export function SubmissionDetails({ submission }: { submission: ContactSubmission }) {
  const replyLink = getReplyLink(submission);
  return (
    <dl className="grid sm:grid-cols-2">
      <Cell label={copy.name}>{submission.name}</Cell>
      <Cell label={copy.email} isBeside>
        {replyLink ? (
          <a href={replyLink} className="tlink">
            {submission.email}
          </a>
        ) : (
          ""
        )}
      </Cell>
      <Cell label={copy.company}>{submission.company}</Cell>
      <Cell label={copy.phone} isBeside>
        {submission.phone}
      </Cell>
      <Cell label={copy.productInterest} isWide>
        {submission.product_interest}
      </Cell>
      <Cell label={copy.message} isWide>
        {submission.message && (
          <span dir="auto" className="block font-normal whitespace-pre-wrap">
            {submission.message}
          </span>
        )}
      </Cell>
      <Cell label={copy.attachment} isWide>
        {submission.attachmentInfo ? (
          <Attachment {...submission.attachmentInfo} />
        ) : (
          <span className="font-normal text-ink-600">{copy.noFile}</span>
        )}
      </Cell>
    </dl>
  );
}

type CellProps = { label: string; children: ReactNode; isBeside?: boolean; isWide?: boolean };

function Cell({ label, children, isBeside = false, isWide = false }: CellProps) {
  return (
    <div
      className={cn(
        "cell min-w-0 border-b border-line px-5!",
        isBeside && "sm:border-l",
        isWide && "sm:col-span-2",
      )}
    >
      <dt className="cell-label">{label}</dt>
      <dd dir="auto" className="text-base font-semibold wrap-anywhere">
        {children || <span className="font-normal text-ink-600">{copy.nothingGiven}</span>}
      </dd>
    </div>
  );
}

function Attachment({ name, type, size }: AttachmentInfo) {
  return (
    <span className="flex items-start gap-3">
      <Paperclip aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span className="min-w-0">
        <bdi>{name}</bdi>{" "}
        <span className="font-normal text-ink-600">
          {type || copy.unknownType}, {size}
        </span>
        <span className="block text-sm font-normal text-ink-600">{copy.attachmentNote}</span>
      </span>
    </span>
  );
}
