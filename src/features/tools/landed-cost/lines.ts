import { formatCents, formatNumber, formatPercent } from "@/lib/tools/format";
import type { Line } from "@/lib/tools/outcome";
import type { LandedCost, Variant } from "./compute";
import { UPLIFT_PERCENT } from "./customs-rules";
import { sum } from "./exact";
import type { Import } from "./payments";
import type { LandedCostInput } from "./read-input";
import { formatUnitCost, percentOfWords, vatLabel } from "./wording";

/** All steps of the calculation: the parts of the total, then the results behind them. */
export function listLines(answer: LandedCost): Line[] {
  const costs = answer.costs.map(({ label, how, cents }) => ({
    label,
    how,
    value: formatCents(cents),
  }));
  return [...costs, ...listSteps(answer)];
}

/** The steps that are not parts of the total. */
export function listSteps(answer: LandedCost): Line[] {
  const { input, payments, costs } = answer;
  const { imported } = payments;
  return [
    ...(imported ? [explainCustomsValue(input, imported), ...explainVat(input, imported)] : []),
    {
      label: "Total",
      how: costs.map(({ cents }) => formatCents(cents)).join(" + "),
      value: formatCents(answer.total),
    },
    ...explainPrices(answer),
    ...(imported ? [explainCash(imported), ...explainRises(answer, imported)] : []),
  ];
}

function explainCustomsValue({ destination }: LandedCostInput, { way, customs }: Import): Line {
  const goods = way.fobValue - way.originCharges;
  const fob =
    way.originCharges > 0
      ? `goods ${formatCents(goods)} + to the port ${formatCents(way.originCharges)}`
      : `goods ${formatCents(goods)}`;
  const carriage = `${fob} + freight ${formatCents(way.freight)} + insurance ${formatCents(way.insurance)}`;
  return {
    label: `Customs value (${destination.basis})`,
    how: destination.basis === "FOB" ? fob : carriage,
    value: formatCents(customs.value),
  };
}

function explainVat(input: LandedCostInput, imported: Import): Line[] {
  const { customs, carriage } = imported;
  const label = vatLabel(input);
  if (input.vatPercent === 0) return [];
  const fate = carriage.canReclaimVat ? "reclaimed later, no part of the cost" : "part of the cost";
  return [
    {
      label: `${label}, base`,
      how: sayVatBase(input, imported),
      value: formatCents(customs.vatBase),
    },
    {
      label,
      how: `${percentOfWords(input.vatPercent, customs.vatBase)}, ${fate}`,
      value: formatCents(customs.vat),
    },
  ];
}

function sayVatBase({ destination }: LandedCostInput, { way, customs }: Import): string {
  const value = `customs value ${formatCents(customs.value)}`;
  const duties = `duties ${formatCents(sum([customs.duty, ...customs.additionalDuties]))}`;
  switch (destination.vatBase) {
    case "door":
      return `${value} + ${duties} + terminal ${formatCents(way.destination)} + delivery ${formatCents(way.delivery)}`;
    case "carriage":
      return `${value} + ${duties} + freight ${formatCents(way.freight)} + insurance ${formatCents(way.insurance)}`;
    case "uplift":
      return `${UPLIFT_PERCENT}% of ${value} + ${duties}`;
    case "duties":
      return `${value} + ${duties}`;
  }
}

function explainPrices({ input, total, unitCost, price, priceWithTax, breakEven }: LandedCost) {
  const { quantity, margin, sellingFee, vatPercent } = input;
  const each = `${formatCents(total)} ÷ ${formatNumber(quantity)}`;
  const fee = `${formatPercent(sellingFee)} selling fee`;
  const lines: Line[] = [
    { label: "Cost per piece", how: each, value: formatUnitCost(unitCost) },
    {
      label: "Selling price",
      how: `${each} ÷ (100% − ${formatPercent(margin)} margin − ${fee}), rounded up`,
      value: formatCents(price),
    },
    {
      label: "Break-even",
      how: `${each} ÷ (100% − ${fee}), rounded up`,
      value: formatCents(breakEven),
    },
  ];
  if (vatPercent > 0) {
    lines.push({
      label: `Selling price with ${input.destination.vatName}`,
      how: `${formatCents(price)} + ${formatPercent(vatPercent)}, rounded up`,
      value: formatCents(priceWithTax),
    });
  }
  return lines;
}

function explainCash({ customs }: Import): Line {
  const { mpf, hmf, vat, cash } = customs;
  const duties = sum([customs.duty, ...customs.additionalDuties]);
  return {
    label: "Cash needed at import",
    how: `duties ${formatCents(duties)} + entry fees ${formatCents(mpf + hmf)} + tax ${formatCents(vat)}`,
    value: formatCents(cash),
  };
}

function explainRises(answer: LandedCost, imported: Import): Line[] {
  const { input, total, freightRise, dutyRise } = answer;
  const explain = (label: string, changed: string, rise: Variant): Line => {
    const addition = [formatCents(total), ...listAdded(imported, rise.imported)].join(" + ");
    return {
      label: `Cost per piece if ${label}`,
      how: `${changed}: ${addition} = ${formatCents(rise.total)}, ÷ ${formatNumber(input.quantity)}`,
      value: formatUnitCost(rise.unitCost),
    };
  };
  const lines: Line[] = [];
  if (freightRise) {
    const freight = formatCents(freightRise.imported.way.freight);
    lines.push(explain("freight rises 50%", `freight ${freight}`, freightRise));
  }
  if (dutyRise) {
    const { carriage, customs } = dutyRise.imported;
    const duty = percentOfWords(carriage.dutyPercent, customs.value);
    lines.push(explain("duty rises 5 points", `duty ${duty}`, dutyRise));
  }
  return lines;
}

/** The parts of the total that a change increases, each by how much. */
function listAdded(before: Import, after: Import): string[] {
  const parts = {
    freight: after.way.freight - before.way.freight,
    insurance: after.way.insurance - before.way.insurance,
    customs: after.customs.cost - before.customs.cost,
  };
  return Object.entries(parts)
    .filter(([, cents]) => cents !== 0)
    .map(([name, cents]) => `${name} ${formatCents(cents)}`);
}
