import { formatPlain } from "@/lib/numbers";
import { removeFloatError } from "./float-error";
import type { CartonRow, ParcelLimits } from "./shipment-input";

/**
 * Why couriers refuse the carton as a parcel, for example "over 70 kg". Empty if they accept it.
 */
export function findParcelProblems({ sidesCm, kg }: CartonRow, limits: ParcelLimits): string[] {
  const longest = Math.max(...sidesCm);
  const [a, b, c] = sidesCm;
  const girth = 2 * (a + b + c - longest);
  const problems: string[] = [];
  if (kg > limits.maxKg) problems.push(`over ${formatPlain(limits.maxKg)} kg`);
  if (longest > limits.maxSideCm) problems.push(`a side over ${formatPlain(limits.maxSideCm)} cm`);
  if (removeFloatError(longest + girth) > limits.maxGirthCm)
    problems.push(`length and girth over ${formatPlain(limits.maxGirthCm)} cm`);
  return problems;
}
