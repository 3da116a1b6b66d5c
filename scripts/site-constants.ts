import encodeQR from "qr";
import { site, wechatQrLink } from "../src/config/site.ts";

/**
 * What the code knows of `src/config/site.ts` as literals, as Vite's `define`: the way that is not
 * set is left out of the build, and nobody downloads what draws the QR code.
 */
export const siteConstants: Record<string, string> = {
  __ENQUIRIES__: JSON.stringify(site.enquiries),
  __WECHAT_QR__: JSON.stringify(drawQrCode(wechatQrLink)),
};

/** The QR code of a text as the path of an SVG that is `size` units wide, with its quiet zone. */
function drawQrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { border: 4 }).map((row) => row.map(Number).join(""));
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: dark, index }) => {
      const width = String(dark.length);
      return `M${String(index)} ${String(y)}h${width}v1h-${width}z`;
    }),
  );
  return { size: rows.length, path: path.join("") };
}
