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
  /** The code letter where the table was entered, and where its arrows end. */
  letter: string;
  endLetter: string;
  /** What the table asks for, and what of it there is: never more than the lot. */
  asked: number;
  sampleSize: number;
  /** Accept up to so many defects; one more refuses the lot. */
  accept: number;
  isWholeLot: boolean;
};

/** The band of lot sizes that a lot lies in, its upper end Infinity for the last. */
export function findBand(lotSize: number): { from: number; to: number; letters: string } {
  const index = codeLetters.findIndex(({ max }) => lotSize <= max);
  const band = codeLetters[index];
  if (!band) throw new RangeError(`No band has a lot of ${lotSize} pieces.`);
  return { from: (codeLetters[index - 1]?.max ?? 1) + 1, to: band.max, letters: band.letters };
}

export function findCodeLetter(lotSize: number, level: Level): string {
  return findBand(lotSize).letters.charAt(levels.indexOf(level));
}

/** Follows the arrows of the table to the first number. */
export function findPlan(lotSize: number, letter: string, aql: Aql, severity: Severity): Plan {
  const column = aqls.indexOf(aql);
  let row = letters.indexOf(letter);
  let cell = readCell(severity, row, column);
  while (cell === "v" || cell === "^") {
    row += cell === "v" ? 1 : -1;
    cell = readCell(severity, row, column);
  }
  const asked = sampleSizes[row] ?? lotSize;
  return {
    letter,
    endLetter: letters.charAt(row),
    asked,
    sampleSize: Math.min(asked, lotSize),
    accept: Number(cell),
    isWholeLot: asked >= lotSize,
  };
}

function readCell(severity: Severity, row: number, column: number): string {
  const cell = acceptance[severity][row]?.split(" ")[column];
  if (cell === undefined) throw new RangeError(`The table has no row ${row}, column ${column}.`);
  return cell;
}
