import { Check as CheckIcon, Tag, TriangleAlert, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { getUnits } from "@/config/amazon-limits";
import { checks as words, picture } from "@/content/tools/amazon-carton-check";
import { cn } from "@/lib/cn";
import { formatPlain } from "@/lib/numbers";
import { cssPercent } from "@/lib/css-percent";
import { CalculationSteps } from "@/tools/engine/calculation-steps";
import type { SectionProps } from "@/tools/engine/define-tool";
import { ToolSection } from "@/tools/engine/tool-section";
import type { CartonCheck, ShipmentCheck } from "./calculate";
import { formatBesideLimit, type Check } from "./check-limit";
import { explainCheck } from "./explain";

/**
 * One carton, the worst unless another is picked: inside the limit, with one row per limit and the
 * calculations behind it.
 */
export function CartonResults({ result: { worst, cartons } }: SectionProps<ShipmentCheck>) {
  const [picked, setPicked] = useState<number | null>(null);
  const carton = cartons.find(({ number }) => number === picked) ?? worst;
  return (
    <>
      <CartonPicture carton={carton}>
        {cartons.length > 1 && (
          <label className="mb-6 block max-w-md font-display text-ui font-bold">
            {picture.choose}
            <select
              className="mt-2 block h-12 w-full rounded border-2 border-strong bg-card px-3 text-lg font-normal"
              value={carton.number}
              onChange={({ target: { value } }) => {
                setPicked(Number(value));
              }}
            >
              {cartons.map(({ number, name, verdict }) => (
                <option key={number} value={number}>
                  {picture.option(number, name, words.verdicts[verdict])}
                </option>
              ))}
            </select>
          </label>
        )}
      </CartonPicture>
      <ToolSection heading={cartons.length > 1 ? words.headingOf(carton.number) : words.heading}>
        <Card className="mt-12 mb-12 overflow-clip">
          <FactTable
            isCaptionHidden
            table={{
              caption: words.caption,
              columns: words.columns,
              rows: carton.checks.map(({ label, yours, limit, verdict, howFar }) => [
                label,
                yours,
                limit,
                <VerdictMark key="verdict" verdict={verdict} />,
                howFar,
              ]),
            }}
          />
        </Card>
        <CalculationSteps heading={words.counted} steps={explainCheck(carton)} />
      </ToolSection>
    </>
  );
}

/** The carton's largest face, drawn inside the outline of the largest carton allowed. */
function CartonPicture({ carton, children }: { carton: CartonCheck; children: ReactNode }) {
  const { region, sides } = carton;
  const { length: unit } = getUnits(region);
  const [long, middle] = sides;
  const limit = { long: carton.maxLongestSide, middle: carton.maxOtherSides };
  const [width, height] = [Math.max(long, limit.long), Math.max(middle, limit.middle)];
  const allowed = `${formatPlain(limit.long)} x ${formatPlain(limit.middle)} ${unit}`;
  const yours = `${formatBesideLimit(long, limit.long)} x ${formatBesideLimit(middle, limit.middle)} ${unit}`;
  const sizeOf = (a: number, b: number) => ({
    width: cssPercent(a, width),
    height: cssPercent(b, height),
  });
  return (
    <ToolSection
      hasLane
      ground="sand"
      heading={picture.heading}
      intro={picture.intro}
      className="print:hidden"
    >
      {children}
      <div
        role="img"
        aria-label={picture.label(yours, allowed)}
        className="relative ml-auto max-h-136 w-full max-w-208"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <span
          className="box absolute bottom-0 left-0 flex items-end bg-accent px-4 py-3"
          style={sizeOf(long, middle)}
        >
          <span>
            <b className="block font-display text-title font-bold">{yours}</b> {picture.yours}
          </span>
        </span>
        <span
          className="absolute bottom-0 left-0 flex items-start justify-end border-3 border-dashed border-ink px-4 py-3 text-right"
          style={sizeOf(limit.long, limit.middle)}
        >
          <span>
            <b className="block font-display text-title font-bold">{allowed}</b> {picture.limit}
          </span>
        </span>
      </div>
    </ToolSection>
  );
}

const MARKS = {
  pass: { Icon: CheckIcon, color: "text-success" },
  label: { Icon: Tag, color: "text-foreground" },
  warning: { Icon: TriangleAlert, color: "text-foreground" },
  fail: { Icon: X, color: "text-danger" },
};

function VerdictMark({ verdict }: Pick<Check, "verdict">) {
  const { Icon, color } = MARKS[verdict];
  return (
    <span className={cn("inline-flex items-center gap-2 font-semibold", color)}>
      <Icon aria-hidden="true" className="size-4" />
      {words.verdicts[verdict]}
    </span>
  );
}
