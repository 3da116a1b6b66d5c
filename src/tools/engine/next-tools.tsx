import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import { startHandOver } from "@/data/browser/shipment";
import type { ToolKey } from "@/config/tools";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { isPlainClick } from "@/lib/plain-click";
import type { AnswerView } from "./answer-view";

/** Links to the tools that go on from an answer. */
export function NextTools({ toolKey, view }: { toolKey: ToolKey; view: AnswerView }) {
  const next = view.next.filter((key) => key !== toolKey);
  if (next.length === 0) return null;
  return (
    <nav aria-label={words.nextTools} className="next-tools mt-4">
      {next.map((key) => (
        <Link
          key={key}
          to={paths[key]}
          className="tool-text-button"
          onClick={(event) => {
            // A new tab has a shipment of its own.
            if (isPlainClick(event)) startHandOver(key);
          }}
        >
          {words.goOn(toolNames[key])}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      ))}
    </nav>
  );
}
