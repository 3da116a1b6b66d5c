import { bothQuotesCbm, smallCbm } from "@/config/carrier-rules";
import { containers } from "@/config/containers";
import { form as words } from "@/content/tools/shipment-volume";
import type { Outcome } from "@/tools/engine/define-tool";
import type { ValuesOf } from "@/tools/engine/form/field-kinds";
import { toCarton, type CartonRow } from "./cartons";
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
} from "./charges";
import { loadContainer, type ContainerUse } from "./container-fit";
import type { shipmentVolumeForm } from "./form";
import { compareFreightQuotes, type FreightComparison } from "./freight-quotes";
import { judgeParcel, parcelCarriers } from "./parcels";

type FormSpecs = typeof shipmentVolumeForm.specs;

type Values = ValuesOf<FormSpecs["fields"], FormSpecs["rows"]>;

/**
 * What to do: share a container, fill a whole one, ask for both quotes, or take either because they
 * cost the same. `small` is too little for a container, `none` too large for all of them.
 */
export type ContainerAdvice = "share" | "both" | "whole" | "same" | "small" | "none";

export type ShipmentVolume = ReturnType<typeof measure>;

export type RowResult = ShipmentVolume["rows"][number];

export function calculateShipmentVolume(values: Values): Outcome<ShipmentVolume> {
  const readings = values.cartons.map(toCarton);
  if (readings.length === 0) return { ok: false, errors: { cartons: words.errors.noRow } };
  const errors = readings.flatMap((reading) => Object.entries(reading.errors));
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  const cartons = readings.map(({ carton }) => carton);
  return { ok: true, result: measure(cartons, values) };
}

function measure(cartons: readonly CartonRow[], values: Values) {
  const { lclPerCbm, fclAllIn, fclContainer } = values;
  const volumeCm3 = sumVolumeCm3(cartons);
  const kg = sumKg(cartons);
  const sea = chargeGroupage(volumeCm3, kg, {
    kgPerCbm: values.seaKgPerCbm,
    minimumCbm: values.seaMinimumCbm,
  });
  const uses = limitContainers(values).map((container) =>
    loadContainer(container, { cartons, volumeCm3, kg }, values.sideUp === "up"),
  );
  // Forwarders charge heavy goods as if they were larger, so this uses the charged volume.
  const measuredCbm = Math.max(volumeCm3 / 1_000_000, kg / sea.kgPerCbm);
  const costs = compareFreightQuotes(values, { measuredCbm, chargedCbm: sea.charged }, uses);
  const carriers = limitCarriers(values);
  return {
    values,
    rows: cartons.map((carton) => ({
      carton,
      volumeCm3: sumVolumeCm3([carton]),
      cbm: toCbm(sumVolumeCm3([carton])),
      /** What each carrier says of the carton as a parcel. */
      parcels: judgeParcel(carton, carriers, values.largePackageGirthCm),
    })),
    totals: {
      cartons: cartons.reduce((total, { count }) => total + count, 0),
      volumeCm3,
      cbm: toCbm(volumeCm3),
      kg,
      kgPerCbm: (kg / volumeCm3) * 1_000_000,
    },
    charges: {
      air: chargeByAir(cartons, values.airDivisor),
      courier: chargeByCourier(cartons, values.courierDivisor),
      courierShipment: chargeByCourierShipment(cartons, values.courierDivisor),
      courierInPounds: chargeByCourierInPounds(cartons, values.usCourierDivisor),
      sea,
      rail: chargeGroupage(volumeCm3, kg, {
        kgPerCbm: values.railKgPerCbm,
        minimumCbm: values.railMinimumCbm,
      }),
      road: chargeByRoad(cartons, values),
    },
    containers: uses,
    advice: advise(sea, uses, costs.comparison),
    /** Null if the quotes can't be compared. */
    quotes: costs.comparison,
    /** The container type of both quotes, even if it does not take all cartons. */
    quoted: lclPerCbm !== null && fclAllIn !== null ? fclContainer : null,
    /** The sea freight by the visitor's quotes. Null without a quote that applies. */
    freightCents: costs.freightCents,
  };
}

/** The carriers with the limits of the form. */
function limitCarriers(values: Values) {
  return parcelCarriers.map((carrier) => ({
    ...carrier,
    limits: {
      maxKg: values[`${carrier.id}MaxKg` as const],
      maxSideCm: values[`${carrier.id}MaxSideCm` as const],
      maxGirthCm: values[`${carrier.id}MaxGirthCm` as const],
    },
  }));
}

/** The containers with the limits of the form. */
function limitContainers(values: Values) {
  return containers.map((container) => ({
    ...container,
    limits: {
      payloadKg: values[`payload${container.type}` as const],
      usableCbm: values[`usable${container.type}` as const],
      usRoadKg: values[`usRoad${container.type}` as const],
    },
  }));
}

function advise(
  { real, volumetric, charged }: Charge,
  uses: readonly ContainerUse[],
  quotes: FreightComparison | null,
): ContainerAdvice {
  if (uses.every(({ needed }) => needed === null)) return "none";
  const isWholeCheaper = quotes !== null && quotes.wholeCents < quotes.sharedCents;
  if (Math.max(real, volumetric) < smallCbm && !isWholeCheaper) return "small";
  if (quotes !== null) {
    if (isWholeCheaper) return "whole";
    return quotes.wholeCents === quotes.sharedCents ? "same" : "share";
  }
  if (charged < bothQuotesCbm.from) return "share";
  return charged > bothQuotesCbm.to ? "whole" : "both";
}
