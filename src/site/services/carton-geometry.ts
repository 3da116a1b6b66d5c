/** In centimeters. The length is the limit; width and height are examples. */
export const LENGTH = 63.5;
export const WIDTH = 45;
export const HEIGHT = 45;
export const TAPE = { from: 20, to: 25, fold: 9 };
export const BOX_LABEL = { from: 8, to: 20, bottom: 15, top: 33 };
export const CARRIER_LABEL = { from: 27, to: 39, bottom: 15, top: 33 };

/** Widths of the barcode's dark and light stripes, alternating. */
const STRIPES = [3, 2, 1, 2, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 3, 1, 2];

/** Isometric projection: both ground axes are at 30 degrees. */
const PX_PER_CM = 3.6;
const ORIGIN = { x: 325, y: 250 };

export type Point = readonly [x: number, y: number];
type Area = { from: number; to: number; bottom: number; top: number };

/**
 * Projects a point to the drawing. `length` and `width` are on the ground; all are in centimeters.
 */
export function project(length: number, width: number, height: number): Point {
  const x = ORIGIN.x + (length - width) * Math.cos(Math.PI / 6) * PX_PER_CM;
  const y = ORIGIN.y + ((length + width) / 2 - height) * PX_PER_CM;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function polygon(points: readonly Point[]) {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

export function longSide({ from, to, bottom, top }: Area) {
  return polygon([
    project(from, WIDTH, bottom),
    project(to, WIDTH, bottom),
    project(to, WIDTH, top),
    project(from, WIDTH, top),
  ]);
}

export function shortSide({ from, to, bottom, top }: Area) {
  return polygon([
    project(LENGTH, from, bottom),
    project(LENGTH, to, bottom),
    project(LENGTH, to, top),
    project(LENGTH, from, top),
  ]);
}

/** A strip of the lid along its whole length. */
export function lid(from: number, to: number) {
  return polygon([
    project(0, from, HEIGHT),
    project(LENGTH, from, HEIGHT),
    project(LENGTH, to, HEIGHT),
    project(0, to, HEIGHT),
  ]);
}

export function barcode({ from, to, bottom, top }: Area) {
  const part = (to - from) / STRIPES.reduce((sum, stripe) => sum + stripe, 0);
  let position = from;
  return STRIPES.map((stripe, i) => {
    const start = position;
    position += stripe * part;
    return i % 2 === 0 ? longSide({ from: start, to: position, bottom, top }) : "";
  }).join("");
}
