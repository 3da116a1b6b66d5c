import { ArrowDown, ArrowUp, CircleAlert } from "lucide-react";
import { toolWords as words } from "@/content/tools/shared";
import { focusField } from "./focus-field";
import type { ToolForm } from "./tool-form";

export const ANSWER_ID = "answer";

/**
 * A bar with the answer that sticks to the bottom edge on narrow screens, where the answer itself
 * is below the form.
 */
export function StickyAnswer({ form }: { form: ToolForm }) {
  const { errors, allErrors, blocker, solution } = form;
  const errorCount = Object.keys(errors).length;
  const firstError = blocker?.id ?? Object.keys(errors)[0] ?? Object.keys(allErrors)[0];
  if (!solution) {
    return (
      <div className="sticky-answer">
        <p className="flex items-center gap-2.5 text-base">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-accent-300" />
          {blocker?.text ?? (errorCount > 0 ? words.fieldsToCorrect(errorCount) : words.unfinished)}
        </p>
        {firstError && (
          <button
            type="button"
            className="sticky-answer-link"
            onClick={() => {
              focusField(firstError);
            }}
          >
            {blocker?.action ?? words.firstProblem}
            {!blocker && <ArrowUp aria-hidden="true" className="size-5" />}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="sticky-answer">
      <p className="min-w-0 text-base">
        <span className="block text-label text-accent-300">
          {findPrefix(form) ?? words.example.own}
        </span>
        <b className="font-display text-title font-bold">{solution.view.short.figure}</b>{" "}
        <span className="ml-1 text-muted-foreground">{solution.view.short.text}</span>
      </p>
      <a href={`#${ANSWER_ID}`} className="sticky-answer-link">
        {words.result}
        <ArrowDown aria-hidden="true" className="size-5" />
      </a>
    </div>
  );
}

/** What the short answer depends on besides the visitor's figures. */
export function findPrefix({ exampleKeys, unknownKeys, hasOwnEntries }: ToolForm): string | null {
  if (exampleKeys.length > 0) return words.example.prefix(hasOwnEntries);
  return unknownKeys.length > 0 ? words.unknown.prefix : null;
}
