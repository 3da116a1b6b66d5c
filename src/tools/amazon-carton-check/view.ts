import { getUnits } from "@/config/amazon-limits";
import {
  answer as words,
  contradictions,
  counted,
  warnings as warningTexts,
} from "@/content/tools/amazon-carton-check";
import { formatNumber, formatPlain } from "@/lib/numbers";
import type { AnswerRow, AnswerView } from "@/tools/engine/answer-view";
import { isOver } from "@/lib/rounding";
import type { CartonCheck } from "./calculate";
import { formatValue, type Check } from "./check-limit";
import { explainCheck } from "./explain";

export function viewCartonCheck(result: CartonCheck): AnswerView {
  const [first] = result.failed;
  return {
    ...(first ? viewRefused(result, first) : viewAccepted(result)),
    next: ["shipmentVolume"],
    warnings: [...findContradictions(result), ...findWarnings(result)],
    caveat: words.caveat,
    steps: explainCheck(result),
  };
}

type Judgment = Omit<AnswerView, "next" | "warnings" | "caveat" | "steps">;

function viewAccepted(result: CartonCheck): Judgment {
  const { checks, units, allowance, fill } = result;
  const label = checks.find(({ verdict }) => verdict === "label")?.howFar ?? null;
  const warned = checks.filter(({ verdict }) => verdict === "warning");
  const figure = formatNumber(allowance.units);
  const unit = words.unit(allowance.units);
  return {
    label: words.accepted[allowance.limitedBy],
    figure,
    unit,
    short: { figure, text: words.short(unit, allowance.limitedBy) },
    text: label ? words.labelText(label) : words.acceptedText(warned.length),
    rows: describeFill(result),
    decision:
      warned.length > 0
        ? words.decisions.warned(warned.map(nameCheck), label)
        : words.decisions.ship(units, fill.cartons, label),
  };
}

function viewRefused(result: CartonCheck, first: Check): Judgment {
  const { failed, allowance, isPalletRefused } = result;
  const { figure, over } = first.excess ?? { figure: first.howFar, over: "" };
  return {
    label: isPalletRefused ? words.palletRefused : words.refused,
    figure,
    unit: over,
    short: { figure, text: [over, nameCheck(first)].filter(Boolean).join(", ") },
    text: words.refusedText(failed.map(nameCheck)),
    rows: [
      {
        label: words.unitsRow,
        detail: describeAllowance(result),
        figure: formatNumber(allowance.units),
      },
      ...describeFill(result),
    ],
    decision: (isPalletRefused ? words.decisions.refusedPallet : words.decisions.refusedCarton)(
      failed.map((check) => findRemedy(result, check)),
    ),
  };
}

/** Its label within a sentence. "UPS" stays as it is. */
function nameCheck({ label }: Check): string {
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function findRemedy({ units, allowance }: CartonCheck, { name, excess }: Check): string {
  const isWeight = name === "maxCartonWeight" || name === "maxJewelryWeight";
  return isWeight && allowance.byWeight > 0
    ? words.decisions.takeOut(counted.units(formatNumber(units - allowance.byWeight)))
    : (excess?.remedy ?? "");
}

function describeFill({ region, fill }: CartonCheck): AnswerRow[] {
  const { layers, goodsWeight, limitedBy, cartons } = fill;
  const goods = `${formatValue(goodsWeight)} ${getUnits(region).weight}`;
  const room = words.palletDetail(counted.layers(formatNumber(layers)), goods, limitedBy);
  const detail = cartons === 0 ? words.palletTakesNone[limitedBy] : room;
  return [
    { label: words.layerRow, detail: words.layerDetail, figure: formatValue(fill.perLayer) },
    { label: words.palletRow, detail, figure: formatValue(cartons) },
  ];
}

function describeAllowance({ region, allowance, weightLimit }: CartonCheck): string {
  const { limitedBy, units } = allowance;
  return words.unitsDetail[limitedBy](
    limitedBy === "weight"
      ? `${formatPlain(weightLimit)} ${getUnits(region).weight}`
      : counted.units(formatNumber(units)),
  );
}

/** Warnings about fields that contradict each other, with both values as typed. */
function findContradictions({ typed }: CartonCheck): string[] {
  const { palletCartons, palletHeight, palletWeight, twoPalletsHeight } = typed;
  const goods = (palletCartons ?? 0) * typed.weight;
  const length = (value: number) => `${formatPlain(value)} ${typed.lengthUnit}`;
  const weigh = (value: number) => `${formatPlain(value)} ${typed.weightUnit}`;
  const warnings: string[] = [];
  if (palletHeight !== null && twoPalletsHeight !== null && twoPalletsHeight <= palletHeight)
    warnings.push(contradictions.twoPallets(length(twoPalletsHeight), length(palletHeight)));
  if (palletCartons !== null && palletWeight !== null && isOver(goods, palletWeight))
    warnings.push(
      contradictions.pallet({
        pallet: weigh(palletWeight),
        cartons: counted.cartons(formatNumber(palletCartons)),
        carton: weigh(typed.weight),
        goods: weigh(goods),
      }),
    );
  return warnings;
}

function findWarnings({ region, checks, isRefusedInBulk }: CartonCheck): string[] {
  return [
    ...(isRefusedInBulk ? [warningTexts.bulkStorage] : []),
    ...checks
      .filter(({ verdict, reason }) => verdict === "warning" || (verdict === "fail" && reason))
      .map(({ label, howFar, reason }) => warningTexts.check(label, howFar, reason)),
    ...(region === "US" ? [warningTexts.prepEnded] : []),
  ];
}
