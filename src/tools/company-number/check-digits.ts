/** The 31 characters of a unified social credit code, in the order of their values. */
export const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Of the first 17 characters (GB 32100-2015): the powers of 3, modulo 31. */
export const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** How the 18th character follows from the first 17. */
export function computeCheck(number: string) {
  const values = Array.from(number.slice(0, 17), (character) => alphabet.indexOf(character));
  const sum = values.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
  const rest = (31 - (sum % 31)) % 31;
  return { values, sum, rest, character: alphabet.charAt(rest) };
}

/** The ninth character of an organization code by the first eight (GB 11714-1997). */
export function findOrganizationCheck(code: string): string {
  const sum = [3, 7, 9, 10, 5, 8, 4, 2].reduce(
    (total, weight, i) => total + Number.parseInt(code.charAt(i), 36) * weight,
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}
