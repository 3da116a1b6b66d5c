import { expect, test } from "vitest";
import { drawSample } from "./draw-sample";

test("the same different pieces are drawn at every build, from all of the lot", () => {
  const pieces = [...drawSample(1000, 80)];
  expect(pieces).toEqual([...drawSample(1000, 80)]);
  expect(new Set(pieces).size).toBe(80);
  for (const from of [0, 250, 500, 750]) {
    const quarter = pieces.filter((piece) => piece >= from && piece < from + 250);
    expect(quarter.length).toBeGreaterThan(10);
  }
  expect(drawSample(5, 5)).toEqual(new Set([0, 1, 2, 3, 4]));
});
