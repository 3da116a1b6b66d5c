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

/** The steps that take the goods from the order to the door, without samples and safety margin. */
export const stepsToDoor = [
  "order",
  "production",
  "inspection",
  "rework",
  "booking",
  "transit",
  "customs",
] as const satisfies readonly StepName[];

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

/** The days on which a factory is closed. */
export type ClosingRules = {
  beforeChineseNewYear: number;
  afterChineseNewYear: number;
  /** Closed days from the first day of each holiday. */
  short: Readonly<Record<ShortHoliday, number>>;
  isClosedOnSundays: boolean;
};

export const usualClosing: ClosingRules = {
  beforeChineseNewYear: 7,
  afterChineseNewYear: 14,
  short: officialDays,
  isClosedOnSundays: false,
};

export const closingSource = {
  figures: "Days for which a factory closes on holidays",
  asOf: "2026-11",
  source: "factories’ own breaks of two to four weeks",
  changes: "each autumn, when factories set their closing days",
  maxAgeMonths: 12,
} satisfies FactSource;
