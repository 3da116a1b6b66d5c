const WORDS = "no one two three four five six seven eight nine ten".split(" ");

/** "four"; in figures above ten: "12". */
export const numberInWords = (count: number): string => WORDS[count] ?? String(count);

/** "four offices" as "Four offices", to begin a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
