import { expect, test } from "vitest";
import { answerFor } from "./test-cartons";

test.each([
  ["usual carton", "60x40x40x12x1", "any", ["255 space", "550 space", "660 space"]],
  ["heavy carton", "40x30x25x28x1", "any", ["981 space", "954 weight", "947 weight"]],
  ["giant", "250x240x240x50x1", "any", ["0 size", "0 size", "0 size"]],
  ["square crate", "234x234x100x500x1", "up", ["0 doorWidth", "0 doorWidth", "0 doorWidth"]],
  // Inside heights of 2.38 m are published, so five layers of 47.8 cm are one too many.
  ["carton of 47.8 cm", "50x47x47.8x10x1", "up", ["224 space", "480 space", "600 space"]],
  ["carton as high as the door", "100x100x227x10x1", "up", ["10 space", "24 space", "24 space"]],
  [
    "crate a little higher",
    "100x100x227.5x10x1",
    "up",
    ["0 doorHeight", "0 doorHeight", "24 space"],
  ],
  ["anvil", "50x50x50x27000x1", "any", ["1 weight", "0 weight", "0 weight"]],
])("%s: how many fit, and what limits the number", (_name, rows, sideUp, expected) => {
  const { containers } = answerFor(rows, { sideUp });
  expect(containers.map(({ fit }) => `${fit?.count} ${fit?.limit}`)).toEqual(expected);
});

test("a size in inches and the same in centimeters are one size", () => {
  const { containers } = answerFor("16.1x12.1x10x8x1xin,40.894x30.734x25.4x3.62873896x1");
  expect(containers[0]?.fit?.count).toBe(936);
});

test.each([
  ["12 cubes of 130 cm", "130x130x130x50x12", [3, 2, 1], false],
  ["one carton more of another size", "130x130x130x50x12,10x10x10x1x1", [3, 2, 1], true],
  ["one size in other positions", "60x40x30x12x300,30x60x40x12x300", [2, 1, 1], false],
  ["one size in several weights", "60x40x40x12x200,60x40x40x12.5x56", [2, 1, 1], false],
  // 18.5 t and 10 t are too much for one container, so that it can be more.
  ["one size of 18.5 and 10 t", "200x100x100x18500x1,200x100x100x10000x3", [2, 2, 2], true],
  ["machines of 15 t in two sizes", "200x100x100x15000x2,210x100x100x15000x1", [3, 3, 3], true],
])("containers needed of %s", (_name, rows, expected, isAbout) => {
  const { containers } = answerFor(rows);
  expect(containers.map(({ needed }) => needed)).toEqual(expected);
  expect(containers.map((use) => use.isAbout)).toEqual([isAbout, isAbout, isAbout]);
});

test("payloads and usable volumes can be changed", () => {
  const { containers } = answerFor("40x30x25x28x900", { payload40gp: "28000", usable20gp: "27" });
  expect(containers[1]?.fit?.count).toBe(1000);
  expect(containers[0]?.volumeShare).toBeCloseTo(100, 6);
});

test("cartons of a tenth of a millimeter are counted", () => {
  const rows = Array.from({ length: 20 }, () => "0.01x0.01x0.01x0.01x100000").join(",");
  expect(answerFor(rows).containers[0]?.fit?.limit).toBe("weight");
});
