import {
  amountNames as names,
  cutToWhole,
  importTax,
  steps as words,
} from "@/content/tools/landed-cost-steps";
import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import type { CalculationStep } from "@/tools/engine/answer-view";
import { percentLeft } from "@/tools/engine/costs/decimal-math";
import { centsOf, sumOfKinds } from "@/tools/engine/costs/entry-costs";
import { findRounding } from "@/tools/engine/costs/import-costs";
import { buyerImports, type CarriageCost } from "@/lib/trade/incoterms";
import type { LandedCost, Scenario } from "./calculate";
import { describeDuty, type DescribedLine } from "./describe-line";
import {
  cutBase,
  describeAmount,
  describeCharge,
  describePercent,
  formatUnitCost,
} from "./wording";

/** All steps of the calculation: the parts of the total, then the results behind them. */
export function listSteps(answer: LandedCost): CalculationStep[] {
  const sumOfLines = answer.costs.map(({ cents }) => formatCents(cents)).join(" + ");
  const isImported = buyerImports(answer.input.incoterm);
  return [
    ...answer.costs.flatMap((line) => [
      step(line.label, line.how, line.cents),
      ...(line.id === "duty" && answer.products.length > 1 ? explainDuties(answer, line) : []),
    ]),
    ...(isImported ? [explainCustomsValue(answer), ...explainVat(answer)] : []),
    step(words.total, sumOfLines, answer.total),
    ...(answer.products.length > 1 ? explainProducts(answer) : explainPrices(answer)),
    ...(isImported ? [explainCash(answer), ...explainRises(answer)] : []),
  ];
}

function step(label: string, how: string, cents: number): CalculationStep {
  return { label, how, value: formatCents(cents) };
}

/** What each of several products pays. */
function explainDuties(
  { input, products }: LandedCost,
  { parts }: DescribedLine,
): CalculationStep[] {
  return products.map(({ name, duty, pieces, costs: { customsValue } }, i) => {
    const base = cutBase(input, customsValue);
    const how = describeDuty(duty, (percent) => describePercent(percent, base), pieces);
    return step(words.dutyOf(name), how, parts[i] ?? 0);
  });
}

type NamedAmount = readonly [name: string, cents: number];

/** For example "goods 6,000.00 + freight 900.00". */
function describeSum(parts: readonly NamedAmount[]): string {
  return parts.map(([name, cents]) => describeAmount(name, cents)).join(" + ");
}

function listAmounts(
  { costs }: LandedCost,
  ...ids: readonly ("goods" | "origin" | CarriageCost)[]
): NamedAmount[] {
  return ids.map((id) => [names[id], centsOf(costs, id)]);
}

function explainCustomsValue(answer: LandedCost): CalculationStep {
  const { basis, airFreightPercent = 100 } = answer.input.destination;
  const parts = listAmounts(answer, "goods");
  if (centsOf(answer.costs, "origin") > 0) parts.push(...listAmounts(answer, "origin"));
  if (basis === "CIF") {
    const name =
      countRestOfFreight(answer) > 0
        ? names.partOfFreight(formatPercent(airFreightPercent))
        : names.freight;
    parts.push([name, answer.customs.freight], ...listAmounts(answer, "insurance"));
  }
  return step(words.customsValue(basis), describeSum(parts), answer.customs.value);
}

/** The freight that is not in the customs value. */
function countRestOfFreight({ costs, customs }: LandedCost): number {
  return centsOf(costs, "freight") - customs.freight;
}

function explainVat(answer: LandedCost): CalculationStep[] {
  const { input, customs } = answer;
  const { vatPercent, destination, importTerms } = input;
  if (vatPercent === 0) return [];
  const tax = importTax(destination.vatName);
  const part = describeCharge(input, vatPercent, customs.vatBase);
  const describe = importTerms.canReclaimVat ? words.reclaimedVat : words.keptVat;
  return [
    step(words.vatBase(tax), describeVatBase(answer), customs.vatBase),
    step(tax, describe(part), customs.vat),
  ];
}

function describeVatBase(answer: LandedCost): string {
  const { input, costs, customs } = answer;
  const { vatBase, processingFee } = input.destination;
  const parts: NamedAmount[] = [
    [vatBase === "uplift" ? names.upliftedValue : names.customsValue, customs.value],
    [names.duties, customs.duties],
  ];
  if (processingFee) parts.push([processingFee.name, centsOf(costs, "processing-fee")]);
  const rest = countRestOfFreight(answer);
  if (vatBase === "door" && rest > 0) parts.push([names.restOfFreight, rest]);
  if (vatBase === "door") parts.push(...listAmounts(answer, "destination", "delivery"));
  if (vatBase === "freight") parts.push(...listAmounts(answer, "freight", "insurance"));
  const rounding = findRounding(input);
  const sum = describeSum(parts);
  return rounding ? cutToWhole(sum, formatNumber(rounding.base)) : sum;
}

function explainPrices(answer: LandedCost): CalculationStep[] {
  const { input, total, unitCost, price, priceWithTax, breakEven } = answer;
  const { margin, vatPercent, destination } = input;
  const each = words.each(formatCents(total), formatNumber(answer.pieces));
  const fee = formatPercent(input.sellingFee);
  const withTax = words.priceWithTax.how(formatCents(price), formatPercent(vatPercent));
  return [
    { label: words.unitCost, how: each, value: formatUnitCost(unitCost) },
    step(words.price.label, words.price.how(each, formatPercent(margin), fee), price),
    step(words.breakEven.label, words.breakEven.how(each, fee), breakEven),
    ...(vatPercent > 0
      ? [step(words.priceWithTax.label(destination.vatName), withTax, priceWithTax)]
      : []),
  ];
}

/** What each of several products costs and sells for, and what a piece costs on average. */
function explainProducts({ input, products, total, unitCost, pieces }: LandedCost) {
  const left = `${percentLeft(input.margin, input.sellingFee).toString()}%`;
  const each = products.map(({ name, pieces: count, costs }) => {
    const own = [
      formatCents(costs.total),
      formatNumber(count),
      formatUnitCost(costs.unitCost),
    ] as const;
    return step(name, words.product(...own, left), costs.price);
  });
  const how = words.each(formatCents(total), formatNumber(pieces));
  return [...each, { label: words.average, how, value: formatUnitCost(unitCost) }];
}

function explainCash({ customs, cashAtImport }: LandedCost): CalculationStep {
  const { duties, entryFees, vat } = customs;
  const parts: NamedAmount[] = [
    [names.duties, duties],
    [names.entryFees, entryFees],
    [names.tax, vat],
  ];
  return step(words.cash, describeSum(parts), cashAtImport);
}

function explainRises(answer: LandedCost): CalculationStep[] {
  const { freightRise, dutyRise } = answer;
  const explain = (label: string, changed: string, rise: Scenario): CalculationStep => {
    const addition = [formatCents(answer.total), ...listAdded(answer, rise)].join(" + ");
    const pieces = formatNumber(answer.pieces);
    const how = words.rise.how(changed, addition, formatCents(rise.total), pieces);
    return { label, how, value: formatUnitCost(rise.unitCost) };
  };
  const steps: CalculationStep[] = [];
  if (freightRise) {
    const freight = describeAmount(names.freight, centsOf(freightRise.costs, "freight"));
    steps.push(explain(words.rise.freight, freight, freightRise));
  }
  if (dutyRise) steps.push(explain(words.rise.duty, describeRaisedDuty(dutyRise), dutyRise));
  return steps;
}

/** "duty 15% of 6,000.00", or what several products pay. */
function describeRaisedDuty({ input, costs, customs }: Scenario): string {
  const [{ duty }, ...others] = input.products;
  return duty.kind === "percent" && others.length === 0
    ? words.rise.dutyRate(describePercent(duty.percent, customs.value))
    : describeAmount(names.duties, centsOf(costs, "duty"));
}

/** The parts of the total that a change increases, each by how much. */
function listAdded(before: LandedCost, after: Scenario): string[] {
  return (["freight", "insurance", "customs"] as const)
    .map((kind) => [kind, sumOfKinds(after.costs, kind) - sumOfKinds(before.costs, kind)] as const)
    .filter(([, cents]) => cents !== 0)
    .map(([kind, cents]) => describeAmount(names[kind], cents));
}
