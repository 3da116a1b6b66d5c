import { floorWithTolerance } from "@/lib/tools/rounding";

export type Axis = { step: number; ticks: readonly number[] };

/** The ticks of an axis from 0 to `end`, at most seven of them, at round values. */
export function findAxis(end: number): Axis {
  if (end <= 0) return { step: 1, ticks: [0] };
  const rough = end / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => power * factor >= rough) ?? 10);
  const count = floorWithTolerance(end / step) + 1;
  return { step, ticks: Array.from({ length: count }, (_, i) => i * step) };
}
