import { remarks } from "@/content/tools/packing-list";
import type { CellReader } from "./cell-reader";
import type { ListRow } from "./row";
import { formatCbm, formatFigure, formatStep } from "@/tools/shipment-volume/wording";

/** Lists round volumes to two or three decimals, and weights to half a kilogram. */
const MAX_DIFFERENCE = 0.02;
const CBM_STEP = 0.006;
const KG_STEP = 0.51;

/** Whether redundant values of a line agree. Null if there is nothing to compare. */
export type LineChecks = {
  remarks: readonly string[];
  volume: boolean | null;
  weight: boolean | null;
  pieces: boolean | null;
};

/**
 * Compares the redundant values of a line.
 * @param lineKg the stated weight of the whole line, if it also states that of one carton
 */
export function checkLine(
  reader: CellReader,
  cells: readonly string[],
  row: ListRow,
  lineKg: number | null,
): LineChecks {
  const { line, count, cbm, kg } = row;
  const found: string[] = [];
  const volume = checkVolume(reader, cells, row, found);
  const weight = lineKg === null ? null : isClose(lineKg, kg * count, KG_STEP);
  if (lineKg !== null && !weight)
    found.push(remarks.weight(line, `${formatStep(lineKg)} kg`, `${formatStep(kg * count)} kg`));
  const pieces = checkPieces(reader, cells, row, found);
  if (reader.readNetWeights(cells, count).some((net) => net > kg * count * (1 + MAX_DIFFERENCE)))
    found.push(remarks.net(line));
  return { remarks: found, volume: cbm > 0 ? volume : null, weight, pieces };
}

function checkVolume(
  reader: CellReader,
  cells: readonly string[],
  { line, count, cbm }: ListRow,
  found: string[],
): boolean | null {
  for (const role of ["volumeLine", "volumeEach"] as const) {
    const theirs = reader.readVolume(cells, role);
    if (theirs === null) continue;
    const ours = theirs.isEach ? cbm / count : cbm;
    if (isClose(theirs.cbm, ours, CBM_STEP)) return true;
    found.push(remarks.volume(line, formatCbm(theirs.cbm), formatCbm(ours)));
    return false;
  }
  return null;
}

function checkPieces(
  reader: CellReader,
  cells: readonly string[],
  { line, count }: ListRow,
  found: string[],
): boolean | null {
  // A number of cartons that was calculated from the pieces agrees with them anyway.
  if (!reader.namesCartons()) return null;
  const pieces = reader.readPieces(cells, "pieces");
  const units = reader.readPieces(cells, "unitsPerCarton");
  if (pieces === null || units === null) return null;
  const isEqual = pieces === units * count;
  if (!isEqual) found.push(remarks.pieces(line, formatFigure(pieces), formatFigure(units * count)));
  return isEqual;
}

function isClose(a: number, b: number, step: number): boolean {
  return Math.abs(a - b) <= Math.max(step, MAX_DIFFERENCE * Math.abs(b));
}
