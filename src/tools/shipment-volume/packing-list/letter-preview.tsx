import { useMemo, useState } from "react";
import { preview as words, questions as questionWords } from "@/content/tools/packing-list";
import { askAboutImplausible } from "./doubts";
import type { Letter } from "./letter";
import { askAboutLetter, type LetterQuestion } from "./letter-questions";
import { readLetter } from "./letter-reading";
import { PackingListReview, type ReviewActions } from "./review";

/** Shows how a list in words was read. */
export function LetterPreview({ letter, ...actions }: ReviewActions & { letter: Letter }) {
  /** The index of the chosen option by question. */
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({});
  const asked = useMemo(() => askAboutLetter(letter), [letter]);
  const reading = useMemo(() => {
    const choices = asked.questions.reduce(
      (given, { id, options }) => ({ ...given, ...options[answers[id] ?? -1]?.choice }),
      asked.choices,
    );
    return readLetter(letter, choices);
  }, [letter, asked, answers]);
  const questions: LetterQuestion[] = [...asked.questions, ...askAboutImplausible(reading)];
  const isEmpty = letter.entries.length === 0;
  return (
    <>
      <p className="text-base text-ink-600">
        {isEmpty ? questionWords.noTable : words.letterIntro}
      </p>
      <PackingListReview
        {...actions}
        questions={questions}
        open={questions.filter(({ id }) => answers[id] === undefined)}
        keyOf={({ id }) => id}
        chosenOf={({ id }) => answers[id]}
        onAnswer={({ id }, index) => {
          setAnswers({ ...answers, [id]: index });
        }}
        reading={reading}
        linesAbove={0}
        explanations={isEmpty ? [] : reading.explanations}
      />
    </>
  );
}
