/** The figures that a sentence names, such as the limits in an error: ["1", "10,000,000"]. */
export const findFigures = (sentence: string): string[] =>
  sentence.match(/\d(?:[\d.,]*\d)?/g) ?? [];
