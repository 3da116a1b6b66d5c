import { Fragment } from "react";
import { afterLabel, toolWords as words } from "@/content/tools/shared";
import { focusField } from "./focus-field";
import type { Problem } from "./list-problems";

/** What a whole form of blank fields would fill the page with. */
const MAX_LISTED = 4;

/** What is wrong, each with a press that leads to its fields. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const rest = problems.slice(MAX_LISTED).flatMap(({ fields }) => fields);
  return (
    <ul className="mt-1">
      {problems.slice(0, MAX_LISTED).map(({ message, fields }) => (
        <li key={message}>
          {fields.map(({ key, label }, i) => (
            <Fragment key={key}>
              {i > 0 && words.and}
              <button
                type="button"
                className="ws-button"
                onClick={() => {
                  focusField(key);
                }}
              >
                {label ?? message}
              </button>
            </Fragment>
          ))}
          {sayMessage({ message, fields })}
        </li>
      ))}
      {rest.length > 0 && <li>{words.moreProblems(rest.length)}</li>}
    </ul>
  );
}

/** What follows the labels; nothing where the message stands in for one. */
function sayMessage({ message, fields }: Problem): string {
  const label = fields.at(-1)?.label ?? null;
  return label === null ? "" : afterLabel(label) + message;
}

/** The same in a sentence, for screen readers. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .slice(0, MAX_LISTED)
    .map((problem) => {
      const labels = problem.fields.map(({ label }) => label ?? problem.message);
      return labels.join(words.and) + sayMessage(problem);
    })
    .join("; ");
}
