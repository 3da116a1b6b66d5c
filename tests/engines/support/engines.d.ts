/** The types of scripts/engines.mjs, which TypeScript does not read (`allowJs` is off). */
declare module "*/scripts/engines.mjs" {
  export const ENGINES: readonly { name: "Firefox" | "WebKit"; isInstalled: () => boolean }[];
  export function findFirefox(): string | null;
}
