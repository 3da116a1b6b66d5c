import { expect, test } from "vitest";
import { companyNumber } from "@/config/site";
import {
  answer,
  checking,
  form,
  irregularAnswer,
  wrongAnswer,
} from "@/content/tools/company-number";
import { errorsOf, solve } from "../../../tests/support/solve-tool";
import { alphabet, computeCheck } from "./read-number";
import { cities, counties, findRegion, provinces } from "./regions";
import { companyNumberTool } from "./company-number-page";

const TENCENT = "9144030071526726XG";

const check = (number: string) => solve(companyNumberTool, { number });
const statusOf = (number: string) => check(number).result.status;
const rowsOf = (number: string) =>
  check(number).view.rows.map(({ label, figure }) => `${label}: ${figure}`);

test("the agency’s own number, which is the example, is right", () => {
  expect(solve(companyNumberTool).result.status, companyNumber).toBe("right");
});

test.each([
  ["914403001922038216", "An enterprise", "Shenzhen, Guangdong"], // Huawei
  [TENCENT, "An enterprise", "Shenzhen, Guangdong"],
  ["91330100799655058B", "An enterprise", "Hangzhou, Zhejiang"], // Alibaba (China)
  ["91440300192317458F", "An enterprise", "Shenzhen, Guangdong"], // BYD
  ["92330782MA2A488L6L", "Not a company", "Yiwu, Jinhua, Zhejiang"],
  ["12440300MB2C92173E", "Not a company", "Shenzhen, Guangdong"],
])("the published number %s is right: %s in %s", (number, figure, place) => {
  const { view } = check(number);
  expect([view.figure, view.rows[2]?.figure, view.warnings]).toEqual([figure, place, []]);
  const { company, other } = answer.decisions;
  expect(view.decision).toBe(figure === "An enterprise" ? company : other);
  const others = Array.from(alphabet.replace(number.slice(17), ""));
  expect(others.filter((last) => statusOf(number.slice(0, 17) + last) !== "wrong")).toEqual([]);
});

test.each([
  ["lowercase letters", "9144030071526726xg"],
  ["spaces and dashes", " 9144 0300 7152-6726-XG "],
  ["full-width characters", "９１４４０３００７１５２６７２６ＸＧ"],
  ["the label of the license in front", "统一社会信用代码：9144030071526726XG"],
])("%s make no difference", (_name, text) => {
  expect(check(text)).toEqual(check(TENCENT));
});

test.each([
  ["letters that look like digits", "9I44O3001922038216", ["Position 2, 5: 1, not I; 0, not O"]],
  ["one letter among 9 to 17", "91440300192Z038216", ["Position 12: 2, not Z"]],
  ["a letter that looks like none", "9144V3001922038216", ["Position 5: 0, not V"]],
  ["too many of them", "9144V3VV1922038216", []],
  ["a wrong digit", "914403001922938216", ["Position 13: 0, not 9"]],
  ["a wrong end", "91330100799655058W", ["Position 18: B, not W"]],
  // A trade union of Shenzhen would have 81 in front.
  ["two ways", "914403001922038217", ["Position 1: 8, not 9", "Position 18: 6, not 7"]],
])("a slip is found where a change makes all of it right: %s", (_name, number, slips) => {
  expect(check(number).view).toMatchObject({ figure: "Typed wrong", warnings: [] });
  expect(rowsOf(number)).toEqual(slips);
});

test.each(["91350203M0001QKT19", "91350100M0001TGQXM", "91350211M0000XUF46", "91350203M0001FUE2P"])(
  "the real number %s of Fujian, whose end never fitted, is to be looked up and not typed again",
  (number) => {
    expect(check(number).view).toMatchObject(irregularAnswer);
    expect(rowsOf(number).at(-1)).toContain("Fujian");
    // With another slip, or elsewhere, it is typed wrong.
    for (const other of [number.replace("M000", "M001"), number.replace("9135", "9133")])
      expect(statusOf(other)).toBe("wrong");
  },
);

test("a wrong number says where the slip is, and is never corrected as the firm’s", () => {
  expect(check("914403001922938216").view.text).toBe(wrongAnswer.text(false, 1));
  expect(check("911100008021004333").view.text).toBe(wrongAnswer.text(true, 3));
  // 1 and N count the same in the check of characters 9 to 17, which so cannot rule a slip out there.
  expect(rowsOf("91440300192203821L")).toContain("Position 9: N, not 1");
  expect(check("91440300192203821L").view.text).not.toContain("slip");
  expect(JSON.stringify(check("914403001922938216").view)).not.toContain("914403001922038216");
});

test("other lengths are errors, and 15 digits are an old number", () => {
  const error = (number: string) => errorsOf(companyNumberTool, { number }).number;
  expect(error("—")).toBe(form.fields.number.message);
  expect(error("9144")).toBe("4 characters, 14 too few");
  expect(error("9".repeat(19))).toBe("19 characters, 1 too many");
  expect(check("321283000008569").view.figure).toBe("An old number");
});

test("a registered number can fail the check of its organization code, with a warning", () => {
  expect(check("914401017083387219").view).toMatchObject({ figure: "An enterprise" });
  expect(check("914401017083387219").view.warnings).toHaveLength(1);
});

test("an authority or a place that the tables do not have makes no number wrong", () => {
  for (const start of ["94990000192203821", "B1990000192203821"])
    expect(rowsOf(start + computeCheck(start).character)).toEqual([
      "Typing: Right",
      `Registered by: ${start.startsWith("9") ? "Market regulation" : answer.unknownAuthority}`,
      `Registered in: ${answer.unknownPlace}`,
    ]);
});

test("the check can be followed by hand", () => {
  const [values, , sum, last] = check(TENCENT).view.steps.map(({ how }) => how);
  expect(values).toMatch(/^9, 1, 4, 4, 0, .+, 6, 29$/);
  const { sum: total, rest } = computeCheck(TENCENT);
  expect(sum?.replace(",", "")).toBe(String(total));
  expect((total + rest) % 31).toBe(0);
  expect(last).toBe(checking.character(rest, "G", "G"));
});

test.each([
  ["100000", "China, nationally"],
  ["110000", "Beijing"],
  ["419001", "Jiyuan, Henan"],
  ["371202", "Laiwu, Shandong"], // Dissolved, but its companies keep their numbers.
  ["320594", "Suzhou Industrial Park, Suzhou, Jiangsu"], // Not a division of the state.
  ["441999", "Dongguan, Guangdong"],
])("%s is in %s", (code, name) => {
  expect(findRegion(code)).toBe(name);
});

test("each list of places is in order, without a code twice, under a code that the table has", () => {
  for (const list of [...Object.values(cities), ...Object.values(counties)]) {
    const codes = list.split(", ").map((entry) => entry.slice(0, 2));
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(list).toMatch(/^(\d\d [A-Z][\p{L}' ]+(, |$))+$/u);
  }
  for (const code of [...Object.keys(cities), ...Object.keys(counties)])
    expect(provinces).toHaveProperty(code.slice(0, 2));
});
