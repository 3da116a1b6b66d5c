import { expect, test } from "vitest";
import { tidySpaces } from "./tidy-spaces";

test.each([
  ["words", "A\u00a0word1\u00a0word2\u202fof\u00a0\u00a0ours", "A word1 word2 of  ours"],
  ["a year and what follows", "in\u00a02026\u00a0we\u00a0met", "in 2026 we met"],
  ["a number before its unit", "10\u00a0kg\u00a0or 2.5\u202fm²", "10\u00a0kg or 2.5\u202fm²"],
  [
    "shares and money",
    "5\u00a0% of 1\u00a0200\u00a0000\u00a0€",
    "5\u00a0% of 1\u00a0200\u00a0000\u00a0€",
  ],
  ["a number that is a name", "B2\u00a0kg and 10\u00a0kgs", "B2 kg and 10 kgs"],
])("no-break spaces of a paste become spaces, except with units: %s", (_, text, expected) => {
  expect(tidySpaces(text)).toBe(expected);
});
