import { useId } from "react";
import { cn } from "@/lib/cn";
import type { AskedQuestion } from "./read-packing-list";

type PackingListQuestionProps = {
  question: AskedQuestion;
  /** The id of its first option. */
  id: string | undefined;
  /** Whether somebody tried to continue without an answer. */
  isRefused: boolean;
  onAnswer: (index: number) => void;
};

/** A question about a pasted list. Each option leads to another reading. */
export function PackingListQuestion({
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
