import { reportWords as words } from "@/content/tools/report";
import type { DroppedValue } from "@/lib/tools/link-query";
import { describeDropped } from "./describe-dropped";
import type { NamedForm } from "./name-field";

const MAX_LISTED = 5;

/** Lists the values of the opened link that were invalid. */
export function DroppedValues<Name extends string, Column extends string>({
  dropped,
  ...form
}: NamedForm<Name, Column> & { dropped: readonly DroppedValue<Name>[] }) {
  const more = dropped.length - MAX_LISTED;
  return (
    <ul className="mt-1">
      {dropped.slice(0, MAX_LISTED).map((value) => {
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
