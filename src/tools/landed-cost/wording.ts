import { nameInSentence } from "@/content/tools/destinations";
import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import type { LandedCostInput } from "./read-input";
import type { CarriageCost } from "@/lib/trade/incoterms";

export const legWords: Record<CarriageCost, string> = {
  freight: "freight",
  insurance: "insurance",
  destination: "terminal",
  delivery: "delivery",
};

/** As quoted, with at least two decimals: "6.00", "0.0455". */
export function formatPrice(price: number): string {
  const [, decimals = ""] = formatNumber(price, 6).replace(/0+$/, "").split(".");
  return formatNumber(price, Math.max(decimals.length, 2));
}

/** Two decimals, or four if under 1.00. */
export function formatUnitCost(cost: number): string {
  return formatPart(cost, cost);
}

/** A part of a unit cost, with as many decimals as `formatUnitCost` gives the whole. */
export function formatPart(part: number, cost: number): string {
  return formatNumber(part, cost < 1 ? 4 : 2);
}

/** Formats tenths of a percent: 682 is "68.2%". */
export function formatShare(tenths: number): string {
  return `${formatNumber(tenths / 10, 1)}%`;
}

/** For example "8.79 USD", or only the number if the currency label is empty. */
export function withCurrency(figure: string, { currency }: LandedCostInput): string {
  return currency === "" ? figure : `${figure} ${currency}`;
}

export function formatPieces(quantity: number): string {
  return quantity === 1 ? "1 piece" : `${formatNumber(quantity)} pieces`;
}

/** For example "10% of 6,000.00". */
export function percentOfWords(percent: number, cents: number): string {
  return `${formatPercent(percent)} of ${formatCents(cents)}`;
}

/** For example "by sea to the United States". */
export function routeWords({ mode, destination }: LandedCostInput): string {
  return `by ${mode} to ${nameInSentence(destination.code)}`;
}

/** For example "1,000 × 6.00". */
export function productWords({ quantity, price }: LandedCostInput): string {
  return `${formatNumber(quantity)} × ${formatPrice(price)}`;
}

/** For example "Import VAT". */
export function vatLabel({ destination }: LandedCostInput): string {
  return `Import ${destination.vatName}`;
}
