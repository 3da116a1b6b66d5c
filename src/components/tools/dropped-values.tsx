import { toolWords as words } from "@/content/tools/shared";
import { Warning } from "./answer";

const MAX_LISTED = 5;

/** What was not valid in the opened link. */
export function DroppedValues({ dropped }: { dropped: readonly string[] }) {
  const more = dropped.length - MAX_LISTED;
  return (
    <Warning>
      {words.droppedValues(dropped.length)}
      <ul className="mt-1">
        {dropped.slice(0, MAX_LISTED).map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
        {more > 0 && <li>{words.moreDropped(more)}</li>}
      </ul>
    </Warning>
  );
}
