import { formatCents, formatPercent } from "@/lib/numbers";
import type { Cost, SharedCost } from "./cost";
import { distributeShares, percentOf, toCents } from "@/lib/trade/decimal-math";
import { listImportCosts, listVatCost } from "./import-costs";
import type { Payments } from "./payments";
import type { LandedCostInput } from "./read-input";
import { percentOfWords, productWords } from "./wording";

/**
 * The parts of the total, in the order of the calculation. That order also decides which of two
 * equal remainders is rounded up.
 */
export function listCosts(input: LandedCostInput, payments: Payments): SharedCost[] {
  const { imported } = payments;
  const costs = [
    ...(imported ? listImportCosts(input, imported) : [explainDelivered(input, payments)]),
    explainFee(input, payments),
    explainInspection(payments),
    ...listPaymentCost(input, payments),
    ...(imported ? listVatCost(input, imported) : []),
  ];
  const shares = distributeShares(costs.map(({ cents }) => cents));
  return costs.map((cost, i) => ({ ...cost, share: shares[i] ?? 0 }));
}

function explainDelivered(input: LandedCostInput, { goods }: Payments): Cost {
  const how = `${productWords(input)}, DDP`;
  return { id: "goods", label: "Goods, duty paid", how, cents: goods, kind: "goods" };
}

function explainFee(input: LandedCostInput, { feeBase, fee }: Payments): Cost {
  return {
    id: "fee",
    label: "Our fee",
    how: describeFee(input, feeBase, fee),
    cents: fee,
    kind: "fee",
  };
}

function describeFee(
  { feePercent, feeMinimum }: LandedCostInput,
  base: number,
  fee: number,
): string {
  if (feePercent === 0) return "no fee";
  const counted = percentOf(base, feePercent);
  return counted < fee
    ? `${formatPercent(feePercent)} is ${formatCents(counted)}, raised to the minimum`
    : `${percentOfWords(feePercent, base)}, at least ${formatCents(toCents(feeMinimum))}`;
}

function explainInspection({ inspection }: Payments): Cost {
  return {
    id: "inspection",
    label: "Inspection",
    how: "your figure",
    cents: inspection,
    kind: "inspection",
  };
}

function listPaymentCost(input: LandedCostInput, { goods, payment }: Payments): Cost[] {
  if (payment === 0) return [];
  const fixed = formatCents(toCents(input.paymentFixed));
  const how = `${percentOfWords(input.paymentPercent, goods)} + ${fixed}`;
  return [{ id: "payment", label: "Payment fee", how, cents: payment, kind: "fee" }];
}
