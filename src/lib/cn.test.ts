import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { describe, expect, test } from "vitest";
import { cn } from "@/lib/cn";
import config from "../../tailwind.config";

const { extend, ...theme } = config.theme;
const names = (scale: object) => Object.keys(scale).filter((name) => name !== "DEFAULT");
const borderWidths = names(extend.borderWidth);

/** The whole of the library, with the names of tailwind.config.ts. */
const mergeAll = extendTailwindMerge({
  override: {
    theme: {
      text: names(theme.fontSize),
      font: names(theme.fontFamily),
      radius: names(theme.borderRadius),
      shadow: names(theme.boxShadow),
    },
  },
  extend: {
    theme: {
      spacing: names(extend.spacing),
      container: names(extend.maxWidth),
      tracking: names(extend.letterSpacing),
      ease: names(extend.transitionTimingFunction),
    },
    classGroups: {
      duration: [{ duration: names(extend.transitionDuration) }],
      "border-w": [{ border: borderWidths }],
      "border-w-y": [{ "border-y": borderWidths }],
      "border-w-t": [{ "border-t": borderWidths }],
      "border-w-b": [{ "border-b": borderWidths }],
    },
  },
});

/** A utility for each name in tailwind.config.ts. */
const scales = Object.entries({
  text: [theme.fontSize, theme.colors],
  font: [theme.fontFamily],
  bg: [theme.colors],
  border: [theme.colors, extend.borderWidth],
  rounded: [theme.borderRadius],
  shadow: [theme.boxShadow],
  "max-w": [extend.maxWidth],
  p: [extend.spacing],
  tracking: [extend.letterSpacing],
  ease: [extend.transitionTimingFunction],
  duration: [extend.transitionDuration],
}).flatMap(([prefix, tables]) =>
  tables.flatMap((table) => names(table).map((name) => `${prefix}-${name}`)),
);

/** The utilities in the source, without variants such as `lg:`. */
function listUtilities(): string[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((file) => /^(?:admin|app|site|tools|ui)\b.*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join("src", file), "utf8"));
  const words = sources.join(" ").match(/[^\s"'`:]+(?=[\s"'`])/g) ?? [];
  return [...new Set(words)].filter((word) => mergeAll(word, word) === word);
}

test("each utility replaces the same others as with the whole of tailwind-merge", () => {
  const utilities = [...new Set([...listUtilities(), ...scales])];
  expect(utilities.length).toBeGreaterThan(600);
  // One utility of each group is enough for the comparison.
  const groups: string[] = [];
  for (const utility of utilities) {
    if (groups.every((other) => mergeAll(other, utility) !== utility)) groups.push(utility);
  }
  const differences = utilities.flatMap((utility) =>
    groups
      .filter((other) => other !== utility)
      .flatMap((other) => [`${other} ${utility}`, `${utility} ${other}`])
      .filter((classes) => cn(classes) !== mergeAll(classes)),
  );
  expect(differences).toEqual([]);
});

describe("what a caller passes wins over the component's own", () => {
  test.each([
    [
      "rounded-l rounded-r-full px-3.5 py-1.5 text-base",
      "rounded-full p-0",
      "text-base rounded-full p-0",
    ],
    ["bg-muted hover:bg-dune", "bg-dune", "hover:bg-dune bg-dune"],
    ["px-4 py-5 sm:px-5", "py-1", "px-4 sm:px-5 py-1"],
    ["stop size-5", "hidden lg:block size-6", "stop hidden lg:block size-6"],
  ])("%s, %s", (own, passed, merged) => {
    expect(cn(own, passed)).toBe(merged);
  });

  test("a size of text and its color stay beside each other, and beside a family and a weight", () => {
    const looks = "font-display text-d2 font-bold text-muted-foreground";
    expect(cn("font-sans text-lead font-medium text-foreground", looks)).toBe(looks);
  });

  test("what is not given is left out", () => {
    expect(cn("container", undefined, false, "py-section")).toBe("container py-section");
  });
});
