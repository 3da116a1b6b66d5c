import { expect, test } from "vitest";
import { findRegion } from "./find-region";
import { cities, counties, provinces } from "./regions";

test.each([
  ["330782", "county", "Yiwu, Jinhua, Zhejiang"],
  ["440300", "city", "Shenzhen, Guangdong"],
  ["310115", "county", "Pudong, Shanghai"],
  ["110000", "province", "Beijing"],
  ["419001", "county", "Jiyuan, Henan"],
  // Dissolved districts and cities, whose companies keep their numbers.
  ["330104", "county", "Jianggan, Hangzhou, Zhejiang"],
  ["371202", "city", "Laiwu, Shandong"],
  // Not divisions of the state, but zones that register companies.
  ["320594", "county", "Suzhou Industrial Park, Suzhou, Jiangsu"],
  ["330201", "city", "Ningbo, Zhejiang"],
  ["441999", "city", "Dongguan, Guangdong"],
])("%s is a %s: %s", (code, level, name) => {
  expect(findRegion(code)).toEqual({ level, name });
});

test("100000 is the national authority, and an unknown province is no place", () => {
  expect(findRegion("100000")).toEqual({ level: "national" });
  expect(findRegion("990000")).toBeNull();
});

test("each list is in order, without a code twice, and under a code that the table has", () => {
  for (const list of [...Object.values(cities), ...Object.values(counties)]) {
    const codes = list.split(", ").map((entry) => entry.slice(0, 2));
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(list).toMatch(/^(\d\d [A-Z][\p{L}' ]+(, |$))+$/u);
  }
  for (const code of [...Object.keys(cities), ...Object.keys(counties)])
    expect(provinces).toHaveProperty(code.slice(0, 2));
});
