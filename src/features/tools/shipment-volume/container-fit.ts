import { ceilWithTolerance, floorWithTolerance } from "@/lib/tools/rounding";
import { countBySpace } from "./floor-plan";
import type { CartonRow, LimitedContainer } from "./shipment-input";

/** What limits the number of cartons: space, payload, or that a carton does not fit in at all. */
export type FitLimit = "space" | "weight" | "doorHeight" | "doorWidth" | "size";

/** How many cartons of one size and weight fit. An estimate without pallets and dunnage. */
export type CartonFit = {
  count: number;
  limit: FitLimit;
  onFloor: number;
  layers: number;
  bySpace: number;
  byWeight: number;
};

export type ContainerUse = {
  container: LimitedContainer;
  /** Null for several sizes, because mixed packing is not calculated. */
  fit: CartonFit | null;
  /** Null if a carton does not fit in. */
  needed: number | null;
  /** Percentages of one container. */
  volumeShare: number;
  weightShare: number;
  /** Indexes of the rows whose cartons do not fit in. */
  rowsLeftOut: readonly number[];
};

export type Shipment = { cartons: readonly CartonRow[]; volumeCm3: number; kg: number };

const CM3_PER_CBM = 1_000_000;

export function loadContainer(
  container: LimitedContainer,
  { cartons, volumeCm3, kg }: Shipment,
  isThisSideUp: boolean,
): ContainerUse {
  const { payloadKg, usableCbm } = container.limits;
  const onlySize = findOnlySize(cartons);
  const fit = onlySize && fitCartons(container, onlySize, isThisSideUp);
  const rowsLeftOut = cartons
    .filter((carton) => fitCartons(container, carton, isThisSideUp).count === 0)
    .map(({ row }) => row);
  const byVolume = volumeCm3 / CM3_PER_CBM / usableCbm;
  const byWeight = kg / payloadKg;
  const count = cartons.reduce((total, row) => total + row.count, 0);
  const needed = fit
    ? Math.ceil(count / fit.count)
    : Math.max(ceilWithTolerance(byVolume), ceilWithTolerance(byWeight));
  return {
    container,
    fit,
    needed: rowsLeftOut.length > 0 ? null : needed,
    volumeShare: byVolume * 100,
    weightShare: byWeight * 100,
    rowsLeftOut,
  };
}

/** The first carton if all have the same size and weight, else null. */
function findOnlySize(cartons: readonly CartonRow[]): CartonRow | null {
  const [first = null] = cartons;
  const isLikeFirst = ({ sidesCm, kg }: CartonRow) =>
    kg === first?.kg && sidesCm.every((side, i) => side === first.sidesCm[i]);
  return cartons.every(isLikeFirst) ? first : null;
}

function fitCartons(
  container: LimitedContainer,
  { sidesCm, kg }: CartonRow,
  isThisSideUp: boolean,
): CartonFit {
  const { onFloor, layers, count, blockedBy } = countBySpace(container, sidesCm, isThisSideUp);
  const byWeight = floorWithTolerance(container.limits.payloadKg / kg);
  const bySpaceLimit = count > 0 ? "space" : (blockedBy ?? "size");
  return {
    count: Math.min(count, byWeight),
    limit: byWeight < count ? "weight" : bySpaceLimit,
    onFloor,
    layers,
    bySpace: count,
    byWeight,
  };
}
