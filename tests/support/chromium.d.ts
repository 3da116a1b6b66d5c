/** The types of scripts/chromium.mjs, which TypeScript does not look into. */
declare module "*/scripts/chromium.mjs" {
  export function findChromium(): string | null;
  export function ensureChromium(): string;
}
