import { Check, RotateCcw } from "lucide-react";
import { Button } from "@/ui/button";
import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import type { Enquiry } from "@/data/enquiry-editing";
import { makeQuotingReplyLink } from "./reply-link";
import { Cell, SubmissionDetails } from "./submission-details";
import { parseUrl } from "@/lib/parse-url";

type EnquiryDetailsProps = {
  enquiry: Enquiry;
  onMark: (enquiry: Enquiry) => void;
  onDelete: (enquiry: Enquiry) => void;
  onClose: () => void;
  getReturnFocus: () => HTMLElement | null;
};

/** The details of an enquiry, and what staff do with it. */
export function EnquiryDetails({ enquiry, onMark, onDelete, ...dialog }: EnquiryDetailsProps) {
  const { isNew, reference, page } = enquiry;
  const MarkIcon = isNew ? Check : RotateCcw;
  return (
    <SubmissionDetails
      submission={enquiry}
      replyLink={makeQuotingReplyLink(enquiry)}
      firstCells={
        <>
          <Cell label={copy.reference}>{reference}</Cell>
          <Cell label={copy.status}>{isNew ? copy.isNew : copy.isAnswered}</Cell>
        </>
      }
      lastCell={
        <Cell label={copy.page} isWide>
          {isOwnPath(page) ? (
            <a href={page} target="_blank" rel="noreferrer" className="tlink">
              {page}
            </a>
          ) : (
            page
          )}
        </Cell>
      }
      actions={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onMark(enquiry);
          }}
        >
          <MarkIcon aria-hidden="true" className="size-5" />
          {isNew ? copy.markAnswered : copy.markNew}
        </Button>
      }
      onDelete={() => {
        onDelete(enquiry);
      }}
      {...dialog}
    />
  );
}

/** Anybody can submit an enquiry with any text in place of the path. */
function isOwnPath(page: string): boolean {
  const { origin } = window.location;
  return page.startsWith("/") && parseUrl(page, origin)?.origin === origin;
}
