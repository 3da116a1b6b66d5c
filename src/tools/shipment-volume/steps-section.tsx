import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { steps as words } from "@/content/tools/shipment-volume";
import type { CalculationStep } from "@/lib/tools/outcome";
import type { ShipmentAnswer } from "./calculate";
import { listMainModes } from "./modes";

type StepsSectionProps = {
  answer: { result: ShipmentAnswer; steps: readonly CalculationStep[] };
};

/** The calculation steps behind the modes and containers above. */
export function StepsSection({ answer: { result, steps } }: StepsSectionProps) {
  const { heading, intro, caption, columns } = words;
  const explainedLabels = new Set(listMainModes(result.modes).map(({ label }) => label));
  const rows = steps
    .filter(({ label }) => !explainedLabels.has(label))
    .map(({ label, how, value }) => [label, how, value]);
  return (
    <Section ground="sand" heading={heading} intro={intro}>
      <Card className="calculation-steps mt-10">
        <FactTable table={{ caption, columns, rows }} isCaptionHidden />
      </Card>
    </Section>
  );
}
