/** The types of scripts/postgres.mjs, which TypeScript does not read (`allowJs` is off). */
declare module "*/scripts/postgres.mjs" {
  export const POSTGRES_INSTALL_HINT: string;
  export function findPostgres(): string | null;
}
