import { ceilWithTolerance, ceilToStep, removeFloatError, roundHalfUp } from "@/lib/rounding";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/units";
import type { CartonRow } from "./cartons";

export type ChargedOn = "weight" | "volume" | "floor space" | "weight and volume" | "minimum";

/** What a carrier charges: the larger of the real weight and the volume converted to weight. */
export type Charge = { real: number; volumetric: number; charged: number; chargedOn: ChargedOn };

/** The cartons of a row, with their sides rounded as the carrier does, in its unit. */
export type RoundedCartons = { row: number; sides: readonly number[]; count: number };

/** The charge for one carton, if a courier charges each carton separately. */
export type PieceCharge = Charge & RoundedCartons;

export type CourierCharge = Charge & { pieces: readonly PieceCharge[] };

type GroupageRule = { kgPerCbm: number; minimumCbm: number };

/** In cubic meters. */
export type GroupageCharge = Charge & GroupageRule;

/** The charge for all cartons together. */
export type WholeShipmentCharge = Charge & {
  roundedCm3: number;
  cartons: readonly RoundedCartons[];
};

const KG_STEP = 0.5;

export function sumVolumeCm3(cartons: readonly Omit<CartonRow, "row">[]): number {
  return sum(cartons.map(({ sidesCm, count }) => multiply(...sidesCm, count)));
}

export function sumKg(cartons: readonly Omit<CartonRow, "row">[]): number {
  return sum(cartons.map(({ kg, count }) => kg * count));
}

/** Cubic meters with three decimals, as forwarders write them. */
export function toCbm(volumeCm3: number): number {
  return roundHalfUp(volumeCm3 / 1000) / 1000;
}

/** Air freight: the whole shipment at once, with sides rounded to the nearest centimeter. */
export function chargeByAir(cartons: readonly CartonRow[], divisor: number): WholeShipmentCharge {
  return chargeWholeShipment(cartons, divisor, (cm) => roundHalfUp(cm));
}

/** For courier accounts that compare real and volumetric weight once per shipment. */
export function chargeByCourierShipment(
  cartons: readonly CartonRow[],
  divisor: number,
): WholeShipmentCharge {
  return chargeWholeShipment(cartons, divisor, ceilWithTolerance);
}

/** For courier accounts that charge each carton, with sides rounded up to the next centimeter. */
export function chargeByCourier(cartons: readonly CartonRow[], divisor: number): CourierCharge {
  return chargePieces(cartons, {
    divisor,
    step: KG_STEP,
    roundSide: ceilWithTolerance,
    weigh: (kg) => kg,
  });
}

/** For US courier accounts: sides rounded up to the next inch, weights to the next pound. */
export function chargeByCourierInPounds(
  cartons: readonly CartonRow[],
  divisor: number,
): CourierCharge {
  return chargePieces(cartons, {
    divisor,
    step: 1,
    roundSide: (cm) => ceilWithTolerance(cm / CM_PER_INCH),
    weigh: (kg) => removeFloatError(kg / KG_PER_POUND),
  });
}

/**
 * Sea and rail groupage, in cubic meters: the largest of volume, weight converted to volume, and
 * minimum.
 */
export function chargeGroupage(volumeCm3: number, kg: number, rule: GroupageRule): GroupageCharge {
  const real = roundHalfUp(kg / rule.kgPerCbm, 3);
  const volumetric = toCbm(volumeCm3);
  const charged = Math.max(real, volumetric, rule.minimumCbm);
  const isMinimum = Math.max(real, volumetric) < rule.minimumCbm;
  const chargedOn = isMinimum ? "minimum" : pick(real, volumetric);
  return { ...rule, real, volumetric, charged, chargedOn };
}

type RoadRule = { roadKgPerCbm: number; roadKgPerMeter: number; roadStacked: "yes" | "no" };

/** In kilograms with one decimal. The loading meters are null if the cartons may be stacked. */
export type RoadCharge = Charge & { loadingMeters: number | null };

/** The inside of a trailer in Europe. A loading meter is one meter of its length. */
const TRAILER_WIDTH_CM = 240;

/** European road groupage. What stands alone is charged by its floor, if that is more. */
export function chargeByRoad(cartons: readonly CartonRow[], rule: RoadRule): RoadCharge {
  const real = sumKg(cartons);
  const byVolume = removeFloatError((sumVolumeCm3(cartons) * rule.roadKgPerCbm) / 1_000_000);
  const floorCm2 = sum(cartons.map(({ sidesCm: [a, b], count }) => multiply(a, b, count)));
  const loadingMeters = rule.roadStacked === "no" ? floorCm2 / TRAILER_WIDTH_CM / 100 : null;
  const byFloor = removeFloatError((loadingMeters ?? 0) * rule.roadKgPerMeter);
  const volumetric = Math.max(byVolume, byFloor);
  const charged = roundHalfUp(Math.max(real, volumetric), 1);
  const chargedOn = byFloor > Math.max(real, byVolume) ? "floor space" : pick(real, volumetric);
  return { real, volumetric, charged, chargedOn, loadingMeters };
}

function chargeWholeShipment(
  cartons: readonly CartonRow[],
  divisor: number,
  roundSide: (cm: number) => number,
): WholeShipmentCharge {
  const rounded = cartons.map((carton) => roundSides(carton, roundSide));
  const roundedCm3 = sum(rounded.map(({ sides, count }) => multiply(...sides, count)));
  const real = sumKg(cartons);
  const volumetric = roundedCm3 / divisor;
  const charged = ceilToStep(Math.max(real, volumetric), KG_STEP);
  const chargedOn = pick(real, volumetric);
  return { cartons: rounded, roundedCm3, real, volumetric, charged, chargedOn };
}

type PieceRule = {
  divisor: number;
  step: number;
  roundSide: (cm: number) => number;
  weigh: (kg: number) => number;
};

function chargePieces(cartons: readonly CartonRow[], rule: PieceRule): CourierCharge {
  const pieces = cartons.map((carton) => chargePiece(carton, rule));
  const total = (value: "real" | "volumetric" | "charged") =>
    sum(pieces.map((piece) => piece[value] * piece.count));
  const [first, ...others] = new Set(pieces.map(({ chargedOn }) => chargedOn));
  return {
    pieces,
    real: total("real"),
    volumetric: total("volumetric"),
    charged: total("charged"),
    chargedOn: first === undefined || others.length > 0 ? "weight and volume" : first,
  };
}

function chargePiece(carton: CartonRow, rule: PieceRule): PieceCharge {
  const rounded = roundSides(carton, rule.roundSide);
  const real = rule.weigh(carton.kg);
  const volumetric = multiply(...rounded.sides) / rule.divisor;
  const charged = ceilToStep(Math.max(real, volumetric), rule.step);
  return { ...rounded, real, volumetric, charged, chargedOn: pick(real, volumetric) };
}

function roundSides(
  { row, sidesCm, count }: CartonRow,
  roundSide: (cm: number) => number,
): RoundedCartons {
  return { row, sides: sidesCm.map(roundSide), count };
}

function pick(real: number, volumetric: number): "weight" | "volume" {
  return volumetric > real ? "volume" : "weight";
}

function multiply(...factors: readonly number[]): number {
  return removeFloatError(factors.reduce((product, factor) => product * factor, 1));
}

function sum(values: readonly number[]): number {
  return removeFloatError(values.reduce((total, value) => total + value, 0));
}
