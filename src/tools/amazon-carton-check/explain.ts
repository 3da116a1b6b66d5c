import { getUnits } from "@/config/amazon-limits";
import { counted, form, steps as words, weightUnits } from "@/content/tools/amazon-carton-check";
import { formatNumber, formatPlain } from "@/lib/numbers";
import type { CalculationStep } from "@/tools/engine/answer-view";
import type { CartonCheck } from "./calculate";
import { formatBesideLimit, formatValue } from "./check-limit";

/** How the units and the pallet were counted. */
export function explainCheck(result: CartonCheck): CalculationStep[] {
  return [explainCarton(result), ...explainUnits(result), ...explainFill(result)];
}

/** The carton as typed, and converted to the warehouse's units. */
function explainCarton(result: CartonCheck): CalculationStep {
  const { region, typed, units } = result;
  const own = getUnits(region);
  const converted = writeSides(result.length, result.width, result.height);
  const amazon = form.fields.region.options[region];
  return {
    ...words.carton(
      writeTyped(typed),
      units === null ? "" : counted.units(formatNumber(units)),
      amazon,
    ),
    value: `${converted} ${own.length}, ${writeWeight(result)}`,
  };
}

/** "60 x 40 x 40 cm, 12 kg" */
export function writeTyped({ length, width, height, weight, unit }: CartonCheck["typed"]): string {
  const sides = [length, width, height].map(formatPlain).join(" x ");
  return `${sides} ${unit}, ${formatPlain(weight)} ${weightUnits[unit]}`;
}

function writeSides(...sides: readonly number[]): string {
  return sides.map((side) => formatValue(side)).join(" x ");
}

function writeWeight({ region, weight, weightLimit }: CartonCheck): string {
  return `${formatBesideLimit(weight, weightLimit)} ${getUnits(region).weight}`;
}

function explainUnits(result: CartonCheck): CalculationStep[] {
  const { region, weightLimit, units, isSingle, allowance } = result;
  if (units === null || allowance === null) return [];
  const limit = `${formatPlain(weightLimit)} ${getUnits(region).weight}`;
  const value = formatValue(allowance.units);
  const byWeight = formatValue(allowance.byWeight);
  if (isSingle === "yes")
    return allowance.limitedBy === "weight"
      ? [{ ...words.singleByWeight(writeWeight(result), limit), value }]
      : [{ ...words.single, value }];
  return [
    { ...words.byWeight(limit, writeWeight(result), formatValue(units)), value: byWeight },
    ...(allowance.limitedBy === "count" ? [{ ...words.byCount(byWeight, value), value }] : []),
  ];
}

function explainFill(result: CartonCheck): CalculationStep[] {
  const { fill, length, width, height, weight } = result;
  const own = getUnits(result.region);
  const pallet = [result.palletLength, result.palletWidth].map(formatPlain).join(" x ");
  const perLayer = formatValue(fill.perLayer);
  const layers = formatValue(fill.layers);
  const room = [result.maxPalletHeight, result.emptyPalletHeight].map(formatPlain).join(" − ");
  const goods = `${formatValue(fill.goodsWeight)} ${own.weight}`;
  return [
    {
      ...words.layer(writeSides(length, width), `${pallet} ${own.length}`),
      value: perLayer,
    },
    {
      ...words.layers(room, `${formatValue(height)} ${own.length}`),
      value: layers,
    },
    {
      ...(fill.limitedBy === "weight"
        ? words.palletByWeight(
            formatPlain(result.maxPalletWeight),
            `${formatValue(weight)} ${own.weight}`,
          )
        : words.palletByRoom(perLayer, layers)),
      value: words.goods(formatValue(fill.cartons), goods),
    },
  ];
}
