import { roundHalfUp } from "./rounding";

/**
 * 1234.5 as "1,234.50", halves rounded up. By hand, because creating an `Intl.NumberFormat` takes a
 * phone 40 ms.
 */
export function formatNumber(value: number, decimals = 0): string {
  const digits = groupDigits(roundHalfUp(Math.abs(value), decimals).toFixed(decimals));
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** "1234.50" as "1,234.50". What is no plain number stays as it is. */
export function groupDigits(text: string): string {
  return text.replace(/^[1-9]\d*(?=(\.\d*)?$)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));
}

/** Further digits are floating-point errors. */
const MAX_DIGITS = 15;

/** Up to six decimals, as far as they are precise, without trailing zeros: "2.5", "1,000". */
export function formatPlain(value: number): string {
  const wholeDigits = Math.trunc(value).toString().length;
  const decimals = Math.min(Math.max(MAX_DIGITS - wholeDigits, 1), 6);
  return formatNumber(value, decimals).replace(/\.?0+$/, "");
}

/** Whole cents as money: 879244 is "8,792.44". */
export function formatCents(cents: number): string {
  return formatNumber(cents / 100, 2);
}

/** 10 as "10%", 0.3464 as "0.3464%". */
export function formatPercent(percent: number): string {
  return `${formatPlain(percent)}%`;
}

/** A price as quoted, with at least two decimals: "6.00", "0.0455". */
export function formatPrice(price: number): string {
  const [, decimals = ""] = formatPlain(price).split(".");
  return formatNumber(price, Math.max(decimals.length, 2));
}
