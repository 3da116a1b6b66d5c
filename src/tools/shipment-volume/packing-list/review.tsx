import { useEffect, useState } from "react";
import { focusField } from "@/tools/engine/focus-field";
import { Button } from "@/ui/button";
import { preview as words } from "@/content/tools/packing-list";
import type { CartonTexts } from "@/tools/shipment-volume/form";
import { NEXT_STEP_ID } from "@/tools/shipment-volume/next-step";
import { PackingListFindings } from "./findings";
import { PackingListQuestion } from "./question";
import type { ListReading } from "./rows";

/** What becomes of a pasted list. */
export type ReviewActions = {
  onUse: (rows: readonly CartonTexts[]) => void;
  onDiscard: () => void;
  /** Called with the number of open questions, and with null when the review is closed. */
  onOpenQuestions: (count: number | null) => void;
};

type Question = { text: string; options: readonly { label: string }[] };

type PackingListReviewProps<Asked extends Question> = ReviewActions & {
  questions: readonly Asked[];
  /** Those of `questions` that have no answer yet. */
  open: readonly Asked[];
  keyOf: (question: Asked) => string;
  /** The index of the chosen option. */
  chosenOf: (question: Asked) => number | undefined;
  onAnswer: (question: Asked, index: number) => void;
  reading: ListReading;
  linesAbove: number;
  explanations: readonly string[];
};

/** The questions about a pasted list and the rows read from it. Questions have to be answered. */
export function PackingListReview<Asked extends Question>({
  questions,
  open,
  keyOf,
  chosenOf,
  onAnswer,
  reading,
  linesAbove,
  explanations,
  onUse,
  onDiscard,
  onOpenQuestions,
}: PackingListReviewProps<Asked>) {
  const [isRefused, setIsRefused] = useState(false);
  const canBeAnswered = open.filter(({ options }) => options.length > 0);
  const [next] = canBeAnswered;
  const count = canBeAnswered.length;
  const canUse = reading.rows.length > 0;

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
      onUse(reading.rows.map(({ texts }) => texts));
    }
  }

  return (
    <>
      <div className="grid gap-4 empty:hidden">
        {questions.map((question) => (
          <PackingListQuestion
            key={keyOf(question)}
            question={question}
            id={question === next ? NEXT_STEP_ID : undefined}
            chosen={chosenOf(question)}
            isOpen={open.includes(question)}
            isRefused={isRefused}
            onAnswer={(index) => {
              onAnswer(question, index);
            }}
          />
        ))}
      </div>
      <PackingListFindings reading={reading} linesAbove={linesAbove} explanations={explanations} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canUse && (
          <Button id={next ? undefined : NEXT_STEP_ID} variant="secondary" size="sm" onClick={use}>
            {words.use}
          </Button>
        )}
        <DiscardButton id={next || canUse ? undefined : NEXT_STEP_ID} onDiscard={onDiscard} />
        {isRefused && next && (
          <p role="alert" className="text-sm font-semibold text-cinnabar">
            {words.open(count)}
          </p>
        )}
      </div>
    </>
  );
}

export function DiscardButton({
  id,
  onDiscard,
}: {
  id?: string | undefined;
  onDiscard: () => void;
}) {
  return (
    <button type="button" id={id} className="tool-text-button" onClick={onDiscard}>
      {words.discard}
    </button>
  );
}
