import { X } from "lucide-react";
import { ToolSection } from "@/tools/engine/tool-section";
import {
  answer as answerCopy,
  describeRefusal,
  lotPicture as copy,
} from "@/content/tools/aql-sampling";
import { formatNumber } from "@/lib/numbers";
import { drawSample } from "./draw-sample";
import type { AqlSampling, ClassPlan } from "./calculate";

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
      ground="ink"
      heading={isToScale ? copy.headingScaled : copy.heading}
      intro={
        isToScale
          ? copy.introScaled({ lot, inspected, squares, opened })
          : copy.intro(formatNumber(lot), formatNumber(inspected))
      }
    >
      <Squares
        count={squares}
        opened={opened}
        columns={50}
        className="max-sm:hidden"
        label={copy.label(formatNumber(lot), formatNumber(inspected))}
      />
      <Squares
        count={squares}
        opened={opened}
        columns={25}
        className="sm:hidden"
        label={copy.label(formatNumber(lot), formatNumber(inspected))}
      />
      <div role="table" aria-label={copy.tableLabel} className="mt-12">
        {[classes.major, classes.minor, classes.critical].map((plan) => (
          <ClassRow key={plan.name} plan={plan} />
        ))}
      </div>
    </ToolSection>
  );
}

type SquaresProps = {
  count: number;
  opened: number;
  columns: number;
  label: string;
  className: string;
};

function Squares({ count, opened, columns, label, className }: SquaresProps) {
  const drawn = drawSample(count, opened);
  const wide = Math.min(columns, count);
  const paths = { opened: "", closed: "" };
  for (let i = 0; i < count; i++) {
    const square = `M${(i % wide) * 10} ${Math.floor(i / wide) * 10}h8v8h-8z`;
    paths[drawn.has(i) ? "opened" : "closed"] += square;
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * 10 - 2} ${Math.ceil(count / wide) * 10 - 2}`}
      className={`lot-squares ${className}`}
    >
      <path d={paths.closed} className="lot-closed" />
      <path d={paths.opened} className="lot-opened" />
    </svg>
  );
}

function ClassRow({ plan: { name, aql, accept } }: { plan: ClassPlan }) {
  return (
    <div role="row" className="class-row">
      <div role="rowheader" className="font-display text-d3 font-bold">
        {answerCopy.classes[name]}{" "}
        <span className="font-medium text-dune">{aql ? `AQL ${aql}` : answerCopy.noneAllowed}</span>
      </div>
      <div role="cell">
        <span aria-hidden="true" className="class-tally">
          {Array.from({ length: accept }, (_, i) => (
            <i key={i} />
          ))}
          <b>
            <X className="size-4" />
          </b>
        </span>
      </div>
      <div role="cell" className="text-base text-dune first-letter:uppercase">
        {describeRefusal(accept)}.
      </div>
      <div role="cell" className="font-display text-title font-bold">
        {answerCopy.numbers(accept)}
      </div>
    </div>
  );
}
