/** The number of coordinates of each path command in glyph outlines. */
const ARITY = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6 };

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/**
 * Joins numbers as tightly as SVG allows: no leading zero, no space before a minus sign.
 * @param {number[]} values
 */
const join = (values) =>
  values
    .map((value) => String(round(value)).replace(/^(-?)0\./, "$1."))
    .reduce((text, part) => text + (text && !part.startsWith("-") ? " " : "") + part, "");

/**
 * Rewrites a path of absolute commands, as font tools export outlines, with relative ones. That
 * takes half the digits.
 * @param {string} d
 */
function toRelative(d) {
  let text = "";
  let last = "";
  // The current point of the rounded path. Steps are relative to it, so rounding errors do not add
  // up.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", numbers = ""] of d.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    if (command === "Z") {
      text += "z";
      last = "z";
      [x, y] = [startX, startY];
      continue;
    }
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let at = 0; at < values.length; at += ARITY[command]) {
      const step = values
        .slice(at, at + ARITY[command])
        .map((value, i) => round(value - (command === "V" || (command !== "H" && i % 2) ? y : x)));
      // Exported outlines repeat each point as a line of length zero.
      if (command !== "M" && step.every((value) => value === 0)) continue;
      const letter = command.toLowerCase();
      const tail = join(step);
      const gap = tail.startsWith("-") ? "" : " ";
      text += letter === last && letter !== "m" ? gap + tail : letter + tail;
      last = letter;
      if (command === "H") x += step[0];
      else if (command === "V") y += step[0];
      else [x, y] = [x + step.at(-2), y + step.at(-1)];
      if (command === "M") [startX, startY] = [x, y];
    }
  }
  return text;
}

/**
 * Shrinks a drawing without a visible change: two decimals, relative glyph outlines, no space
 * between tags. Hand-drawn paths (relative or with arcs) keep their commands.
 * @param {string} svg
 */
export function shrinkSvg(svg) {
  const isOutline = /^[MLHVQCZ\d\s.,-]+$/;
  return (
    svg
      .replace(/ d="([^"]*)"/g, (_, d) => {
        const short = isOutline.test(d)
          ? toRelative(d)
          : d.replace(/\d+\.\d+/g, (number) => String(round(Number(number))));
        return ` d="${short}"`;
      })
      .replace(/>\s+</g, "><")
      .trim() + "\n"
  );
}
