import { expect, test } from "vitest";
import { isBlank, removeUnstorable, tidyText } from "./clean-text";

test.each([
  ["price\0list", "pricelist"],
  ["\uDE00 and the other half", " and the other half"],
  ["a\u0001b\u001Bc\u007Fd\u0092e\uFFFEf\uFFFFg", "abcdefg"],
  ["two\vlines\fand a page", "two lines and a page"],
])("%j is stored as %j", (text, stored) => {
  expect(removeUnstorable(text)).toBe(stored);
});

test.each([
  ["Ship\u00ADping con\u200Btainer\uFEFF", "Shipping container"],
  ["\u2060 Two  words\u3164", "Two  words"],
  ["1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["می‌خواهم", "می‌خواهم"],
  ["क्‍ष", "क्‍ष"],
])("the title %j is tidied to %j", (typed, tidy) => {
  expect(tidyText(typed)).toBe(tidy);
});

test.each(["", "\u3164\u00AD", "\u200D\uFE0F", "\u2800", "\u{E0020}", "\0", "\u00A0\u200B"])(
  "%j is blank, and nothing is left of it",
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(tidyText(text)).toBe("");
  },
);

test.each(["a", "–", "❤️", "验", "\u0301", "0"])("%j is not blank", (text) => {
  expect(isBlank(text)).toBe(false);
});
