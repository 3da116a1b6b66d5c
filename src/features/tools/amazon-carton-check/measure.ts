import { formatPlain } from "@/lib/tools/format";
import { isAt, isOver, showBeside, showDistance } from "./compare";

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
};

/** Units that count things have a singular and a plural. */
type Unit = string | { one: string; many: string };

type Measure = {
  id: string;
  label: string;
  value: number;
  limit: number;
  unit: Unit;
  /** What exceeding the limit is called, for example "too heavy". */
  over: string;
};

/** Compares a value to a limit. A value equal to the limit passes. */
export function measure({ id, label, value, limit, unit, over }: Measure): Check {
  const isTooMuch = isOver(value, limit);
  return {
    id,
    label,
    yours: withUnit(showBeside(value, limit), unit),
    limit: withUnit(formatPlain(limit), unit),
    verdict: isTooMuch ? "fail" : "pass",
    howFar: isTooMuch
      ? `${withUnit(showDistance(value, limit), unit)} ${over}`
      : isAt(value, limit)
        ? "exactly at the limit"
        : `${withUnit(showDistance(value, limit), unit)} to spare`,
  };
}

function withUnit(figure: string, unit: Unit): string {
  if (typeof unit === "string") return `${figure} ${unit}`;
  return `${figure} ${figure === "1" ? unit.one : unit.many}`;
}

/** For limits that don't make the warehouse refuse the carton. */
export function measureAsWarning(given: Measure): Check {
  const check = measure(given);
  return { ...check, verdict: check.verdict === "fail" ? "warning" : "pass" };
}
