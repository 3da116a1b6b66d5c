import { officialDays, type ShortHoliday } from "@/lib/china-holidays";
import type { FactSource } from "@/lib/facts";

export const modes = ["sea", "rail", "air", "courier"] as const;

export type Mode = (typeof modes)[number];

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

/** Durations that depend on the mode of transport. */
export const modeDays = {
  sea: { booking: 5, transit: 35, customs: 7, usualTransit: "20–45" },
  rail: { booking: 5, transit: 20, customs: 5, usualTransit: "15–25" },
  air: { booking: 2, transit: 7, customs: 3, usualTransit: "3–10" },
  courier: { booking: 1, transit: 5, customs: 1, usualTransit: "3–7" },
} as const satisfies Record<Mode, Partial<StepDays> & { usualTransit: string }>;

export const usualDays = {
  samples: 14,
  order: 3,
  production: 30,
  inspection: 2,
  rework: 5,
  safety: 7,
} as const satisfies Partial<StepDays>;

export const daysSource = {
  figures: "Usual days of samples, production and transport",
  asOf: "2026-11",
  source: "forwarders’ schedules and factories’ offers",
  changes: "now and then, with routes and seasons",
  maxAgeMonths: 12,
} satisfies FactSource;

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

export const closingSource = {
  figures: "Days for which a factory closes on holidays",
  asOf: "2026-11",
  source: "factories’ own breaks of two to four weeks",
  changes: "each autumn, when factories set their closing days",
  maxAgeMonths: 12,
} satisfies FactSource;
