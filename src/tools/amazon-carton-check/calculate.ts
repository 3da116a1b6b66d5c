import { getUnits } from "@/config/amazon-limits";
import { worksheet } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/numbers";
import type { FormState } from "@/lib/tools/form-state";
import type { CalculationStep, Outcome } from "@/lib/tools/outcome";
import { checkCarton, isRefusedInBulk, type CartonCheck } from "./check-carton";
import { formatUnitCount } from "./format-count";
import { formatValue, formatBesideLimit } from "./compare";
import type { CartonField } from "./form";
import { findContradictions } from "./contradictions";
import { readCartonInput } from "./read-input";

export function calculateAmazonCarton(state: FormState<CartonField, never>): Outcome<CartonCheck> {
  const read = readCartonInput(state);
  if (!read.ok) return read;
  const result = checkCarton(read.input);
  return {
    ok: true,
    result,
    steps: [
      ...result.checks.map(({ label, yours, limit, howFar }) => ({
        label,
        how: `${yours} against ${limit}`,
        value: howFar,
      })),
      describeCarton(state, result),
      ...describeUnits(result),
      ...describeFill(result),
    ],
    warnings: [...findContradictions(state, result), ...findWarnings(result)],
  };
}

/** The carton as typed, and converted to the warehouse's units. */
function describeCarton(
  { texts }: FormState<CartonField, never>,
  { region, footprint, height, weight, units, weightLimit }: CartonCheck,
): CalculationStep {
  const { length, weight: weightUnit } = getUnits(region);
  const typed = [texts.length, texts.width, texts.height].map((text) => text.trim());
  return {
    label: "Your carton",
    how: `${typed.join(" x ")} ${texts.lengthUnit}, ${texts.weight.trim()} ${texts.weightUnit}, ${formatUnitCount(units)}, for Amazon in the ${worksheet.fields.region.options[region]}`,
    value: `${[footprint.length, footprint.width, height].map((side) => formatValue(side, 2)).join(" x ")} ${length}, ${formatBesideLimit(weight, weightLimit)} ${weightUnit}`,
  };
}

function describeUnits({
  region,
  weight,
  weightLimit,
  units,
  isSingle,
  allowance,
}: CartonCheck): CalculationStep[] {
  const { weight: unit } = getUnits(region);
  if (isSingle) {
    const how =
      allowance.limitedBy === "weight"
        ? `One single unit, ${formatBesideLimit(weight, weightLimit)} ${unit} against ${formatPlain(weightLimit)} ${unit}`
        : "One single unit only";
    return [{ label: "Units that pass", how, value: formatValue(allowance.units, 2) }];
  }
  return [
    {
      label: "Units that pass by weight",
      how: `${formatPlain(weightLimit)} ${unit} ÷ (${formatBesideLimit(weight, weightLimit)} ÷ ${formatValue(units, 2)}) ${unit} each, rounded down`,
      value: formatValue(allowance.byWeight, 2),
    },
    ...(allowance.limitedBy === "count"
      ? [
          {
            label: "Units that pass",
            how: `${formatValue(allowance.byWeight, 2)} by weight, at most ${formatValue(allowance.units, 2)} in a carton`,
            value: formatValue(allowance.units, 2),
          },
        ]
      : []),
  ];
}

function describeFill({
  region,
  fill,
  limits,
  footprint,
  height,
  weight,
}: CartonCheck): CalculationStep[] {
  const { length, weight: weightUnit } = getUnits(region);
  const number = (value: number) => formatValue(value, 2);
  return [
    {
      label: "Cartons in a layer",
      how: `${number(footprint.length)} x ${number(footprint.width)} on ${formatPlain(limits.palletLength)} x ${formatPlain(limits.palletWidth)} ${length}, in two blocks`,
      value: number(fill.perLayer),
    },
    {
      label: "Layers",
      how: `(${formatPlain(limits.palletHeight)} − ${formatPlain(limits.palletBase)}) ÷ ${number(height)} ${length}, rounded down`,
      value: number(fill.layers),
    },
    {
      label: "Cartons on a pallet",
      how:
        fill.limitedBy === "weight"
          ? `${formatPlain(limits.palletWeight)} ÷ ${number(weight)} ${weightUnit}, rounded down`
          : `${number(fill.perLayer)} x ${number(fill.layers)}`,
      value: `${number(fill.cartons)}, ${number(fill.goodsWeight)} ${weightUnit} of goods`,
    },
  ];
}

function findWarnings({ region, checks }: CartonCheck): string[] {
  return [
    ...(isRefusedInBulk(checks)
      ? ["Amazon’s bulk storage (AWD) would refuse this carton; its limits are lower."]
      : []),
    ...checks
      .filter(({ verdict, reason }) => verdict === "warning" || (verdict === "fail" && reason))
      .map(({ label, howFar, reason }) =>
        [`${label}: ${howFar}.`, reason].filter(Boolean).join(" "),
      ),
    ...(region === "US"
      ? [
          "Amazon ended its own prep and labeling in the US on January 1, 2026: barcodes and bags must be done before shipping.",
        ]
      : []),
  ];
}
