/** The types of scripts/chromium.mjs, which TypeScript does not read (`allowJs` is off). */
declare module "*/scripts/chromium.mjs" {
  export function findChromium(): string | null;
  export function ensureChromium(): string;
}
