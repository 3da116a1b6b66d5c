import { Card, CardTitle } from "@/ui/card";
import { TextLink } from "@/ui/text-link";
import { chance as copy } from "@/content/tools/aql-sampling";
import { formatNumber, formatPercent } from "@/lib/numbers";
import { roundHalfUp } from "@/lib/tools/rounding";
import type { AqlSampling } from "./calculate";
import { formatChance } from "./view";
import { ToolSection } from "@/tools/calculator/tool-section";
import { ChanceCurve } from "./chance-curve";

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
    <table className="fact-table chance-table">
      <caption className="sr-only">{copy.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.defective}</th>
          <th scope="col" className="num">
            {copy.passes}
          </th>
        </tr>
      </thead>
      <tbody>
        {chance.table.map(({ defective, passes }) => (
          <tr key={defective}>
            <th scope="row">{formatPercent(defective)}</th>
            <td className="num font-semibold">{formatNumber(roundHalfUp(passes, 1), 1)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
