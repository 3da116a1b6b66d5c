import { expect, test } from "vitest";
import { outlineText } from "./wordmark.ts";

const PLACE = { x: 10, baseline: 29, size: 26 };

test("each letter becomes a path, a space none", async () => {
  const { paths } = await outlineText("Jäger Żółw Việt", PLACE);
  expect(paths.match(/<path d="M[^"]+"\/>/g)).toHaveLength("JägerŻółwViệt".length);
});

test("a longer name is wider, and a larger one by as much as it is larger", async () => {
  const short = await outlineText("Öko", PLACE);
  const long = await outlineText("Ökostrom", PLACE);
  const large = await outlineText("Öko", { ...PLACE, size: 52 });
  expect(long.width).toBeGreaterThan(short.width);
  expect(large.width).toBeCloseTo(2 * short.width, 5);
});

test("a letter that the font lacks is named", async () => {
  await expect(outlineText("Orange 东", PLACE)).rejects.toThrow('the display font has no "东".');
});
