/** "5–10%" with word joiners, so that no line ends at its dash. */
export const unbroken = (range: string): string => range.replace("–", "\u2060–\u2060");
