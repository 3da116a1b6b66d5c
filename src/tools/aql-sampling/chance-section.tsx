import { Card, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { TextLink } from "@/ui/text-link";
import { chance as copy } from "@/content/tools/aql-sampling";
import { cn } from "@/lib/cn";
import { formatNumber, formatPercent, formatPlain } from "@/lib/numbers";
import { roundHalfUp } from "@/lib/rounding";
import type { AqlSampling } from "./calculate";
import { findAxisStep } from "./chance-of-passing";
import { formatChance } from "./view";
import { ToolSection } from "@/tools/engine/tool-section";
import "./chance-table.css";

/** As many as a share is written with: 1 for 2.5. */
const countDecimals = (share: number) => formatPlain(share).split(".")[1]?.length ?? 0;

/** Small shares keep one decimal. */
const shortPercent = (share: number) => formatPercent(roundHalfUp(share, share < 5 ? 1 : 0));

/** How often lots of a given quality pass: a sentence, a curve and a table. */
export function ChanceSection({ result }: { result: AqlSampling }) {
  const { lot, defective, chance, classes } = result;
  const { sampleSize, accept, isWholeLot } = classes.major;
  const shares = chance.sharesAt.map(shortPercent);
  const [often, half, tenth] = shares;
  // One piece more can make all the difference in a small lot.
  const isGradual = new Set(shares).size === shares.length;
  const [lotText, drawnText] = [formatNumber(lot), formatNumber(sampleSize)];
  const decimals = Math.max(...chance.table.map(({ defective }) => countDecimals(defective)));
  const table = {
    caption: copy.tableCaption,
    columns: [{ label: copy.defective }, { label: copy.passes, isNumber: true }],
    rows: chance.table.map((point) => [
      `${formatNumber(point.defective, decimals)}%`,
      `${formatNumber(point.passes, 1)}%`,
    ]),
  };
  return (
    <ToolSection heading={copy.heading}>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[1fr_1.5fr] print:gap-6">
        <div>
          <p className="font-display text-d3 font-semibold text-balance">
            {copy.sentence(formatPercent(defective), formatChance(chance.passes))}
          </p>
          <p className="mt-5 text-lg text-muted-foreground">
            {copy.explanation(chance.defectivePieces, lotText, drawnText)}{" "}
            {isWholeLot
              ? copy.certain(accept)
              : isGradual && often && half && tenth && copy.points(often, half, tenth)}
          </p>
          <p className="mt-4 text-lg text-muted-foreground">{copy.caveat}</p>
          <p className="mt-4">
            <TextLink to={copy.article.to}>{copy.article.label}</TextLink>
          </p>
        </div>
        <Card className="min-w-0 overflow-clip print:[&>:first-child]:border-0 print:[&>:first-child]:p-0">
          <CardTitle title={copy.chartTitle} note={copy.chartNote(lotText, drawnText, accept)} />
          <ChanceCurve result={result} />
          <div className="chance-table">
            <FactTable table={table} isNarrow isCaptionHidden />
          </div>
        </Card>
      </div>
    </ToolSection>
  );
}

/** Where the label for refused lots starts, as a fraction of the width. */
const LABEL_POSITION = 0.8;

/** The operating characteristic curve. The table beside it has the same values as text. */
function ChanceCurve({ result: { chance, defective } }: { result: AqlSampling }) {
  const end = chance.curve.at(-1)?.defective ?? 1;
  const step = findAxisStep(end);
  const marks = Array.from({ length: Math.round(end / step) - 1 }, (_, i) => (i + 1) * step);
  const x = (share: number) => Math.min(100, (share / end) * 100);
  const path = `M${chance.curve
    .map((point) => `${x(point.defective).toFixed(2)} ${(100 - point.passes).toFixed(2)}`)
    .join("L")}`;
  const here = { left: x(defective), top: 100 - chance.passes };
  const atPoint = { left: `${here.left}%`, top: `${here.top}%` };
  const isHere = defective <= end;
  // If all pieces are opened, the curve falls so late that it would cross the label.
  const atLabel = chance.curve[Math.floor(chance.curve.length * LABEL_POSITION)];
  const hasRoomForLabel = atLabel !== undefined && atLabel.passes < 50;
  const points = chance.table
    .filter((point) => point.defective <= end)
    .map((point) => `${formatChance(point.passes)} at ${formatPercent(point.defective)}`)
    .join(", ");
  return (
    <figure className="px-4 pt-8 pb-5 sm:px-7 print:px-0 print:pt-4 print:pb-0">
      <div
        role="img"
        aria-label={copy.chartLabel(points)}
        className="relative ml-11 aspect-4/3 sm:aspect-video"
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible fill-none stroke-ink *:[vector-effect:non-scaling-stroke]"
        >
          <rect width="100" height="100" className="fill-danger-100 stroke-none" />
          <path d={`${path}L100 100L0 100Z`} className="fill-success-100 stroke-none" />
          {[25, 50, 75].map((y) => (
            <path key={y} d={`M0 ${y}H100`} className="stroke-border" />
          ))}
          {isHere && (
            <path d={`M${here.left} 100V${here.top}H0`} strokeWidth="1.5" strokeDasharray="4 4" />
          )}
          <path d={path} strokeWidth="4" strokeLinejoin="round" />
          <path d="M0 100H100" strokeWidth="2" />
        </svg>
        <div aria-hidden="true" className="*:absolute *:whitespace-nowrap">
          {[0, 50, 100].map((percent) => (
            <span
              key={percent}
              className="right-[calc(100%+0.6rem)] translate-y-1/2 text-label text-muted-foreground"
              style={{ bottom: `${percent}%` }}
            >
              {percent}%
            </span>
          ))}
          {marks.map((share) => (
            <span
              key={share}
              className="top-[calc(100%+0.45rem)] -translate-x-1/2 text-label text-muted-foreground max-sm:odd:hidden"
              style={{ left: `${x(share)}%` }}
            >
              {formatPercent(share)}
            </span>
          ))}
          <span className="bottom-[8%] left-[5%] font-semibold text-success">{copy.passes}</span>
          {hasRoomForLabel && (
            <span className="top-[42%] right-[5%] font-semibold text-danger">{copy.refused}</span>
          )}
          {isHere && (
            <>
              <span
                className="stop -translate-1/2 [--stop-bg:var(--card)] [--stop:theme(colors.accent.DEFAULT)]"
                style={atPoint}
              />
              <span
                className={cn(
                  "-translate-y-6 font-display text-ui font-bold",
                  here.left > 60 ? "translate-x-[calc(-100%-1.1rem)]" : "translate-x-[1.1rem]",
                )}
                style={atPoint}
              >
                {copy.point(formatPercent(defective), formatChance(chance.passes))}
              </span>
            </>
          )}
        </div>
      </div>
      <figcaption className="mt-9 text-center text-base text-muted-foreground">
        {copy.axis}
      </figcaption>
    </figure>
  );
}
