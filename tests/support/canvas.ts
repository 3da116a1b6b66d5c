import { onTestFinished, vi } from "vitest";
import { makeContent } from "./pictures";

type Canvas = {
  /** The result of decoding a chosen file. */
  picture?: { width: number; height: number } | "unreadable";
  isTransparent?: boolean;
  writesWebp?: boolean;
  copyBytes?: number;
};

type Drawing = { width: number; height: number; type: string; quality: unknown };

/**
 * Mocks what jsdom lacks until the end of the test: decoding, drawing and encoding of pictures.
 * `drawn` has the canvases that were encoded.
 */
export function fakeCanvas({
  picture = { width: 6000, height: 4000 },
  isTransparent = false,
  writesWebp = true,
  copyBytes = 40,
}: Canvas = {}) {
  const drawn: Drawing[] = [];
  const decode = vi.fn(() =>
    picture === "unreadable"
      ? Promise.reject(new DOMException("no picture", "InvalidStateError"))
      : Promise.resolve({ ...picture, close: () => undefined }),
  );
  vi.stubGlobal("createImageBitmap", decode);
  const prototype = HTMLCanvasElement.prototype;
  const original: unknown = Reflect.get(prototype, "getContext");
  Reflect.set(prototype, "getContext", () => ({
    drawImage: () => undefined,
    getImageData: () => ({ data: [1, 2, 3, 255, 4, 5, 6, isTransparent ? 254 : 255] }),
  }));
  vi.spyOn(prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = "",
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, type, quality });
    const written = type === "image/webp" && !writesWebp ? "image/png" : type;
    const bytes = makeContent(written === "image/webp" ? written : "image/jpeg", copyBytes);
    done(new Blob([bytes], { type: written }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.set(prototype, "getContext", original);
  });
  return { drawn, decode };
}
