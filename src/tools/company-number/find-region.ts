import { cities, counties, provinces } from "./regions";

function findName(list: string | undefined, digits: string): string | undefined {
  const entry = list?.split(", ").find((one) => one.startsWith(digits));
  return entry?.slice(digits.length + 1);
}

/**
 * The place of the authority that issued a number, from the smallest known to the province: "Yiwu,
 * Jinhua, Zhejiang". Null if even the province is unknown.
 */
export function findRegion(code: string): string | null {
  const province = provinces[code.slice(0, 2)];
  if (!province) return null;
  const city = findName(cities[code.slice(0, 2)], code.slice(2, 4));
  const county = findName(counties[code.slice(0, 4)], code.slice(4));
  return [county, city, province].filter(Boolean).join(", ");
}
