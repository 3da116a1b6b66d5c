/**
 * The longest start of a text that fits. A binary search over whole characters, so that none is cut
 * in half.
 */
export function findFittingStart(text: string, fits: (start: string) => boolean): string {
  const characters = Array.from(text);
  const start = (length: number) => characters.slice(0, length).join("");
  let [fitting, tooLong] = [0, characters.length + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(start(middle))) fitting = middle;
    else tooLong = middle;
  }
  return start(fitting);
}
