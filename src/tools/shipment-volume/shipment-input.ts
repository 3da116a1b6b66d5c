import type { ParcelLimits } from "@/config/carrier-limits";
import type { CartonRow } from "./cartons";
import type { Container, ContainerLimits, ContainerType } from "./containers";
import type { ParcelCarrier } from "./parcel-carriers";

export type GroupageRule = { kgPerCbm: number; minimumCbm: number };

export type LimitedCarrier = ParcelCarrier & { limits: ParcelLimits };

export type LimitedContainer = Container & { limits: ContainerLimits };

export type ShipmentInput = {
  cartons: readonly CartonRow[];
  isThisSideUp: boolean;
  airDivisor: number;
  courierDivisor: number;
  /** Cubic inches per pound. */
  usCourierDivisor: number;
  sea: GroupageRule;
  rail: GroupageRule;
  roadKgPerCbm: number;
  parcelCarriers: readonly LimitedCarrier[];
  /** Above this length and girth UPS charges a large package. */
  largePackageGirthCm: number;
  containers: readonly LimitedContainer[];
  quotes: FreightQuotes;
};

/** The visitor's freight quotes. Null if not entered. */
export type FreightQuotes = {
  /** Less than a container load (LCL): the price per charged cubic meter. */
  lclPerCbm: number | null;
  /** Full container load (FCL): the price of one whole container with all charges. */
  fclAllIn: number | null;
  fclContainer: ContainerType;
};
