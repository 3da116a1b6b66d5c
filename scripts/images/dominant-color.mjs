import sharp from "sharp";

/**
 * The most frequent color of a picture as `#rgb`, which is precise enough for a placeholder.
 *
 * @param {string} file
 */
export async function dominantColor(file) {
  const { dominant, isOpaque } = await sharp(file).stats();
  if (!isOpaque) throw new Error(`${file} is transparent: its placeholder would show through`);
  const digits = [dominant.r, dominant.g, dominant.b].map((value) => (value >> 4).toString(16));
  return `#${digits.join("")}`;
}
