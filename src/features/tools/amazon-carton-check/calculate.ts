import { answer, worksheet } from "@/content/tools/amazon-carton-check";
import { formatNumber, formatPlain } from "@/lib/tools/format";
import type { FormState } from "@/lib/tools/form-state";
import type { Line, Outcome } from "@/lib/tools/outcome";
import { checkCarton, type CartonCheck } from "./check-carton";
import { show, showBeside } from "./compare";
import type { CartonField } from "./form";
import { unitsOf } from "./limits";
import { readCartonInput } from "./read-input";

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
      describeCarton(state, result),
      ...describeFill(result),
    ],
    warnings: findWarnings(result),
  };
}

/** What was typed, and the same in the units of the warehouse. */
function describeCarton(
  { texts }: FormState<CartonField, never>,
  { region, foot, height, weight, units, weightLimit }: CartonCheck,
): Line {
  const { length, weight: weightUnit } = unitsOf(region);
  const typed = [texts.length, texts.width, texts.height].map((text) => text.trim());
  return {
    label: "Your carton",
    how: `${typed.join(" x ")} ${texts.lengthUnit}, ${texts.weight.trim()} ${texts.weightUnit}, ${formatNumber(units)} ${answer.units(units)}, for Amazon in the ${worksheet.fields.region.options[region]}`,
    value: `${[foot.length, foot.width, height].map((side) => show(side, 2)).join(" x ")} ${length}, ${showBeside(weight, weightLimit)} ${weightUnit}`,
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
}: CartonCheck): Line[] {
  const { length, weight: weightUnit } = unitsOf(region);
  const number = (value: number) => show(value, 2);
  return [
    {
      label: "Units that pass by weight",
      how: `${formatPlain(weightLimit)} ${weightUnit} ÷ (${showBeside(weight, weightLimit)} ÷ ${number(units)}) ${weightUnit} each, rounded down`,
      value: number(unitsThatPass),
    },
    {
      label: "Cartons in a layer",
      how: `${number(foot.length)} x ${number(foot.width)} on ${formatPlain(limits.palletLength)} x ${formatPlain(limits.palletWidth)} ${length}, in two blocks`,
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
