import {
  acceptance,
  aqls,
  codeLetters,
  letters,
  levels,
  sampleSizes,
  type Aql,
  type Level,
  type Severity,
} from "./aql-tables";

/** How many pieces are opened, and with how many defects the lot still passes. */
export type Plan = {
  /** The code letter of the lot, and the one at which the arrows of the table end. */
  letter: string;
  endLetter: string;
  /** The sample size in the table, and the one used, which is never more than the lot. */
  asked: number;
  sampleSize: number;
  /** The acceptance number. One more defect refuses the lot. */
  accept: number;
  isWholeLot: boolean;
};

/**
 * The lot size range of a lot. The last range ends at Infinity.
 * @throws RangeError if the lot size is not a number
 */
export function findBand(lotSize: number): { from: number; to: number; letters: string } {
  const index = codeLetters.findIndex(({ max }) => lotSize <= max);
  const band = codeLetters[index];
  if (!band) throw new RangeError(`No band has a lot of ${lotSize} pieces.`);
  return { from: (codeLetters[index - 1]?.max ?? 1) + 1, to: band.max, letters: band.letters };
}

export function findCodeLetter(lotSize: number, level: Level): string {
  return findBand(lotSize).letters.charAt(levels.indexOf(level));
}

/** Looks up the sampling plan. Follows the arrows of the table to the first number. */
export function findPlan(lotSize: number, letter: string, aql: Aql, severity: Severity): Plan {
  const column = aqls.indexOf(aql);
  let row = letters.indexOf(letter);
  const readCell = () => acceptance[severity][row + column] ?? "^";
  while (Number.isNaN(Number(readCell()))) row += readCell() === "v" ? 1 : -1;
  const asked = sampleSizes[row] ?? lotSize;
  return {
    letter,
    endLetter: letters.charAt(row),
    asked,
    sampleSize: Math.min(asked, lotSize),
    accept: Number(readCell()),
    isWholeLot: asked >= lotSize,
  };
}
