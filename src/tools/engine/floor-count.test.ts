import fc from "fast-check";
import { expect, test } from "vitest";
import { countOnFloor } from "./floor-count";

const twentyFoot = { long: 589, wide: 235 };

test.each([
  ["60 x 40 in a 20 ft container", twentyFoot, { long: 60, wide: 40 }, 53],
  ["pallets of 120 x 100 in a 20 ft container", twentyFoot, { long: 120, wide: 100 }, 10],
  ["32 x 24 in a 20 ft container", twentyFoot, { long: 32, wide: 24 }, 176],
  ["60 x 40 on a British pallet", { long: 120, wide: 100 }, { long: 60, wide: 40 }, 5],
  ["what fills the floor to a hair", { long: 17, wide: 8.3 }, { long: 8.3, wide: 8.3 }, 2],
  ["what is longer than the floor", { long: 48, wide: 40 }, { long: 49, wide: 41 }, 0],
])("%s", (_, floor, base, count) => {
  expect(countOnFloor(floor, base)).toBe(count);
});

const rectangle = (max: number) =>
  fc.record({ long: fc.integer({ min: 2, max }), wide: fc.integer({ min: 2, max }) });

test("never more than the area allows, nor fewer than in two blocks, turned or not", () => {
  fc.assert(
    fc.property(rectangle(60), rectangle(30), (floor, base) => {
      const count = countOnFloor(floor, base);
      expect(countOnFloor(floor, { long: base.wide, wide: base.long })).toBe(count);
      expect(count * base.long * base.wide).toBeLessThanOrEqual(floor.long * floor.wide);
      for (let width = 0; width <= floor.long; width += base.long) {
        const rest = Math.floor((floor.long - width) / base.wide);
        const left = (width / base.long) * Math.floor(floor.wide / base.wide);
        const right = rest * Math.floor(floor.wide / base.long);
        expect(count).toBeGreaterThanOrEqual(left + right);
      }
    }),
  );
});

/** Tries every place for every carton. @param free the cells, row by row, that are not covered */
function countByTrying(free: readonly boolean[], width: number, l: number, w: number): number {
  const at = free.indexOf(true);
  if (at < 0) return 0;
  const without = free.map((is, i) => is && i !== at);
  const counts = [countByTrying(without, width, l, w)];
  for (const [long, wide] of [
    [l, w],
    [w, l],
  ] as const) {
    const cells = Array.from({ length: long * wide }, (_, i) => {
      const column = (at % width) + (i % long);
      return column < width ? at + (i % long) + Math.floor(i / long) * width : -1;
    });
    if (!cells.every((cell) => free[cell])) continue;
    counts.push(
      1 +
        countByTrying(
          free.map((is, i) => is && !cells.includes(i)),
          width,
          l,
          w,
        ),
    );
  }
  return Math.max(...counts);
}

test("as many as any pattern holds on small floors", () => {
  for (let long = 4; long <= 7; long++)
    for (const [l, w] of [
      [3, 2],
      [4, 3],
      [5, 2],
    ] as const) {
      const cells = Array.from({ length: long * 5 }, () => true);
      const count = countOnFloor({ long, wide: 5 }, { long: l, wide: w });
      expect(count).toBe(countByTrying(cells, long, l, w));
    }
  // 108 of 110 cells, in a pattern whose blocks are cut at 7 = 4 + 3.
  expect(countOnFloor({ long: 11, wide: 10 }, { long: 4, wide: 3 })).toBe(9);
});
