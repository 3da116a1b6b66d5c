import type { LegalBlock as Block } from "@/content/legal-document";
import { LinkedText } from "./linked-text";

/** One paragraph, list, table or set of defined terms. */
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
      return <BlockTable table={block} />;
    default:
      return block satisfies never;
  }
}

function BlockTable({ table }: { table: Extract<Block, { kind: "table" }> }) {
  return (
    <table className="tbl stacks wrap-normal">
      <caption className="sr-only">{table.caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first = "", ...cells]) => (
          <tr key={first}>
            <th scope="row" className="sm:w-40">
              {first}
            </th>
            {cells.map((cell, i) => (
              <td key={table.columns[i + 1]} data-label={table.columns[i + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
