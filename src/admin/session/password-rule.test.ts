import { describe, expect, test } from "vitest";
import { findPasswordProblem } from "./password-rule";

const NAMES = ["Harbor Bridge", "harbor-local"];

describe("a new admin password", () => {
  test.each([
    "seven wet umbrellas",
    "四川麻辣火锅和二十只灯笼真好",
    "the harbor bridge has green doors",
  ])("%s is accepted", (password) => {
    expect(findPasswordProblem(password, NAMES)).toBeNull();
  });

  test.each([
    ["wet umbrell", "At least 12 characters are needed; this has 11."],
    ["seven wet umbrellas ", "A space at the beginning"],
    ["8403-2295-1764", "Letters are needed too"],
    ["aaaaaaaaabcdef", "More different characters"],
    ["Harbor-Bridge-2026", '"Harbor Bridge" is among the first things'],
    ["qwerty-abcdef-99", '"qwerty" is among the first things'],
  ])("%j is refused with a reason", (password, reason) => {
    expect(findPasswordProblem(password, NAMES)).toContain(reason);
  });
});
