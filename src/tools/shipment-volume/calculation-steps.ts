import { steps as words } from "@/content/tools/shipment-volume";
import { formatCents, formatNumber } from "@/lib/numbers";
import type { CalculationStep } from "@/lib/tools/outcome";
import { CM_PER_INCH } from "@/lib/tools/units";
import type { WholeShipmentCharge, PieceCharge } from "./charges";
import type { RowResult, ShipmentVolume } from "./compute";
import type { CartonFit, ContainerUse } from "./container-fit";
import { listModes } from "./modes";
import type { ShipmentInput } from "./shipment-input";
import {
  formatCartons,
  formatCbm,
  formatContainerCount,
  formatDensity,
  formatFigure,
  formatFit,
  formatNeeded,
  formatShare,
  formatSides,
  formatStep,
  formatTypedSides,
  explainTypedWeight,
  nameRow,
} from "./wording";

/** All steps of the calculation, to be checked by hand. */
export function listCalculationSteps(
  input: ShipmentInput,
  result: ShipmentVolume,
): CalculationStep[] {
  const { air, courier, courierShipment, courierInPounds } = result.charges;
  return [
    ...result.rows.map(explainRow),
    ...explainTotals(result),
    explainRounded("Air freight, sides to the nearest cm", air),
    ...courier.pieces.map((piece) =>
      explainPiece(piece, `÷ ${formatFigure(input.courierDivisor)}`, courierWords),
    ),
    explainRounded("Courier, sides up to the next cm", courierShipment),
    ...courierInPounds.pieces.map((piece) =>
      explainPiece(piece, `÷ ${formatFigure(input.usCourierDivisor)}`, usCourierWords),
    ),
    ...listModes(input, result).map(({ label, how, chargeable: value }) => ({ label, how, value })),
    ...result.containers.flatMap((use) => explainContainer(use, input, result)),
    ...explainQuotes(result),
  ];
}

function explainRow({ carton, volumeCm3, cbm }: RowResult): CalculationStep {
  const inches =
    carton.units === "us" ? `${formatTypedSides(carton)} × ${formatFigure(CM_PER_INCH)} is ` : "";
  return {
    label: nameRow(carton.row, carton.name),
    how: `${inches}${formatSides(carton.sidesCm)} cm × ${formatCartons(carton.count)} = ${formatFigure(volumeCm3)} cm³`,
    value: formatCbm(cbm),
  };
}

function explainTotals({ rows, totals }: ShipmentVolume): CalculationStep[] {
  const cbm = formatFigure(totals.volumeCm3 / 1_000_000);
  return [
    {
      label: "Volume",
      how: `${rows.map(({ volumeCm3 }) => formatFigure(volumeCm3)).join(" + ")} cm³ ÷ 1,000,000`,
      value: formatCbm(totals.cbm),
    },
    {
      label: "Gross weight",
      how: rows
        .map(({ carton }) => `${explainTypedWeight(carton)} × ${formatNumber(carton.count)}`)
        .join(" + "),
      value: `${formatStep(totals.kg)} kg`,
    },
    {
      label: "Density",
      how: `${formatStep(totals.kg)} kg ÷ ${cbm} m³`,
      value: `${formatDensity(totals.kgPerCbm)} kg per m³`,
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
    value: `${formatFigure(roundedCm3)} cm³`,
  };
}

const courierWords = { label: "Courier", length: "cm", weight: "kg", step: "0.5 kg" };
const usCourierWords = { label: "Courier, US account", length: "in", weight: "lb", step: "pound" };

function explainPiece(
  { row, sides, count, real, volumetric, charged }: PieceCharge,
  divided: string,
  { label, length, weight, step }: typeof courierWords,
): CalculationStep {
  return {
    label: `${label}, ${nameRow(row).toLowerCase()}`,
    how: `${formatSides(sides)} ${length} ${divided} = ${formatStep(volumetric)} against ${formatStep(real)} ${weight} real; up to the next ${step}: ${formatFigure(charged)} × ${formatNumber(count)}`,
    value: `${formatFigure(charged * count)} ${weight}`,
  };
}

function explainContainer(
  use: ContainerUse,
  { isThisSideUp }: ShipmentInput,
  { totals }: ShipmentVolume,
): CalculationStep[] {
  const { container, fit } = use;
  const { type, limits } = container;
  const byVolume = `${formatFigure(totals.volumeCm3 / 1_000_000)} ÷ ${formatFigure(limits.usableCbm)} m³ usable is ${formatShare(use.volumeShare)}`;
  const byWeight = `${formatStep(totals.kg)} ÷ ${formatFigure(limits.payloadKg)} kg payload is ${formatShare(use.weightShare)}`;
  const shares: CalculationStep = {
    label: type,
    how: [...(fit ? [] : [byVolume]), byWeight, ...explainBound(use)].join("; "),
    value: formatNeeded(use),
  };
  return use.fit ? [explainFit(use, use.fit, isThisSideUp), shares] : [shares];
}

/** Why volume and weight are not all: how many cartons fit in. Empty if that needs no more. */
function explainBound({ fit, needed, bound: { load, by, cartons } }: ContainerUse): string[] {
  if (!cartons || needed === null) return [];
  const { row, count, fitting } = cartons;
  const kind = by === "size" ? words.asLarge(nameRow(row)) : words.asHeavy(nameRow(row));
  const share = `${formatNumber(count)} ÷ ${formatNumber(fitting)} that fit in is ${formatShare(load * 100)}`;
  return [fit ? share : `${kind}: ${share}`];
}

function explainFit(
  { container }: ContainerUse,
  fit: CartonFit,
  isThisSideUp: boolean,
): CalculationStep {
  return {
    label: `${container.type}, how many fit`,
    how: `${formatNumber(fit.onFloor)} on the floor × ${formatNumber(fit.layers)} high is ${formatNumber(fit.bySpace)} by space${isThisSideUp ? ", this side up" : ""}; ${formatFigure(container.limits.payloadKg)} kg payload carries ${formatNumber(fit.byWeight)}`,
    value: formatFit(fit),
  };
}

function explainQuotes({ charges, quotes }: ShipmentVolume): CalculationStep[] {
  if (quotes === null) return [];
  const { sharedCents, wholeCents, needed, isAbout, container, lclPerCbm, fclAllIn } = quotes;
  const times = needed === 1 ? "" : `${formatNumber(needed)} × `;
  const steps: CalculationStep[] = [
    {
      label: "A share of a container, by your quote",
      how: `${formatCbm(charges.sea.charged)} × ${formatFigure(lclPerCbm)}`,
      value: formatCents(sharedCents),
    },
    {
      label: "Whole containers, by your quote",
      how: `${formatContainerCount(needed, isAbout)} × ${container} × ${formatFigure(fclAllIn)}`,
      value: formatCents(wholeCents),
    },
  ];
  if (quotes.breakEvenCbm === null) return steps;
  return [
    ...steps,
    {
      label: "A whole container costs less from",
      how: `${times}${formatFigure(fclAllIn)} ÷ ${formatFigure(lclPerCbm)} per m³`,
      value: `${formatNumber(quotes.breakEvenCbm, 2)} m³`,
    },
  ];
}
