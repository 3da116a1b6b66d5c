import type { FormState } from "@/lib/tools/form-state";
import type { Outcome } from "@/lib/tools/outcome";
import { checkCarton, type CartonCheck } from "./check-carton";
import type { CartonField } from "./form";
import { readCartonInput } from "./read-input";
import { show } from "./compare";
import { unitsOf } from "./limits";

export function calculateAmazonCarton(state: FormState<CartonField, never>): Outcome<CartonCheck> {
  const read = readCartonInput(state);
  if (!read.ok) return read;
  const result = checkCarton(read.input);
  return {
    ok: true,
    result,
    lines: [
      ...result.checks.map(({ label, yours, limit, howFar }) => ({
        label,
        how: `${yours} against ${limit}`,
        value: howFar,
      })),
      ...describeFill(result),
    ],
    warnings: findWarnings(result),
  };
}

function describeFill({
  region,
  fill,
  limits,
  foot,
  height,
  weight,
  weightLimit,
  units,
  unitsThatPass,
}: CartonCheck) {
  const { length, weight: weightUnit } = unitsOf(region);
  const number = (value: number) => show(value, 2);
  return [
    {
      label: "Units that pass by weight",
      how: `${number(weightLimit)} ${weightUnit} ÷ (${number(weight)} ÷ ${number(units)}) ${weightUnit} each, rounded down`,
      value: number(unitsThatPass),
    },
    {
      label: "Cartons in a layer",
      how: `${number(foot.length)} x ${number(foot.width)} on ${number(limits.palletLength ?? 0)} x ${number(limits.palletWidth ?? 0)} ${length}, in two blocks`,
      value: number(fill.perLayer),
    },
    {
      label: "Layers",
      how: `(${number(limits.palletHeight ?? 0)} − ${number(limits.palletBase ?? 0)}) ÷ ${number(height)} ${length}, rounded down`,
      value: number(fill.layers),
    },
    {
      label: "Cartons on a pallet",
      how:
        fill.limitedBy === "weight"
          ? `${number(limits.palletWeight ?? 0)} ÷ ${number(weight)} ${weightUnit}, rounded down`
          : `${number(fill.perLayer)} x ${number(fill.layers)}`,
      value: `${number(fill.cartons)}, ${number(fill.goodsWeight)} ${weightUnit} of goods`,
    },
  ];
}

function findWarnings({ region, checks }: CartonCheck): string[] {
  const bulk = checks.some(({ id, verdict }) => id.startsWith("bulk") && verdict === "fail");
  const small = checks.find(({ verdict }) => verdict === "warning");
  return [
    ...(bulk
      ? ["Amazon’s bulk storage (AWD) would refuse this carton; its limits are lower."]
      : []),
    ...(small
      ? [`${small.label}: ${small.howFar}. Guides name this limit; ask before you ship.`]
      : []),
    ...(region === "US"
      ? [
          "Amazon ended its own prep and labeling in the US on January 1, 2026: barcodes and bags must be done before shipping.",
        ]
      : []),
  ];
}
