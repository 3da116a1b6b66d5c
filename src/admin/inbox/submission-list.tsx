import { Eye, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { ShowMore } from "@/admin/ui/show-more";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SUBMISSIONS_PER_STEP } from "@/config/admin-limits";
import { submissionsPage as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { useMediaQuery } from "@/hooks/use-media-query";
import { tidyText } from "@/lib/clean-text";
import { formatTime } from "@/lib/timestamps";

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

/** The date and time in the browser's time zone. The time of an invalid timestamp is empty. */
export function formatSubmitted({ submittedAt }: ContactSubmission) {
  const moment = new Date(submittedAt);
  if (Number.isNaN(moment.getTime())) return { date: copy.noDate, time: "" };
  return { date: day.format(moment), time: formatTime(moment) };
}

/** The name of a submission in lists, buttons and messages. */
export function getShownName({ name }: ContactSubmission): string {
  return tidyText(name) || copy.noName;
}

/** The heading of the list, or of what is shown in its place. */
export const HEADING_ID = "submissions-heading";

const getViewButtonId = (submissionId: number | undefined) => `view-submission-${submissionId}`;

/** The View button of a submission; the heading, if it is not listed. */
export function findFocusTarget(submissionId?: number): HTMLElement | null {
  const button = document.getElementById(getViewButtonId(submissionId));
  return button ?? document.getElementById(HEADING_ID);
}

type SubmissionListProps = {
  submissions: readonly ContactSubmission[];
  onView: (id: number) => void;
  onDelete: (id: number) => void;
};

/** A table or, on phones, a list of entries. Long lists are rendered in steps. */
export const SubmissionList = memo(function SubmissionList({
  submissions,
  ...actions
}: SubmissionListProps) {
  const isTable = useMediaQuery("(width >= 48rem)");
  const [limit, setLimit] = useState(SUBMISSIONS_PER_STEP);
  const Entry = isTable ? TableEntry : StackedEntry;
  const entries = submissions
    .slice(0, limit)
    .map((submission) => <Entry key={submission.id} submission={submission} {...actions} />);

  if (submissions.length === 0)
    return <p className="doc mt-4 px-5 py-8 text-base">{copy.search.none}</p>;
  return (
    <>
      <Card className="mt-4">
        {isTable ? (
          <table className="fact-table">
            <caption className="sr-only">{copy.tableCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.columns.date}</th>
                <th scope="col">{copy.columns.name}</th>
                <th scope="col">{copy.columns.email}</th>
                <th scope="col">{copy.columns.productInterest}</th>
                <th scope="col" className="num">
                  {copy.columns.actions}
                </th>
              </tr>
            </thead>
            <tbody>{entries}</tbody>
          </table>
        ) : (
          <ul>{entries}</ul>
        )}
      </Card>
      <ShowMore
        leftCount={submissions.length - limit}
        step={SUBMISSIONS_PER_STEP}
        onShow={() => {
          setLimit(limit + SUBMISSIONS_PER_STEP);
        }}
        getFocusTarget={() => findFocusTarget(submissions[limit]?.id)}
      />
    </>
  );
});

type EntryProps = Omit<SubmissionListProps, "submissions"> & { submission: ContactSubmission };

function TableEntry({ submission, ...actions }: EntryProps) {
  const { date, time } = formatSubmitted(submission);
  return (
    <tr className="hover:bg-rice">
      <td className="whitespace-nowrap">
        {date}
        <span className="block text-sm text-ink-600">{time}</span>
      </td>
      <th scope="row" className="wrap-anywhere whitespace-normal!">
        <bdi>{getShownName(submission)}</bdi>
      </th>
      <td className="wrap-anywhere">{submission.email}</td>
      <td dir="auto" className="wrap-anywhere">
        {submission.product_interest}
      </td>
      <td className="num py-2! whitespace-nowrap">
        <Actions submission={submission} {...actions} />
      </td>
    </tr>
  );
}

function StackedEntry({ submission, ...actions }: EntryProps) {
  const { date, time } = formatSubmitted(submission);
  return (
    <li className="border-line px-4 py-4 not-first:border-t">
      <p className="font-display text-base font-bold tracking-snug wrap-anywhere">
        <bdi>{getShownName(submission)}</bdi>
      </p>
      <p className="text-sm text-ink-600">
        {date} {time}
      </p>
      <p className="text-sm wrap-anywhere text-ink-600">{submission.email}</p>
      <p dir="auto" className="mt-1 text-base wrap-anywhere">
        {submission.product_interest}
      </p>
      <div className="mt-3">
        <Actions submission={submission} {...actions} />
      </div>
    </li>
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
