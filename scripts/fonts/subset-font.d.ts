declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff" | "woff2";
    /** A number keeps one value of an axis. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** OpenType features; all where this is missing. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };

  /** The font with the characters of `text` alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
