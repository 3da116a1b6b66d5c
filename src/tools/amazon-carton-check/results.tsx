import { Check as CheckIcon, Tag, TriangleAlert, X } from "lucide-react";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { getUnits } from "@/config/amazon-limits";
import { checks as words, picture } from "@/content/tools/amazon-carton-check";
import { cn } from "@/lib/cn";
import { formatPlain } from "@/lib/numbers";
import { percent } from "@/lib/percent";
import { CalculationSteps } from "@/tools/engine/calculation-steps";
import type { SectionProps } from "@/tools/engine/define-tool";
import { ToolSection } from "@/tools/engine/tool-section";
import type { CartonCheck } from "./calculate";
import { formatBesideLimit, type Check } from "./check-limit";

/** The carton inside the limit, one row per limit, and the calculations behind the answer. */
export function CartonResults({ result, view }: SectionProps<CartonCheck>) {
  return (
    <>
      <CartonPicture result={result} />
      <ToolSection heading={words.heading}>
        <Card className="mt-12 mb-12 overflow-clip">
          <FactTable
            isCaptionHidden
            table={{
              caption: words.caption,
              columns: words.columns,
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
        <CalculationSteps heading={words.counted} steps={view.steps} />
      </ToolSection>
    </>
  );
}

/** The carton's largest face, drawn inside the outline of the largest carton allowed. */
function CartonPicture({ result }: { result: CartonCheck }) {
  const { region, sides } = result;
  const { length: unit } = getUnits(region);
  const [long, middle] = sides;
  const limit = { long: result.maxLongestSide, middle: result.maxOtherSides };
  const [width, height] = [Math.max(long, limit.long), Math.max(middle, limit.middle)];
  const allowed = `${formatPlain(limit.long)} x ${formatPlain(limit.middle)} ${unit}`;
  const yours = `${formatBesideLimit(long, limit.long)} x ${formatBesideLimit(middle, limit.middle)} ${unit}`;
  const sizeOf = (a: number, b: number) => ({
    width: percent(a, width),
    height: percent(b, height),
  });
  return (
    <ToolSection hasLane ground="sand" heading={picture.heading} intro={picture.intro}>
      <div
        role="img"
        aria-label={picture.label(yours, allowed)}
        className="carton-comparison"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <span className="box carton-face" style={sizeOf(long, middle)}>
          <span>
            <b>{yours}</b> {picture.yours}
          </span>
        </span>
        <span className="carton-limit" style={sizeOf(limit.long, limit.middle)}>
          <span>
            <b>{allowed}</b> {picture.limit}
          </span>
        </span>
      </div>
    </ToolSection>
  );
}

const MARKS = {
  pass: { Icon: CheckIcon, color: "text-jade" },
  label: { Icon: Tag, color: "text-ink" },
  warning: { Icon: TriangleAlert, color: "text-ink" },
  fail: { Icon: X, color: "text-cinnabar" },
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
