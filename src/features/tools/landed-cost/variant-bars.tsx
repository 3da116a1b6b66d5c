import { whatIf as words } from "@/content/tools/landed-cost";
import { percent } from "@/lib/percent";
import { formatCents, formatPercent } from "@/lib/tools/format";
import type { LandedCost } from "./compute";
import type { Import } from "./payments";
import { formatUnitCost } from "./wording";

/** The width of the longest bar, as a fraction of the row. The amount follows behind it. */
const LONGEST_BAR = 0.72;

type Row = { title: string; detail: string; total: number; unitCost: number; imported: Import };

/** The cost per piece today, with more expensive freight and with a higher duty, to one scale. */
export function VariantBars({ result }: { result: LandedCost }) {
  const { freightRise, dutyRise, payments, input, total, unitCost } = result;
  const { imported } = payments;
  if (!imported || !dutyRise) {
    return <p className="mt-4 text-base text-ink-600">{words.ddp}</p>;
  }
  const freight = (one: Import) => words.freight(formatCents(one.way.freight));
  const duty = (one: Import) => words.duty(formatPercent(one.carriage.dutyPercent));
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
    freightRise ? sayFreight(imported, freightRise) : words.freightInPrice(input.incoterm),
    words.dutyText(formatCents(dutyRise.total), formatCents(dutyRise.price)),
  ];
  return (
    <>
      <ul className="mt-5 grid gap-3">
        {rows.map((row) => (
          <VariantRow key={row.detail} row={row} longest={longest} />
        ))}
      </ul>
      <p className="mt-4 max-w-[52ch] text-base text-ink-600">{texts.join(" ")}</p>
    </>
  );
}

function sayFreight({ way }: Import, rise: NonNullable<LandedCost["freightRise"]>): string {
  const raised = rise.imported.way;
  const extraInsurance = raised.insurance - way.insurance;
  return words.freightText(
    formatCents(raised.freight - way.freight),
    extraInsurance > 0 ? words.withInsurance(formatCents(extraInsurance)) : "",
    formatCents(rise.total),
    formatCents(rise.price),
  );
}

function VariantRow({ row, longest }: { row: Row; longest: number }) {
  const { title, detail, total, unitCost, imported } = row;
  const { freight } = imported.way;
  const customs = imported.customs.cost;
  return (
    <li className="variant">
      <p className="text-sm">
        <b className="block font-display text-ui font-bold">{title}</b>
        <span className="text-ink-600">{detail}</span>
      </p>
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="variant-bar" style={{ width: percent(total, longest) }}>
          <span className="freight" style={{ width: percent(freight, total || 1) }} />
          <span className="hatch" style={{ width: percent(customs, total || 1) }} />
        </span>
        <b className="font-display text-title font-bold tabular-nums">{formatUnitCost(unitCost)}</b>
      </p>
    </li>
  );
}
