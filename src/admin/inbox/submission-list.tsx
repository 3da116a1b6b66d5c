import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useState } from "react";
import { ShowMore } from "@/admin/ui/show-more";
import { Card } from "@/components/ui/card";
import { SUBMISSIONS_PER_STEP } from "@/config/admin-limits";
import { submissionsPage as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { useMediaQuery } from "@/hooks/use-media-query";
import { findFocusTarget } from "./focus-targets";
import { StackedSubmission, SubmissionRow } from "./submission-entries";

type SubmissionListProps = {
  submissions: readonly ContactSubmission[];
  newIds: ReadonlySet<number>;
  isOldestFirst: boolean;
  onOrderChange: (isOldestFirst: boolean) => void;
  onView: (id: number) => void;
  onDelete: (id: number) => void;
};

/** A table or, on phones, a list of entries. Long lists are rendered in steps. */
export const SubmissionList = memo(function SubmissionList({
  submissions,
  newIds,
  isOldestFirst,
  onOrderChange,
  onView,
  onDelete,
}: SubmissionListProps) {
  const isTable = useMediaQuery("(width >= 48rem)");
  const [limit, setLimit] = useState(SUBMISSIONS_PER_STEP);
  const Entry = isTable ? SubmissionRow : StackedSubmission;
  const entries = submissions
    .slice(0, limit)
    .map((submission) => (
      <Entry
        key={submission.id}
        submission={submission}
        isNew={newIds.has(submission.id)}
        onView={onView}
        onDelete={onDelete}
      />
    ));

  return (
    <>
      <Card className="mt-4">
        {isTable ? (
          <table className="fact-table">
            <caption className="sr-only">{copy.tableCaption}</caption>
            <thead>
              <tr>
                <DateHeader isOldestFirst={isOldestFirst} onOrderChange={onOrderChange} />
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

type DateHeaderProps = Pick<SubmissionListProps, "isOldestFirst" | "onOrderChange">;

function DateHeader({ isOldestFirst, onOrderChange }: DateHeaderProps) {
  const Arrow = isOldestFirst ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isOldestFirst ? "ascending" : "descending"} className="py-0!">
      <button
        type="button"
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-box px-2 hover:bg-dune/70"
        onClick={() => {
          onOrderChange(!isOldestFirst);
        }}
      >
        {copy.columns.date}
        <Arrow aria-hidden="true" className="size-4" />
      </button>
    </th>
  );
}
