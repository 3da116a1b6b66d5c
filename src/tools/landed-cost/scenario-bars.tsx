import { whatIf as words } from "@/content/tools/landed-cost";
import { percent } from "@/lib/percent";
import { formatCents, formatPercent } from "@/lib/numbers";
import { centsOf, sumOfKinds } from "@/lib/trade/entry-costs";
import type { LandedCost, Scenario } from "./result";
import { formatUnitCost } from "./wording";

/** The width of the longest bar, as a fraction of the row. The amount follows behind it. */
const LONGEST_BAR = 0.72;

type Row = { title: string; detail: string; scenario: Scenario };

/** The cost per piece today, with more expensive freight and with a higher duty, to one scale. */
export function ScenarioBars({ result }: { result: LandedCost }) {
  const { freightRise, dutyRise, input } = result;
  if (!dutyRise) return <p className="mt-4 text-base text-ink-600">{words.ddp}</p>;
  const rows: Row[] = [
    {
      title: freightRise ? nameFreight(result) : nameDuty(result),
      detail: words.today,
      scenario: result,
    },
    ...(freightRise
      ? [{ title: nameFreight(freightRise), detail: words.plusHalf, scenario: freightRise }]
      : []),
    { title: nameDuty(dutyRise), detail: words.plusPoints, scenario: dutyRise },
  ];
  const longest = Math.max(...rows.map((row) => row.scenario.total), 1) / LONGEST_BAR;
  const texts = [
    words.legend,
    freightRise ? describeFreightRise(result, freightRise) : words.freightInPrice(input.incoterm),
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

function nameFreight({ costs }: Scenario): string {
  return words.freight(formatCents(centsOf(costs, "freight")));
}

function nameDuty({ input, costs }: Scenario): string {
  const [{ duty }] = input.products;
  const isPercent = duty.kind === "percent";
  return words.duty(isPercent ? formatPercent(duty.percent) : formatCents(centsOf(costs, "duty")));
}

function describeFreightRise(before: Scenario, rise: Scenario): string {
  const added = (id: "freight" | "insurance") =>
    centsOf(rise.costs, id) - centsOf(before.costs, id);
  return words.freightText(
    formatCents(added("freight")),
    added("insurance") > 0 ? words.withInsurance(formatCents(added("insurance"))) : "",
    formatCents(rise.total),
    formatCents(rise.price),
  );
}

function ScenarioRow({ row, longest }: { row: Row; longest: number }) {
  const { title, detail, scenario } = row;
  const { total, unitCost, costs } = scenario;
  const freight = centsOf(costs, "freight");
  const customs = sumOfKinds(costs, "customs");
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
