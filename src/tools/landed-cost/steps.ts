import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import type { CalculationStep } from "@/lib/tools/outcome";
import type { LandedCost, Scenario } from "./result";
import { sumEntryFees, type Customs } from "./customs";
import { UPLIFT_PERCENT, type Destination } from "@/lib/trade/destinations";
import { sum } from "@/lib/trade/decimal-math";
import type { ImportCosts } from "./payments";
import type { LandedCostInput } from "./read-input";
import { formatUnitCost, percentOfWords, vatLabel } from "./wording";

/** All steps of the calculation: the parts of the total, then the results behind them. */
export function listCalculationSteps(answer: LandedCost): CalculationStep[] {
  const costs = answer.costs.map(({ label, how, cents }) => ({
    label,
    how,
    value: formatCents(cents),
  }));
  return [...costs, ...listIntermediateSteps(answer)];
}

/** The steps that are not parts of the total. */
export function listIntermediateSteps(answer: LandedCost): CalculationStep[] {
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

function explainCustomsValue(
  { destination }: LandedCostInput,
  { shipping, customs }: ImportCosts,
): CalculationStep {
  const goods = shipping.fobValue - shipping.originCharges;
  const fob =
    shipping.originCharges > 0
      ? `goods ${formatCents(goods)} + to the port ${formatCents(shipping.originCharges)}`
      : `goods ${formatCents(goods)}`;
  const cif = `${fob} + freight ${formatCents(shipping.freight)} + insurance ${formatCents(shipping.insurance)}`;
  return {
    label: `Customs value (${destination.basis})`,
    how: destination.basis === "FOB" ? fob : cif,
    value: formatCents(customs.value),
  };
}

function explainVat(input: LandedCostInput, imported: ImportCosts): CalculationStep[] {
  const { customs, importInput } = imported;
  const label = vatLabel(input);
  if (input.vatPercent === 0) return [];
  const treatment = importInput.canReclaimVat
    ? "reclaimed later, no part of the cost"
    : "part of the cost";
  return [
    {
      label: `${label}, base`,
      how: describeVatBase(input, imported),
      value: formatCents(customs.vatBase),
    },
    {
      label,
      how: `${percentOfWords(input.vatPercent, customs.vatBase)}, ${treatment}`,
      value: formatCents(customs.vat),
    },
  ];
}

function describeVatBase(
  { destination }: LandedCostInput,
  { shipping, customs }: ImportCosts,
): string {
  const value = `customs value ${formatCents(customs.value)}`;
  const duties = `duties ${formatCents(sum([customs.duty, ...customs.additionalDuties]))}${describeProcessingFee(destination, customs)}`;
  switch (destination.vatBase) {
    case "door":
      return `${value} + ${duties} + terminal ${formatCents(shipping.destination)} + delivery ${formatCents(shipping.delivery)}`;
    case "freight":
      return `${value} + ${duties} + freight ${formatCents(shipping.freight)} + insurance ${formatCents(shipping.insurance)}`;
    case "uplift":
      return `${UPLIFT_PERCENT}% of ${value} + ${duties}`;
    case "duties":
      return `${value} + ${duties}`;
  }
}

function describeProcessingFee({ processingFee }: Destination, customs: Customs): string {
  return processingFee ? ` + ${processingFee.name} ${formatCents(customs.processingFee)}` : "";
}

function explainPrices({ input, total, unitCost, price, priceWithTax, breakEven }: LandedCost) {
  const { quantity, margin, sellingFee, vatPercent } = input;
  const each = `${formatCents(total)} ÷ ${formatNumber(quantity)}`;
  const fee = `${formatPercent(sellingFee)} selling fee`;
  const steps: CalculationStep[] = [
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
    steps.push({
      label: `Selling price with ${input.destination.vatName}`,
      how: `${formatCents(price)} + ${formatPercent(vatPercent)}, rounded up`,
      value: formatCents(priceWithTax),
    });
  }
  return steps;
}

function explainCash({ customs }: ImportCosts): CalculationStep {
  const { vat, cash } = customs;
  const duties = sum([customs.duty, ...customs.additionalDuties]);
  return {
    label: "Cash needed at import",
    how: `duties ${formatCents(duties)} + entry fees ${formatCents(sumEntryFees(customs))} + tax ${formatCents(vat)}`,
    value: formatCents(cash),
  };
}

function explainRises(answer: LandedCost, imported: ImportCosts): CalculationStep[] {
  const { input, total, freightRise, dutyRise } = answer;
  const explain = (label: string, changed: string, rise: Scenario): CalculationStep => {
    const addition = [formatCents(total), ...listAdded(imported, rise.imported)].join(" + ");
    return {
      label: `Cost per piece if ${label}`,
      how: `${changed}: ${addition} = ${formatCents(rise.total)}, ÷ ${formatNumber(input.quantity)}`,
      value: formatUnitCost(rise.unitCost),
    };
  };
  const steps: CalculationStep[] = [];
  if (freightRise) {
    const freight = formatCents(freightRise.imported.shipping.freight);
    steps.push(explain("freight rises 50%", `freight ${freight}`, freightRise));
  }
  if (dutyRise) {
    const { importInput, customs } = dutyRise.imported;
    const duty = percentOfWords(importInput.dutyPercent, customs.value);
    steps.push(explain("duty rises 5 points", `duty ${duty}`, dutyRise));
  }
  return steps;
}

/** The parts of the total that a change increases, each by how much. */
function listAdded(before: ImportCosts, after: ImportCosts): string[] {
  const parts = {
    freight: after.shipping.freight - before.shipping.freight,
    insurance: after.shipping.insurance - before.shipping.insurance,
    customs: after.customs.cost - before.customs.cost,
  };
  return Object.entries(parts)
    .filter(([, cents]) => cents !== 0)
    .map(([name, cents]) => `${name} ${formatCents(cents)}`);
}
