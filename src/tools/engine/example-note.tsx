import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { afterLabel } from "@/content/tools/report";
import { toolWords } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import { findField, nameFields } from "./form/find-field";
import { splitUnknown } from "./form/form-state";
import { sayText } from "./form/list-entries";
import type { ToolForm } from "./tool-form";
import { Warning } from "./warning";

const { example: words, unknown: unknownWords } = toolWords;

export const EXAMPLE_NOTE_ID = "answer:example";

/**
 * Says how much of the answer is still the example's, and makes it the visitor's own: at once, or
 * each figure, of which any may also be not known. Keeps its height while figures are typed.
 */
export function ExampleNote({ form }: { form: ToolForm }) {
  const { definition, state, today, exampleKeys, unknownKeys, hasOwnEntries } = form;
  const ref = useRef<HTMLDivElement>(null);
  const count = exampleKeys.length;
  const note = hasOwnEntries ? words.some(count) : words.all;
  const countId = `${EXAMPLE_NOTE_ID}:count`;

  function renderButton(label: string, describedBy: string, onPress: () => void) {
    return (
      <button
        type="button"
        className="tool-text-button"
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => {
          onPress();
          // The button disappears and would lose the focus: the next figure gets it, or the note.
          const entry = currentTarget.closest("li");
          const other = entry?.nextElementSibling ?? entry?.previousElementSibling;
          (other?.querySelector("button") ?? ref.current)?.focus();
        }}
      >
        {label}
      </button>
    );
  }

  return (
    <div ref={ref} id={EXAMPLE_NOTE_ID} tabIndex={-1} className="@container mt-2 text-base">
      <div className="flex min-h-17 flex-col items-start justify-between gap-x-4 @sm:min-h-11 @sm:flex-row @sm:items-center">
        <p id={countId} className={cn("font-semibold", count > 0 && "text-accent-700")}>
          {count > 0 ? note : unknownKeys.length > 0 ? unknownWords.some : words.none}
        </p>
        {count > 0 &&
          renderButton(words.confirm, countId, () => {
            form.confirmExamples(exampleKeys);
          })}
      </div>
      <details className="print:hidden">
        <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
          {unknownWords.heading}
          <ChevronDown aria-hidden="true" className="size-5 in-[[open]>summary]:rotate-180" />
        </summary>
        {count > 1 &&
          renderButton(unknownWords.all, countId, () => {
            form.setUnknown(exampleKeys);
          })}
        <ul>
          {listFigures(form).map((key) => {
            const found = findField(definition, state, key, today);
            const id = `${EXAMPLE_NOTE_ID}:${key}`;
            const isUnknown = unknownKeys.includes(key);
            return (
              <li
                key={key}
                className="flex flex-wrap items-center justify-between gap-x-5 border-t border-border py-1"
              >
                <span id={id}>
                  {found && found.name + afterLabel(found.name)}
                  {isUnknown ? unknownWords.mark : found && sayText(found)}
                </span>
                <span className="flex flex-wrap gap-x-5">
                  {exampleKeys.includes(key) &&
                    renderButton(words.confirmOne, id, () => {
                      form.confirmExamples([key]);
                    })}
                  {!isUnknown &&
                    renderButton(unknownWords.one, id, () => {
                      form.setUnknown([key]);
                    })}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
      {unknownKeys.length > 0 && <UnknownNote form={form} />}
    </div>
  );
}

/** The figures that describe the visitor's case; of cells only those that are not settled yet. */
function listFigures({ definition, state, today, exampleKeys, unknownKeys }: ToolForm): string[] {
  const fields = Object.keys(definition.fields).filter(
    (key) => definition.fields[key]?.isExample && findField(definition, state, key, today)?.isShown,
  );
  return [...new Set([...fields, ...exampleKeys, ...unknownKeys])];
}

/** What the answer lacks because the visitor does not know it, and what stands in for that. */
function UnknownNote({ form }: { form: ToolForm }) {
  const { definition, state, today, unknownKeys } = form;
  const { leftOut, standIns } = splitUnknown(definition, unknownKeys);
  const name = (keys: readonly string[]) => nameFields(definition, state, keys, today);
  return (
    <Warning>
      {leftOut.length > 0 && <p>{unknownWords.leftOut(name(leftOut))}</p>}
      {standIns.length > 0 && <p>{unknownWords.standIn(name(standIns))}</p>}
    </Warning>
  );
}
