import { modes as modeWords, steps as words } from "@/content/tools/shipment-volume";
import { formatCents, formatNumber, formatPlain } from "@/lib/numbers";
import { CM_PER_INCH } from "@/lib/units";
import type { CalculationStep } from "@/tools/engine/answer-view";
import type { RowResult, ShipmentVolume } from "./calculate";
import type { PieceCharge, WholeShipmentCharge } from "./charges";
import type { CartonFit, ContainerUse } from "./container-fit";
import { explainWholeShipment } from "./modes";
import {
  explainTypedWeight,
  formatCartons,
  formatCbm,
  formatChargedKg,
  formatContainerCount,
  formatContainerShare,
  formatDensity,
  formatFit,
  formatNeeded,
  formatSides,
  formatStep,
  formatTypedSides,
} from "./wording";

/** What modes and containers are counted from, to be checked by hand. */
export function listCalculationSteps(result: ShipmentVolume): CalculationStep[] {
  const { values, charges } = result;
  const { air, courier, courierShipment, courierInPounds } = charges;
  return [
    ...result.rows.map(explainRow),
    ...explainTotals(result),
    explainRounded(words.airSides, air),
    ...courier.pieces.map((piece) => explainPiece(piece, values.courierDivisor, words.courier)),
    explainRounded(words.courierSides, courierShipment),
    ...courierInPounds.pieces.map((piece) =>
      explainPiece(piece, values.usCourierDivisor, words.courierInPounds),
    ),
    {
      label: modeWords.names.courierShipment,
      how: explainWholeShipment(courierShipment, values.courierDivisor),
      value: formatChargedKg(courierShipment.charged),
    },
    ...result.containers.flatMap((use) => explainContainer(use, result)),
    ...explainQuotes(result),
  ];
}

function explainRow({ carton, volumeCm3, cbm }: RowResult): CalculationStep {
  const { row, name, units, sidesCm, count } = carton;
  const inches =
    units === "us" ? words.fromInches(formatTypedSides(carton), formatPlain(CM_PER_INCH)) : "";
  return {
    label: words.carton(row + 1, name),
    how: `${inches}${formatSides(sidesCm)} cm × ${formatCartons(count)} = ${formatPlain(volumeCm3)} cm³`,
    value: formatCbm(cbm),
  };
}

function explainTotals({ rows, totals }: ShipmentVolume): CalculationStep[] {
  const kg = formatStep(totals.kg);
  const weights = rows.map(
    ({ carton }) => `${explainTypedWeight(carton)} × ${formatNumber(carton.count)}`,
  );
  return [
    {
      label: words.volume,
      how: `${rows.map(({ volumeCm3 }) => formatPlain(volumeCm3)).join(" + ")} cm³ ÷ 1,000,000`,
      value: formatCbm(totals.cbm),
    },
    { label: words.weight, how: weights.join(" + "), value: `${kg} kg` },
    {
      label: words.density,
      how: `${kg} kg ÷ ${formatPlain(totals.volumeCm3 / 1_000_000)} m³`,
      value: words.perCbm(formatDensity(totals.kgPerCbm)),
    },
  ];
}

function explainRounded(
  label: string,
  { cartons, roundedCm3 }: WholeShipmentCharge,
): CalculationStep {
  return {
    label,
    how: cartons
      .map(({ sides, count }) => `${formatSides(sides)} cm × ${formatNumber(count)}`)
      .join(" + "),
    value: `${formatPlain(roundedCm3)} cm³`,
  };
}

function explainPiece(
  { row, sides, count, real, volumetric, charged }: PieceCharge,
  divisor: number,
  { label, length, weight, step }: typeof words.courier,
): CalculationStep {
  const space = `${formatSides(sides)} ${length} ÷ ${formatPlain(divisor)} = ${formatStep(volumetric)}`;
  const times = `${formatPlain(charged)} × ${formatNumber(count)}`;
  return {
    label: words.piece(label, row + 1),
    how: words.upTo(space, `${formatStep(real)} ${weight}`, step, times),
    value:
      weight === "kg"
        ? formatChargedKg(charged * count)
        : `${formatNumber(charged * count)} ${weight}`,
  };
}

function explainContainer(use: ContainerUse, { values, totals }: ShipmentVolume) {
  const { fit, container, volumeShare, weightShare } = use;
  const { type, limits } = container;
  const cbm = formatPlain(totals.volumeCm3 / 1_000_000);
  const usable = formatPlain(limits.usableCbm);
  const payload = formatPlain(limits.payloadKg);
  const how = [
    fit ? "" : words.usable(cbm, usable, formatContainerShare(volumeShare)),
    words.payload(formatStep(totals.kg), payload, formatContainerShare(weightShare)),
    explainBound(use),
  ].filter((part) => part !== "");
  const step = { label: type, how: how.join("; "), value: formatNeeded(use) };
  return fit ? [explainFit(use, fit, values.sideUp === "up"), step] : [step];
}

/** Why volume and weight are not all: how many cartons fit in. Empty if that needs no more. */
function explainBound({ fit, needed, bound: { load, by, cartons } }: ContainerUse): string {
  if (!cartons || needed === null) return "";
  const { row, count, fitting } = cartons;
  const full = formatContainerShare(load * 100);
  const share = words.fitting(formatNumber(count), formatNumber(fitting), full);
  if (fit) return share;
  const carton = words.carton(row + 1);
  return by === "size" ? words.asLarge(carton, share) : words.asHeavy(carton, share);
}

function explainFit(
  { container: { type, limits } }: ContainerUse,
  fit: CartonFit,
  isThisSideUp: boolean,
): CalculationStep {
  const onFloor = formatNumber(fit.onFloor);
  const layers = formatNumber(fit.layers);
  const space = words.layers(onFloor, layers, formatNumber(fit.bySpace), isThisSideUp);
  const carries = words.carries(formatPlain(limits.payloadKg), formatNumber(fit.byWeight));
  return { label: words.fit(type), how: `${space}; ${carries}`, value: formatFit(fit) };
}

function explainQuotes({ charges, quotes }: ShipmentVolume): CalculationStep[] {
  if (quotes === null) return [];
  const { needed, isAbout, breakEvenCbm } = quotes;
  const { lclPerCbm, lclFirstCbm, lclOnce, fclAllIn, fclContainer } = quotes.quotes;
  const perCbm = formatPlain(lclPerCbm);
  const allIn = formatPlain(fclAllIn);
  const atOnce = [lclOnce, lclFirstCbm].flatMap((price) => (price ? formatPlain(price) : []));
  const cbm = formatCbm(charges.sea.charged);
  const times = needed === 1 ? "" : `${formatNumber(needed)} × `;
  const steps: CalculationStep[] = [
    {
      label: words.share,
      how: [...atOnce, `${lclFirstCbm === null ? cbm : `(${cbm} − 1)`} × ${perCbm}`].join(" + "),
      value: formatCents(quotes.sharedCents),
    },
    {
      label: words.whole,
      how: `${formatContainerCount(needed, isAbout)} × ${fclContainer} × ${allIn}`,
      value: formatCents(quotes.wholeCents),
    },
  ];
  if (breakEvenCbm === null) return steps;
  const dearer = [`${times}${allIn}`, ...atOnce].join(" − ");
  const how = `${lclFirstCbm === null ? "" : "1 + "}${atOnce.length > 0 ? `(${dearer})` : dearer} ÷ ${words.perCbmPrice(perCbm)}`;
  return [...steps, { label: words.breakEven, how, value: `${formatNumber(breakEvenCbm, 2)} m³` }];
}
