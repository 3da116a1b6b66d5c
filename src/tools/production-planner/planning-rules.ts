import { modeDays, usualDays } from "@/config/usual-days";
import { officialDays, type ShortHoliday } from "@/lib/china-holidays";
import type { Mode } from "@/lib/trade/entry";

/** Steps at the factory in their order. Their durations are open days. */
export const factorySteps = [
  "samples",
  "order",
  "production",
  "inspection",
  "rework",
  "booking",
] as const;

/** Steps that continue through holidays. Their durations are calendar days. */
export const transportSteps = ["transit", "customs", "safety"] as const;

export type StepName = (typeof factorySteps)[number] | (typeof transportSteps)[number];

/** The duration of each step in days. */
export type StepDays = Readonly<Record<StepName, number>>;

export const usualStepDays = (mode: Mode): StepDays => ({ ...usualDays, ...modeDays[mode] });

/**
 * The days on which a factory is closed: before and after Chinese New Year, from the first day of
 * each other holiday, and perhaps on Sundays.
 */
export type ClosingRules = Readonly<
  Record<ShortHoliday | "closedBefore" | "closedAfter", number> & { sundays: "no" | "yes" }
>;

export const usualClosing: ClosingRules = {
  closedBefore: 7,
  closedAfter: 14,
  ...officialDays,
  sundays: "no",
};
