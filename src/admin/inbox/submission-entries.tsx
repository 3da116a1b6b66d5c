import { Eye, Trash2 } from "lucide-react";
import { memo } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { submissionsPage as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { getViewButtonId } from "./focus-targets";
import { formatSubmitted } from "./format-submitted";
import { getShownName, shorten } from "./shown-name";

type EntryProps = {
  submission: ContactSubmission;
  isNew: boolean;
  onView: (id: number) => void;
  onDelete: (id: number) => void;
};

export const SubmissionRow = memo(function SubmissionRow(props: EntryProps) {
  const { submission, isNew } = props;
  const { date, time } = formatSubmitted(submission.submittedAt);
  return (
    <tr className="hover:bg-rice">
      <td className="whitespace-nowrap">
        {date}
        <span className="block text-sm text-ink-600">{time}</span>
      </td>
      <th scope="row" className="wrap-anywhere whitespace-normal!">
        <bdi>{getShownName(submission)}</bdi>
        {isNew && <NewBadge />}
      </th>
      <td className="wrap-anywhere">
        <Email submission={submission} />
      </td>
      <td dir="auto" className="wrap-anywhere">
        {shorten(submission.product_interest)}
      </td>
      <td className="num py-2! whitespace-nowrap">
        <Actions {...props} />
      </td>
    </tr>
  );
});

export const StackedSubmission = memo(function StackedSubmission(props: EntryProps) {
  const { submission, isNew } = props;
  const { date, time } = formatSubmitted(submission.submittedAt);
  return (
    <li className="border-line px-4 py-4 not-first:border-t">
      <p className="font-display text-base font-bold tracking-snug wrap-anywhere">
        <bdi>{getShownName(submission)}</bdi>
        {isNew && <NewBadge />}
      </p>
      <p className="text-sm text-ink-600">
        {date} {time}
      </p>
      <p className="text-sm wrap-anywhere text-ink-600">
        <Email submission={submission} />
      </p>
      <p dir="auto" className="mt-1 text-base wrap-anywhere">
        {shorten(submission.product_interest)}
      </p>
      <div className="mt-3">
        <Actions {...props} />
      </div>
    </li>
  );
});

/** An email address that may wrap before its "@". */
function Email({ submission }: Pick<EntryProps, "submission">) {
  const email = shorten(submission.email);
  const at = email.lastIndexOf("@");
  return at < 1 ? (
    email
  ) : (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function NewBadge() {
  return (
    <>
      {" "}
      <Badge tone="accent" className="ml-1 px-3! py-0.5! align-middle font-semibold">
        {copy.new}
      </Badge>
    </>
  );
}

function Actions({ submission, onView, onDelete }: EntryProps) {
  const name = getShownName(submission);
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        id={getViewButtonId(submission.id)}
        variant="outline"
        size="sm"
        aria-label={copy.viewOf(name)}
        onClick={() => {
          onView(submission.id);
        }}
      >
        <Eye aria-hidden="true" className="size-5" />
        {copy.view}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="text-cinnabar!"
        aria-label={copy.deleteOf(name)}
        onClick={() => {
          onDelete(submission.id);
        }}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </span>
  );
}
