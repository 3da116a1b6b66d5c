import { describe, expect, test } from "vitest";
import { fakeCanvas } from "../../../tests/support/canvas";
import { shrinkImage } from "./shrink-image";

const file = (name: string, type: string, content = "pixels") =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });
const webp = (flags: number) => `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}`;
const png = (chunks: string) => `\x89PNG\r\n IHDR ${chunks}`;

describe("the smaller copy of a picture", () => {
  test.each([
    { of: [6000, 4000], width: 2000, height: 1333 },
    { of: [900, 1200], width: 900, height: 1200 },
    { of: [30_000, 2], width: 2000, height: 1 },
  ])("of $of pixels is a JPEG of $width × $height at quality 0.82", async ({ of, ...size }) => {
    const [width = 0, height = 0] = of;
    const { drawn } = fakeCanvas({ picture: { width, height } });
    const copy = await shrinkImage(file("灯泡.big.jfif", "image/jpeg"));
    expect(drawn).toEqual([{ ...size, type: "image/jpeg", quality: 0.82 }]);
    expect(copy).toMatchObject({ name: "灯泡.big.jpg", type: "image/jpeg", size: 40 });
  });

  test.each([
    { of: "a PNG without transparency", isTransparent: false, writesWebp: true, name: "logo.jpg" },
    { of: "a PNG with transparency", isTransparent: true, writesWebp: true, name: "logo.webp" },
    { of: "such a PNG in Safari", isTransparent: true, writesWebp: false, name: "logo.png" },
  ])("of $of is $name", async ({ isTransparent, writesWebp, name }) => {
    fakeCanvas({ isTransparent, writesWebp });
    const copy = await shrinkImage(file("logo.png", "image/png"));
    expect(copy?.name).toBe(name);
  });

  test.each(["image/svg+xml", "image/gif"])("is never made of %s", async (type) => {
    const { decode } = fakeCanvas();
    expect(await shrinkImage(file("drawing", type))).toBeNull();
    expect(decode).not.toHaveBeenCalled();
  });

  test.each([
    { of: "a WebP that moves", type: "image/webp", content: webp(0x12), isMade: false },
    { of: "a transparent WebP", type: "image/webp", content: webp(0x10), isMade: true },
    { of: "a PNG that moves", type: "image/png", content: png("acTL IDAT"), isMade: false },
    { of: "a PNG", type: "image/png", content: png("IDAT acTL"), isMade: true },
  ])("keeps all frames: $of", async ({ type, content, isMade }) => {
    fakeCanvas();
    expect((await shrinkImage(file("a", type, content))) !== null).toBe(isMade);
  });

  test("is not made of a file that the browser can't read", async () => {
    fakeCanvas({ picture: "unreadable" });
    expect(await shrinkImage(file("broken.jpg", "image/jpeg"))).toBeNull();
  });
});
