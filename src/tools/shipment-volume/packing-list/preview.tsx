import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { focusField } from "@/tools/engine/focus-field";
import { useAnnouncement } from "@/tools/engine/use-announcement";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { preview as words } from "@/content/tools/packing-list";
import type { CartonTexts } from "@/tools/shipment-volume/form";
import { NEXT_STEP_ID } from "@/tools/shipment-volume/next-step";
import { chooseRole, chooseUnit } from "./columns";
import {
  noAnswers,
  readPackingList,
  type AskedQuestion,
  type ListReview,
} from "./read-packing-list";
import { formatRowSize, formatRowWeight, formatSum, type ListRow } from "./rows";
import { PackingListTableView } from "./table-view";
import "./packing-list.css";

export type PackingListPreviewProps = {
  text: string;
  onUse: (rows: readonly CartonTexts[]) => void;
  onDiscard: () => void;
  /** Called with the number of open questions, and with null when the preview is closed. */
  onOpenQuestions: (count: number | null) => void;
};

/** Shows how a pasted list was read. It can be checked and changed before it fills the form. */
export function PackingListPreview({
  text,
  onUse,
  onDiscard,
  onOpenQuestions,
}: PackingListPreviewProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState(noAnswers);
  const [isRefused, setIsRefused] = useState(false);
  const read = useMemo(() => readPackingList(text), [text]);
  const review = useMemo(() => read(answers), [read, answers]);
  const { intro, table, questions, rows } = review;
  const open = questions.filter(
    ({ chosen, options }) => chosen === undefined && options.length > 0,
  );
  const [next] = open;
  const count = open.length;
  const canUse = rows.length > 0;

  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    onOpenQuestions(count);
  }, [onOpenQuestions, count]);
  useEffect(
    () => () => {
      onOpenQuestions(null);
    },
    [onOpenQuestions],
  );

  function use() {
    if (next) {
      setIsRefused(true);
      focusField(NEXT_STEP_ID);
    } else {
      onUse(rows.map(({ texts }) => texts));
    }
  }

  return (
    <section aria-labelledby={headingId} className="packing-list-preview">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-title">
        {words.heading}
      </h3>
      <p className="text-base text-ink-600">{intro}</p>
      {table && (
        <PackingListTableView
          {...table}
          onRole={(index, role) => {
            setAnswers({ ...answers, columns: chooseRole(answers.columns, index, role) });
          }}
          onUnit={(index, unit) => {
            const columns = chooseUnit(answers.columns, table.columns, index, unit);
            setAnswers({ ...answers, columns });
          }}
        />
      )}
      <div className="grid gap-4 empty:hidden">
        {questions.map((question) => (
          <PackingListQuestion
            key={question.key}
            question={question}
            id={question === next ? NEXT_STEP_ID : undefined}
            isRefused={isRefused}
            onAnswer={(index) => {
              setAnswers({ ...answers, options: { ...answers.options, [question.key]: index } });
            }}
          />
        ))}
      </div>
      <PackingListFindings review={review} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canUse && (
          <Button id={next ? undefined : NEXT_STEP_ID} variant="secondary" size="sm" onClick={use}>
            {words.use}
          </Button>
        )}
        <button
          type="button"
          id={next || canUse ? undefined : NEXT_STEP_ID}
          className="tool-text-button"
          onClick={onDiscard}
        >
          {words.discard}
        </button>
        {isRefused && next && (
          <p role="alert" className="text-sm font-semibold text-cinnabar">
            {words.open(count)}
          </p>
        )}
      </div>
    </section>
  );
}

type PackingListQuestionProps = {
  question: AskedQuestion;
  /** The id of its first option. */
  id: string | undefined;
  /** Whether somebody tried to continue without an answer. */
  isRefused: boolean;
  onAnswer: (index: number) => void;
};

/** A question about a pasted list. Each option leads to another reading. */
function PackingListQuestion({
  question: { text, options, chosen },
  id,
  isRefused,
  onAnswer,
}: PackingListQuestionProps) {
  const name = useId();
  const isOpen = chosen === undefined;
  return (
    <fieldset
      className={cn(
        "packing-list-question",
        isOpen && "is-open",
        isOpen && isRefused && "has-error",
      )}
      data-open={isOpen || undefined}
    >
      <legend className="font-semibold">{text}</legend>
      <div>
        {options.map((label, index) => (
          <label key={label}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              checked={chosen === index}
              onChange={() => {
                onAnswer(index);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Keeps the unread lines of a large spreadsheet from filling the page. */
const MAX_LINES_NAMED = 8;

/** The rows read from a pasted list, how it was read, and what was not. */
function PackingListFindings({ review }: { review: ListReview }) {
  const { rows, missing, unread, notes, totals } = review;
  const sum = words.sum(...formatSum(rows));
  const summary = rows.length > 0 ? `${words.found(rows.length)}. ${sum}` : words.nothing;
  const announcement = useAnnouncement(summary);
  return (
    <div className="packing-list-findings">
      <div role="status" className="sr-only">
        {announcement}
      </div>
      <Findings
        heading={rows.length > 0 ? words.found(rows.length) : words.nothing}
        texts={[...rows.map(describeRow), ...missing]}
      >
        {rows.length > 1 && <p className="font-semibold">{sum}</p>}
      </Findings>
      {notes.length > 0 && <Findings heading={words.why} texts={notes} />}
      {totals.length > 0 && (
        <Findings
          heading={words.totals}
          texts={totals.map(({ line, theirs, ours, isEqual }) =>
            isEqual ? words.totalEqual(line, theirs) : words.totalOther(line, theirs, ours),
          )}
        />
      )}
      {unread.length > 0 && (
        <div>
          <h4>{words.unread(unread.length)}</h4>
          <ul className="packing-list-unread">
            {unread.slice(0, MAX_LINES_NAMED).map(({ number, text, reason }, i) => (
              <li key={i}>
                <b>{words.unreadLine(number)}</b>: {reason}
                <code>{text}</code>
              </li>
            ))}
            {unread.length > MAX_LINES_NAMED && (
              <li>{words.more(unread.length - MAX_LINES_NAMED)}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

type FindingsProps = { heading: string; texts: readonly string[]; children?: ReactNode };

function Findings({ heading, texts, children }: FindingsProps) {
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {texts.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** For example "100 cartons of 60 × 40 × 40 cm at 12 kg, 9.600 m³, 1,200 kg". */
function describeRow(row: ListRow): string {
  const [cartons, cbm, kg] = formatSum([row]);
  return words.row(row.texts.name, cartons, formatRowSize(row), formatRowWeight(row), cbm, kg);
}
