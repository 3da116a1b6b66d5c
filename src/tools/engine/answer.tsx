import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Lane } from "@/ui/lane";
import { Button } from "@/ui/button";
import { toolWords as words } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import { AnswerActions } from "./answer-actions";
import { focusField } from "./focus-field";
import { ANSWER_ID, type NextStep } from "./sticky-answer";
import type { Tool } from "./tool";
import { useAnnouncement } from "./use-announcement";
import type { ToolForm } from "./use-tool-form";

export type AnswerRow = { label: string; detail: string; figure: string };

/** What an answer shows: one large number and its details. */
export type AnswerView = {
  /** For example "One piece at your door costs". */
  label: string;
  figure: string;
  unit?: string;
  text: string;
  /** A blank field that counts as zero: what that means, and a button that leads to the field. */
  blankField?: NextStep | undefined;
  rows: readonly AnswerRow[];
  /** What the answer does not cover. */
  caveat: string;
};

type AnswerProps<Name extends string, Column extends string, Result> = {
  tool: Tool<Name, Column, Result>;
  form: ToolForm<Name, Column, Result>;
  /** Built from `form.answer`; null if there is none. */
  view: AnswerView | null;
  /** Said instead of the errors while the figures are outdated. */
  instead?: NextStep | undefined;
  /** Further buttons. */
  actions?: ReactNode;
};

/** The answer beside the worksheet. A drawn line leads from its number to the section below. */
export function Answer<Name extends string, Column extends string, Result>({
  tool,
  form,
  view,
  instead,
  actions,
}: AnswerProps<Name, Column, Result>) {
  const { answer, isStale } = form;
  const hasErrors = Object.keys(form.errors).length > 0;
  const announcement = useAnnouncement(announce(form));
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby="answer:heading"
      className="min-w-0 scroll-mt-8 self-start lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-1"
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {view && answer ? (
        <>
          <h2 id="answer:heading" className="text-title text-ink-600">
            {view.label}
          </h2>
          <p className={cn("answer-figure", figureSizeClass(view), isStale && "is-stale")}>
            <output aria-labelledby="answer:heading">{view.figure}</output>
            {view.unit && <small>{view.unit}</small>}
            <span className="hero-run">
              <Lane bend="tr" />
            </span>
          </p>
          <div className="tool-lane-clearance relative">
            <ExampleNote form={form} />
            {instead && <BlankField {...instead} />}
            {isStale && !instead && (
              <Warning>
                {hasErrors ? words.stale : words.staleUnfinished}
                <Problems form={form} />
              </Warning>
            )}
            <div className={cn(isStale && "is-stale")}>
              <p className="mt-3 text-lead">{view.text}</p>
              <AnswerRows rows={view.rows} />
              {view.blankField && <BlankField {...view.blankField} />}
              {answer.warnings.map((warning) => (
                <Warning key={warning}>{warning}</Warning>
              ))}
            </div>
            <AnswerActions tool={tool} form={form} instead={instead} more={actions} />
            <p className="mt-6 text-sm text-ink-600">{view.caveat}</p>
          </div>
        </>
      ) : (
        <EmptyAnswer form={form} />
      )}
    </section>
  );
}

/** What screen readers hear: the new answer or, if fields are marked as invalid, the errors. */
function announce<Name extends string, Column extends string, Result>({
  answer,
  isDirty,
  isStale,
  errors,
  exampleKeys,
  hasOwnEntries,
  convertedBy,
  report,
}: ToolForm<Name, Column, Result>): string {
  if (isStale) return [...new Set(Object.values(errors))].join("; ");
  if (!answer || !report || !isDirty) return "";
  const prefix = exampleKeys.length > 0 ? `${words.example.prefix(hasOwnEntries)} ` : "";
  const announcement = prefix + report.announce(answer.result);
  return convertedBy === null ? announcement : `${words.converted} ${announcement}`;
}

/**
 * Says how much of the answer is still the example's, and makes it the visitor's own. An outdated
 * answer belongs to earlier entries, of which nothing is said.
 */
function ExampleNote<Name extends string, Column extends string, Result>({
  form: { exampleKeys, isStale, hasOwnEntries, confirmExamples },
}: {
  form: ToolForm<Name, Column, Result>;
}) {
  const count = exampleKeys.length;
  const note = hasOwnEntries ? words.example.some(count) : words.example.all;
  return (
    // On phones the button has a line of its own: beside the shortest note it would move with the others.
    <div className="mt-2 flex min-h-11 flex-col items-start justify-between gap-x-4 text-sm sm:flex-row sm:items-center">
      <p className={cn("font-semibold", count > 0 && "text-accent-700")}>
        {!isStale && (count > 0 ? note : words.example.none)}
      </p>
      {count > 0 && (
        <button
          type="button"
          className="tool-text-button"
          onClick={() => {
            confirmExamples();
            // The button disappears and would lose the focus.
            document.getElementById(ANSWER_ID)?.focus();
          }}
        >
          {words.example.confirm}
        </button>
      )}
    </div>
  );
}

/** Long numbers get a smaller font size, so that they stay on one line. */
function figureSizeClass({ figure, unit = "" }: AnswerView) {
  // The font size of the unit is less than half of the figure's.
  const length = figure.length + unit.length / 2;
  if (length > 14) return "is-longest";
  return length > 9 && "is-long";
}

function AnswerRows({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className="mt-6 border-t-2 border-ink">
      {rows.map(({ label, detail, figure }) => (
        <div
          key={label}
          className="answer-row grid items-baseline gap-x-5 border-b border-line py-3"
        >
          <dt className="font-display text-ui font-bold">
            {label}
            <span className="block font-sans text-sm font-normal tracking-normal text-ink-600">
              {detail}
            </span>
          </dt>
          <dd className="text-right font-display text-card leading-none font-bold wrap-anywhere tabular-nums">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BlankField({ id, text, action }: NextStep) {
  return (
    <Warning>
      <p>{text}</p>
      <button
        type="button"
        className="tool-text-button"
        onClick={() => {
          focusField(id);
        }}
      >
        {action}
      </button>
    </Warning>
  );
}

/** Something to know before relying on a number. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="mt-5 flex gap-3 rounded-box bg-amber-100 px-4 py-3.5 text-base">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function EmptyAnswer<Name extends string, Column extends string, Result>({
  form,
}: {
  form: ToolForm<Name, Column, Result>;
}) {
  return (
    <div className="rounded-sheet border-fine border-dashed border-edge px-6 py-7 sm:px-8">
      <h2 id="answer:heading" className="text-d3">
        {words.emptyHeading}
      </h2>
      <p className="mt-1.5 text-base text-ink-600">{words.emptyText}</p>
      <Problems form={form} />
      <Button
        variant="outline"
        className="mt-5"
        onClick={() => {
          form.reset();
          document.getElementById(ANSWER_ID)?.focus();
        }}
      >
        {words.useExample}
      </Button>
    </div>
  );
}

/** The errors that prevent an answer, by field. */
function Problems<Name extends string, Column extends string, Result>({
  form: { report, definition, state, allErrors },
}: {
  form: ToolForm<Name, Column, Result>;
}) {
  if (!report) return null;
  const { ProblemList, names } = report;
  return <ProblemList definition={definition} state={state} names={names} errors={allErrors} />;
}
