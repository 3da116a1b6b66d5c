import { ChevronLeft, ChevronRight, Reply, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/admin/ui/dialog";
import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { formatSubmitted } from "./format-submitted";
import { getReplyLink } from "./reply-link";
import { getShownName } from "./shown-name";
import { SubmissionDetails } from "./submission-details";

type SubmissionDialogProps = {
  /** The submissions to step through, in list order. */
  submissions: readonly ContactSubmission[];
  openedId: number | null;
  onOpen: (id: number) => void;
  onDelete: (id: number) => void;
  onClose: () => void;
  getReturnFocus: () => HTMLElement | null;
};

/** A dialog with all that was sent in a submission. */
export function SubmissionDialog({
  submissions,
  openedId,
  onOpen,
  onDelete,
  onClose,
  getReturnFocus,
}: SubmissionDialogProps) {
  const index = submissions.findIndex(({ id }) => id === openedId);
  const submission = submissions[index];
  const { date, time } = formatSubmitted(submission?.submittedAt ?? "");
  const replyLink = submission && getReplyLink(submission);
  return (
    <Dialog
      isOpen={submission !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={submission ? getShownName(submission) : ""}
      description={time ? copy.submitted(date, time) : copy.submittedUnknown}
      getReturnFocus={getReturnFocus}
    >
      {submission && (
        <div className="-mx-5 -mb-5 border-t border-line">
          <SubmissionDetails submission={submission} />
          <div className="flex flex-wrap items-center gap-3 rounded-b-box bg-sand px-5 py-4">
            {submissions.length > 1 && (
              <Stepper submissions={submissions} index={index} onOpen={onOpen} />
            )}
            <div className="ml-auto flex flex-wrap justify-end gap-3">
              <Button
                variant="destructive"
                size="sm"
                onClick={() => {
                  onDelete(submission.id);
                }}
              >
                <Trash2 aria-hidden="true" className="size-5" />
                {copy.delete}
              </Button>
              {replyLink && (
                <Button asChild size="sm">
                  <a href={replyLink}>
                    <Reply aria-hidden="true" className="size-5" />
                    {copy.reply}
                  </a>
                </Button>
              )}
              <Button variant="secondary" size="sm" onClick={onClose}>
                {copy.close}
              </Button>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type StepperProps = Pick<SubmissionDialogProps, "submissions" | "onOpen"> & { index: number };

function Stepper({ submissions, index, onOpen }: StepperProps) {
  const steps = [
    { label: copy.previous, Icon: ChevronLeft, target: submissions[index - 1] },
    { label: copy.next, Icon: ChevronRight, target: submissions[index + 1] },
  ];
  return (
    <div className="flex items-center gap-1">
      {steps.map(({ label, Icon, target }) => (
        <Button
          key={label}
          variant="ghost"
          size="icon"
          aria-label={label}
          // Not `disabled`, because that would take the focus from the button at the end of the
          // list.
          aria-disabled={!target}
          className="aria-disabled:opacity-50"
          onClick={() => {
            if (target) onOpen(target.id);
          }}
        >
          <Icon aria-hidden="true" className="size-6" />
        </Button>
      ))}
      <p role="status" className="text-sm whitespace-nowrap">
        {copy.position(index + 1, submissions.length)}
      </p>
    </div>
  );
}
