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
      value: `${formatNumber(totals.kgPerCbm)} kg per m³`,
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
  const { type, limits } = use.container;
  const shares: CalculationStep = {
    label: type,
    how: `${formatFigure(totals.volumeCm3 / 1_000_000)} ÷ ${formatFigure(limits.usableCbm)} m³ usable is ${formatShare(use.volumeShare)}; ${formatStep(totals.kg)} ÷ ${formatFigure(limits.payloadKg)} kg payload is ${formatShare(use.weightShare)}`,
    value: formatNeeded(use),
  };
  return use.fit ? [explainFit(use, use.fit, isThisSideUp), shares] : [shares];
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
  const { sharedCents, wholeCents, needed, container, lclPerCbm, fclAllIn, breakEvenCbm } = quotes;
  const times = needed === 1 ? "" : `${formatNumber(needed)} × `;
  return [
    {
      label: "A share of a container, by your quote",
      how: `${formatCbm(charges.sea.charged)} × ${formatFigure(lclPerCbm)}`,
      value: formatCents(sharedCents),
    },
    {
      label: "Whole containers, by your quote",
      how: `${formatNumber(needed)} × ${container} × ${formatFigure(fclAllIn)}`,
      value: formatCents(wholeCents),
    },
    {
      label: "A whole container costs less from",
      how: `${times}${formatFigure(fclAllIn)} ÷ ${formatFigure(lclPerCbm)} per m³`,
      value: `${formatNumber(breakEvenCbm, 2)} m³`,
    },
  ];
}
