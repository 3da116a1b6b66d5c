import type { containers } from "@/config/containers";
import { countOnFloor } from "@/tools/engine/floor-count";
import { ceilWithTolerance, floorWithTolerance } from "@/lib/rounding";
import type { CartonRow, Sides } from "./cartons";

type Container = (typeof containers)[number];

export type ContainerType = Container["type"];

/** A container with its limits as entered in the form. */
export type LimitedContainer = Container & {
  limits: { payloadKg: number; usableCbm: number; usRoadKg: number };
};

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

/** The containers that the shipment needs at least for one reason, before they are rounded up. */
export type ContainerBound = {
  load: number;
  by: "volume" | "weight" | "size" | "cartonWeight";
  /** The cartons of a row and larger or heavier ones, and how many of the row fit in. */
  cartons: { row: number; count: number; fitting: number } | null;
};

export type ContainerUse = {
  container: LimitedContainer;
  /**
   * For a single size: how many of its lightest cartons fit. Null for several sizes, because mixed
   * packing is not calculated.
   */
  fit: CartonFit | null;
  /** The largest bound, from which all counts and shares of containers are taken. */
  bound: ContainerBound;
  /** Null if a carton does not fit in. */
  needed: number | null;
  /** Several sizes, or weights that decide how many fit: `needed` can be too small. */
  isAbout: boolean;
  /** Percentages of one container. */
  volumeShare: number;
  weightShare: number;
  /** Indexes of the rows whose cartons do not fit in. */
  rowsLeftOut: readonly number[];
};

type Shipment = { cartons: readonly CartonRow[]; volumeCm3: number; kg: number };

const CM3_PER_CBM = 1_000_000;

export function loadContainer(
  container: LimitedContainer,
  { cartons, volumeCm3, kg }: Shipment,
  isThisSideUp: boolean,
): ContainerUse {
  const { payloadKg, usableCbm } = container.limits;
  const onlySize = findOnlySize(cartons, isThisSideUp);
  const byVolume = volumeCm3 / CM3_PER_CBM / usableCbm;
  const byWeight = kg / payloadKg;
  const fits = cartons.map((carton) => fitCartons(container, carton, isThisSideUp));
  const rowsLeftOut = cartons.filter((_, i) => fits[i]?.count === 0).map(({ row }) => row);
  const bounds: ContainerBound[] = [
    { load: byWeight, by: "weight", cartons: null },
    ...listWeightBounds(payloadKg, cartons),
    ...listSizeBounds(container, cartons, isThisSideUp),
  ];
  // How many fit of a single size is known; a usable volume is a rule of thumb for mixed loads.
  if (!onlySize) bounds.unshift({ load: byVolume, by: "volume", cartons: null });
  const bound = bounds.reduce((most, other) => (other.load > most.load ? other : most));
  return {
    container,
    fit: onlySize && fitCartons(container, onlySize, isThisSideUp),
    bound,
    needed: rowsLeftOut.length > 0 ? null : ceilWithTolerance(bound.load),
    isAbout:
      !onlySize || (areWeightsMixed(cartons) && fits.some(({ limit }) => limit === "weight")),
    volumeShare: byVolume * 100,
    weightShare: byWeight * 100,
    rowsLeftOut,
  };
}

/** The lightest carton if all have the same size, else null. */
function findOnlySize(cartons: readonly CartonRow[], isThisSideUp: boolean): CartonRow | null {
  const [first = null, ...others] = [...cartons].sort((a, b) => a.kg - b.kg);
  const isOnlySize = others.every(
    ({ sidesCm }) =>
      first !== null &&
      isAsLarge(sidesCm, first.sidesCm, isThisSideUp) &&
      isAsLarge(first.sidesCm, sidesCm, isThisSideUp),
  );
  return isOnlySize ? first : null;
}

function areWeightsMixed(cartons: readonly CartonRow[]): boolean {
  return cartons.some(({ kg }) => kg !== cartons[0]?.kg);
}

function listWeightBounds(payloadKg: number, cartons: readonly CartonRow[]): ContainerBound[] {
  return cartons.map(({ row, kg }) => {
    const count = sumCounts(cartons.filter((other) => other.kg >= kg));
    const fitting = floorWithTolerance(payloadKg / kg);
    return { load: count / fitting, by: "cartonWeight", cartons: { row, count, fitting } };
  });
}

/**
 * Cartons that have to stay upright are also counted as if they could be turned: more cartons can
 * then be compared, and no fewer containers take them.
 */
function listSizeBounds(
  container: LimitedContainer,
  cartons: readonly CartonRow[],
  isThisSideUp: boolean,
): ContainerBound[] {
  const ways = isThisSideUp ? [true, false] : [false];
  return ways.flatMap((isUpright) =>
    cartons.map(({ row, sidesCm }): ContainerBound => {
      const asLarge = cartons.filter((other) => isAsLarge(other.sidesCm, sidesCm, isUpright));
      const count = sumCounts(asLarge);
      const fitting = countBySpace(container, sidesCm, isUpright).count;
      return { load: count / fitting, by: "size", cartons: { row, count, fitting } };
    }),
  );
}

function sumCounts(cartons: readonly CartonRow[]): number {
  return cartons.reduce((total, { count }) => total + count, 0);
}

/** Whether a carton takes the place of another one: no side is shorter, in one of its positions. */
function isAsLarge(sides: Sides, others: Sides, isThisSideUp: boolean): boolean {
  const sorted = sortSides(others, isThisSideUp);
  return sortSides(sides, isThisSideUp).every((side, i) => side >= (sorted[i] ?? 0));
}

/** The sides by length; the height stays last if it has to stay up. */
function sortSides([length, width, height]: Sides, isThisSideUp: boolean): number[] {
  const byLength = (a: number, b: number) => a - b;
  return isThisSideUp
    ? [...[length, width].sort(byLength), height]
    : [length, width, height].sort(byLength);
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

/** How many cartons of one size fit by space alone. */
type SpaceCount = {
  onFloor: number;
  layers: number;
  count: number;
  /** If none fit: whether only the door is in the way, and of which measure. */
  blockedBy: "doorHeight" | "doorWidth" | null;
};

/** The best result of all orientations of the carton. */
function countBySpace(
  { insideCm, doorCm }: Container,
  sides: Sides,
  isThisSideUp: boolean,
): SpaceCount {
  const floor = { long: insideCm.length, wide: insideCm.width };
  let best: SpaceCount = { onFloor: 0, layers: 0, count: 0, blockedBy: null };
  let blockedBy: SpaceCount["blockedBy"] = null;
  for (const { base, height } of listOrientations(sides, isThisSideUp)) {
    const onFloor = countOnFloor(floor, base);
    const layers = floorWithTolerance(insideCm.height / height);
    const count = onFloor * layers;
    if (count === 0) continue;
    if (height > doorCm.height) blockedBy = "doorHeight";
    else if (Math.min(base.long, base.wide) > doorCm.width) blockedBy = "doorWidth";
    else if (count > best.count) best = { onFloor, layers, count, blockedBy: null };
  }
  return best.count > 0 ? best : { ...best, blockedBy };
}

/** Orientations by the side that is up. Rotations on the floor are tried by `countOnFloor`. */
function listOrientations([length, width, height]: Sides, isThisSideUp: boolean) {
  const upright = { base: { long: length, wide: width }, height };
  if (isThisSideUp) return [upright];
  return [
    upright,
    { base: { long: length, wide: height }, height: width },
    { base: { long: width, wide: height }, height: length },
  ];
}
