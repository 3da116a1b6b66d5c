import { reportWords as words } from "@/content/tools/report";
import type { DroppedValue } from "@/lib/tools/link-query";
import type { NamedForm } from "./name-field";

/** A link can hold a text of any length. */
const MAX_QUOTED = 40;

/** Names an ignored value of a link, and says why if the option was replaced. */
export function describeDropped<Name extends string, Column extends string>(
  { definition, state, names }: NamedForm<Name, Column>,
  dropped: DroppedValue<Name>,
): string {
  const quoted = quote(dropped.text);
  switch (dropped.kind) {
    case "version":
      return words.droppedVersion(quoted);
    case "row":
      return words.droppedValue(names.row?.(dropped.row + 1) ?? "", quoted);
    case "field": {
      const field = definition.fields[dropped.name];
      const successors = field.kind === "choice" ? field.successors : undefined;
      const label = names.field(dropped.name, state.texts);
      return words.droppedValue(label, quoted, findOwn(successors, dropped.text));
    }
  }
}

/** Own keys only, because every object inherits names like "constructor". */
function findOwn(record: Readonly<Record<string, string>> | undefined, key: string) {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

function quote(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}
