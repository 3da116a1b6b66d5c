import { describe, expect, test } from "vitest";
import { brandColors } from "@/config/site";
import { contrastOf } from "./color-math";
import { listContrastPairs, listFailingPairs } from "./contrast";
import { makePalette } from "./palette";

describe("the colors of this site can be read: WCAG 2.2 AA", () => {
  const pairs = listContrastPairs(makePalette(brandColors));

  test.each(pairs.map((pair) => [pair.name, pair.backgroundName, pair] as const))(
    "%s on %s",
    (_name, _backgroundName, { color, background, needed }) => {
      expect(contrastOf(color, background)).toBeGreaterThanOrEqual(needed);
    },
  );
});

test("contrast is calculated as WCAG defines it", () => {
  expect(contrastOf("#000000", "#FFFFFF")).toBe(21);
  expect(contrastOf("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

describe("shades follow from the three colors", () => {
  const orange = { accent: "#F4731C", ink: "#11223D", support: "#0E5C58" };

  test("of orange, navy and teal they are those of the design", () => {
    expect(makePalette(orange)).toEqual({
      accent: {
        DEFAULT: "#F4731C",
        100: "#FDE4CD",
        300: "#FFB57F",
        400: "#FF8B3D",
        600: "#D85B0C",
        700: "#AD4503",
      },
      ink: {
        DEFAULT: "#11223D",
        800: "#1B3152",
        prose: "#22334F",
        700: "#2B4465",
        600: "#44546C",
        500: "#596781",
      },
      support: { DEFAULT: "#0E5C58", 100: "#D2E7E0", 400: "#5DB9AD", 600: "#15756F" },
    });
  });

  test.each([
    ["yellow", { accent: "#FFC400", ink: "#1D1D1B", support: "#00563F" }],
    ["gray", { accent: "#B0B0B0", ink: "#000000", support: "#333333" }],
  ])("those of %s for text are dark or light enough by themselves", (_name, colors) => {
    expect(listFailingPairs(makePalette(colors))).toEqual([]);
  });

  test("an accent too dark for dark text is found", () => {
    const failing = listFailingPairs(makePalette({ ...orange, accent: "#8B1A1A" }));
    expect(failing.map(({ name, backgroundName }) => `${name} on ${backgroundName}`)).toContain(
      "ink on accent",
    );
  });
});
