import { describe, expect, test } from "vitest";
import { findPasswordProblem } from "./password-rule.ts";

const NAMES = ["Harbor Bridge", "www.harborbridge.example", "Shenzhen"];

describe("a new admin password", () => {
  test.each([
    "umbrella lantern copper dune",
    "四川麻辣火锅和二十只灯笼真好",
    "the harbor bridge has green doors",
    "xK9#mQ2$vL7!z",
  ])("%s is accepted", (password) => {
    expect(findPasswordProblem(password, NAMES)).toBeNull();
  });

  test.each([
    ["", "Use multiple words"],
    ["Tr0ub4dor&3", "Add more words"],
    ["seven wet umbrellas", "Four or more words"],
    ["correct horse battery staple", "no known phrase"],
    ["qwertyuiopasdfghjkl", "commonly used password"],
    ["1999-12-24-1998-11", "Dates are easy to guess"],
    ["harborbridge2026!", "page related data"],
    ["Harbor-Bridge-Shenzhen-2026!", "page related data"],
    ["a".repeat(40), "Repeated characters"],
  ])("%j is refused with a reason that shows nothing of it", (password, reason) => {
    const problem = findPasswordProblem(password, NAMES);
    expect(problem).toContain(reason);
    for (const word of password.split(/\W/).filter((part) => part.length > 4)) {
      expect(problem).not.toContain(word);
    }
  });
});
