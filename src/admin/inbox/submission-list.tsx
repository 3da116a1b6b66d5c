import { Eye, Trash2 } from "lucide-react";
import { Fragment, type RefObject } from "react";
import { IconButton } from "@/admin/ui/icon-button";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { tableRoles } from "@/ui/fact-table";
import { submissionsPage as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/enquiries";
import type { Enquiry } from "@/data/enquiry-editing";
import { tidyText } from "@/lib/clean-text";
import { formatTime } from "@/admin/ui/timestamps";

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

/** With the classes of their widths. */
const COLUMNS = [
  ["date", undefined],
  ["name", "w-1/6"],
  ["email", "w-1/4"],
  ["productInterest", undefined],
  ["actions", "num"],
] as const;

/** A submission of this browser, or an enquiry in the database, which has more. */
export type InboxEntry = Omit<ContactSubmission, "id"> & { id: number | string } & Partial<
    Pick<Enquiry, "reference" | "isNew" | "page">
  >;

/** The date and time in the browser's time zone. The time of an invalid timestamp is empty. */
export function formatSubmitted({ submittedAt }: Pick<ContactSubmission, "submittedAt">) {
  const moment = new Date(submittedAt);
  if (Number.isNaN(moment.getTime())) return { date: copy.noDate, time: "" };
  return { date: day.format(moment), time: formatTime(moment) };
}

/** The name of a submission in lists, buttons and messages. */
export function getShownName({ name }: Pick<ContactSubmission, "name">): string {
  return tidyText(name) || copy.noName;
}

const getViewButtonId = (submissionId: number | string) => `view-submission-${submissionId}`;

export function findViewButton(submission: InboxEntry | undefined): HTMLElement | null {
  return submission ? document.getElementById(getViewButtonId(submission.id)) : null;
}

type Actions<Entry> = {
  onView: (submission: Entry) => void;
  onDelete: (submission: Entry) => void;
};

type SubmissionListProps<Entry> = Actions<Entry> & {
  rowsRef: RefObject<HTMLTableSectionElement | null>;
  /** Those that are rendered; long lists are rendered in steps. */
  submissions: readonly Entry[];
  caption: string;
  /** Shown in place of the table if there are none. */
  none: string;
};

/** A table whose rows become blocks on phones. */
export function SubmissionList<Entry extends InboxEntry>({
  rowsRef,
  submissions,
  caption,
  none,
  ...actions
}: SubmissionListProps<Entry>) {
  if (submissions.length === 0) return <p className="card mt-4 px-5 py-8 text-lg">{none}</p>;
  return (
    <Card className="mt-4">
      <table {...tableRoles.table} className="fact-table max-[48rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...tableRoles.rows} className="max-[48rem]:sr-only max-[48rem]:**:block">
          <tr {...tableRoles.row}>
            {COLUMNS.map(([column, className]) => (
              <th key={column} {...tableRoles.columnHead} scope="col" className={className}>
                {copy.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rowsRef} {...tableRoles.rows} className="max-[48rem]:block">
          {submissions.map((submission) => (
            <Row key={submission.id} submission={submission} {...actions} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row<Entry extends InboxEntry>({
  submission,
  onView,
  onDelete,
}: Actions<Entry> & { submission: Entry }) {
  const { date, time } = formatSubmitted(submission);
  const { id, email, product_interest, reference, isNew } = submission;
  const name = getShownName(submission);
  return (
    <tr
      {...tableRoles.row}
      className="wrap-anywhere hover:bg-background max-[48rem]:flex max-[48rem]:flex-col max-[48rem]:gap-1 max-[48rem]:border-border max-[48rem]:p-4 max-[48rem]:*:border-0 max-[48rem]:*:p-0 max-[48rem]:not-first:border-t"
    >
      <td {...tableRoles.cell} className="min-[48rem]:whitespace-nowrap">
        {date} <span className="text-base text-muted-foreground min-[48rem]:block">{time}</span>
      </td>
      <th {...tableRoles.rowHead} scope="row" className="whitespace-normal max-[48rem]:-order-1">
        <bdi>{name}</bdi>
        {reference && (
          <span className="mt-0.5 flex items-center gap-2 text-base font-normal text-muted-foreground">
            {reference}
            {isNew && (
              <Badge tone="accent" className="px-2.5 py-0.5 font-semibold">
                {copy.new}
              </Badge>
            )}
          </span>
        )}
      </th>
      <td {...tableRoles.cell}>
        {/* An address that is too long breaks before its parts, not in a word. */}
        {email.split(/(?=[.@])/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </td>
      <td {...tableRoles.cell} dir="auto">
        {product_interest}
      </td>
      <td
        {...tableRoles.cell}
        className="num max-[48rem]:text-left min-[48rem]:py-2 min-[48rem]:whitespace-nowrap"
      >
        <span className="inline-flex items-center gap-1">
          <Button
            id={getViewButtonId(id)}
            variant="outline"
            size="sm"
            aria-label={copy.viewOf(name)}
            onClick={() => {
              onView(submission);
            }}
          >
            <Eye aria-hidden="true" className="size-5" />
            {copy.view}
          </Button>
          <IconButton
            label={copy.deleteOf(name)}
            icon={Trash2}
            className="text-danger"
            onClick={() => {
              onDelete(submission);
            }}
          />
        </span>
      </td>
    </tr>
  );
}
