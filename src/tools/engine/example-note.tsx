import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { toolWords } from "@/content/tools/shared";
import { findField, nameFields } from "./form/find-field";
import { splitUnknown } from "./form/form-state";
import { sayText } from "./form/list-entries";
import type { ToolForm } from "./tool-form";
import { Warning } from "./warning";

const { example: words, unknown: unknownWords } = toolWords;

export const EXAMPLE_NOTE_ID = "answer:example";

/**
 * Says how much of the answer is still the example's. Visitors make that their own, or say that they
 * do not know it: at once or one by one.
 */
export function ExampleNote({ form }: { form: ToolForm }) {
  const { exampleKeys, unknownKeys, hasOwnEntries } = form;
  const ref = useRef<HTMLDivElement>(null);
  const count = exampleKeys.length;
  const note = hasOwnEntries ? words.some(count) : words.all;
  const countId = `${EXAMPLE_NOTE_ID}:count`;

  /** What is pressed disappears and would lose the focus: the next entry gets it, or the note. */
  function moveFocus(pressed: HTMLElement) {
    const entry = pressed.closest("li");
    const other = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (other?.querySelector("button") ?? ref.current)?.focus();
  }

  function renderChoice(keys: readonly string[], describedBy: string, own: string, not: string) {
    const choices = [
      { label: own, choose: form.confirmExamples },
      { label: not, choose: form.setUnknown },
    ];
    return (
      <span className="flex flex-wrap gap-x-5">
        {choices.map(({ label, choose }) => (
          <button
            key={label}
            type="button"
            className="tool-text-button"
            aria-describedby={describedBy}
            onClick={(event) => {
              choose(keys);
              moveFocus(event.currentTarget);
            }}
          >
            {label}
          </button>
        ))}
      </span>
    );
  }

  return (
    <div ref={ref} id={EXAMPLE_NOTE_ID} tabIndex={-1} className="example-note">
      {count > 0 ? (
        <>
          <p id={countId} className="font-semibold text-accent-700">
            {note}
          </p>
          {renderChoice(exampleKeys, countId, words.confirm, unknownWords.all)}
          <details>
            <summary>
              {words.oneByOne}
              <ChevronDown aria-hidden="true" className="chevron size-5" />
            </summary>
            <ul>
              {exampleKeys.map((key) => {
                const found = findField(form.definition, form.state, key, form.today);
                const id = `${EXAMPLE_NOTE_ID}:${key}`;
                return (
                  <li key={key}>
                    <span id={id}>{found && `${found.name}: ${sayText(found)}`}</span>
                    {renderChoice([key], id, words.confirmOne, unknownWords.one)}
                  </li>
                );
              })}
            </ul>
          </details>
        </>
      ) : (
        unknownKeys.length === 0 && <p className="font-semibold">{words.none}</p>
      )}
      {unknownKeys.length > 0 && <UnknownNote form={form} />}
    </div>
  );
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
