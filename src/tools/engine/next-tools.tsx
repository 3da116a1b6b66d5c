import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { isPlainClick } from "@/lib/plain-click";

type NextToolsProps = { next: readonly ToolKey[]; handOver: (next: ToolKey) => void };

/** Links to the tools that go on from an answer, to which the visitor's entries are taken along. */
export function NextTools({ next, handOver }: NextToolsProps) {
  if (next.length === 0) return null;
  return (
    <nav aria-label={words.nextTools} className="mt-4 flex flex-wrap gap-x-6">
      {next.map((key) => (
        <Link
          key={key}
          to={paths[key]}
          className="tool-text-button"
          onClick={(event) => {
            // A new tab has a shipment of its own.
            if (isPlainClick(event)) handOver(key);
          }}
        >
          {words.goOn(toolNames[key])}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      ))}
    </nav>
  );
}
