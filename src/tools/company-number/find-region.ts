import { cities, counties, NATIONAL, provinces } from "./regions";

export type Region =
  | { level: "national" }
  /** `name` lists the places from the smallest known to the province: "Yiwu, Jinhua, Zhejiang". */
  | { level: "province" | "city" | "county"; name: string };

function findName(list: string | undefined, digits: string): string | undefined {
  return list
    ?.split(", ")
    .find((entry) => entry.startsWith(digits))
    ?.slice(digits.length + 1);
}

/** The place of the authority that issued a number, or null if even its province is unknown. */
export function findRegion(code: string): Region | null {
  if (code === NATIONAL) return { level: "national" };
  const province = provinces[code.slice(0, 2)];
  if (!province) return null;
  const city = findName(cities[code.slice(0, 2)], code.slice(2, 4));
  const county = findName(counties[code.slice(0, 4)], code.slice(4));
  return {
    level: county ? "county" : city ? "city" : "province",
    name: [county, city, province].filter(Boolean).join(", "),
  };
}
