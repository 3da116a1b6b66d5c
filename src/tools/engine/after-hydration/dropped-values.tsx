import { reportWords as words } from "@/content/tools/report";
import { findField } from "@/tools/engine/form/find-field";
import type { DroppedValue } from "@/tools/engine/form/link-query";
import type { ToolForm } from "@/tools/engine/use-tool-form";

const MAX_LISTED = 5;
/** A link can hold a text of any length. */
const MAX_QUOTED = 40;

/** Lists the values of the opened link that were invalid. */
export function DroppedValues({ form }: { form: ToolForm }) {
  const more = form.dropped.length - MAX_LISTED;
  return (
    <ul className="mt-1">
      {form.dropped.slice(0, MAX_LISTED).map((value) => {
        const text = describeDropped(form, value);
        return (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        );
      })}
      {more > 0 && <li>{words.moreDropped(more)}</li>}
    </ul>
  );
}

/** Names an ignored value of a link, and says why if the option was replaced. */
export function describeDropped(
  { definition, state, today }: Pick<ToolForm, "definition" | "state" | "today">,
  dropped: DroppedValue,
): string {
  const { text, kind } = dropped;
  const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  if (kind === "version") return words.droppedVersion(quoted);
  if (kind === "row") {
    const row = definition.rows[dropped.group]?.row(dropped.row + 1, {});
    return words.droppedValue(row ?? "", quoted);
  }
  const found = findField(definition, state, dropped.name, today);
  const successors = found?.field.successors ?? {};
  // Own keys only, because every object inherits names like "constructor".
  const successor = Object.hasOwn(successors, text) ? successors[text] : undefined;
  return words.droppedValue(found?.label ?? "", quoted, successor);
}
