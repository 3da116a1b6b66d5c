import fc from "fast-check";
import { expect, test } from "vitest";
import { countOnFloor } from "./floor-count";

const twentyFoot = { long: 589, wide: 235 };

test.each([
  ["60 x 40 in a 20 ft container, turned at its end", twentyFoot, { long: 60, wide: 40 }, 51],
  ["60 x 40 on a British pallet", { long: 120, wide: 100 }, { long: 60, wide: 40 }, 5],
  ["what fills the floor to a hair", { long: 17, wide: 8.3 }, { long: 8.3, wide: 8.3 }, 2],
  ["what is longer than the floor", { long: 48, wide: 40 }, { long: 49, wide: 41 }, 0],
])("%s", (_, floor, base, count) => {
  expect(countOnFloor(floor, base)).toBe(count);
});

const side = fc.integer({ min: 1, max: 60 });
const rectangle = fc.record({ long: side, wide: side });

test("never more than the area allows, nor fewer than in one grid or on a smaller floor, turned or not", () => {
  fc.assert(
    fc.property(rectangle, rectangle, fc.nat(20), (floor, base, more) => {
      const count = countOnFloor(floor, base);
      expect(countOnFloor(floor, { long: base.wide, wide: base.long })).toBe(count);
      const area = Math.floor((floor.long * floor.wide) / (base.long * base.wide));
      const grid = Math.floor(floor.long / base.long) * Math.floor(floor.wide / base.wide);
      expect(count).toBeLessThanOrEqual(area);
      expect(count).toBeGreaterThanOrEqual(grid);
      const wider = countOnFloor({ ...floor, wide: floor.wide + more }, base);
      expect(wider).toBeGreaterThanOrEqual(count);
    }),
  );
});
