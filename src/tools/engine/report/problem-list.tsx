import { Fragment } from "react";
import { afterLabel, reportWords as words } from "@/content/tools/report";
import type { FieldErrors } from "@/lib/tools/outcome";
import { focusField } from "@/tools/engine/focus-field";
import { listProblems, type Problem } from "./list-problems";
import type { NamedForm } from "./name-field";

/** Keeps an empty form from filling the page with errors. */
const MAX_LISTED = 4;

/** The errors, each with buttons that focus its fields. */
export function ProblemList<Name extends string, Column extends string>({
  errors,
  ...form
}: NamedForm<Name, Column> & { errors: FieldErrors }) {
  const problems = listProblems(form, errors);
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
                className="tool-text-button"
                onClick={() => {
                  focusField(key);
                }}
              >
                {label ?? message}
              </button>
            </Fragment>
          ))}
          {describeMessage({ message, fields })}
        </li>
      ))}
      {rest.length > 0 && <li>{words.moreProblems(rest.length)}</li>}
    </ul>
  );
}

/** The text behind the labels. Empty if the button already shows the message. */
function describeMessage({ message, fields }: Problem): string {
  const label = fields.at(-1)?.label ?? null;
  return label === null ? "" : afterLabel(label) + message;
}
