import { ArrowDown, ArrowUp, CircleAlert } from "lucide-react";
import { toolWords as words } from "@/content/tools/shared";
import { focusField } from "./focus-field";
import type { ToolForm } from "./use-tool-form";

/** What an answer lacks, and a button that leads there. */
export type NextStep = { id: string; text: string; action: string };

export type StickyAnswerProps = {
  form: Pick<ToolForm, "errors" | "allErrors" | "isStale" | "exampleKeys" | "hasOwnEntries">;
  /** The answer in short: "8.79", with the text "USD a piece, sell at 14.66". */
  figure: string;
  text: string;
  /** Shown instead of an answer that lacks an entry. */
  instead?: NextStep | undefined;
};

/**
 * A bar with the answer that sticks to the bottom edge on narrow screens, where the answer itself
 * is below the form.
 */
export function StickyAnswer({
  form: { errors, allErrors, isStale, exampleKeys, hasOwnEntries },
  figure,
  text,
  instead,
}: StickyAnswerProps) {
  const errorCount = Object.keys(errors).length;
  const firstError = instead?.id ?? Object.keys(errors)[0] ?? Object.keys(allErrors)[0];
  if (instead || isStale) {
    return (
      <div className="sticky-answer">
        <p className="flex items-center gap-2.5 text-sm">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-accent-300" />
          {instead?.text ?? (errorCount > 0 ? words.fieldsToCorrect(errorCount) : words.unfinished)}
        </p>
        {firstError && (
          <button
            type="button"
            className="sticky-answer-link"
            onClick={() => {
              focusField(firstError);
            }}
          >
            {instead?.action ?? words.firstProblem}
            {!instead && <ArrowUp aria-hidden="true" className="size-5" />}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="sticky-answer">
      <p className="min-w-0 text-sm">
        <span className="block text-label text-accent-300">
          {exampleKeys.length > 0 ? words.example.prefix(hasOwnEntries) : words.example.own}
        </span>
        <b className="font-display text-title font-bold">{figure}</b>{" "}
        <span className="ml-1 text-dune">{text}</span>
      </p>
      <a href={`#${ANSWER_ID}`} className="sticky-answer-link">
        {words.result}
        <ArrowDown aria-hidden="true" className="size-5" />
      </a>
    </div>
  );
}

export const ANSWER_ID = "answer";
