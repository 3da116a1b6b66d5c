import { airDays, courierDays, seaDays } from "@/config/lead-times";
import type { FactSource } from "@/lib/facts";
import type { Mode } from "@/lib/trade/entry";

type ModeDays = { booking: number; transit: number; customs: number; usualTransit: string };

/** Days from the factory to the door that depend on the mode of transport. */
export const modeDays = {
  sea: { booking: 5, transit: 35, customs: 7, usualTransit: seaDays },
  rail: { booking: 5, transit: 20, customs: 5, usualTransit: "15–25" },
  air: { booking: 2, transit: 7, customs: 3, usualTransit: airDays },
  courier: { booking: 1, transit: 5, customs: 1, usualTransit: courierDays },
} as const satisfies Record<Mode, ModeDays>;

export const usualDays = {
  samples: 14,
  order: 3,
  production: 30,
  inspection: 2,
  rework: 5,
  safety: 7,
} as const;

export const daysSource = {
  figures: "Usual days of samples, production and transport",
  asOf: "2026-11",
  source: "forwarders’ schedules and factories’ offers",
  changes: "now and then, with routes and seasons",
  maxAgeMonths: 12,
} satisfies FactSource;

export const closingSource = {
  figures: "Days for which a factory closes on holidays",
  asOf: "2026-11",
  source: "factories’ own breaks of two to four weeks",
  changes: "each autumn, when factories set their closing days",
  maxAgeMonths: 12,
} satisfies FactSource;
