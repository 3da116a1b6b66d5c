const COUNTS = "no one two three four five six seven eight nine ten".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** "four"; in figures above ten: "12". */
export function countInWords(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** "second"; in figures above the tenth: "12th". */
export function ordinal(position: number): string {
  return ORDINALS[position - 1] ?? `${position}${ordinalEnding(position)}`;
}

function ordinalEnding(position: number): string {
  const isTeen = position % 100 > 10 && position % 100 < 14;
  return (!isTeen && ["th", "st", "nd", "rd"][position % 10]) || "th";
}
