import { getUnits, limits, type LimitName } from "@/config/amazon-limits";
import {
  counted,
  howFar,
  limitChecks,
  type LimitCheckWords,
} from "@/content/tools/amazon-carton-check";
import { formatNumber, formatPlain } from "@/lib/numbers";
import { ceilToStep, isAtLimit, isOver, roundHalfUp } from "@/lib/rounding";
import { convert, type Carton, type MeasureUnit } from "./carton";

/** A limit, and how the carton or pallet compares to it. */
export type Check = {
  name: LimitCheckName | "smallest";
  label: string;
  yours: string;
  limit: string;
  verdict: "pass" | "label" | "warning" | "fail";
  /** For example "0.04 lb too heavy". */
  howFar: string;
  /** "0.04 lb", "too heavy", if the value exceeds the limit; and what to do about it. */
  excess?: { figure: string; over: string; remedy: string | undefined };
  /** Whose limit it is and what exceeding it means, unless that goes without saying. */
  reason?: string | undefined;
};

type LimitCheckName = keyof typeof limitChecks;

/** Writes a figure with its unit. What is counted has a singular and a plural. */
type Unit = string | ((figure: string) => string);

type LimitCheck = {
  name: LimitCheckName;
  value: number;
  limit: number;
  unit: Unit;
  /** The visitor's own unit, in which a remedy is told, too. */
  typedUnit?: MeasureUnit;
  /** Exceeding the limit is no reason to refuse the carton. */
  isWarning?: boolean;
  reason?: string;
};

/** Compares a value to a limit. A value equal to the limit passes. */
export function checkLimit(checked: LimitCheck): Check {
  const { name, value, limit, unit, isWarning, reason } = checked;
  const { label, over, remedy }: LimitCheckWords = limitChecks[name];
  const write = (figure: string) => (typeof unit === "string" ? `${figure} ${unit}` : unit(figure));
  const distance = write(formatDifference(value, limit));
  const check = {
    name,
    label,
    yours: write(formatInColumn(formatBesideLimit(value, limit), unit)),
    limit: write(formatInColumn(formatPlain(limit), unit)),
    reason,
  };
  return isOver(value, limit)
    ? {
        ...check,
        verdict: isWarning ? "warning" : "fail",
        howFar: howFar.over(distance, over),
        excess: { figure: distance, over, remedy: remedy?.(writeEnough(checked)) },
      }
    : {
        ...check,
        verdict: "pass",
        howFar: isAtLimit(value, limit) ? howFar.exact : howFar.toSpare(distance),
      };
}

/** By how much to reduce a value, rounded up: "5.12 lb (2.33 kg)" for who has typed kilograms. */
function writeEnough({ value, limit, unit, typedUnit }: LimitCheck): string {
  const write = (excess: number) => formatValue(ceilToStep(excess, 0.01));
  const excess = value - limit;
  const figure = write(excess);
  if (typeof unit !== "string") return unit(figure);
  if (!typedUnit || typedUnit === unit) return `${figure} ${unit}`;
  return `${figure} ${unit} (${write(convert[typedUnit](excess))} ${typedUnit})`;
}

/** Compares a value to a row of the table of limits, if both are known. */
export function checkRow(
  carton: Carton,
  row: LimitName & LimitCheckName,
  value: number | null,
  more: Partial<LimitCheck> = {},
): Check[] {
  const limit = carton[row];
  const { kind } = limits[row];
  const unit = kind === "count" ? counted.units : getUnits(carton.region)[kind];
  return value === null || limit === null
    ? []
    : [checkLimit({ name: row, value, limit, unit, ...more })];
}

/** In a column of the table lengths and weights have two decimals or more, also whole ones. */
function formatInColumn(figure: string, unit: Unit): string {
  const [whole = "", decimals = ""] = figure.split(".");
  const isMeasure = typeof unit === "string" && unit !== "in³";
  return isMeasure ? `${whole}.${decimals.padEnd(2, "0")}` : figure;
}

/** Formats with two decimals, or as many as it takes to tell the value from the limit. */
export function formatBesideLimit(value: number, limit: number): string {
  if (isAtLimit(value, limit)) return formatValue(value);
  return formatUntil(
    value,
    (decimals) => roundHalfUp(value, decimals) !== roundHalfUp(limit, decimals),
  );
}

/** Formats the difference with enough decimals that it never shows as 0 unless it is. */
function formatDifference(value: number, limit: number): string {
  if (isAtLimit(value, limit)) return formatValue(0);
  const distance = Math.abs(value - limit);
  return formatUntil(distance, (decimals) => roundHalfUp(distance, decimals) > 0);
}

function formatUntil(value: number, isEnough: (decimals: number) => boolean): string {
  return formatValue(value, [2, 3, 4, 5, 6].find(isEnough) ?? 9);
}

/** Formats whole numbers without decimals, others with two or as many as given. */
export function formatValue(value: number, decimals = 2): string {
  const rounded = roundHalfUp(value, decimals);
  return Number.isInteger(rounded) ? formatNumber(rounded) : formatNumber(rounded, decimals);
}
