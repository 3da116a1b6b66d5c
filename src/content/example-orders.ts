import { feeMinimum } from "@/config/fees";
import { exampleFeePercent } from "@/config/example-fees";
import { formatNumber } from "@/lib/numbers";

/** The goods at the factory's price in US dollars, and the rate of our fee. */
export type ExampleOrder = { goods: number; feePercent: number };

export const firstOrder: ExampleOrder = { goods: 400, feePercent: exampleFeePercent.first };
export const secondOrder: ExampleOrder = { goods: 2500, feePercent: exampleFeePercent.second };
export const regularOrder: ExampleOrder = { goods: 8000, feePercent: exampleFeePercent.regular };

export const shareOf = (goods: number, percent: number): number => (goods * percent) / 100;

export const feeOf = ({ goods, feePercent }: ExampleOrder): number =>
  Math.max(feeMinimum, shareOf(goods, feePercent));

/** 8000 as "US$8,000". */
export const dollars = (amount: number): string => `US$${formatNumber(amount)}`;
