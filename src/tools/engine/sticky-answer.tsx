import { ArrowDown, ArrowUp, CircleAlert } from "lucide-react";
import { toolWords as words } from "@/content/tools/shared";
import { focusField } from "./focus-field";
import type { ToolForm } from "./tool-form";

export const ANSWER_ID = "answer";

const BAR =
  "surface-dark sticky bottom-0 z-20 -mx-(--gutter) mt-5 flex items-center justify-between gap-4 px-(--gutter) py-2 lg:hidden";
const LINK =
  "-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 px-2 font-display text-ui font-semibold text-accent-300";

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
      <div className={BAR}>
        <p className="flex items-center gap-2.5 text-base">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-accent-300" />
          {blocker?.text ?? (errorCount > 0 ? words.fieldsToCorrect(errorCount) : words.unfinished)}
        </p>
        {firstError && (
          <button
            type="button"
            className={LINK}
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
    <div className={BAR}>
      <p className="min-w-0 text-base">
        <span className="block text-label text-accent-300">
          {findPrefix(form) ?? words.example.own}
        </span>
        <b className="font-display text-title font-bold">{solution.view.short.figure}</b>{" "}
        <span className="ml-1 text-muted-foreground">{solution.view.short.text}</span>
      </p>
      <a href={`#${ANSWER_ID}`} className={LINK}>
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
