import { getUnits } from "@/config/amazon-limits";
import {
  answer as words,
  checks as checkWords,
  contradictions,
  counted,
  form,
  warnings as warningTexts,
  weightUnits,
} from "@/content/tools/amazon-carton-check";
import { formatNumber, formatPlain } from "@/lib/numbers";
import type { AnswerRow, AnswerView } from "@/tools/engine/answer-view";
import { isOver } from "@/lib/rounding";
import type { CartonCheck, ShipmentCheck } from "./calculate";
import { formatValue, type Check } from "./check-limit";
import { explainCheck, writeTyped } from "./explain";

export function viewShipment({ worst, cartons }: ShipmentCheck): AnswerView {
  const isOnly = cartons.length === 1;
  const inOrder = [...cartons].sort((a, b) => a.number - b.number);
  return {
    ...sayHeadline(worst, cartons),
    text: describeShipment(worst, cartons),
    rows: isOnly ? describeOnly(worst) : cartons.map(describeCarton),
    decision: decide(worst, inOrder),
    next: ["shipmentVolume"],
    warnings: [...new Set(inOrder.flatMap(findContradictions)), ...findWarnings(inOrder)],
    caveat: words.caveat,
    steps: explainCheck(worst),
  };
}

type Headline = Pick<AnswerView, "label" | "figure" | "unit" | "short">;

/** For example "No: the second is 2 lb too heavy", "Yes, all four sizes". */
function sayHeadline(worst: CartonCheck, cartons: readonly CartonCheck[]): Headline {
  const { verdict, isRefused, allowance } = worst;
  const [failed] = worst.failed;
  const count = cartons.length;
  const refused = listRefused(cartons).length;
  const remark = words.remark[verdict];
  if (failed && refused < 2) {
    const { figure, over } = failed.excess ?? { figure: failed.howFar, over: "" };
    const name = count === 1 ? words.carton : words.one(worst.number, shorten(worst.name));
    const what = isRefused ? name : words.pallet;
    const text = words.isOver(what, [figure, over].join(" ").trim());
    return { label: words.refused(what), figure, unit: over, short: { figure: words.no, text } };
  }
  if (!failed && count === 1 && allowance) {
    const figure = formatNumber(allowance.units);
    const text = words.upTo(counted.units(figure)) + remark;
    return {
      ...{ label: words.accepted[allowance.limitedBy], figure, unit: words.unit(allowance.units) },
      short: { figure: words.yes, text },
    };
  }
  const figure = failed ? words.no : words.yes;
  const isOfAll = refused === 0 || refused === count;
  const unit = isOfAll ? words.sizes(count) : words.someSizes(refused, count);
  return { label: words.byLimits, figure, unit, short: { figure, text: unit + remark } };
}

function describeShipment(worst: CartonCheck, cartons: readonly CartonCheck[]): string {
  const { failed, exact, verdict } = worst;
  if (listRefused(cartons).length > 1) return words.severalRefused;
  if (verdict === "fail") return words.refusedText(failed.map(nameCheck));
  return words.acceptedText[verdict](cartons.length === 1 ? exact.map(nameCheck) : []);
}

/** What to do with the whole shipment. */
function decide(worst: CartonCheck, cartons: readonly CartonCheck[]): string {
  const { decisions } = words;
  const isOnly = cartons.length === 1;
  const refused = listRefused(cartons);
  const warned = cartons.filter(({ verdict }) => verdict === "warning").map(numberOf);
  const say = (numbers: readonly number[]) => (isOnly ? words.carton : words.some(numbers));
  const shipped =
    isOnly && worst.units !== null
      ? decisions.cartonsOf(counted.units(formatNumber(worst.units)))
      : words.sizes(cartons.length);
  const remedies = worst.failed.map((check) => findRemedy(worst, check));
  const first =
    refused.length > 1
      ? decisions.refusedSeveral(words.some(refused))
      : remedies.length > 0
        ? decisions.refused(worst.isRefused ? say(refused) : words.pallet, remedies)
        : warned.length === 0 && decisions.ship(shipped);
  const labels = groupByLabel(cartons.filter(({ verdict }) => verdict !== "fail"));
  return [
    first,
    ...labels.map(([label, numbers]) => decisions.print(label, say(numbers))),
    warned.length > 0 &&
      decisions.seeTo(isOnly ? listNames(worst, "warning").join("; ") : words.some(warned)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** As much of a name as a headline and an enquiry have room for. */
function shorten(name: string): string {
  const letters = Array.from(name);
  return letters.length > 24 ? `${letters.slice(0, 20).join("").trim()}…` : name;
}

/** The cartons that fail, unless it is only for the pallet that they share. */
function listRefused(cartons: readonly CartonCheck[]): number[] {
  const failing = cartons.filter(({ verdict }) => verdict === "fail");
  return failing.some(({ isRefused }) => isRefused) ? failing.map(numberOf) : [];
}

function numberOf({ number }: CartonCheck): number {
  return number;
}

/** One line: what the carton is, what was found, and what its pallet takes. */
function describeCarton(carton: CartonCheck): AnswerRow {
  const { number, name, typed, verdict, checks, failed, exact, allowance, fill } = carton;
  const { line } = words;
  const found = failed.map((check) =>
    line.found(nameCheck(check), check.howFar, findRemedy(carton, check)),
  );
  const warned = checks
    .filter((check) => check.verdict === "warning")
    .map((check) => line.found(nameCheck(check), check.howFar));
  const passing = [
    ...listLabels(carton),
    ...warned,
    ...(exact.length > 0 ? [line.exact(exact.map(nameCheck))] : []),
    ...(allowance ? [line.holds(counted.units(formatNumber(allowance.units)))] : []),
    line.onPallet(counted.cartons(formatNumber(fill.cartons))),
  ];
  return {
    label: form.cartons.title(number, name),
    detail: [
      ...(typed.cartons === null ? [] : [counted.cartons(formatNumber(typed.cartons))]),
      writeTyped(typed),
      ...(found.length > 0 ? found : passing),
    ].join("; "),
    figure: checkWords.verdicts[verdict],
    listed: "",
  };
}

function listLabels({ checks }: CartonCheck): string[] {
  return checks.filter(({ verdict }) => verdict === "label").map(({ howFar }) => howFar);
}

function listNames({ checks }: CartonCheck, verdict: Check["verdict"]): string[] {
  return checks.filter((check) => check.verdict === verdict).map(nameCheck);
}

/** Each label with the numbers of the cartons that need it. */
function groupByLabel(cartons: readonly CartonCheck[]): [label: string, numbers: number[]][] {
  const groups = new Map<string, number[]>();
  for (const carton of cartons)
    for (const label of listLabels(carton))
      groups.set(label, [...(groups.get(label) ?? []), carton.number]);
  return [...groups];
}

/** Its label within a sentence. "UPS" stays as it is. */
function nameCheck({ label }: Check): string {
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function findRemedy({ units, allowance }: CartonCheck, { name, excess }: Check): string {
  const isWeight = name === "maxCartonWeight" || name === "maxJewelryWeight";
  return isWeight && units !== null && allowance && allowance.byWeight > 0
    ? words.decisions.takeOut(counted.units(formatNumber(units - allowance.byWeight)))
    : (excess?.remedy ?? "");
}

function describeOnly({ region, fill, failed, allowance, weightLimit }: CartonCheck): AnswerRow[] {
  const { weight } = getUnits(region);
  const { layers, goodsWeight, limitedBy, cartons } = fill;
  const goods = `${formatValue(goodsWeight)} ${weight}`;
  const room = words.palletDetail(counted.layers(formatNumber(layers)), goods, limitedBy);
  const detail = cartons === 0 ? words.palletTakesNone[limitedBy] : room;
  const units = allowance && formatNumber(allowance.units);
  const limit = (by: string) =>
    by === "weight" ? `${formatPlain(weightLimit)} ${weight}` : counted.units(units ?? "");
  return [
    ...(failed.length > 0 && allowance && units
      ? [
          {
            label: words.unitsRow,
            detail: words.unitsDetail[allowance.limitedBy](limit(allowance.limitedBy)),
            figure: units,
          },
        ]
      : []),
    { label: words.layerRow, detail: words.layerDetail, figure: formatValue(fill.perLayer) },
    { label: words.palletRow, detail, figure: formatValue(cartons) },
  ];
}

/** Warnings about fields that contradict each other, with both values as typed. */
function findContradictions({ typed, weight, ...carton }: CartonCheck): string[] {
  const { palletCartons, palletHeight, palletWeight, twoPalletsHeight } = typed;
  const length = (value: number) => `${formatPlain(value)} ${typed.palletLengthUnit}`;
  const weigh = (value: number) => `${formatPlain(value)} ${weightUnits[typed.unit]}`;
  const warnings: string[] = [];
  if (palletHeight !== null && twoPalletsHeight !== null && twoPalletsHeight <= palletHeight)
    warnings.push(contradictions.twoPallets(length(twoPalletsHeight), length(palletHeight)));
  if (
    palletCartons !== null &&
    palletWeight !== null &&
    isOver(palletCartons * weight, carton.palletWeight ?? 0)
  )
    warnings.push(
      contradictions.pallet({
        pallet: `${formatPlain(palletWeight)} ${typed.palletWeightUnit}`,
        cartons: counted.cartons(formatNumber(palletCartons)),
        carton: weigh(typed.weight),
        goods: weigh(palletCartons * typed.weight),
      }),
    );
  return warnings;
}

/** Each warning once, and how far each carton is off. */
function findWarnings(cartons: readonly CartonCheck[]): string[] {
  const isOnly = cartons.length === 1;
  const bulk = cartons.filter((carton) => carton.isRefusedInBulk).map(numberOf);
  const warned = cartons.flatMap(({ number, checks }) =>
    checks
      .filter(({ verdict, reason }) => verdict === "warning" || (verdict === "fail" && reason))
      .map((check) => ({ ...check, number })),
  );
  const kinds = new Map(warned.map((check) => [`${check.label} ${check.reason}`, check]));
  return [
    ...(bulk.length > 0
      ? [warningTexts.bulkStorage(isOnly ? words.carton : words.some(bulk))]
      : []),
    ...[...kinds.values()].map(({ label, reason }) => {
      const own = warned.filter((check) => check.label === label && check.reason === reason);
      const found = own.map(({ howFar, number }) =>
        isOnly ? howFar : words.foundAt(howFar, number),
      );
      return warningTexts.check(label, found.join(", "), reason);
    }),
    ...(cartons.some(({ region }) => region === "US") ? [warningTexts.prepEnded] : []),
  ];
}
