/** The types of scripts/postgres.mjs, which TypeScript does not read (`allowJs` is off). */
declare module "*/scripts/postgres.mjs" {
  export const HOW_TO_GET_POSTGRES: string;
  export function findPostgres(): string | null;
}
