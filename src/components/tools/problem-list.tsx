import { Fragment } from "react";
import { toolWords as words } from "@/content/tools/shared";
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
          {fields.some(({ label }) => label !== null) && `: ${message}`}
        </li>
      ))}
      {rest.length > 0 && <li>{words.moreProblems(rest.length)}</li>}
    </ul>
  );
}

/** The same in a sentence, for screen readers. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .slice(0, MAX_LISTED)
    .map(({ message, fields }) => {
      const labels = fields.flatMap(({ label }) => label ?? []).join(words.and);
      return labels === "" ? message : `${labels}: ${message}`;
    })
    .join("; ");
}
