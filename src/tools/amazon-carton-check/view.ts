import { getUnits } from "@/config/amazon-limits";
import {
  answer as words,
  checks as checkWords,
  contradictions,
  counted,
  form,
  several,
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
  const [failed] = worst.failed;
  const viewOne = () => (failed ? viewRefused(worst, failed) : viewAccepted(worst));
  return {
    ...(cartons.length > 1 ? viewSeveral(worst, cartons) : viewOne()),
    next: ["shipmentVolume"],
    warnings: [...new Set(cartons.flatMap(findContradictions)), ...findWarnings(cartons)],
    caveat: words.caveat,
    steps: explainCheck(worst),
  };
}

type Judgment = Omit<AnswerView, "next" | "warnings" | "caveat" | "steps">;
type Headline = Pick<AnswerView, "label" | "figure" | "unit" | "short">;

function viewAccepted(carton: CartonCheck): Judgment {
  const { units, allowance, fill, exact, verdict } = carton;
  const [label] = listLabels(carton);
  const warned = listNames(carton, "warning");
  const count = allowance && counted.units(formatNumber(allowance.units));
  return {
    ...(allowance && count
      ? {
          label: words.accepted[allowance.limitedBy],
          figure: formatNumber(allowance.units),
          unit: words.unit(allowance.units),
          short: { figure: words.yes, text: words.upTo(count) + words.remark[verdict] },
        }
      : sayYesOrNo(words.yes, several.all(1), verdict)),
    text: label ? words.labelText(label) : words.acceptedText(warned.length, exact.map(nameCheck)),
    rows: describeFill(carton),
    decision:
      warned.length > 0
        ? words.decisions.warned(warned, label)
        : words.decisions.ship(units, fill.cartons, label),
  };
}

function viewRefused(carton: CartonCheck, first: Check): Judgment {
  const { failed, allowance, isRefused } = carton;
  return {
    ...sayExcess(isRefused ? words.carton : words.pallet, first),
    text: words.refusedText(failed.map(nameCheck)),
    rows: [
      ...(allowance
        ? [
            {
              label: words.unitsRow,
              detail: describeAllowance(carton, allowance),
              figure: formatNumber(allowance.units),
            },
          ]
        : []),
      ...describeFill(carton),
    ],
    decision: words.decisions.refused(
      isRefused ? words.carton : words.pallet,
      failed.map((check) => findRemedy(carton, check)),
    ),
  };
}

/** The answer for the whole shipment, with a line for each carton. */
function viewSeveral(worst: CartonCheck, cartons: readonly CartonCheck[]): Judgment {
  const { number, name, failed, verdict, isRefused } = worst;
  const [first] = failed;
  const refused = cartons.filter((carton) => carton.isRefused);
  const warned = cartons.filter((carton) => carton.verdict === "warning");
  const isSeveralRefused = refused.length > 1;
  const remedies = failed.map((check) => findRemedy(worst, check));
  const labels = groupByText(cartons, (carton) =>
    carton.failed.length === 0 ? listLabels(carton) : [],
  );
  return {
    ...(isSeveralRefused
      ? sayYesOrNo(words.no, several.refused(refused.length, cartons.length), verdict)
      : first
        ? sayExcess(isRefused ? several.one(number, shorten(name)) : words.pallet, first)
        : sayYesOrNo(words.yes, several.all(cartons.length), verdict)),
    text:
      first && !isSeveralRefused ? words.refusedText(failed.map(nameCheck)) : several.text[verdict],
    rows: cartons.map(describeCarton),
    decision: [
      isSeveralRefused
        ? several.decisions.refused(several.some(refused.map(numberOf)))
        : first
          ? words.decisions.refused(isRefused ? several.some([number]) : words.pallet, remedies)
          : several.decisions.ship(several.all(cartons.length), warned.length > 0),
      ...labels.map(([label, some]) => several.decisions.print(label, several.some(some))),
      ...(warned.length > 0 ? [several.decisions.seeTo(several.some(warned.map(numberOf)))] : []),
    ].join(" "),
  };
}

/** For example "Yes, all four sizes". */
function sayYesOrNo(figure: string, sizes: string, verdict: CartonCheck["verdict"]): Headline {
  const short = { figure, text: sizes + words.remark[verdict] };
  return { label: words.byLimits, figure, unit: sizes, short };
}

/** For example "No: the second is 2 lb too heavy". */
function sayExcess(what: string, { excess, howFar }: Check): Headline {
  const { figure, over } = excess ?? { figure: howFar, over: "" };
  return {
    label: words.refused(what),
    figure,
    unit: over,
    short: { figure: words.no, text: words.isOver(what, [figure, over].join(" ").trim()) },
  };
}

/** As much of a name as a headline and an enquiry have room for. */
function shorten(name: string): string {
  const letters = Array.from(name);
  return letters.length > 24 ? `${letters.slice(0, 20).join("").trim()}…` : name;
}

function numberOf({ number }: CartonCheck): number {
  return number;
}

/** One line: what the carton is, what was found, and what its pallet takes. */
function describeCarton(carton: CartonCheck): AnswerRow {
  const { number, name, typed, verdict, checks, failed, exact, allowance, fill } = carton;
  const { line } = several;
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
    isListed: true,
  };
}

function listLabels({ checks }: CartonCheck): string[] {
  return checks.filter(({ verdict }) => verdict === "label").map(({ howFar }) => howFar);
}

function listNames({ checks }: CartonCheck, verdict: Check["verdict"]): string[] {
  return checks.filter((check) => check.verdict === verdict).map(nameCheck);
}

/** Each text with the numbers of the cartons that have it. */
function groupByText(
  cartons: readonly CartonCheck[],
  listTexts: (carton: CartonCheck) => readonly string[],
): [text: string, numbers: number[]][] {
  const groups = new Map<string, number[]>();
  for (const carton of cartons)
    for (const text of listTexts(carton))
      groups.set(text, [...(groups.get(text) ?? []), carton.number]);
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

function describeAllowance(
  { region, weightLimit }: CartonCheck,
  { limitedBy, units }: NonNullable<CartonCheck["allowance"]>,
): string {
  return words.unitsDetail[limitedBy](
    limitedBy === "weight"
      ? `${formatPlain(weightLimit)} ${getUnits(region).weight}`
      : counted.units(formatNumber(units)),
  );
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
      ? [warningTexts.bulkStorage(isOnly ? words.carton : several.some(bulk))]
      : []),
    ...[...kinds.values()].map(({ label, reason }) => {
      const own = warned.filter((check) => check.label === label && check.reason === reason);
      const found = own.map(({ howFar, number }) =>
        isOnly ? howFar : several.foundAt(howFar, number),
      );
      return warningTexts.check(label, found.join(", "), reason);
    }),
    ...(cartons.some(({ region }) => region === "US") ? [warningTexts.prepEnded] : []),
  ];
}
