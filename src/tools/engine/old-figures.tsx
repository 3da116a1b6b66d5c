import { oldFigures as words } from "@/content/tools/old-figures";
import { formatMonth } from "@/lib/dates";
import { monthsSince, type FactSource } from "@/lib/facts";

type OldFiguresProps = {
  sources: readonly FactSource[];
  /** "2026-11-23" */
  today: string;
};

/** A line that names the tables of figures that were looked up over a year ago, if there are any. */
export function OldFigures({ sources, today }: OldFiguresProps) {
  const old = sources.filter(({ asOf }) => monthsSince(asOf, today) > 12);
  if (old.length === 0) return null;
  const tables = old.map(({ figures, asOf }) => words.table(figures, formatMonth(asOf)));
  return <p className="tool-source mt-2 max-w-prose text-base">{words.line(tables.join("; "))}</p>;
}
