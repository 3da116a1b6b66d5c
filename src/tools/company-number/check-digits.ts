/** The 31 characters of a unified social credit code, in the order of their values. */
export const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** The 18th character by the first 17 (GB 32100-2015): weights are the powers of 3, modulo 31. */
export function findCheckCharacter(number: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of number.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet.charAt((31 - (sum % 31)) % 31);
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

/** The 15th digit of an old registration number by the first 14 (GS 15-2006: MOD 11,10). */
export function findOldCheckDigit(number: string): string {
  let product = 10;
  for (const digit of number.slice(0, 14))
    product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return String((11 - product) % 10);
}
