import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

const FILES = "node_modules/@fontsource-variable/familjen-grotesk/files";
/** The files of the display face, the one with the most common letters first. */
const PARTS = ["latin", "latin-ext", "vietnamese"];
const BOLD = { wght: 700 };
/** In ems, as tight as the headlines. */
const TRACKING = -0.03;

/** The name has a letter that the display font lacks. Whoever chose the name can change it. */
class MissingLetterError extends Error {
  override name = "MissingLetterError";

  constructor(letter: string) {
    super(
      `The logo cannot be drawn: the display font has no "${letter}". Write the name in Latin ` +
        "letters, or take another font: docs/make-it-yours.md says where it is named.",
    );
  }
}

export type Outlines = { paths: string; width: number };

/**
 * The outlines of a text in the bold display face, as `<path>` elements without a color.
 * `x` is where the text begins and `baseline` where it stands, in px like `size`; the width is that
 * of the text alone.
 * @throws {MissingLetterError} when the face lacks a letter of the text
 */
export async function outlineText(
  text: string,
  at: { x: number; baseline: number; size: number },
): Promise<Outlines> {
  const fonts = await Promise.all(PARTS.map((part) => openFont(part, text)));
  const paths: string[] = [];
  let x = at.x;
  for (const { font, letters } of splitByFont(text, fonts)) {
    const { glyphs, positions } = font.layout(letters);
    const scale = at.size / font.unitsPerEm;
    for (const [i, glyph] of glyphs.entries()) {
      const outline = glyph.path.scale(scale, -scale).translate(x, at.baseline).toSVG();
      if (outline) paths.push(`<path d="${outline}"/>`);
      x += (positions[i]?.xAdvance ?? 0) * scale + TRACKING * at.size;
    }
  }
  return { paths: paths.join(""), width: x - at.x - TRACKING * at.size };
}

async function openFont(part: string, text: string) {
  const file = await readFile(`${FILES}/familjen-grotesk-${part}-wght-normal.woff2`);
  // Cut to one weight as well: fontkit reads no variations of compressed fonts.
  const options = { targetFormat: "sfnt" as const, variationAxes: BOLD, keepFeatures: ["kern"] };
  const font = fontkit.create(Buffer.from(await subsetFont(file, text, options)));
  if (!("layout" in font)) throw new Error(`${part} is a collection of fonts.`);
  return font;
}

type Font = Awaited<ReturnType<typeof openFont>>;

/** The text in runs that one font can draw. */
function splitByFont(text: string, fonts: readonly Font[]) {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) throw new MissingLetterError(letter);
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}
