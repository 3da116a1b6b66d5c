import { Fragment } from "react";
import { afterLabel, reportWords as words } from "@/content/tools/report";
import { focusField } from "./focus-field";
import { findField } from "./form/find-field";
import type { ToolForm } from "./tool-form";

/** Keeps an empty form from filling the page with errors. */
const MAX_LISTED = 4;

/** An error message and its fields, of which a contradiction has several. */
type Problem = { message: string; fields: { key: string; name: string | undefined }[] };

/** The errors, each with buttons that focus its fields. */
export function ProblemList({ form }: { form: ToolForm }) {
  const problems = listProblems(form);
  const rest = problems.slice(MAX_LISTED).flatMap(({ fields }) => fields);
  return (
    <ul className="mt-1">
      {problems.slice(0, MAX_LISTED).map(({ message, fields }) => (
        <li key={message}>
          {fields.map(({ key, name = message }, i) => (
            <Fragment key={key}>
              {i > 0 && words.and}
              <button
                type="button"
                className="tool-text-button"
                onClick={() => {
                  focusField(key);
                }}
              >
                {name}
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

/** Groups errors with the same message. */
function listProblems({ definition, state, today, allErrors }: ToolForm): Problem[] {
  const problems = new Map<string, Problem["fields"]>();
  for (const [key, message] of Object.entries(allErrors)) {
    const field = { key, name: findField(definition, state, key, today)?.name };
    problems.set(message, [...(problems.get(message) ?? []), field]);
  }
  return [...problems].map(([message, fields]) => ({ message, fields }));
}

/** The text behind the names. Empty if the button already shows the message. */
function describeMessage({ message, fields }: Problem): string {
  const name = fields.at(-1)?.name;
  return name === undefined ? "" : afterLabel(name) + message;
}
