import { formatPlain } from "@/lib/numbers";
import { isAtLimit, isOver, formatBesideLimit, formatDifference } from "./compare";

export type Verdict = "pass" | "label" | "warning" | "fail";

/** A limit, and how the carton or pallet compares to it. */
export type Check = {
  id: string;
  label: string;
  yours: string;
  limit: string;
  verdict: Verdict;
  /** For example "0.04 lb too heavy". */
  howFar: string;
  /** Whose limit it is and what exceeding it means, unless that goes without saying. */
  reason?: string | undefined;
};

/** Units that count things have a singular and a plural. */
type Unit = string | { one: string; many: string };

type LimitCheckInput = {
  id: string;
  label: string;
  value: number;
  limit: number;
  unit: Unit;
  /** What exceeding the limit is called, for example "too heavy". */
  over: string;
  reason?: string;
};

/** Compares a value to a limit. A value equal to the limit passes. */
export function checkLimit(given: LimitCheckInput): Check {
  const { id, label, value, limit, unit, over, reason } = given;
  const isTooMuch = isOver(value, limit);
  return {
    id,
    label,
    yours: withUnit(formatBesideLimit(value, limit), unit),
    limit: withUnit(formatPlain(limit), unit),
    verdict: isTooMuch ? "fail" : "pass",
    howFar: isTooMuch
      ? `${withUnit(formatDifference(value, limit), unit)} ${over}`
      : isAtLimit(value, limit)
        ? "exactly at the limit"
        : `${withUnit(formatDifference(value, limit), unit)} to spare`,
    reason,
  };
}

function withUnit(figure: string, unit: Unit): string {
  if (typeof unit === "string") return `${figure} ${unit}`;
  return `${figure} ${figure === "1" ? unit.one : unit.many}`;
}

/** For limits that don't make the warehouse refuse the carton. */
export function checkLimitAsWarning(given: LimitCheckInput): Check {
  const check = checkLimit(given);
  return { ...check, verdict: check.verdict === "fail" ? "warning" : "pass" };
}
