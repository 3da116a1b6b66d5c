import { Card, CardTitle } from "@/ui/card";
import { tableRoles } from "@/ui/table-roles";
import { TextLink } from "@/ui/text-link";
import { chance as copy } from "@/content/tools/aql-sampling";
import { formatNumber, formatPercent } from "@/lib/numbers";
import { roundHalfUp } from "@/lib/rounding";
import type { AqlSampling } from "./calculate";
import { findAxisStep } from "./chance-of-passing";
import { formatChance } from "./view";
import { ToolSection } from "@/tools/engine/tool-section";

/** Small shares keep one decimal. */
const shortPercent = (share: number) => formatPercent(roundHalfUp(share, share < 5 ? 1 : 0));

/** How often lots of a given quality pass: a sentence, a curve and a table. */
export function ChanceSection({ result }: { result: AqlSampling }) {
  const { lot, defective, chance, classes } = result;
  const { sampleSize, accept, isWholeLot } = classes.major;
  const shares = chance.sharesAt.map((point) => shortPercent(point.defective));
  const [often, half, tenth] = shares;
  // One piece more can make all the difference in a small lot.
  const isGradual = new Set(shares).size === shares.length;
  const [lotText, drawnText] = [formatNumber(lot), formatNumber(sampleSize)];
  return (
    <ToolSection heading={copy.heading}>
      <div className="chance-grid">
        <div>
          <p className="font-display text-d3 font-semibold text-balance">
            {copy.sentence(formatPercent(defective), formatChance(chance.passes))}
          </p>
          <p className="mt-5 text-base text-ink-600">
            {copy.explanation(chance.defectivePieces, lotText, drawnText)}{" "}
            {isWholeLot
              ? copy.certain(accept)
              : isGradual && often && half && tenth && copy.points(often, half, tenth)}
          </p>
          <p className="mt-4 text-base text-ink-600">{copy.caveat}</p>
          <p className="mt-4">
            <TextLink to={copy.article.to}>{copy.article.label}</TextLink>
          </p>
        </div>
        <Card className="min-w-0 overflow-clip">
          <CardTitle title={copy.chartTitle} note={copy.chartNote(lotText, drawnText, accept)} />
          <ChanceCurve result={result} />
          <ChanceTable result={result} />
        </Card>
      </div>
    </ToolSection>
  );
}

function ChanceTable({ result: { chance } }: { result: AqlSampling }) {
  return (
    <table {...tableRoles.table} className="fact-table chance-table">
      <caption className="sr-only">{copy.tableCaption}</caption>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHead} scope="col">
            {copy.defective}
          </th>
          <th {...tableRoles.columnHead} scope="col" className="num">
            {copy.passes}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {chance.table.map(({ defective, passes }) => (
          <tr key={defective} {...tableRoles.row}>
            <th {...tableRoles.rowHead} scope="row">
              {formatPercent(defective)}
            </th>
            <td {...tableRoles.cell} className="num font-semibold">
              {formatNumber(roundHalfUp(passes, 1), 1)}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
  const isHere = defective <= end;
  // If all pieces are opened, the curve falls so late that it would cross the label.
  const atLabel = chance.curve[Math.floor(chance.curve.length * LABEL_POSITION)];
  const hasRoomForLabel = atLabel !== undefined && atLabel.passes < 50;
  const points = chance.table
    .filter((point) => point.defective <= end)
    .map((point) => `${formatChance(point.passes)} at ${formatPercent(point.defective)}`)
    .join(", ");
  return (
    <figure className="chance-figure">
      <div role="img" aria-label={copy.chartLabel(points)} className="curve">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="100" className="curve-refused" />
          <path d={`${path}L100 100L0 100Z`} className="curve-passes" />
          {[25, 50, 75].map((y) => (
            <path key={y} d={`M0 ${y}H100`} className="curve-gridline" />
          ))}
          {isHere && <path d={`M${here.left} 100V${here.top}H0`} className="curve-point-guide" />}
          <path d={path} className="curve-line" />
          <path d="M0 100H100" className="curve-baseline" />
        </svg>
        <div aria-hidden="true">
          {[0, 50, 100].map((percent) => (
            <span
              key={percent}
              className="curve-mark curve-y-label"
              style={{ bottom: `${percent}%` }}
            >
              {percent}%
            </span>
          ))}
          {marks.map((share) => (
            <span key={share} className="curve-mark curve-x-label" style={{ left: `${x(share)}%` }}>
              {formatPercent(share)}
            </span>
          ))}
          <span className="curve-mark curve-passes-label">{copy.passes}</span>
          {hasRoomForLabel && (
            <span className="curve-mark curve-refused-label">{copy.refused}</span>
          )}
          {isHere && (
            <>
              <span
                className="curve-mark stop"
                style={{ left: `${here.left}%`, top: `${here.top}%` }}
              />
              <span
                className={`curve-mark curve-point-label ${here.left > 60 ? "is-left" : ""}`}
                style={{ left: `${here.left}%`, top: `${here.top}%` }}
              >
                {copy.point(formatPercent(defective), formatChance(chance.passes))}
              </span>
            </>
          )}
        </div>
      </div>
      <figcaption className="mt-9 text-center text-sm text-ink-600">{copy.axis}</figcaption>
    </figure>
  );
}
