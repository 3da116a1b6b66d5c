import { expect, test } from "vitest";
import { alphabet, findCheckCharacter } from "./check-digits";
import { readNumber } from "./read-number";

const HUAWEI = "914403001922038216";
const TENCENT = "9144030071526726XG";

/** For example "13: 0 for 9", one line for each suggested number. */
function suggestionsFor(text: string): string[] {
  const reading = readNumber(text);
  if (reading.status !== "wrong") throw new Error(reading.status);
  return reading.suggestions.map(({ slips }) =>
    slips.map(({ position, typed, meant }) => `${position}: ${meant} for ${typed}`).join(", "),
  );
}

test.each([
  [HUAWEI, "enterprise", "Shenzhen, Guangdong"],
  [TENCENT, "enterprise", "Shenzhen, Guangdong"],
  ["91330100799655058B", "enterprise", "Hangzhou, Zhejiang"], // Alibaba (China)
  ["91440300192317458F", "enterprise", "Shenzhen, Guangdong"], // BYD
  ["92330782MA2A488L6L", "individual business", "Yiwu, Jinhua, Zhejiang"],
  ["12440300MB2C92173E", "public institution", "Shenzhen, Guangdong"],
])("the published number %s is of an %s in %s", (number, kind, name) => {
  expect(readNumber(number)).toMatchObject({
    status: "right",
    registrar: { kind },
    region: { name },
    isOrganizationRight: true,
  });
  const others = alphabet.replace(number.slice(17), "");
  for (const last of others) expect(readNumber(number.slice(0, 17) + last).status).toBe("wrong");
});

test.each([
  ["lowercase letters", "9144030071526726xg"],
  ["spaces and dashes", " 9144 0300 7152-6726-XG "],
  ["full-width characters", "９１４４０３００７１５２６７２６ＸＧ"],
  ["the label of the license in front", "统一社会信用代码：9144030071526726XG"],
])("%s make no difference", (_name, text) => {
  expect(readNumber(text)).toMatchObject({ status: "right", number: TENCENT });
});

test("letters that no number has are read as what they look like", () => {
  expect(suggestionsFor("9I44O3001922038216")).toEqual(["2: 1 for I, 5: 0 for O"]);
  expect(suggestionsFor("91440300192Z038216")).toEqual(["12: 2 for Z"]);
  expect(suggestionsFor("9144V3001922038216")).toEqual(["5: 0 for V"]);
  expect(suggestionsFor("9144V3VV1922038216")).toEqual([]);
});

test("the one wrong character is found where only one change makes all of it right", () => {
  expect(suggestionsFor("914403001922938216")).toEqual(["13: 0 for 9"]);
  expect(suggestionsFor("91330100799655058W")).toEqual(["18: B for W"]);
  // A trade union of Shenzhen would have 81 in front.
  expect(suggestionsFor("914403001922038217")).toEqual(["1: 8 for 9", "18: 6 for 7"]);
  expect(suggestionsFor("911100008021004333")).toContain("18: B for 3");
  expect(readNumber("914403001922938216")).toMatchObject({ isOrganizationRight: false });
  expect(readNumber("911100008021004333")).toMatchObject({ isOrganizationRight: true });
});

test("missing and extra characters are counted", () => {
  for (const count of [0, 9, 17, 19])
    expect(readNumber("9".repeat(count))).toEqual({ status: "incomplete", count });
});

test("15 digits are an old registration number, with a check digit of its own", () => {
  expect(readNumber("321283000008569")).toMatchObject({ status: "old", isRight: true });
  expect(readNumber("321283000008568")).toMatchObject({ status: "old", isRight: false });
});

test("a registered number can fail the check of its organization code alone", () => {
  expect(readNumber("914401017083387219")).toMatchObject({
    status: "right",
    isOrganizationRight: false,
  });
});

test("an authority, a kind or a place that the tables do not have makes no number wrong", () => {
  for (const start of ["94990000192203821", "B1990000192203821"])
    expect(readNumber(start + findCheckCharacter(start))).toMatchObject({
      status: "right",
      registrar: null,
      region: null,
    });
  expect(readNumber("99140000MA0H3UTK9E")).toMatchObject({ registrar: { kind: "other" } });
});
