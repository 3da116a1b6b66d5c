declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff" | "woff2";
    /** A number fixes the axis at this value. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** The OpenType features to keep; all when omitted. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };

  /** The font with only the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
