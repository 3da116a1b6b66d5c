import { FactTable } from "@/ui/fact-table";
import type { LegalBlock as Block } from "@/content/legal-document";
import { LinkedText } from "@/ui/sections/linked-text";
import "./legal.css";

/** A paragraph, list, table or list of definitions. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === "string" || !("kind" in block)) {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case "list":
    case "steps": {
      const List = block.kind === "steps" ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, i) => (
            <li key={i}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "terms":
      return (
        <dl className="legal-terms">
          {block.entries.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return (
        <div className="wrap-normal">
          <FactTable table={block.table} isCaptionHidden />
        </div>
      );
    default:
      return block satisfies never;
  }
}
