/**
 * Makes the fonts in src/assets/fonts: subsets of the @fontsource-variable packages, with the
 * characters that src/styles/fonts.css declares in each `unicode-range`.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { listCharacters } from "../brand/characters.ts";

const root = path.resolve(import.meta.dirname, "../..");
const packages = path.join(root, "node_modules/@fontsource-variable");
const outputs = path.join(root, "src/assets/fonts");

// Only the weights in use: the axis of the original begins at a lighter weight.
const TEXT_WEIGHTS = { wght: { min: 400, max: 600, default: 400 } };
const FONTS = [
  { family: "familjen-grotesk", axes: {} },
  { family: "source-sans-3", axes: TEXT_WEIGHTS },
];
const PARTS = ["core", "more"];

const OPTIONS = { targetFormat: "woff2" as const, keepFeatures: ["kern", "tnum"], noHinting: true };

const css = await readFile(path.join(root, "src/styles/fonts.css"), "utf8");
await mkdir(outputs, { recursive: true });

for (const { family, axes } of FONTS) {
  const original = await readFile(
    path.join(packages, family, `files/${family}-latin-wght-normal.woff2`),
  );
  for (const part of PARTS) {
    const file = `${family}-${part}.woff2`;
    const face = css.split("@font-face").find((rule) => rule.includes(`/${file}"`)) ?? "";
    const text = listCharacters(face).join("");
    if (text === "") throw new Error(`fonts.css declares no unicode-range for ${file}`);
    const data = await subsetFont(original, text, { ...OPTIONS, variationAxes: axes });
    await writeFile(path.join(outputs, file), data);
    console.log(`${file}  ${(data.length / 1024).toFixed(1)} KiB`);
  }
  // The Open Font License requires a copy of itself with the fonts.
  await copyFile(
    path.join(packages, family, "LICENSE"),
    path.join(outputs, `${family}-license.txt`),
  );
}
