import { useEffect, useId, useMemo, useRef, useState } from "react";
import { focusField } from "@/tools/engine/focus-field";
import { Button } from "@/ui/button";
import { preview as words } from "@/content/tools/packing-list";
import type { CartonTexts } from "@/tools/shipment-volume/form";
import { NEXT_STEP_ID } from "@/tools/shipment-volume/next-step";
import { chooseRole, chooseUnit } from "./columns";
import { PackingListFindings } from "./findings";
import { PackingListQuestion } from "./question";
import { noAnswers, readPackingList } from "./read-packing-list";
import { PackingListTableView } from "./table-view";

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
