import { roundHalfUp } from "@/lib/tools/rounding";
import { bothQuotesCbm } from "./carrier-rules";
import {
  chargeByAir,
  chargeByCourier,
  chargeByCourierInPounds,
  chargeByCourierShipment,
  chargeByRoad,
  chargeGroupage,
  sumKg,
  sumVolumeCm3,
  toCbm,
  type Charge,
  type CourierCharge,
  type JointCharge,
} from "./charges";
import { loadContainer, type ContainerUse } from "./container-fit";
import { findParcelProblems } from "./parcel-limits";
import type { CartonRow, ShipmentInput } from "./read-input";

export type RowResult = {
  carton: CartonRow;
  volumeCm3: number;
  cbm: number;
  kg: number;
  /** Why couriers take it for freight: "over 70 kg". */
  parcelProblems: readonly string[];
};

export type ShipmentTotals = {
  cartons: number;
  volumeCm3: number;
  cbm: number;
  kg: number;
  kgPerCbm: number;
};

/** Whether to share a container, to fill one, or to ask for both prices. */
export type QuoteAdvice = "share" | "both" | "whole";

export type ShipmentCharges = {
  air: JointCharge;
  courier: CourierCharge;
  courierShipment: JointCharge;
  courierInPounds: CourierCharge;
  sea: Charge;
  rail: Charge;
  road: Charge;
};

export type ShipmentVolume = {
  rows: readonly RowResult[];
  totals: ShipmentTotals;
  charges: ShipmentCharges;
  containers: readonly ContainerUse[];
  advice: QuoteAdvice;
  /** From where on a whole container costs less; null without both quotes. */
  breakEvenCbm: number | null;
};

export function computeShipmentVolume(input: ShipmentInput): ShipmentVolume {
  const { cartons } = input;
  const volumeCm3 = sumVolumeCm3(cartons);
  const kg = sumKg(cartons);
  const charges: ShipmentCharges = {
    air: chargeByAir(cartons, input.airDivisor),
    courier: chargeByCourier(cartons, input.courierDivisor),
    courierShipment: chargeByCourierShipment(cartons, input.courierDivisor),
    courierInPounds: chargeByCourierInPounds(cartons, input.usCourierDivisor),
    sea: chargeGroupage(volumeCm3, kg, input.sea),
    rail: chargeGroupage(volumeCm3, kg, input.rail),
    road: chargeByRoad(volumeCm3, kg, input.roadKgPerCbm),
  };
  return {
    rows: cartons.map((carton) => ({
      carton,
      volumeCm3: sumVolumeCm3([carton]),
      cbm: toCbm(sumVolumeCm3([carton])),
      kg: sumKg([carton]),
      parcelProblems: findParcelProblems(carton, input.parcel),
    })),
    totals: {
      cartons: cartons.reduce((total, { count }) => total + count, 0),
      volumeCm3,
      cbm: toCbm(volumeCm3),
      kg,
      kgPerCbm: (kg / volumeCm3) * 1_000_000,
    },
    charges,
    containers: input.containers.map((container) =>
      loadContainer(container, { cartons, volumeCm3, kg }, input.isThisSideUp),
    ),
    // Forwarders charge heavy goods as if they took up more room; so does the advice.
    advice: advise(charges.sea.charged),
    breakEvenCbm: findBreakEven(input),
  };
}

function advise(chargedCbm: number): QuoteAdvice {
  if (chargedCbm < bothQuotesCbm.from) return "share";
  return chargedCbm > bothQuotesCbm.to ? "whole" : "both";
}

function findBreakEven({ lclPerCbm, fclAllIn }: ShipmentInput): number | null {
  return lclPerCbm === null || fclAllIn === null ? null : roundHalfUp(fclAllIn / lclPerCbm, 2);
}
