import { X } from "lucide-react";
import { ToolSection } from "@/tools/engine/tool-section";
import {
  answer as answerCopy,
  describeRefusal,
  lotPicture as copy,
} from "@/content/tools/aql-sampling";
import { formatNumber } from "@/lib/numbers";
import type { AqlSampling, ClassPlan } from "./calculate";
import { LotSquares } from "./lot-squares";

/** More squares would be too small to tell apart. */
const MAX_SQUARES = 1000;

/** The lot drawn to scale, with one square per piece up to `MAX_SQUARES`. */
export function LotPicture({ result }: { result: AqlSampling }) {
  const { lot, inspected, classes } = result;
  const squares = Math.min(lot, MAX_SQUARES);
  const opened = Math.max(1, Math.round((inspected / lot) * squares));
  const isToScale = lot > MAX_SQUARES;
  return (
    <ToolSection
      hasLane
      ground="dark"
      heading={isToScale ? copy.headingScaled : copy.heading}
      intro={
        isToScale
          ? copy.introScaled({ lot, inspected, squares, opened })
          : copy.intro(formatNumber(lot), formatNumber(inspected))
      }
      className="print:hidden"
    >
      {[50, 25].map((columns) => (
        <LotSquares
          key={columns}
          count={squares}
          opened={opened}
          columns={columns}
          label={copy.label(formatNumber(lot), formatNumber(inspected))}
          className={columns === 50 ? "max-sm:hidden" : "sm:hidden"}
        />
      ))}
      <div role="table" aria-label={copy.tableLabel} className="mt-12">
        {Object.values(classes).map((plan) => (
          <ClassRow key={plan.name} plan={plan} />
        ))}
      </div>
    </ToolSection>
  );
}

function ClassRow({ plan: { name, aql, accept } }: { plan: ClassPlan }) {
  return (
    <div
      role="row"
      className="grid items-center gap-x-10 gap-y-3 border-t border-border py-5 lg:grid-cols-[23rem_15rem_1fr_auto]"
    >
      <div role="rowheader" className="font-display text-d3 font-bold">
        {answerCopy.classes[name]}{" "}
        <span className="font-medium text-muted-foreground">
          {aql ? `AQL ${aql}` : answerCopy.noneAllowed}
        </span>
      </div>
      <div role="cell">
        <span
          aria-hidden="true"
          className="flex flex-wrap gap-[3px] *:grid *:size-[1.28rem] *:place-items-center *:rounded-[2px] *:forced-color-adjust-none"
        >
          {Array.from({ length: accept }, (_, i) => (
            <i key={i} className="bg-rice forced-colors:bg-[CanvasText]" />
          ))}
          <b className="bg-danger text-white forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]">
            <X className="size-4" />
          </b>
        </span>
      </div>
      <div role="cell" className="text-lg text-muted-foreground first-letter:uppercase">
        {describeRefusal(accept)}.
      </div>
      <div role="cell" className="font-display text-title font-bold">
        {answerCopy.numbers(accept)}
      </div>
    </div>
  );
}
