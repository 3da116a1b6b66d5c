import type { ReactNode } from "react";
import { Lane } from "@/ui/lane";
import type { ToolKey } from "@/config/tools";
import { toolWords as words } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import { AnswerActions } from "./answer-actions";
import type { AnswerRow, AnswerView, OpenEntry } from "./answer-view";
import { ExampleNote } from "./example-note";
import { focusField } from "./focus-field";
import { NextTools } from "./next-tools";
import { ProblemList } from "./problem-list";
import { ANSWER_ID, findPrefix } from "./sticky-answer";
import { useAnnouncement } from "./use-announcement";
import { Warning } from "./warning";
import type { ToolForm } from "./tool-form";

type FormProps = { form: ToolForm };

type AnswerProps = {
  toolKey: ToolKey;
  form: ToolForm;
  /** Further buttons. */
  actions?: ReactNode;
};

/** The answer beside the worksheet. A drawn line leads from its number to the section below. */
export function Answer({ toolKey, form, actions }: AnswerProps) {
  const { solution, handOver } = form;
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
      {solution && <Figure view={solution.view} />}
      <div className="tool-lane-clearance relative">
        {solution ? (
          <>
            <ExampleNote form={form} />
            <Details view={solution.view} />
            <NextTools next={solution.view.next} handOver={handOver} />
          </>
        ) : (
          <NoAnswer form={form} />
        )}
        <AnswerActions toolKey={toolKey} form={form} more={actions} />
        {solution && <p className="mt-6 text-base text-muted-foreground">{solution.view.caveat}</p>}
      </div>
    </section>
  );
}

/** What screen readers hear: the new answer or, if fields are marked as invalid, the errors. */
function announce(form: ToolForm): string {
  const { solution, hasDraft, errors, conversion } = form;
  if (!solution) return [...new Set(Object.values(errors))].join("; ");
  // Whoever opens a link reads its answer like the rest of the page.
  if (!hasDraft) return "";
  const { short, decision } = solution.view;
  return [
    conversion && words.converted,
    findPrefix(form),
    `${short.figure} ${short.text}.`,
    decision,
  ]
    .filter(Boolean)
    .join(" ");
}

function Figure({ view: { label, figure, unit = "" } }: { view: AnswerView }) {
  // The font size of the unit is less than half of the figure's. Long ones have to stay on one line.
  const length = figure.length + unit.length / 2;
  return (
    <>
      <h2 id="answer:heading" className="text-title text-muted-foreground">
        {label}
      </h2>
      <p className={cn("answer-figure", length > 14 ? "is-longest" : length > 9 && "is-long")}>
        <output aria-labelledby="answer:heading">{figure}</output>
        {unit && <small>{unit}</small>}
        <span className="hero-run">
          <Lane bend="tr" />
        </span>
      </p>
    </>
  );
}

function Details({ view: { text, rows, openEntry, warnings, decision } }: { view: AnswerView }) {
  return (
    <>
      <p className="mt-3 text-lead">{text}</p>
      <AnswerRows rows={rows} />
      {openEntry && <OpenEntryNote {...openEntry} />}
      {warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
      <div className="mt-6 border-l-4 border-accent pl-4">
        <h3 className="font-display text-ui font-bold">{words.decision}</h3>
        <p className="text-lg">{decision}</p>
      </div>
    </>
  );
}

function AnswerRows({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className="mt-6 border-t-2 border-strong">
      {rows.map(({ label, detail, figure }, i) => (
        <div
          key={i}
          className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-baseline gap-x-5 border-b border-border py-3 print:py-[0.2rem]"
        >
          <dt className="min-w-0 font-display text-ui font-bold wrap-anywhere">
            {label}
            <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
              {detail}
            </span>
          </dt>
          <dd className="text-right font-display text-title-lg leading-none font-bold wrap-anywhere tabular-nums print:text-[1.25rem]!">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OpenEntryNote({ id, text, action }: OpenEntry) {
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

/** What the answer waits for: a question, or entries that are not valid. */
function NoAnswer({ form }: FormProps) {
  const { blocker } = form;
  return (
    <div className="rounded-card border-fine border-dashed border-input px-6 py-7 sm:px-8">
      <h2 id="answer:heading" className="text-d3">
        {words.emptyHeading}
      </h2>
      {blocker ? (
        <OpenEntryNote {...blocker} />
      ) : (
        <>
          <p className="mt-1.5 text-lg text-muted-foreground">{words.emptyText}</p>
          <ProblemList form={form} />
        </>
      )}
    </div>
  );
}
