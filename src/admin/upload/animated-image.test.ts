import { expect, test } from "vitest";
import { isAnimated } from "./animated-image";

const file = (text: string) => new Blob([Uint8Array.from(text, (c) => c.charCodeAt(0))]);
const webp = (flags: number) => file(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}`);

test.each([
  { name: "a WebP with the animation flag", image: webp(0x12), expected: true },
  { name: "a WebP with only transparency", image: webp(0x10), expected: false },
  { name: "an animated PNG", image: file("\x89PNG\r\n IHDR acTL IDAT"), expected: true },
  { name: "a PNG", image: file("\x89PNG\r\n IHDR IDAT acTL"), expected: false },
])("$name: $expected", async ({ image, expected }) => {
  expect(await isAnimated(image)).toBe(expected);
});
