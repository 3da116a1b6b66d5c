import { Check as CheckIcon, Tag, TriangleAlert, X } from "lucide-react";
import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { checks as copy } from "@/content/tools/amazon-carton-check";
import { cn } from "@/lib/cn";
import type { CalculationStep } from "@/lib/tools/outcome";
import type { CartonCheck } from "./check-carton";
import type { Verdict } from "./check-limit";

const ICON = { pass: CheckIcon, label: Tag, warning: TriangleAlert, fail: X };

const TONE: Record<Verdict, string> = {
  pass: "text-jade",
  label: "text-ink",
  warning: "text-ink",
  fail: "text-cinnabar",
};

/** One row per limit, and the calculations behind it. */
export function CheckTable({
  result,
  steps,
}: {
  result: CartonCheck;
  steps: readonly CalculationStep[];
}) {
  const sums = steps.slice(result.checks.length);
  return (
    <Section heading={copy.heading}>
      <Card className="mt-12 overflow-clip">
        <FactTable
          isCaptionHidden
          table={{
            caption: copy.caption,
            columns: copy.columns,
            rows: result.checks.map(({ label, yours, limit, verdict, howFar }) => [
              label,
              yours,
              limit,
              <VerdictMark key="verdict" verdict={verdict} />,
              howFar,
            ]),
          }}
        />
      </Card>
      <h3 className="mt-12 text-d3">{copy.counted}</h3>
      <ol className="mt-4 border-t-2 border-ink">
        {sums.map(({ label, how, value }) => (
          <li key={label} className="carton-check-row">
            <b>{label}</b>
            <span className="text-ink-600">{how}</span>
            <span className="font-semibold">{value}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function VerdictMark({ verdict }: { verdict: Verdict }) {
  const Icon = ICON[verdict];
  return (
    <span className={cn("inline-flex items-center gap-2 font-semibold", TONE[verdict])}>
      <Icon aria-hidden="true" className="size-4" />
      {copy.verdicts[verdict]}
    </span>
  );
}
