import { whatIf as words } from "@/content/tools/landed-cost";
import { percent } from "@/lib/percent";
import { formatCents, formatPercent } from "@/lib/numbers";
import type { LandedCost } from "./result";
import type { ImportCosts } from "./payments";
import { formatUnitCost } from "./wording";

/** The width of the longest bar, as a fraction of the row. The amount follows behind it. */
const LONGEST_BAR = 0.72;

type Row = {
  title: string;
  detail: string;
  total: number;
  unitCost: number;
  imported: ImportCosts;
};

/** The cost per piece today, with more expensive freight and with a higher duty, to one scale. */
export function ScenarioBars({ result }: { result: LandedCost }) {
  const { freightRise, dutyRise, payments, input, total, unitCost } = result;
  const { imported } = payments;
  if (!imported || !dutyRise) {
    return <p className="mt-4 text-base text-ink-600">{words.ddp}</p>;
  }
  const freight = (one: ImportCosts) => words.freight(formatCents(one.shipping.freight));
  const duty = (one: ImportCosts) => words.duty(formatPercent(one.importInput.dutyPercent));
  const rows: Row[] = [
    {
      title: freightRise ? freight(imported) : duty(imported),
      detail: words.today,
      total,
      unitCost,
      imported,
    },
    ...(freightRise
      ? [{ title: freight(freightRise.imported), detail: words.plusHalf, ...freightRise }]
      : []),
    { title: duty(dutyRise.imported), detail: words.plusPoints, ...dutyRise },
  ];
  const longest = Math.max(...rows.map((row) => row.total), 1) / LONGEST_BAR;
  const texts = [
    words.legend,
    freightRise ? describeFreightRise(imported, freightRise) : words.freightInPrice(input.incoterm),
    words.dutyText(formatCents(dutyRise.total), formatCents(dutyRise.price)),
  ];
  return (
    <>
      <ul className="mt-5 grid gap-3">
        {rows.map((row) => (
          <ScenarioRow key={row.detail} row={row} longest={longest} />
        ))}
      </ul>
      <p className="mt-4 max-w-[52ch] text-base text-ink-600">{texts.join(" ")}</p>
    </>
  );
}

function describeFreightRise(
  { shipping }: ImportCosts,
  rise: NonNullable<LandedCost["freightRise"]>,
): string {
  const raised = rise.imported.shipping;
  const extraInsurance = raised.insurance - shipping.insurance;
  return words.freightText(
    formatCents(raised.freight - shipping.freight),
    extraInsurance > 0 ? words.withInsurance(formatCents(extraInsurance)) : "",
    formatCents(rise.total),
    formatCents(rise.price),
  );
}

function ScenarioRow({ row, longest }: { row: Row; longest: number }) {
  const { title, detail, total, unitCost, imported } = row;
  const { freight } = imported.shipping;
  const customs = imported.customs.cost;
  return (
    <li className="scenario">
      <p className="text-sm">
        <b className="block font-display text-ui font-bold">{title}</b>
        <span className="text-ink-600">{detail}</span>
      </p>
      <p className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="scenario-bar"
          style={{ width: percent(total, longest) }}
        >
          <span className="freight" style={{ width: percent(freight, total || 1) }} />
          <span className="hatch" style={{ width: percent(customs, total || 1) }} />
        </span>
        <b className="font-display text-title font-bold tabular-nums">{formatUnitCost(unitCost)}</b>
      </p>
    </li>
  );
}
